import type { FastifyRequest } from 'fastify';

import type { Deps } from '#deps';
import { newSecret } from '#platform/lib/secrets';

import { type Claimed, findLiveUser, type LiveUser } from './liveUser.queries.ts';

/** Finds the account of a claimed session, if live. */
export type FindUser = (claimed: Claimed) => Promise<LiveUser | undefined>;

/** The live account of an access token. */
export async function authenticate(
  { db, readAccessToken, now }: Pick<Deps, 'db' | 'readAccessToken' | 'now'>,
  token: string | undefined,
  find: FindUser = (claimed) => findLiveUser(db, { ...claimed, at: now() }),
): Promise<LiveUser | undefined> {
  const subject = token === undefined ? undefined : await readAccessToken(token, now());
  return subject && find(subject);
}

export function bearerToken(request: FastifyRequest): string | undefined {
  const [scheme, token, ...more] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && more.length === 0 ? token : undefined;
}

/** Before the secret of an API key, so that people, and searches for leaked secrets, know one. */
const KEY_PREFIX = 'larder_';

export function isApiKey(token: string | undefined): token is string {
  return token?.startsWith(KEY_PREFIX) ?? false;
}

export function newApiKey(): string {
  return KEY_PREFIX + newSecret();
}
