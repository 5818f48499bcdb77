import { expect, test } from 'vitest';
import { z } from 'zod';

import { testApp } from '#testing/testApp';

import { countViolations, makePartsChecker } from './invariants.ts';
import { sql } from './sql.ts';

const TOTAL = 'a total is the sum of its lines and its delivery fee';
const SUMS = 'the sums of orders are those of the orders';
const ORDERS = 7;

/** Orders of four vendors. */
async function market() {
  const world = await testApp();
  const { app, db, person, store, ingredient, stock } = world;
  const shopper = await person('user');
  const rice = await ingredient('Rice');
  const stores: string[] = [];
  for (let n = 0; n < 4; n += 1) stores.push(await store((await person('vendor')).user_id));
  for (const store_id of stores) await stock(store_id, rice);
  for (let n = 0; n < ORDERS; n += 1)
    await app.inject({
      method: 'POST',
      url: '/api/user/orders',
      headers: shopper.headers,
      payload: {
        orders: [
          { store_id: stores[n % 4], items: [{ ingredient_id: rice, quantity: (n % 2) + 1 }] },
        ],
      },
    });
  const ids = await db.many(
    z.object({ order_id: z.string() }),
    sql`select order_id from orders order by order_id`,
  );
  return { ...world, ids: ids.map(({ order_id }) => order_id) };
}

test('parts find what the whole finds, and stay where a rule is broken until it holds', async () => {
  const { db, ids } = await market();
  expect(ids).toHaveLength(ORDERS);
  const check = makePartsChecker(2);
  const broken = async () => {
    const { counts, failures } = await check(db);
    expect([...failures]).toEqual([]);
    return Object.entries(counts).filter(([, rows]) => rows > 0);
  };
  // Seven orders in parts of two: the fourth part is the last, the fifth starts again.
  for (let n = 0; n < 5; n += 1) expect(await broken()).toEqual([]);
  const change = (cents: number) =>
    db.run(sql`update orders set total_cents = total_cents + ${cents} where order_id = ${ids[0]}`);
  await change(1);
  for (let n = 0; n < 3; n += 1) expect(await broken()).toEqual([]);
  for (let n = 0; n < 2; n += 1) expect(await broken()).toEqual([[TOTAL, 1]]);
  await change(-1);
  for (let n = 0; n < 5; n += 1) expect(await broken()).toEqual([]);
});

test('each part of the vendors has its own sums', async () => {
  const { db } = await market();
  await db.run(sql`update order_sum_changes set orders = orders + 1 where change_id = (
    select max(change_id) from order_sum_changes)`);
  const whole = await countViolations(db);
  const check = makePartsChecker(1);
  const found: number[] = [];
  for (let n = 0; n < 5; n += 1) found.push((await check(db)).counts[SUMS] ?? 0);
  expect(whole[SUMS]).toBe(1);
  expect(found).toContain(1);
});
