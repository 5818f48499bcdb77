import type { Tx } from '#db/db';
import { sql } from '#db/sql';

/** More are not remembered: the oldest come back to the list when they are asked for again. */
const MAX_DISMISSED = 10_000;

/** Keeps a name off the list; its counts stay until they are old, in case it is put back. */
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
