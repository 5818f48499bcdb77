import { z } from 'zod';

import type { Queryable, Tx } from '#platform/db/db';
import { sql } from '#platform/db/sql';

import { MAKERS } from './household.queries.ts';

/** Gives a household a link; the one before ends. */
export async function putLink(
  tx: Tx,
  {
    household_id,
    made_by,
    token_hash,
    at,
    expires_at,
  }: { household_id: string; made_by: string; token_hash: Buffer; at: Date; expires_at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into shopping_links (household_id, made_by, token_hash, created_at, expires_at)
    values (${household_id}, ${made_by}, ${token_hash}, ${at}, ${expires_at})
    on conflict (household_id) do update
      set made_by = excluded.made_by, token_hash = excluded.token_hash, created_at = excluded.created_at,
        expires_at = excluded.expires_at, ticks = 0`);
}

/** Counts ticks of a household's link. */
export async function countTicks(
  tx: Tx,
  { household_id, ticks }: { household_id: string; ticks: number },
): Promise<void> {
  await tx.run(
    sql`update shopping_links set ticks = ticks + ${ticks} where household_id = ${household_id}`,
  );
}

export async function deleteLink(tx: Tx, household_id: string): Promise<void> {
  await tx.run(sql`delete from shopping_links where household_id = ${household_id}`);
}

const LinkRow = z.object({
  household_id: z.string(),
  household_name: z.string(),
  expires_at: z.date(),
  ticks: z.int(),
});

/**
 * The household of an unexpired link, while its maker is a member and may act. Found by the hash, so that timing reveals
 * nothing about links.
 */
export function findLink(
  db: Queryable,
  { token_hash, at }: { token_hash: Buffer; at: Date },
): Promise<z.output<typeof LinkRow> | undefined> {
  return db.maybeOne(
    LinkRow,
    sql`select l.household_id, h.name as household_name, l.expires_at, l.ticks
        from shopping_links l join households h on h.household_id = l.household_id
        join ${MAKERS} on maker.household_id = l.household_id and maker.user_id = l.made_by
        where l.token_hash = ${token_hash} and l.expires_at > ${at}`,
  );
}
