import { z } from 'zod';

import { AppError } from '#errors';
import { sqlState, type Tx } from '#platform/db/db';
import { sql } from '#platform/db/sql';

import { countedToday } from './accountDays.queries.ts';

export type KeyClaim = {
  user_id: string;
  route: string;
  key: string;
  /** SHA-256 of the request's body. */
  fingerprint: string;
};

const ClaimRow = z.object({
  is_new: z.boolean(),
  fingerprint: z.string(),
  status_code: z.int().nullable(),
  response: z.unknown(),
});

/**
 * Claims a key as the first write of a transaction. A concurrent repeat waits here until this one commits,
 * and then finds its answer.
 *
 * Shape   undefined for a new key, else the stored answer.
 * Errors  key_reused for another body; in_progress when the first takes too long.
 */
export async function claimKey(
  tx: Tx,
  claim: KeyClaim & { at: Date },
): Promise<{ response: unknown } | undefined> {
  const { user_id, route, key, fingerprint, at } = claim;
  // The update changes nothing; it makes the statement return a row that is there. Only a new row has no xmax.
  const known = await tx
    .one(
      ClaimRow,
      sql`insert into idempotency_keys as k (user_id, route, key, fingerprint, created_at)
          values (${user_id}, ${route}, ${key}, ${fingerprint}, ${at})
          on conflict (user_id, route, key) do update set key = k.key
          returning k.xmax = 0 as is_new, k.fingerprint, k.status_code, k.response`,
    )
    .catch((error: unknown) => {
      throw sqlState(error) === '55P03' ? new AppError('in_progress', { retryAfter: 1 }) : error;
    });
  if (known.is_new) return undefined;
  if (known.fingerprint !== fingerprint) throw new AppError('key_reused');
  return { response: known.response };
}

/** What a KiB of an answer counts of the account's day. */
const KIB = 1_024;

/** Stores the answer with its key, with the commit. A refusal rolls back the claim too. */
export function storeAnswer(
  tx: Tx,
  { user_id, route, key, at }: KeyClaim & { at: Date },
  { status, response }: { status: number; response: unknown },
): void {
  const text = JSON.stringify(response);
  const entries = Math.ceil(Buffer.byteLength(text) / KIB);
  tx.runAtEnd(sql`
    with counted as (${countedToday([{ user_id, at, entries, sign_ins: 0 }])})
    update idempotency_keys set status_code = ${status}, response = ${text}::jsonb
    where user_id = ${user_id} and route = ${route} and key = ${key}`);
}
