import { expect, test } from 'vitest';
import { z } from 'zod';

import { countViolations } from '#platform/db/invariants';
import { sql } from '#platform/db/sql';
import { market } from '#testing/market';

import { foldOrderSums } from './orderSums.queries.ts';

const SUMS = 'the sums of orders are those of the orders';

/** Orders of each status in two stores. */
async function selling() {
  const world = await market();
  const { place, move, stores, db, get } = world;
  await place(1);
  const [done, rejected] = [await place(2), await place(3, ['Rice'], { quantity: 5 })];
  await move(done, 'Accepted');
  await move(done, 'Delivered');
  await move(rejected, 'Rejected');
  await move(await place(4, ['Rice'], { store_id: stores.pier, quantity: 2 }), 'Accepted');
  const wrong = async () => (await countViolations(db))[SUMS];
  const figures = async () => {
    const { total, pending, revenue } = await get('dashboard');
    const { counts } = await get('overview');
    return { total, pending, revenue, counts, listed: (await get('orders')).total };
  };
  return { ...world, wrong, figures };
}

const EXPECTED = {
  total: 4,
  pending: 1,
  revenue: 12,
  counts: { pending: 1, Accepted: 1, Rejected: 1, Delivered: 1 },
  listed: 4,
};

test('list, filters and dashboard tell the same numbers, before and after folding', async () => {
  const { figures, wrong, db } = await selling();
  expect(await figures()).toEqual(EXPECTED);
  expect(await wrong()).toBe(0);
  expect(await foldOrderSums(db)).toBeGreaterThan(0);
  expect(await figures()).toEqual(EXPECTED);
  expect(await foldOrderSums(db)).toBe(0);
  expect(await wrong()).toBe(0);
});

test('the total of a filtered page is exact, and of an earlier moment', async () => {
  const { get, stores, place, db } = await selling();
  await foldOrderSums(db);
  const first = await get('orders?status=pending&limit=1');
  expect(first.total).toBe(1);
  await place(9);
  expect(await get(`orders?status=pending&until=${first.as_of}`)).toMatchObject({
    total: 1,
    newer: 1,
  });
  expect((await get(`orders?store_id=${stores.pier}`)).total).toBe(1);
  expect((await get(`overview?store_id=${stores.pier}`)).counts.Accepted).toBe(1);
});

test('an order that was not made is not counted', async () => {
  const { db, figures, wrong } = await selling();
  const undone = db.transaction(async (tx) => {
    await tx.run(sql`update orders set status = 'Accepted' where status = 'pending'`);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await figures()).toEqual(EXPECTED);
  expect(await wrong()).toBe(0);
});

test('the rule finds a sum that is off', async () => {
  const { db, wrong } = await selling();
  await foldOrderSums(db);
  await db.run(sql`update order_sums set orders = orders + 1 where status = 'Delivered'`);
  expect(await wrong()).toBe(1);
});

test('changes that come while others are folded are neither lost nor counted twice', async () => {
  const { place, db, deps, wrong, get } = await selling();
  const folds = Array.from({ length: 6 }, () => foldOrderSums(deps.db));
  for (let nth = 10; nth < 16; nth += 1) await place(nth);
  await Promise.all([...folds, foldOrderSums(deps.db)]);
  expect((await get('orders')).total).toBe(10);
  await foldOrderSums(db);
  const { n } = await db.one(
    z.object({ n: z.int() }),
    sql`select count(*) as n from order_sum_changes`,
  );
  expect([n, await wrong()]).toEqual([0, 0]);
});
