import type { Session } from '@larder/shared/account/session.calls';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Deps } from '#deps';
import type { Caller } from '#platform/http/audit.queries';
import { authenticate, bearerToken } from '#platform/identity/authenticate';

import { isFromOurPages, type RefreshCookie, refuseOtherPages } from './cookie.rules.ts';
import { endSession, renewSession, type RenewedSession } from './session.service.ts';
import { sessionAnswer } from './sessionAnswer.service.ts';

type Visit = { request: FastifyRequest; reply: FastifyReply; caller: Caller };

/** The session calls with their cookie. */
export function sessionCalls(deps: Deps, cookie: RefreshCookie) {
  const { config, now } = deps;

  /** The access token in the body, the refresh token in its cookie. */
  function signIn(
    reply: FastifyReply,
    { refresh, ...session }: RenewedSession,
    message: string,
  ): Promise<Session> {
    const at = now();
    if (refresh) reply.header('set-cookie', cookie.set(refresh, at));
    return sessionAnswer(config, { ...session, message, at });
  }

  return {
    /** Signs in. The session that this browser had before ends: its cookie is replaced, nobody could end it there. */
    async start(
      { request, reply, caller }: Visit,
      opened: RenewedSession,
      message: string,
    ): Promise<Session> {
      const token = cookie.read(request);
      if (token !== undefined) await endSession(deps, { user: undefined, token, caller });
      return signIn(reply, opened, message);
    },

    /** Errors  not_allowed for another site's request; those of `renewSession`. */
    async renew({ request, reply, caller }: Visit): Promise<Session> {
      refuseOtherPages(request, config);
      const renewed = await renewSession(deps, { token: cookie.read(request), caller });
      return signIn(reply, renewed, 'Session renewed');
    },

    /** Another site can make a browser call this; then nothing ends and nothing is cleared. */
    async signOut({ request, reply, caller }: Visit): Promise<void> {
      const isOurs = isFromOurPages(request, config);
      const user = await authenticate(deps, bearerToken(request));
      const token = isOurs ? cookie.read(request) : undefined;
      await endSession(deps, { user, token, caller });
      if (!isOurs && !user) return;
      reply.header('set-cookie', cookie.clear());
      reply.header('clear-site-data', '"storage"');
    },
  };
}
