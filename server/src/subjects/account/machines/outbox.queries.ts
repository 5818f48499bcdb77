import { MAX_DELIVERIES } from '@larder/shared/account/machines';
import { z } from 'zod';

import type { Db, Queryable } from '#platform/db/db';
import { type Sql, sql } from '#platform/db/sql';
import { MAY_ACT } from '#platform/identity/liveUser.queries';

/** Whether anything is to be sent. Writes nothing, so that an idle shop writes nothing. */
export async function hasDue(db: Queryable, at: Date): Promise<boolean> {
  const { is_due } = await db.one(
    z.object({ is_due: z.boolean() }),
    sql`select exists (
          select from webhook_deliveries d join webhooks w on w.webhook_id = d.webhook_id
          join users u on u.user_id = w.vendor_id
          where d.state = 'waiting' and d.due_at <= ${at} and ${MAY_ACT}) as is_due`,
  );
  return is_due;
}

/** Forgets the oldest deliveries beyond the most that a webhook may have, of those for which something waits. */
export async function trimDeliveries(db: Queryable): Promise<void> {
  await db.run(sql`
    delete from webhook_deliveries d using (
      select w.webhook_id, e.delivery_no as last_no from webhooks w cross join lateral (
        select delivery_no from webhook_deliveries where webhook_id = w.webhook_id
        order by delivery_no desc offset ${MAX_DELIVERIES} limit 1) e
      where exists (select from webhook_deliveries where webhook_id = w.webhook_id and state = 'waiting')) o
    where d.webhook_id = o.webhook_id and d.delivery_no <= o.last_no`);
}

const TakenRow = z.object({
  delivery_no: z.int(),
  delivery_id: z.string(),
  webhook_id: z.string(),
  vendor_id: z.string(),
  store_id: z.string().nullable(),
  event: z.string(),
  data: z.record(z.string(), z.unknown()),
  at: z.date(),
  tries: z.int(),
  since: z.date(),
  address: z.string(),
  /** Hex. */
  secret: z.string(),
});
export type TakenDelivery = z.output<typeof TakenRow>;

/**
 * Takes the next delivery that is due, and counts the try: a crash has it due again at `until`. One behind another of its
 * webhook and store waits, so of each store one is under way, in whichever process. Receivers that fail come last; what
 * a suspended vendor is to be told rests, and that of the `busy` ones.
 *
 * Shape   undefined when nothing is due.
 */
export function takeDelivery(
  db: Queryable,
  { at, until, busy }: { at: Date; until: Date; busy: readonly string[] },
): Promise<TakenDelivery | undefined> {
  return db.maybeOne(
    TakenRow,
    sql`
      with next as (
        select d.delivery_no, w.vendor_id, w.address, encode(w.secret, 'hex') as secret
        from webhook_deliveries d join webhooks w on w.webhook_id = d.webhook_id
        join users u on u.user_id = w.vendor_id
        where d.state = 'waiting' and d.due_at <= ${at} and ${MAY_ACT} and w.vendor_id <> all(${busy}::uuid[])
          and not exists (
            select from webhook_deliveries e where e.webhook_id = d.webhook_id and e.state = 'waiting'
              and ${queueOf(sql`e`)} = ${queueOf(sql`d`)} and e.delivery_no < d.delivery_no)
        order by w.failing_since is not null, d.due_at, d.delivery_no limit 1 for update of d skip locked
      )
      update webhook_deliveries d set tries = d.tries + 1, tried_at = ${at}, due_at = ${until}
      from next where d.delivery_no = next.delivery_no
      returning d.delivery_no, d.delivery_id, d.webhook_id, d.store_id, d.event, d.data, d.at, d.tries, d.since,
                next.vendor_id, next.address, next.secret`,
  );
}

/** A store's of a webhook; tests have one of their own. */
export function queueOf(row: Sql): Sql {
  return sql`coalesce(${row}.store_id, ${row}.webhook_id)`;
}

type Answered = { delivery: TakenDelivery; status: number | undefined; at: Date };

/** Notes that a delivery got through, and that its webhook works: what came meanwhile is due. */
export async function noteDelivered(db: Db, { delivery, status, at }: Answered): Promise<void> {
  const { delivery_no, webhook_id } = delivery;
  await db.transaction(async (tx) => {
    // The webhook first, as its deletion has it.
    await tx.run(sql`
      update webhooks set failing_since = null where webhook_id = ${webhook_id} and failing_since is not null`);
    await tx.run(sql`
      update webhook_deliveries set state = 'delivered', status = ${status ?? null} where delivery_no = ${delivery_no}`);
    await tx.run(sql`
      update webhook_deliveries d set due_at = ${at}
      where ${inQueueOf(delivery)} and d.tries = 0 and d.due_at > ${at}`);
  });
}

/** Notes a failed try. With `next` the delivery, and what waits behind it, is tried then; without it is given up. */
export async function noteFailed(
  db: Db,
  { delivery, status, at, next }: Answered & { next: Date | undefined },
): Promise<void> {
  const { delivery_no, webhook_id } = delivery;
  const state = next ? 'waiting' : 'failed';
  await db.transaction(async (tx) => {
    await tx.run(sql`
      update webhooks set failing_since = ${at} where webhook_id = ${webhook_id} and failing_since is null`);
    await tx.run(sql`
      update webhook_deliveries set state = ${state}, status = ${status ?? null} where delivery_no = ${delivery_no}`);
    if (next)
      await tx.run(sql`
        update webhook_deliveries d set due_at = ${next}
        where ${inQueueOf(delivery)} and (d.delivery_no = ${delivery_no} or d.due_at < ${next})`);
  });
}

function inQueueOf({ webhook_id, store_id }: TakenDelivery): Sql {
  return sql`d.webhook_id = ${webhook_id} and ${queueOf(sql`d`)} = ${store_id ?? webhook_id}::uuid and d.state = 'waiting'`;
}
