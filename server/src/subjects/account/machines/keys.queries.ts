import { MAX_KEYS } from '@larder/shared/account/machines';
import { ApiKey } from '@larder/shared/account/machines.calls';
import { z } from 'zod';

import type { Queryable, Tx } from '#platform/db/db';
import { rowOf } from '#platform/db/rowOf';
import { sql } from '#platform/db/sql';

const KeyRow = rowOf(ApiKey);
type KeyRow = z.output<typeof KeyRow>;

const COLUMNS = sql`key_id, name, rights, created_at, last_used_at`;

/** A vendor's keys, in the order in which they were made. */
export function listKeys(db: Queryable, vendor_id: string): Promise<KeyRow[]> {
  return db.many(
    KeyRow,
    sql`select ${COLUMNS} from api_keys where vendor_id = ${vendor_id}
        order by created_at, key_id limit ${MAX_KEYS}`,
  );
}

/** For a vendor that is locked by lockInviter. Shape: undefined when it has as many as it may. */
export function insertKey(
  tx: Tx,
  {
    vendor_id,
    token_hash,
    key: { key_id, name, rights, created_at },
  }: { vendor_id: string; token_hash: Buffer; key: Omit<KeyRow, 'last_used_at'> },
): Promise<KeyRow | undefined> {
  return tx.maybeOne(
    KeyRow,
    sql`insert into api_keys (key_id, vendor_id, name, rights, token_hash, created_at)
        select ${key_id}, ${vendor_id}, ${name}, ${rights}::text[], ${token_hash}, ${created_at}
        where (select count(*) from api_keys where vendor_id = ${vendor_id}) < ${MAX_KEYS}
        returning ${COLUMNS}`,
  );
}

/** Shape   the name of the vendor's own key; undefined when there is none. */
export function deleteKey(
  tx: Tx,
  { vendor_id, key_id }: { vendor_id: string; key_id: string },
): Promise<{ name: string } | undefined> {
  return tx.maybeOne(
    z.object({ name: z.string() }),
    sql`delete from api_keys where key_id = ${key_id} and vendor_id = ${vendor_id} returning name`,
  );
}
