import { z } from 'zod';

import type { Queryable } from '#platform/db/db';
import { sql } from '#platform/db/sql';

/** Max rows, each a name on a day, so that nobody can fill the database. */
const MAX_ROWS = 5_000;
/** Units: days. */
export const KEPT_DAYS = 30;

export type Counted = { name: string; day: string; times: number };

/** Adds counts. Dismissed names are skipped, and new ones when the table is full. */
export async function addUnmatched(db: Queryable, counted: readonly Counted[]): Promise<void> {
  await db.run(sql`
    insert into unmatched_names as u (name, day, times)
    select c.name, c.day, c.times
    from json_to_recordset(${JSON.stringify(counted)}::json) as c (name text, day date, times int)
    where not exists (select from dismissed_names d where d.name = c.name)
      and (exists (select from unmatched_names o where o.name = c.name and o.day = c.day)
           or (select count(*) from unmatched_names) + ${counted.length} <= ${MAX_ROWS})
    order by c.name, c.day
    on conflict (name, day) do update set times = u.times + excluded.times`);
}

const WantedRow = z.object({ name: z.string(), times: z.int() });

/** Names since a day, most wanted first. */
export function listUnmatched(
  db: Queryable,
  { since, limit }: { since: Date; limit: number },
): Promise<z.output<typeof WantedRow>[]> {
  return db.many(
    WantedRow,
    sql`select u.name, sum(u.times)::int as times from unmatched_names u
        where u.day >= ${dayOf(since)}::date
          and not exists (select from dismissed_names d where d.name = u.name)
        group by u.name order by times desc, u.name limit ${limit}`,
  );
}

/** The UTC day: "2026-03-04". */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
