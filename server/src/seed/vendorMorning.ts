import { DEMO_NOTES } from '@larder/data/demoDesk';
import {
  demoLow,
  demoMorning,
  demoPaused,
  demoSlots,
  type MorningOrder,
  NEW_YORK,
  PAUSED_DAYS,
} from '@larder/data/demoMorning';
import { DEMO_VENDORS } from '@larder/data/people';
import { addDays, dayIn } from '@larder/shared/basics/calendar';
import { offeredSlots } from '@larder/shared/stores/slots';
import type { StoreEdit } from '@larder/shared/stores/stores.calls';

import type { Db } from '#platform/db/db';
import { changeStore } from '#subjects/stores/editing.service';
import { editShelves } from '#subjects/stores/stores.service';

import { addOrder, CALLER, liveUser } from './pastOrder.ts';

/**
 * What the demo's vendor finds: slots at two stores with orders in every status, a paused store, and things of
 * which little is left. All through the usual services.
 */
export async function addVendorMorning(db: Db, now: Date): Promise<void> {
  const [{ user_id }] = DEMO_VENDORS;
  const user = liveUser(user_id, 'vendor');
  const change = (store_id: string, edit: StoreEdit) =>
    db.transaction((tx) =>
      changeStore(tx, {
        store_id,
        edit: { ...edit, time_zone: NEW_YORK },
        user,
        caller: CALLER,
        at: now,
      }),
    );
  for (const { store, also_pickup, slots } of demoSlots())
    await change(store.store_id, { also_pickup, slots });
  for (const [nth, order] of demoMorning().entries())
    await addOrder(db, {
      ...order,
      user: liveUser(order.customer.user_id, 'user'),
      slot_starts_at: slotOf(order, now),
      note: DEMO_NOTES[nth % DEMO_NOTES.length],
      now,
    });
  const stores = demoLow().map(({ store: { store_id }, ...item }) => ({
    store_id,
    items: [item],
  }));
  for (const store of stores)
    await editShelves(db, { stores: [store], user, caller: CALLER, at: now });
  const back_on = addDays(dayIn(NEW_YORK, now.getTime()), PAUSED_DAYS);
  await change(demoPaused().store_id, { back_on });
}

/** The slot that its customer chose. */
function slotOf({ store, nth, ago }: MorningOrder, now: Date): Date | undefined {
  const slots = demoSlots().find((one) => one.store.store_id === store.store_id)?.slots;
  if (!slots) return undefined;
  const offered = offeredSlots(
    { slots, hours: null, time_zone: NEW_YORK },
    { now: now.getTime() - ago, bookedAt: () => 0 },
  );
  const slot = offered[nth];
  return slot && new Date(slot.starts_at);
}
