import { KEY_RIGHTS } from '@larder/shared/basics/keyRights';
import { z } from 'zod';

import type { Queryable } from '#platform/db/db';
import { sql } from '#platform/db/sql';

import { MAY_ACT } from './liveUser.queries.ts';

const HolderRow = z.object({
  user_id: z.string(),
  /** The key's id: no call that a key may make asks for a session. */
  session_id: z.string(),
  role: z.literal('vendor'),
  vendor_id: z.string(),
  staff_role: z.null(),
  stores: z.null(),
  stores_mark: z.null(),
  key_name: z.string(),
  key_id: z.string(),
  rights: z.array(z.enum(KEY_RIGHTS)),
  last_used_at: z.date().nullable(),
});

/** The vendor of a key, as it acts with it; undefined while it may not act. */
export function findKeyHolder(
  db: Queryable,
  token_hash: Buffer,
): Promise<z.output<typeof HolderRow> | undefined> {
  return db.maybeOne(
    HolderRow,
    sql`select u.user_id, k.key_id as session_id, u.role, u.user_id as vendor_id, u.staff_role, null as stores,
               null as stores_mark, k.name as key_name,
               k.key_id, k.rights, k.last_used_at
        from api_keys k join users u on u.user_id = k.vendor_id
        where k.token_hash = ${token_hash} and u.role = 'vendor' and ${MAY_ACT}`,
  );
}

/** Units: milliseconds between two notes of a key's use. */
const NOTED_MS = 60_000;

/** Notes that a key was used, once a minute; a failure is no reason to refuse the call. */
export async function noteKeyUse(
  db: Queryable,
  { key_id, last_used_at, at }: { key_id: string; last_used_at: Date | null; at: Date },
): Promise<void> {
  if (last_used_at && at.getTime() - last_used_at.getTime() < NOTED_MS) return;
  const noted = db.run(sql`update api_keys set last_used_at = ${at} where key_id = ${key_id}`);
  await noted.catch(() => undefined);
}
