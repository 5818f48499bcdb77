import type { Tx } from '#platform/db/db';
import { sql } from '#platform/db/sql';

/** Beyond, the oldest dismissals are dropped; those names are listed when they are asked for again. */
const MAX_DISMISSED = 10_000;

/** Dismisses a name. Its counts stay until they expire, in case it is restored. */
export async function insertDismissal(
  tx: Tx,
  { name, at }: { name: string; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into dismissed_names (name, dismissed_at) values (${name}, ${at})
    on conflict (name) do update set dismissed_at = excluded.dismissed_at`);
  await tx.run(sql`
    delete from dismissed_names where name in (
      select name from dismissed_names order by dismissed_at desc, name offset ${MAX_DISMISSED})`);
}

export async function deleteDismissal(tx: Tx, name: string): Promise<void> {
  await tx.run(sql`delete from dismissed_names where name = ${name}`);
}
