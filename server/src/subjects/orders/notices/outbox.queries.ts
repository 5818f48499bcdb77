import { MAIL_TIMINGS, NOTICE_KINDS } from '@larder/shared/orders/notices';
import { ORDER_STATUSES } from '@larder/shared/orders/orders';
import { z } from 'zod';

import type { Db, Queryable, Tx } from '#platform/db/db';
import { type Sql, sql } from '#platform/db/sql';
import { MAY_ACT } from '#platform/identity/liveUser.queries';
import { SlotColumn, slotOfOrder } from '#subjects/orders/slots.queries';

import { IS_READY } from './noticeDesk.queries.ts';
import type { Occasion } from './occasions.rules.ts';

const SettingsColumns = z.object({
  mail: z.enum(MAIL_TIMINGS),
  quiet_from: z.string().nullable(),
  quiet_to: z.string().nullable(),
  time_zone: z.string(),
});

const ReceiverRow = SettingsColumns.extend({
  order_id: z.string(),
  store_id: z.string(),
  kind: z.enum(NOTICE_KINDS),
  at: z.date(),
  user_id: z.string(),
  /** null: by mail. */
  device_id: z.string().nullable(),
});
type Receiver = z.output<typeof ReceiverRow>;

/**
 * Who is told of occasions, and where: a row for each device, and for those of a store who want mails. Suspended and
 * deleted people are told nothing, and whoever left the staff, or works in other stores, nothing of the store.
 */
export function listReceivers(tx: Tx, occasions: readonly Occasion[]): Promise<Receiver[]> {
  return tx.many(
    ReceiverRow,
    sql`
      with occasion as (
        select * from json_to_recordset(${JSON.stringify(occasions)}::json) as
          (order_id uuid, store_id uuid, vendor_id uuid, user_id uuid, kind text, at timestamptz)
      ), told as (
        select o.order_id, o.store_id, o.kind, o.at, u.user_id, false as of_store
        from occasion o join users u on u.user_id = o.user_id where ${MAY_ACT}
        union all
        select o.order_id, o.store_id, o.kind, o.at, u.user_id, true
        from occasion o join users u on u.user_id = o.vendor_id or u.works_for = o.vendor_id
        where o.user_id is null and ${MAY_ACT} and ${worksIn(sql`o`)}
      ), known as (
        select t.*, coalesce(n.mail, 'off') as mail, n.quiet_from, n.quiet_to, s.time_zone
        from told t join stores s on s.store_id = t.store_id
        left join notice_settings n on n.user_id = t.user_id and n.store_id = t.store_id and t.of_store
      )
      select k.order_id, k.store_id, k.kind, k.at, k.user_id, d.device_id, k.mail, k.quiet_from, k.quiet_to, k.time_zone
      from known k join push_devices d on d.user_id = k.user_id
      union all
      select k.order_id, k.store_id, k.kind, k.at, k.user_id, null, k.mail, k.quiet_from, k.quiet_to, k.time_zone
      from known k where k.mail <> 'off'`,
  );
}

/** Whether account u, of a vendor or of its staff, is not kept to other stores than that of an order. */
function worksIn(order: Sql): Sql {
  return sql`(u.works_for is null or u.stores_mark is null or exists (
    select from staff_stores ss join stores os on os.store_id = ss.store_id
    where ss.user_id = u.user_id and ss.store_id = ${order}.store_id and ss.vendor_id = u.works_for and os.closed_at is null))`;
}

type NewNotice = Pick<
  Receiver,
  'user_id' | 'order_id' | 'store_id' | 'kind' | 'device_id' | 'at'
> & { due_at: Date };

/** Adds notices; one that waits already stays as it is. */
export async function insertNotices(tx: Tx, notices: readonly NewNotice[]): Promise<void> {
  if (notices.length === 0) return;
  await tx.run(sql`
    insert into notices (user_id, order_id, store_id, kind, device_id, at, due_at)
    select user_id, order_id, store_id, kind, device_id, at, due_at
    from json_to_recordset(${JSON.stringify(notices)}::json) as
      (user_id uuid, order_id uuid, store_id uuid, kind text, device_id uuid, at timestamptz, due_at timestamptz)
    on conflict do nothing`);
}

const TakenRow = z.object({ user_id: z.string(), notice_id: z.int() });
type TakenNotice = z.output<typeof TakenRow>;

/** Units: seconds until a notice is tried again, after its first, second… try: 1, 2, 4 … minutes, at most an hour. */
const PAUSE = sql`least(3600, 60 * 2 ^ least(n.tries, 10))`;

/**
 * Takes what is due, devices that answered first, and counts the try: what a crash interrupts is due again later.
 *
 * Shape   their ids; rows that somebody else holds are left.
 */
export function takeDue(
  db: Queryable,
  { at, limit }: { at: Date; limit: number },
): Promise<TakenNotice[]> {
  return db.many(
    TakenRow,
    sql`
      with due as (
        select n.user_id, n.notice_id from notices n left join push_devices d on d.device_id = n.device_id
        where n.due_at <= ${at}
        order by d.failing_since is not null, n.due_at, n.notice_id limit ${limit} for update of n skip locked
      )
      update notices n set tries = n.tries + 1, due_at = ${at}::timestamptz + make_interval(secs => ${PAUSE})
      from due where n.user_id = due.user_id and n.notice_id = due.notice_id
      returning n.user_id, n.notice_id`,
  );
}

