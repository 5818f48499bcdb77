import { OrderSlot } from '@larder/shared/stores/slots.model';
import { z } from 'zod';

import type { Queryable, Tx } from '#platform/db/db';
import { rowOf } from '#platform/db/rowOf';
import { sql } from '#platform/db/sql';
import { ownStores, type Runs } from '#platform/identity/ownStores.queries';

/** A slot as JSON, or one that is about to be written. */
export const SlotColumn = rowOf(OrderSlot);

/** The slot of order o as JSON; null without one. */
export const slotOfOrder = sql`
  case when o.slot_starts_at is not null then json_build_object('starts_at', o.slot_starts_at,
    'ends_at', o.slot_ends_at, 'time_zone', o.slot_zone) end`;

/** Orders that want a place in a slot. Units: `orders` of this request, `places` that the slot has in all. */
export type Booking = { store_id: string; starts_at: Date; orders: number; places: number };

const BookedRow = z.object({ store_id: z.string(), starts_at: z.date() });

/**
 * Books places, in key order: concurrent bookings of a slot wait for each other. After the stores, before the
 * shelves (docs/decisions/0020-places-in-slots.md).
 *
 * Shape   the slots that had enough places; the others are full.
 */
export function bookSlots(
  tx: Tx,
  bookings: readonly Booking[],
): Promise<z.output<typeof BookedRow>[]> {
  return tx.many(
    BookedRow,
    sql`insert into slot_bookings as b (store_id, starts_at, booked, places)
        select store_id, starts_at, orders, places
        from json_to_recordset(${JSON.stringify(bookings)}::json) as
          w (store_id uuid, starts_at timestamptz, orders int, places int)
        where orders <= places
        order by store_id, starts_at
        on conflict (store_id, starts_at) do update
          set booked = b.booked + excluded.booked, places = excluded.places
          where b.booked + excluded.booked <= excluded.places
        returning store_id, starts_at`,
  );
}

/** Locks the slot of a locked order before its shelves, for what may end the order. */
export async function holdSlot(tx: Tx, order_id: string): Promise<void> {
  await tx.run(sql`
    select 1 from slot_bookings b join orders o on o.store_id = b.store_id and o.slot_starts_at = b.starts_at
    where o.order_id = ${order_id} for update of b`);
}

/** Frees the places of rejected orders that are locked. */
export async function freeSlots(tx: Tx, order_ids: readonly string[]): Promise<void> {
  await tx.run(sql`
    with held as (
      select b.store_id, b.starts_at from slot_bookings b
      where (b.store_id, b.starts_at) in (
        select o.store_id, o.slot_starts_at from orders o where o.order_id = any(${order_ids}::uuid[]))
      order by b.store_id, b.starts_at for update)
    update slot_bookings b set booked = b.booked - f.orders
    from held h, lateral (
      select count(*)::int as orders from orders o
      where o.order_id = any(${order_ids}::uuid[]) and o.store_id = h.store_id
        and o.slot_starts_at = h.starts_at) f
    where b.store_id = h.store_id and b.starts_at = h.starts_at`);
}

/** Max booked slots of an answer: of two weeks, also when the slots of a day are changed every hour. */
const MAX_BOOKED = 1_000;
const BookedCount = z.object({ starts_at: z.date(), booked: z.int() });

/** How many orders the slots of the vendor's open store hold in [from, until), the soonest first. */
export function listBooked(
  db: Queryable,
  own: { store_id: string; vendor_id: string; from: Date; until: Date },
): Promise<z.output<typeof BookedCount>[]> {
  const { store_id, vendor_id, from, until } = own;
  return db.many(
    BookedCount,
    sql`select b.starts_at, b.booked from slot_bookings b join stores s on s.store_id = b.store_id
        where b.store_id = ${store_id} and s.vendor_id = ${vendor_id} and s.closed_at is null
          and b.starts_at >= ${from} and b.starts_at < ${until} and b.booked > 0
        order by b.starts_at limit ${MAX_BOOKED}`,
  );
}

/** Max slots in the filter of a pick list. */
const MAX_TO_PICK = 100;

const SlotToPick = SlotColumn.extend({ orders: z.int() });
export type SlotToPick = z.output<typeof SlotToPick>;

/** The slots of the accepted orders of one's stores, the soonest first. */
export function listSlotsToPick(db: Queryable, runs: Runs): Promise<SlotToPick[]> {
  return db.many(
    SlotToPick,
    sql`select o.slot_starts_at as starts_at, o.slot_ends_at as ends_at, o.slot_zone as time_zone,
               count(*) as orders
        from orders o
        where ${ownStores(runs, sql`o`)} and o.status = 'Accepted' and o.slot_starts_at is not null
        group by o.slot_starts_at, o.slot_ends_at, o.slot_zone
        order by o.slot_starts_at, o.slot_ends_at, o.slot_zone limit ${MAX_TO_PICK}`,
  );
}
