import * as contract from '@larder/shared/contract/auth';
import type { FastifyReply } from 'fastify';

import { sourceOf } from '#http/rateLimits';
import { serve, type Served } from '#http/serve';
import { authenticate, bearerToken } from '#identity/authenticate';
import { openMailer } from '#lib/mail';

import { afterAnswer } from './afterAnswer.ts';
import { login, register } from './auth.service.ts';
import { isFromOurPages, refreshCookie, refuseOtherPages } from './cookie.ts';
import { pagesAddress } from './pagesAddress.ts';
import { prepareResetMail, resetPassword } from './reset.service.ts';
import { endSession, renewSession, type RenewedSession } from './session.service.ts';
import { sessionAnswer } from './sessionAnswer.ts';

export function authRoutes(served: Served): void {
  const { app, deps } = served;
  const { config, limits, now } = deps;
  const cookie = refreshCookie(config);
  const mailer = openMailer(config);
  const later = afterAnswer(app);

  /** The access token in the answer, the refresh token in its cookie. */
  const signIn = (
    reply: FastifyReply,
    { refresh, ...session }: RenewedSession,
    message: string,
  ) => {
    const at = now();
    if (refresh) reply.header('set-cookie', cookie.set(refresh, at));
    return sessionAnswer(config, { ...session, message, at });
  };

  serve(served, contract.register, async ({ body, caller, reply }) =>
    signIn(reply, await register(deps, { body, caller }), 'Registration successful'),
  );

  serve(served, contract.login, async ({ body, caller, reply }) =>
    signIn(reply, await login(deps, { body, caller }), 'Login successful'),
  );

  serve(served, contract.refreshSession, async ({ request, caller, reply }) => {
    refuseOtherPages(request, config);
    const token = cookie.read(request);
    return signIn(reply, await renewSession(deps, { token, caller }), 'Session renewed');
  });

  // Another site may make a browser call this, but then nothing ends and nothing is cleared.
  serve(served, contract.logout, async ({ request, caller, reply }) => {
    const isOurs = isFromOurPages(request, config);
    const user = await authenticate(deps, bearerToken(request));
    const token = isOurs ? cookie.read(request) : undefined;
    await endSession(deps, { user, token, caller });
    if (!isOurs && !user) return;
    reply.header('set-cookie', cookie.clear());
    reply.header('clear-site-data', '"storage"');
  });

  serve(served, contract.forgotPassword, async ({ body, caller, request }) => {
    limits.spend('resetMail', sourceOf(request));
    const pagesAt = pagesAddress(config, app.server.address());
    const { email } = body;
    const at = now();
    later(async () => {
      const mail = await prepareResetMail(deps, { email, pagesAt, caller, at });
      if (mail) request.log.info({ mail: await mailer.send(mail) }, 'reset mail sent');
    });
    return { message: 'Email Sent!' };
  });

  serve(served, contract.resetPassword, async ({ body, caller }) => {
    await resetPassword(deps, { body, caller });
    return { message: 'Your password has been changed. Please log in.' };
  });

  whoAmIRoute(served);
}

export function whoAmIRoute(served: Served): void {
  serve(served, contract.whoAmI, async ({ user }) => ({ role: user.role }));
}
