import { createHash, ECDH } from 'node:crypto';

import type { DeviceBody, NoticeDevice, StoreNotices } from '@larder/shared/orders/notices.calls';
import type * as z from 'zod/mini';

import { AppError, invalidField } from '#errors';
import type { Db } from '#platform/db/db';
import type { Caller } from '#platform/http/audit.queries';
import { seenFrom } from '#platform/http/seenFrom';
import type { LiveUser } from '#platform/identity/liveUser.queries';
import { lockVendor } from '#platform/identity/lockVendor.queries';
import { newId } from '#platform/lib/ids';

import { keepDevice } from './devices.queries.ts';
import { keepStoreNotices } from './settings.queries.ts';

/**
 * Errors  invalid_request for a key that nothing can be encrypted for; not_signed_in when the account was deleted, or
 *         its session ended meanwhile.
 */
export async function allowDevice(
  db: Db,
  {
    user: { user_id, session_id },
    body: { endpoint, keys },
    caller,
    at,
  }: { user: LiveUser; body: z.output<typeof DeviceBody>; caller: Caller; at: Date },
): Promise<NoticeDevice> {
  const p256dh = Buffer.from(keys.p256dh, 'base64url');
  if (!isPoint(p256dh)) throw invalidField('keys.p256dh', 'must be a point of the curve P-256');
  // As a browser writes it: of two spellings one device would be told twice.
  const { href } = new URL(endpoint);
  const kept = await db.transaction((tx) =>
    keepDevice(tx, {
      user_id,
      session_id,
      device_id: newId(at),
      endpoint: href,
      endpoint_hash: createHash('sha256').update(href).digest(),
      p256dh,
      auth: Buffer.from(keys.auth, 'base64url'),
      device: seenFrom(caller).device,
      at,
    }),
  );
  if (!kept) throw new AppError('not_signed_in');
  return kept;
}

function isPoint(bytes: Buffer): boolean {
  try {
    ECDH.convertKey(bytes, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}

/** Errors  store_not_found, also for another vendor's and a closed one; not_signed_in for somebody just removed. */
export function changeNotices(
  db: Db,
  { user, store_id, notices }: { user: LiveUser; store_id: string; notices: StoreNotices },
): Promise<StoreNotices> {
  return db.transaction(async (tx) => {
    if (!(await lockVendor(tx, user))) throw new AppError('not_signed_in');
    if (!(await keepStoreNotices(tx, { user_id: user.user_id, runs: user, store_id, notices })))
      throw new AppError('store_not_found');
    return notices;
  });
}
