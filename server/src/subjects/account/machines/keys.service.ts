import type { createKey, NewKeyBody } from '@larder/shared/account/machines.calls';
import type * as z from 'zod/mini';

import { AppError } from '#errors';
import type { Db } from '#platform/db/db';
import { type Caller, insertAudit } from '#platform/http/audit.queries';
import { newApiKey } from '#platform/identity/authenticate';
import type { LiveUser } from '#platform/identity/liveUser.queries';
import { newId } from '#platform/lib/ids';
import { hashSecret } from '#platform/lib/secrets';
import { lockInviter } from '#subjects/account/staff/staff.queries';

import { deleteKey, insertKey } from './keys.queries.ts';

type Acting = { user: LiveUser; caller: Caller; at: Date };

/**
 * Makes a key. Its secret is kept as a hash, so it is told now or never.
 *
 * Errors  not_signed_in when the vendor was just deleted; keys_full.
 */
export function makeKey(
  db: Db,
  { body, user, caller, at }: Acting & { body: z.output<typeof NewKeyBody> },
): Promise<z.output<typeof createKey.response>> {
  const { vendor_id } = user;
  return db.transaction(async (tx) => {
    if (!(await lockInviter(tx, vendor_id))) throw new AppError('not_signed_in');
    const secret = newApiKey();
    const key = await insertKey(tx, {
      vendor_id,
      token_hash: hashSecret(secret),
      key: { key_id: newId(at), ...body, created_at: at },
    });
    if (!key) throw new AppError('keys_full');
    await insertAudit(tx, {
      at,
      actor: user,
      caller,
      action: 'key_made',
      target_type: 'key',
      target_id: key.key_id,
      detail: { name: key.name, rights: key.rights.join(' and ') },
    });
    return { ...key, secret };
  });
}

/** Ends a key; what a program is doing with it right now is finished first. Errors  key_not_found, also for another's. */
export function endKey(
  db: Db,
  { key_id, user, caller, at }: Acting & { key_id: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    const key = await deleteKey(tx, { vendor_id: user.vendor_id, key_id });
    if (!key) throw new AppError('key_not_found');
    await insertAudit(tx, {
      at,
      actor: user,
      caller,
      action: 'key_revoked',
      target_type: 'key',
      target_id: key_id,
      detail: { name: key.name },
    });
  });
}
