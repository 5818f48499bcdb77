import { PlanSettings } from '@larder/shared/plan/planSettings.calls';

import type { Queryable } from '#platform/db/db';
import { rowOf } from '#platform/db/rowOf';
import { sql } from '#platform/db/sql';

const Row = rowOf(PlanSettings);

/** Shape   undefined for an account that never had any. */
export function findPlanSettings(
  db: Queryable,
  user_id: string,
): Promise<PlanSettings | undefined> {
  return db.maybeOne(
    Row,
    sql`select cents_per_mile::float8 as cents_per_mile, cents_per_stop, max_stops, worth_cents
        from plan_settings where user_id = ${user_id}`,
  );
}

/**
 * Keeps the settings of a live account. Shape: whether it is there.
 *
 * Locks the account, so that a concurrent deletion leaves nothing behind.
 */
export async function keepPlanSettings(
  db: Queryable,
  { user_id, settings }: { user_id: string; settings: PlanSettings },
): Promise<boolean> {
  const { cents_per_mile, cents_per_stop, max_stops, worth_cents } = settings;
  const kept = await db.run(sql`
    insert into plan_settings (user_id, cents_per_mile, cents_per_stop, max_stops, worth_cents)
    select user_id, ${cents_per_mile}::numeric, ${cents_per_stop}::int, ${max_stops}::int, ${worth_cents}::int
    from users where user_id = ${user_id} and status = 'active' for key share
    on conflict (user_id) do update set cents_per_mile = excluded.cents_per_mile,
      cents_per_stop = excluded.cents_per_stop, max_stops = excluded.max_stops,
      worth_cents = excluded.worth_cents`);
  return kept > 0;
}
