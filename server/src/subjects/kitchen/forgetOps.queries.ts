import { KEPT_DAYS } from '@larder/shared/kitchen/kitchenLimits';
import { z } from 'zod';

import type { Db } from '#platform/db/db';
import { sql } from '#platform/db/sql';

const BATCH = 1_000;
const DAY_MS = 86_400_000;

/**
 * Deletes operations older than 90 days, in batches, and notes how far a household's log reaches back.
 *
 * Shape   the number of operations deleted.
 */
export async function forgetOps(db: Db, at: Date): Promise<number> {
  const before = new Date(at.getTime() - KEPT_DAYS * DAY_MS);
  let deleted = 0;
  for (;;) {
    const { n } = await db.one(
      z.object({ n: z.int() }),
      sql`with old as (
            select household_id, seq from kitchen_ops where logged_at < ${before}
            order by logged_at, household_id, seq limit ${BATCH}),
          locked as (
            select household_id from households where household_id in (select household_id from old)
            order by household_id for update),
          gone as (
            delete from kitchen_ops k using old, locked
            where k.household_id = old.household_id and k.seq = old.seq and locked.household_id = old.household_id
            returning k.household_id, k.seq),
          noted as (
            update households h set forgotten_seq = greatest(h.forgotten_seq, g.seq)
            from (select household_id, max(seq) as seq from gone group by household_id) g
            where h.household_id = g.household_id)
          select count(*)::int as n from gone`,
    );
    deleted += n;
    if (n < BATCH) return deleted;
  }
}
