import type { OrderDraft } from '@larder/shared/orders/orders.calls';
import { chooseSlots, type DaySlot, type SlotRefusal } from '@larder/shared/stores/slots';
import type { OrderSlot } from '@larder/shared/stores/slots.model';

import { AppError } from '#errors';
import type { Tx } from '#platform/db/db';

import type { StoreRow } from './placement.queries.ts';
import { type Booking, bookSlots } from './slots.queries.ts';

/**
 * Books the slots of wanted orders at locked stores; runs no query when no store has slots.
 *
 * Shape   the slot of a draft; null at a store without slots.
 * Errors  slot_unavailable, with the reason and the field.
 */
export async function takeSlots(
  tx: Tx,
  {
    drafts,
    sorted,
    stores,
    at,
  }: {
    drafts: readonly OrderDraft[];
    sorted: readonly OrderDraft[];
    stores: readonly StoreRow[];
    at: Date;
  },
): Promise<(draft: OrderDraft) => OrderSlot | null> {
  const choice = chooseSlots(sorted, stores, at.getTime());
  if ('refused' in choice) {
    const { refused: draft, store, reason } = choice;
    throw refusedSlot({ nth: drafts.indexOf(draft), store, reason });
  }
  const { chosen } = choice;
  if (chosen.size === 0) return () => null;
  const bookings = toBookings([...chosen].map(([{ store_id }, slot]) => ({ ...slot, store_id })));
  const booked = new Set((await bookSlots(tx, bookings)).map(keyOf));
  for (const [draft, { starts_at }] of chosen) {
    const store = stores.find(({ store_id }) => store_id === draft.store_id);
    if (store && !booked.has(keyOf({ ...store, starts_at })))
      throw refusedSlot({ nth: drafts.indexOf(draft), store, reason: 'full' });
  }
  return (draft) => {
    const slot = chosen.get(draft);
    if (!slot) return null;
    const { starts_at, ends_at, time_zone } = slot;
    return { starts_at: new Date(starts_at), ends_at: new Date(ends_at), time_zone };
  };
}

type Place = { store_id: string; starts_at: Date | number };

function keyOf({ store_id, starts_at }: Place): string {
  return `${store_id} ${starts_at.valueOf()}`;
}

/** Two orders of one request may want the same slot. */
function toBookings(wanted: readonly (DaySlot & { store_id: string })[]): Booking[] {
  return [...Map.groupBy(wanted, keyOf).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { store_id, starts_at, orders: places } = first;
    return { store_id, starts_at: new Date(starts_at), orders: same.length, places };
  });
}

const WHY: Readonly<Record<SlotRefusal, string>> = {
  missing: 'This store takes orders for slots. Choose one',
  unknown: 'This slot is not there any more. Choose another one',
  closed: 'The store is closed on the day of this slot. Choose another one',
  too_late: 'It is too late for this slot. Choose a later one',
  too_far: 'This slot cannot be chosen yet. Choose an earlier one',
  full: 'This slot is full. Choose another one',
};

function refusedSlot({
  nth,
  store: { store_id },
  reason,
}: {
  nth: number;
  store: StoreRow;
  reason: SlotRefusal;
}): AppError {
  const message = WHY[reason];
  const fields = [{ field: `orders.${nth}.slot_starts_at`, message }];
  return new AppError('slot_unavailable', { message, details: { store_id, reason, fields } });
}
