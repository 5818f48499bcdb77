import { expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { brokenInvariants } from '#testing/invariants';
import { riceStore } from '#testing/riceStore';

const HERE = { lat: 41.88, lng: -87.63 };

/** A store in Chicago with ten packs of rice, at noon UTC of March 4. */
async function openStore() {
  const world = await riceStore({ name: 'Zilker Cellars' });
  const { ask, rice, shopper, store_id, vendor } = world;
  const buy = (who = shopper) => {
    const items = [{ ingredient_id: rice, quantity: 2 }];
    return ask(who, 'POST /user/orders', { orders: [{ store_id, items }] });
  };
  const compare = async (more: object = {}, who = shopper) =>
    (
      await ask(who, 'POST /user/items/compare', {
        compare: [{ name: 'Rice', unit_quantity: 1, unit: 'gm' }],
        location: HERE,
        ...more,
      })
    ).json();
  const pause = (back_on: string | null, time_zone = 'America/Chicago') =>
    ask(vendor, `PUT /vendor/store/${store_id}`, { back_on, time_zone });
  return { ...world, buy, compare, pause };
}

test('a paused store is compared with none, takes no orders, and says when it is back', async () => {
  const { pause, buy, compare, ask, vendor, shopper, store_id, stockOf, rice, db } =
    await openStore();
  expect((await pause('2026-03-27')).statusCode).toBe(200);
  const refused = await buy();
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    {
      error: 'store_paused',
      message: 'Zilker Cellars is paused. It takes orders again on Mar 27.',
      details: { store_id, back_on: '2026-03-27' },
    },
  ]);
  expect(await stockOf(store_id, rice)).toBe(10);
  expect((await compare()).ids).toBeNull();
  expect((await compare({ location: null })).ids).toBeNull();
  const shelf = await ask(shopper, `GET /vendor/${vendor.user_id}/store/${store_id}/items`);
  expect(shelf.json()).toMatchObject({ back_on: '2026-03-27' });
  const own = await ask(vendor, 'GET /vendor/stores');
  expect(own.json().value[0]).toMatchObject({ back_on: '2026-03-27' });
  expect(await brokenInvariants(db)).toEqual([]);
});

test('it is back on that day in its own time zone', async () => {
  const { pause, buy, compare, ask, vendor, store_id, clock, person } = await openStore();
  await pause('2026-03-27');
  // Midnight in Chicago is 5 o'clock UTC in summer.
  clock.at = new Date('2026-03-27T04:59:59Z');
  const shopper = await person('user');
  expect((await buy(shopper)).json().error).toBe('store_paused');
  expect((await compare({}, shopper)).ids).toBeNull();
  clock.at = new Date('2026-03-27T05:00:00Z');
  const shelf = await ask(shopper, `GET /vendor/${vendor.user_id}/store/${store_id}/items`);
  expect(shelf.json()).not.toHaveProperty('back_on');
  expect((await compare({}, shopper)).ids).not.toBeNull();
  expect((await buy(shopper)).statusCode).toBe(201);
});

test('in the first zone of the world it is back before UTC has that day', async () => {
  const { pause, compare, clock, person } = await openStore();
  await pause('2026-03-27', 'Pacific/Kiritimati');
  clock.at = new Date('2026-03-26T09:59:59Z');
  const shopper = await person('user');
  expect((await compare({}, shopper)).ids).toBeNull();
  clock.at = new Date('2026-03-26T10:00:00Z');
  expect((await compare({}, shopper)).ids).not.toBeNull();
});

test('open orders stay, and the pause can be ended early', async () => {
  const { pause, buy, ask, vendor, compare, db } = await openStore();
  const order_id = (await buy()).json().orders[0].order_id;
  await pause('2026-03-27');
  const accepted = await ask(vendor, 'PUT /vendor/userorder/accept', { order_id });
  expect(accepted.json()).toMatchObject({ order_status: 'Accepted' });
  expect((await pause(null)).statusCode).toBe(200);
  expect((await compare()).ids).not.toBeNull();
  expect((await buy()).statusCode).toBe(201);
  const actions = await db.many(
    z.object({ action: z.string() }),
    sql`select action from audit_log where action like 'store_%' order by audit_id`,
  );
  expect(actions.map(({ action }) => action)).toEqual([
    // Its time zone.
    'store_changed',
    'store_paused',
    'store_resumed',
  ]);
});

test('a comparison names the paused stores of the shopper’s carts, and no others', async () => {
  const { pause, compare, store, vendor, store_id } = await openStore();
  const other = await store(vendor.user_id, { name: 'Open one' });
  await pause('2026-03-27');
  expect((await compare()).paused).toEqual([]);
  expect((await compare({ cart_stores: [other, store_id] })).paused).toEqual([
    { store_id, name: 'Zilker Cellars', back_on: '2026-03-27' },
  ]);
});

test('a pause and orders at the same time: who comes after it gets nothing', async () => {
  const { pause, buy, person, ask, vendor, stockOf, store_id, rice, db } = await openStore();
  const shoppers = await Promise.all(Array.from({ length: 6 }, () => person('user')));
  const [paused, ...bought] = await Promise.all([
    pause('2026-03-27'),
    ...shoppers.map((who) => buy(who)),
  ]);
  expect(paused.statusCode).toBe(200);
  // Ten packs serve at most five orders.
  const placed = bought.filter(({ statusCode }) => statusCode === 201).length;
  const refusals = bought.filter(({ statusCode }) => statusCode !== 201);
  for (const refusal of refusals)
    expect(['store_paused', 'out_of_stock']).toContain(refusal.json().error);
  expect(await stockOf(store_id, rice)).toBe(10 - 2 * placed);
  expect((await buy()).json().error).toBe('store_paused');
  expect((await ask(vendor, 'GET /vendor/orders')).json().value).toHaveLength(placed);
  expect(await brokenInvariants(db)).toEqual([]);
});
