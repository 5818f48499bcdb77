import { offeredSlots, type SlotStore } from '@larder/shared/stores/slots';
import type { SlotChoice } from '@larder/shared/stores/slots.model';

import type { Queryable } from '#platform/db/db';

import { bookedFrom } from './bookedSlots.queries.ts';

/** The slots of a store that can be chosen now. */
export async function slotChoice(
  db: Queryable,
  { now, ...store }: SlotStore & { store_id: string; now: Date },
): Promise<SlotChoice> {
  const { store_id, time_zone } = store;
  const booked = await bookedFrom(db, { store_id, from: now });
  const slots = offeredSlots(store, {
    now: now.getTime(),
    bookedAt: (starts_at) => booked.get(starts_at) ?? 0,
  });
  return {
    time_zone,
    slots: slots.map(({ starts_at, ends_at, places }) => ({
      starts_at: new Date(starts_at),
      ends_at: new Date(ends_at),
      places,
    })),
  };
}
