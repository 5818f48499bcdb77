import * as contract from '@larder/shared/account/auth.calls';
import * as calls from '@larder/shared/account/session.calls';

import { serve, type Served } from '#platform/http/serve';

import { login, register } from './auth.service.ts';
import { refreshCookie } from './cookie.rules.ts';
import { resetPassword } from './reset.service.ts';
import { resetMails } from './resetMails.service.ts';
import { sessionCalls } from './sessionCalls.service.ts';

export function authRoutes(served: Served): void {
  const { deps } = served;
  const session = sessionCalls(deps, refreshCookie(deps.config));
  const sendResetMail = resetMails(served);

  serve(served, contract.register, async ({ body, ...visit }) =>
    session.start(
      visit,
      await register(deps, { body, caller: visit.caller }),
      'Registration successful',
    ),
  );

  serve(served, contract.login, async ({ body, ...visit }) =>
    session.start(visit, await login(deps, { body, caller: visit.caller }), 'Login successful'),
  );

  serve(served, calls.refreshSession, async (visit) => session.renew(visit));

  serve(served, calls.logout, async (visit) => session.signOut(visit));

  serve(served, contract.forgotPassword, async ({ body, caller, request }) => {
    sendResetMail({ email: body.email, caller, request });
    return { message: 'Email Sent!' };
  });

  serve(served, contract.resetPassword, async ({ body, caller }) => {
    const role = await resetPassword(deps, { body, caller });
    return { message: 'Your password has been changed. Please log in.', role };
  });

  whoAmIRoute(served);
}

export function whoAmIRoute(served: Served): void {
  serve(served, calls.whoAmI, async ({ user }) => ({ role: user.role }));
}
