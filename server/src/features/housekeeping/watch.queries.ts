import { z } from 'zod';

import type { Queryable } from '#db/db';
import { sql } from '#db/sql';

/** Units  `pending_age` is seconds: how long the oldest pending order has been waiting. */
const Figures = z.object({ keys: z.int(), pending_age: z.number() });

export function getFigures(db: Queryable, at: Date): Promise<z.output<typeof Figures>> {
  return db.one(
    Figures,
    sql`select (select count(*) from idempotency_keys) as keys,
          coalesce((select extract(epoch from ${at}::timestamptz - min(created_at))::float8
                    from orders where status = 'pending'), 0) as pending_age`,
  );
}

const Ended = z.object({ reason: z.string(), sessions: z.int() });

/** Ended sessions that are still kept, by reason. The reasons are words of our own, so they are few. */
export function countEndedSessions(db: Queryable): Promise<z.output<typeof Ended>[]> {
  return db.many(
    Ended,
    sql`select coalesce(revoke_reason, 'unknown') as reason, count(*) as sessions
        from sessions where revoked_at is not null group by 1 order by 1 limit 50`,
  );
}
