import { z } from 'zod';

import type { Tx } from '#platform/db/db';
import type { NewsTable } from '#platform/db/newsReader';
import { sql } from '#platform/db/sql';

/** Wakes the readers of kitchen_news. */
export const KITCHEN_CHANNEL = 'kitchen';

/** `user_ids` are the members now, and those who left with this change. */
const KitchenNews = z.object({
  news_id: z.int(),
  xid: z.string(),
  event: z.enum(['kitchen', 'household']),
  household_id: z.string(),
  seq: z.int(),
  user_ids: z.array(z.string()),
});
type KitchenNews = z.output<typeof KitchenNews>;

type Announced = {
  household_id: string;
  at: Date;
  /** Former members, who are told too. */
  also?: readonly string[];
};

/** News of a kitchen or of its people, for the streams of every process. */
export function announceKitchen(
  tx: Tx,
  event: KitchenNews['event'],
  { household_id, at, also = [] }: Announced,
): void {
  tx.runAtEnd(sql`
    insert into kitchen_news (household_id, event, seq, also, at)
    select household_id, ${event}, seq, ${also}::uuid[], ${at} from households where household_id = ${household_id}`);
  tx.wake(KITCHEN_CHANNEL);
}

/** The news of kitchens, in the order of writing. */
export const KITCHEN_NEWS: NewsTable<KitchenNews> = {
  table: sql`kitchen_news`,
  list: (db, { since, limit }) =>
    db.many(
      KitchenNews,
      sql`select news_id, xid::text as xid, event, household_id, seq, array(
            select user_id from household_members m where m.household_id = n.household_id
            union select unnest(n.also)) as user_ids
          from kitchen_news n where xid >= ${since}::xid8 order by xid, news_id limit ${limit}`,
    ),
};
