import fc from 'fast-check';

import { action, expectVerdict, one, plain, stranger, which } from './acting.ts';
import { setPlaces, type Store } from './model.ts';

/** Noon of that many days ahead, of UTC. */
function noon(days: number): number {
  const now = new Date();
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, 12);
}

/** The slot of a wanted order; null for none. */
export function slotFor(
  { places }: Store,
  { slot, day }: { slot: string; day: number },
): number | null {
  if (slot === 'none') return null;
  return slot === 'other' || places !== null ? noon(day) : null;
}

export const setSlots = action(
  'set slots',
  plain({ store: which, places: fc.constantFrom(1, 3, null), stranger }),
  async ({ model, product }, { places, ...given }) => {
    const store = one(model.stores, given.store);
    const who = given.stranger === null ? store?.vendor : one(model.people, given.stranger);
    if (!store || !who) return;
    const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
      weekday,
      from: '12:00',
      to: '13:00',
      orders: places,
    }));
    const answer = await product.ask('PUT', `/vendor/store/${store.store_id}`, {
      token: who.token,
      body: { slots: places === null ? null : { cut_off: 0, week }, time_zone: 'UTC' },
    });
    expectVerdict(answer, setPlaces(store, { who, places }));
  },
);
