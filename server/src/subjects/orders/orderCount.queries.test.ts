import { expect, test, vi } from 'vitest';

import { allOf } from '#platform/identity/ownStores.queries';
import { testApp } from '#testing/testApp';

import { makeOrderCounter } from './orderCount.queries.ts';
import type { Owner } from './orders.queries.ts';

const MINUTE = 60_000;

test('settled orders are counted once, later ones each time', async () => {
  const { app, deps, person, store, ingredient, stock, clock } = await testApp();
  const [ada, bob, vendor] = [await person('user'), await person('user'), await person('vendor')];
  const store_id = await store(vendor.user_id, { name: 'Corner' });
  const ingredient_id = await ingredient('Rice', { category: 'Pantry' });
  await stock(store_id, ingredient_id, { price_cents: 300, quantity: 900 });
  const begun = clock.at.getTime();
  const look = vi.spyOn(deps.db, 'one');
  async function place(minute: number, who = ada) {
    clock.at = new Date(begun + minute * MINUTE);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/user/orders',
      headers: who.headers,
      payload: { orders: [{ store_id, items: [{ ingredient_id, quantity: 1 }] }] },
    });
    expect(answer.statusCode).toBe(201);
  }
  const countOrders = makeOrderCounter(deps.db);
  const count = (minute: number, owner: Owner) =>
    countOrders({ owner, now: new Date(begun + minute * MINUTE) });
  const { user_id } = ada;
  const ofVendor = allOf(vendor.user_id);

  expect(await count(0, { user_id })).toBe(0);
  await place(1);
  await place(2);
  await place(3, bob);
  expect(await count(3, { user_id })).toBe(2);
  expect(await count(20, { user_id })).toBe(2);
  expect(await count(20, ofVendor)).toBe(3);
  // An order that commits after the count but began before it.
  await place(12);
  expect(await count(20, { user_id })).toBe(3);
  // A clock that is behind.
  expect(await count(5, { user_id })).toBe(3);
  await place(14);
  expect(await count(40, { user_id: bob.user_id })).toBe(1);
  expect(await count(40, { user_id })).toBe(4);
  expect(await count(40, ofVendor)).toBe(5);
  // Only orders later than the previous count were counted again.
  expect(look.mock.lastCall?.[1].text).toContain('o.created_at >');
});
