import type { FastifyRequest } from 'fastify';

import type { Deps } from '#deps';

import { findLiveUser, type LiveUser } from './liveUser.queries.ts';

/** The live account behind an access token. */
export async function authenticate(
  { db, readAccessToken, now }: Pick<Deps, 'db' | 'readAccessToken' | 'now'>,
  token: string | undefined,
): Promise<LiveUser | undefined> {
  const at = now();
  const subject = token === undefined ? undefined : await readAccessToken(token, at);
  return subject && findLiveUser(db, { ...subject, at });
}

export function bearerToken(request: FastifyRequest): string | undefined {
  const [scheme, token, ...more] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && more.length === 0 ? token : undefined;
}