const DueRow = SettingsColumns.extend({
  user_id: z.string(),
  notice_id: z.int(),
  order_id: z.string(),
  store_id: z.string(),
  kind: z.enum(NOTICE_KINDS),
  at: z.date(),
  /** null of an account without an address. */
  email: z.string().nullable(),
  /** When the person last got a mail, of any store. */
  mailed_at: z.date().nullable(),
  device: z
    .object({ device_id: z.string(), endpoint: z.string(), p256dh: z.string(), auth: z.string() })
    .nullable(),
  store_name: z.string(),
  order_status: z.enum(ORDER_STATUSES),
  delivery_method: z.string().nullable(),
  slot: SlotColumn.nullable(),
  things: z.int(),
  is_ready: z.boolean(),
  /** Whether the person may still see the order. */
  may_see: z.boolean(),
  is_shopper: z.boolean(),
});
export type DueNotice = z.output<typeof DueRow>;

/** Taken notices with what the order and the person are now, in the order of the news. */
export function listDue(db: Queryable, taken: readonly TakenNotice[]): Promise<DueNotice[]> {
  return db.many(
    DueRow,
    sql`
      select n.user_id, n.notice_id, n.order_id, n.store_id, n.kind, n.at, u.email,
             coalesce(c.mail, 'off') as mail, c.quiet_from, c.quiet_to, s.time_zone,
             (select max(m.mailed_at) from notice_settings m where m.user_id = n.user_id) as mailed_at,
             case when d.device_id is not null then json_build_object('device_id', d.device_id, 'endpoint', d.endpoint,
               'p256dh', encode(d.p256dh, 'hex'), 'auth', encode(d.auth, 'hex')) end as device,
             o.store_name, o.status as order_status, o.delivery_method, ${slotOfOrder} as slot,
             (select count(*) from order_items i where i.order_id = o.order_id and i.quantity > 0) as things,
             ${IS_READY} as is_ready, w.is_shopper,
             ${MAY_ACT} and (w.is_shopper or w.runs_store) and (n.device_id is null or d.device_id is not null) as may_see
      from json_to_recordset(${JSON.stringify(taken)}::json) as t (user_id uuid, notice_id bigint)
      join notices n on n.user_id = t.user_id and n.notice_id = t.notice_id
      join orders o on o.order_id = n.order_id
      join users u on u.user_id = n.user_id
      join stores s on s.store_id = n.store_id
      cross join lateral (select
        n.kind not in ('new', 'cancelled') and o.user_id = n.user_id and not o.anonymised as is_shopper,
        n.kind in ('new', 'cancelled') and (u.user_id = o.vendor_id or coalesce(u.works_for = o.vendor_id, false))
          and ${worksIn(sql`o`)} as runs_store) w
      left join notice_settings c on c.user_id = n.user_id and c.store_id = n.store_id and w.runs_store
      left join push_devices d on d.device_id = n.device_id and d.user_id = n.user_id
      order by n.at, n.notice_id`,
  );
}

/** Deletes notices that were sent, or are no longer true. */
export async function deleteNotices(db: Queryable, done: readonly TakenNotice[]): Promise<void> {
  if (done.length === 0) return;
  await db.run(sql`
    delete from notices n using json_to_recordset(${JSON.stringify(done.map(idOf))}::json) as t (user_id uuid, notice_id bigint)
    where n.user_id = t.user_id and n.notice_id = t.notice_id`);
}

/** Puts off notices that were taken too early; that does not count as a try. */
export async function postponeNotices(
  db: Queryable,
  { notices, until }: { notices: readonly TakenNotice[]; until: Date },
): Promise<void> {
  if (notices.length === 0) return;
  await db.run(sql`
    update notices n set due_at = ${until}, tries = greatest(0, n.tries - 1)
    from json_to_recordset(${JSON.stringify(notices.map(idOf))}::json) as t (user_id uuid, notice_id bigint)
    where n.user_id = t.user_id and n.notice_id = t.notice_id`);
}

function idOf({ user_id, notice_id }: TakenNotice): TakenNotice {
  return { user_id, notice_id };
}

export async function noteAnswered(db: Queryable, device_id: string): Promise<void> {
  await db.run(sql`
    update push_devices set failing_since = null where device_id = ${device_id} and failing_since is not null`);
}

/** Counts a failure of a device, and forgets one that has failed since before a time, with what waits for it. */
export async function noteFailed(
  db: Db,
  { device_id, at, forgetBefore }: { device_id: string; at: Date; forgetBefore: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.run(sql`
      update push_devices set failing_since = coalesce(failing_since, ${at}) where device_id = ${device_id}`);
    await tx.run(sql`
      delete from push_devices where device_id = ${device_id} and failing_since < ${forgetBefore}`);
  });
}

/** Forgets a device that its push service does not know any more. */
export async function deleteGoneDevice(db: Queryable, device_id: string): Promise<void> {
  await db.run(sql`delete from push_devices where device_id = ${device_id}`);
}

type Mailed = { user_id: string; store_ids: readonly string[]; at: Date };

export async function noteMailed(db: Queryable, { user_id, store_ids, at }: Mailed): Promise<void> {
  await db.run(sql`
    update notice_settings set mailed_at = ${at}
    where user_id = ${user_id} and store_id = any(${store_ids}::uuid[])`);
}

/** Turns off all mails to a person whose address the mail server refuses. */
export async function noteBounced(
  db: Queryable,
  { user_id, at }: Pick<Mailed, 'user_id' | 'at'>,
): Promise<void> {
  await db.run(sql`
    update notice_settings set mail = 'off', bounced_at = ${at} where user_id = ${user_id} and mail <> 'off'`);
}
