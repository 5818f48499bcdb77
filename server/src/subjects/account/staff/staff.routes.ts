import * as contract from '@larder/shared/account/staff.calls';

import { serve, type Served } from '#platform/http/serve';
import { refreshCookie } from '#subjects/account/auth/cookie.rules';
import { sessionCalls } from '#subjects/account/auth/sessionCalls.service';

import { invitationMails } from './invitationMails.service.ts';
import { accept, invite, offerOf, resend, withdraw } from './invitations.service.ts';
import { changeMember, remove, staffOf } from './staff.service.ts';

export function staffRoutes(served: Served): void {
  const { deps } = served;
  const { db, now } = deps;
  const session = sessionCalls(deps, refreshCookie(deps.config));
  const send = invitationMails(served);

  serve(served, contract.listStaff, async ({ user }) => staffOf(db, user.vendor_id));

  serve(served, contract.inviteStaff, async ({ user, body, caller, request }) => {
    const sent = await invite(deps, { body, user, caller, at: now() });
    send(sent, request);
    return sent.invitation;
  });

  serve(served, contract.resendInvitation, async ({ user, params, caller, request }) => {
    const sent = await resend(deps, { invitation_id: params.id, user, caller, at: now() });
    send(sent, request);
    return sent.invitation;
  });

  serve(served, contract.withdrawInvitation, async ({ user, params, caller }) =>
    withdraw(deps, { invitation_id: params.id, user, caller, at: now() }),
  );

  serve(served, contract.changeStaff, async ({ user, params, body, caller }) =>
    changeMember(db, { ...body, user_id: params.id, user, caller, at: now() }),
  );

  serve(served, contract.removeStaff, async ({ user, params, caller }) =>
    remove(db, { user_id: params.id, user, caller, at: now() }),
  );

  serve(served, contract.viewInvitation, async ({ body }) => offerOf(deps, body.token));

  serve(served, contract.acceptInvitation, async ({ body, ...visit }) =>
    session.start(
      visit,
      await accept(deps, { body, caller: visit.caller }),
      'Registration successful',
    ),
  );
}
