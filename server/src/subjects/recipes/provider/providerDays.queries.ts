import { z } from 'zod';

import type { Queryable } from '#platform/db/db';
import { sql } from '#platform/db/sql';

/**
 * Counts a request of a UTC day ("2026-11-21"), unless it has had `max`.
 *
 * Shape   the day's requests with this one; undefined when none is left.
 */
export async function countRequest(
  db: Queryable,
  { day, max }: { day: string; max: number },
): Promise<number | undefined> {
  const row = await db.maybeOne(
    z.object({ requests: z.int() }),
    sql`
      insert into provider_days as d (day, requests) values (${day}::date, 1)
      on conflict (day) do update set requests = d.requests + 1 where d.requests < ${max}
      returning requests`,
  );
  return row?.requests;
}
