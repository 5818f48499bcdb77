import * as contract from '@larder/shared/account/account.calls';
import { exportAccount } from '@larder/shared/account/accountExport.calls';

import { serve, serveWritten } from '#platform/http/serve';
import { refreshCookie } from '#subjects/account/auth/cookie.rules';
import type { ServedCatalogue } from '#subjects/food/catalogueIndex.service';

import { accountMails } from './accountMails.service.ts';
import { writeExport } from './export.service.ts';
import { makeExportDesk } from './exportDesk.service.ts';
import { deleteOwnAccount, viewOwnDeletion } from './ownDeletion.service.ts';
import { changePassword } from './password.service.ts';
import { endOne, endOthers, sessionsOf } from './sessions.service.ts';

export function accountRoutes(served: ServedCatalogue): void {
  const { deps, readCatalogue } = served;
  const { db, now } = deps;
  const mails = accountMails(served);
  const cookie = refreshCookie(deps.config);
  const sendExport = makeExportDesk();

  serve(served, contract.changePassword, async ({ user, body, caller, request }) => {
    const changed = await changePassword(deps, { user, body, caller });
    mails.passwordChanged(changed, request);
    return {
      message: 'Your password has been changed.',
      ended_sessions: changed.ended_sessions,
    };
  });

  serve(served, contract.listSessions, async ({ user, caller }) => ({
    sessions: await sessionsOf(db, { user, caller, at: now() }),
  }));

  serve(served, contract.endSession, async ({ user, params, caller }) =>
    endOne(db, { session_id: params.id, user, caller, at: now() }),
  );

  serve(served, contract.endOtherSessions, async ({ user, caller }) => ({
    ended_sessions: await endOthers(db, { user, caller, at: now() }),
  }));

  serveWritten(served, exportAccount, {
    handle: async ({ user }) => ({
      user_id: user.user_id,
      at: now(),
      catalogue: await readCatalogue(),
    }),
    write: ({ catalogue, ...asked }) =>
      sendExport(asked.user_id, writeExport({ db, catalogue }, asked)),
  });

  serve(served, contract.viewOwnDeletion, async ({ user }) => viewOwnDeletion(db, user));

  serve(served, contract.deleteOwnAccount, async ({ user, body, caller, request, reply }) => {
    const deleted = await deleteOwnAccount(deps, { user, body, caller });
    mails.accountDeleted(deleted, request);
    reply.header('set-cookie', cookie.clear());
    return deleted.done;
  });
}
