import { ORDER_STATUSES } from '@larder/shared/orders/orders';
import { REJECTED_BY } from '@larder/shared/orders/orders.calls';
import { z } from 'zod';

import type { Queryable, Tx } from '#platform/db/db';
import { sql } from '#platform/db/sql';

/** Rows of news that are read at once. */
export const MAX_NEWS = 200;

/**
 * Whether there may be news to read, or something is due; also when the place is of another database, whose numbers of
 * transactions were higher. Writes nothing, so that an idle shop writes nothing.
 */
export async function hasWork(db: Queryable, at: Date): Promise<boolean> {
  const { work } = await db.one(
    z.object({ work: z.boolean() }),
    sql`select exists (select from notices where due_at <= ${at})
          -- Not by a join: then every row of the hour would be looked at, every few seconds.
          or exists (select from order_news n where (n.xid, n.news_id) >
               (coalesce((select since_xid from notice_desk), '0'), coalesce((select since_id from notice_desk), 0)))
          or exists (select from notice_desk where since_xid > pg_snapshot_xmax(pg_current_snapshot())) as work`,
  );
  return work;
}

const DeskRow = z.object({ since_xid: z.string(), since_id: z.int() });
/** Up to where order_news was read. */
export type Desk = z.output<typeof DeskRow>;

/**
 * Takes the place of the one process that sends, or keeps it. The row stays locked until the transaction ends.
 *
 * Shape   undefined while another process has it.
 */
export function takeDesk(
  tx: Tx,
  { holder, at, until }: { holder: string; at: Date; until: Date },
): Promise<Desk | undefined> {
  return tx.maybeOne(
    DeskRow,
    sql`insert into notice_desk as d (since_xid, since_id, held_by, held_until)
        values ('0', 0, ${holder}, ${until})
        on conflict (only_row) do update set held_by = excluded.held_by, held_until = excluded.held_until
        where d.held_by = excluded.held_by or d.held_until <= ${at}
        returning since_xid::text as since_xid, since_id`,
  );
}

/** Gives the place up, so that another process need not wait. */
export async function leaveDesk(db: Queryable, holder: string): Promise<void> {
  await db.run(sql`update notice_desk set held_until = '-infinity' where held_by = ${holder}`);
}

export async function moveDesk(tx: Tx, { since_xid, since_id }: Desk): Promise<void> {
  await tx.run(sql`update notice_desk set since_xid = ${since_xid}::xid8, since_id = ${since_id}`);
}

/**
 * The oldest transaction that may still write: all rows of older ones are visible. Never beyond the transaction that
 * asks, so that a crash of the database cannot give its number again once this one is committed.
 */
export async function horizonOf(tx: Tx): Promise<string> {
  const { xid } = await tx.one(
    z.object({ xid: z.string() }),
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xid`,
  );
  return xid;
}

const NewsRow = z.object({
  news_id: z.int(),
  xid: z.string(),
  order_id: z.string(),
  store_id: z.string(),
  vendor_id: z.string(),
  /** null of a deleted person. */
  user_id: z.string().nullable(),
  order_status: z.enum(ORDER_STATUSES),
  rejected_by: z.enum(REJECTED_BY).nullable(),
  picked: z.boolean(),
  at: z.date(),
  /** Whether the order came to its status then; else something of an accepted or delivered order changed. */
  is_step: z.boolean(),
  is_short: z.boolean(),
  asks: z.boolean(),
  /** Whether something was noted after delivery, and not taken back since. */
  is_returned: z.boolean(),
});
export type OrderNews = z.output<typeof NewsRow>;

/** News after the desk's place and before the horizon, in the order of writing, with what was changed then. */
export function listNews(
  tx: Tx,
  { since_xid, since_id, horizon, after }: Desk & { horizon: string; after: Date },
): Promise<OrderNews[]> {
  return tx.many(
    NewsRow,
    sql`select n.news_id, n.xid::text as xid, n.order_id, o.store_id, n.vendor_id,
               case when not o.anonymised then o.user_id end as user_id, n.order_status, o.rejected_by, n.picked, n.at,
               exists (select from order_events e
                 where e.order_id = n.order_id and e.to_status = n.order_status and e.at = n.at) as is_step,
               exists (select from line_changes c
                 where c.order_id = n.order_id and c.at = n.at and c.state in ('short', 'replaced')) as is_short,
               exists (select from line_changes c
                 where c.order_id = n.order_id and c.at = n.at and c.state = 'proposed')
                 or exists (select from order_items i where i.order_id = n.order_id
                   and i.weighed_at = n.at and i.weight_state = 'proposed') as asks,
               exists (select from order_returns r
                 where r.order_id = n.order_id and r.at = n.at and r.undone_at is null) as is_returned
        from order_news n join orders o on o.order_id = n.order_id
        where (n.xid, n.news_id) > (${since_xid}::xid8, ${since_id}::bigint) and n.xid < ${horizon}::xid8 and n.at > ${after}
        order by n.xid, n.news_id limit ${MAX_NEWS}`,
  );
}

type ReadyNews = Pick<OrderNews, 'order_id' | 'vendor_id' | 'at'>;

const ReadyRow = z.object({
  order_id: z.string(),
  store_id: z.string(),
  vendor_id: z.string(),
  user_id: z.string(),
  at: z.date(),
});

/**
 * Orders to be picked up of which every line is ticked, the last one at the moments of `ticks`; or the last one without a
 * tick fell short, or was refused, at those of `changes`.
 */
export function listReady(
  tx: Tx,
  { ticks, changes }: Record<'ticks' | 'changes', readonly ReadyNews[]>,
): Promise<z.output<typeof ReadyRow>[]> {
  const ofReady = sql`o.status = 'Accepted' and o.delivery_method = 'Pickup' and not o.anonymised and ${IS_READY}`;
  return tx.many(
    ReadyRow,
    sql`select o.order_id, o.store_id, o.vendor_id, o.user_id, t.at
        from json_to_recordset(${JSON.stringify(ticks)}::json) as t (vendor_id uuid, at timestamptz)
        join orders o on o.vendor_id = t.vendor_id
        join picked_lines p on p.order_id = o.order_id and p.picked_at = t.at
        where ${ofReady}
        union
        select o.order_id, o.store_id, o.vendor_id, o.user_id, t.at
        from json_to_recordset(${JSON.stringify(changes)}::json) as t (order_id uuid, at timestamptz)
        join orders o on o.order_id = t.order_id
        join line_changes c on c.order_id = o.order_id and (c.state = 'short' and c.at = t.at
          or c.state = 'refused' and c.new_line_no is null and c.settled_at = t.at)
        join order_items l on l.order_id = c.order_id and l.line_no = c.line_no and l.quantity = 0
        where ${ofReady} and not exists (
          select from picked_lines p where p.order_id = l.order_id and p.line_no = l.line_no)`,
  );
}

/** Whether every line of order o is ticked. */
export const IS_READY = sql`not exists (
  select from order_items i where i.order_id = o.order_id and i.quantity > 0 and not exists (
    select from picked_lines q where q.order_id = i.order_id and q.line_no = i.line_no))`;
