import type { Endpoint } from '@larder/shared/basics/endpoint.model';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Deps } from '#deps';
import { AppError } from '#errors';
import { findKeyHolder, noteKeyUse } from '#platform/identity/apiKeys.queries';
import type { LiveUser } from '#platform/identity/liveUser.queries';
import { hashSecret } from '#platform/lib/secrets';

import { note } from './requestNotes.ts';

/**
 * The vendor for whom a program calls with an API key. Its calls are counted as those of a person of its own.
 *
 * Errors  not_signed_in for an unknown or revoked key, and while its vendor may not act; not_allowed where none of its
 *         rights is asked for; too_many_requests.
 */
export async function allowKey(
  endpoint: Endpoint,
  token: string,
  { deps, request, reply }: { deps: Deps; request: FastifyRequest; reply: FastifyReply },
): Promise<LiveUser> {
  const { db, now, limits, readOnly } = deps;
  const found = await findKeyHolder(db, hashSecret(token));
  if (!found) throw new AppError('not_signed_in');
  const { key_id, rights, last_used_at, ...user } = found;
  limits.spend('perUser', key_id);
  note(request, { user_id: user.user_id, role: user.role });
  reply.header('vary', 'authorization');
  if (!endpoint.keys?.some((right) => rights.includes(right))) throw new AppError('not_allowed');
  if (!readOnly.isOn()) await noteKeyUse(db, { key_id, last_used_at, at: now() });
  return user;
}
