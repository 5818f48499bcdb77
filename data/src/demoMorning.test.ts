import { expect, test } from 'vitest';

import { demoLow, demoMorning, demoPaused, demoSlots } from './demoMorning.ts';

test('the stores sell what the morning’s customers want, in every status', () => {
  const orders = demoMorning();
  expect(orders.map(({ items }) => items.length)).toEqual([2, 2, 2, 3, 3, 3, 3, 2, 2]);
  expect(new Set(orders.map(({ status }) => status)).size).toBe(4);
  expect(new Set(orders.map(({ customer }) => customer.user_id)).size).toBe(5);
  expect(demoLow().map(({ quantity }) => quantity)).toEqual([0, 1, 2, 3]);
});

test('orders are at stores with slots, none at the paused one', () => {
  const slotted = demoSlots().map(({ store }) => store.store_id);
  for (const { store } of demoMorning()) expect(slotted).toContain(store.store_id);
  expect(slotted).not.toContain(demoPaused().store_id);
  for (const { slots } of demoSlots())
    for (const { from, to, orders } of slots.week) {
      expect(from < to).toBe(true);
      expect(orders).toBeGreaterThan(0);
    }
});
