import { z } from 'zod';

import type { Queryable } from '#platform/db/db';
import { sql } from '#platform/db/sql';
import { MAY_ACT } from '#platform/identity/liveUser.queries';

/** Shares of the pending orders whose greatest age is told: 1 is the oldest. */
export const AGE_SHARES = [0.5, 0.95, 1] as const;

/** Units   `pending_ages` in seconds, one per AGE_SHARES; 0 when no order is pending. */
const Figures = z.object({ keys: z.int(), pending_ages: z.array(z.number()) });

export function getFigures(db: Queryable, at: Date): Promise<z.output<typeof Figures>> {
  return db.one(
    Figures,
    sql`select (select count(*) from idempotency_keys) as keys,
          coalesce((select percentile_disc(${[...AGE_SHARES]}::float8[]) within group
                      (order by extract(epoch from ${at}::timestamptz - created_at)::float8)
                    from orders where status = 'pending'),
                   array_fill(0::float8, array[${AGE_SHARES.length}::int])) as pending_ages`,
  );
}

const Ended = z.object({ reason: z.string(), sessions: z.int() });

/** Ended sessions that are still stored, by reason; the reasons are a few words of ours. */
export function countEndedSessions(db: Queryable): Promise<z.output<typeof Ended>[]> {
  return db.many(
    Ended,
    sql`select coalesce(revoke_reason, 'unknown') as reason, count(*) as sessions
        from sessions where revoked_at is not null group by 1 order by 1 limit 50`,
  );
}

/** Units   `age` in seconds, of the oldest; 0 when none waits. */
const Waiting = z.object({
  receiver: z.enum(['answers', 'fails']),
  deliveries: z.int(),
  age: z.number(),
});

/**
 * Deliveries that wait for their webhooks: of receivers that answered when they were last asked, and of those that did
 * not. One that was put off after a failed try is of those too: another store's queue may have been answered since. What a
 * suspended vendor is to be told rests, and is left out.
 */
export function countWaitingDeliveries(
  db: Queryable,
  at: Date,
): Promise<z.output<typeof Waiting>[]> {
  return db.many(
    Waiting,
    sql`select r.receiver, count(d.since) as deliveries,
          coalesce(extract(epoch from ${at}::timestamptz - min(d.since))::float8, 0) as age
        from (values ('answers', false), ('fails', true)) as r (receiver, is_failing)
        left join (
          select d.since, (w.failing_since is not null or d.due_at > ${at}::timestamptz) as is_failing
          from webhook_deliveries d join webhooks w on w.webhook_id = d.webhook_id
          join users u on u.user_id = w.vendor_id
          where d.state = 'waiting' and ${MAY_ACT}) d on d.is_failing = r.is_failing
        group by r.receiver order by r.receiver`,
  );
}
