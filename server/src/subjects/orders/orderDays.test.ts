import { readFileSync } from 'node:fs';

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';

import type { Db } from '#platform/db/db';
import { countViolations } from '#platform/db/invariants';
import { sql } from '#platform/db/sql';
import { allOf } from '#platform/identity/ownStores.queries';
import { brokenInvariants } from '#testing/invariants';
import type { ChangedOrder } from '#testing/lineChanges';
import { market } from '#testing/market';

import { sumByDay, sumByKeptDay } from './dashboard.queries.ts';
import { lastDays } from './days.rules.ts';
import { foldOrderSums } from './orderSums.queries.ts';

const NOW = new Date('2026-05-01T10:07:00Z');
/** Their days begin at all four quarters of an hour; in the last four the clocks change in these days. */
const ZONES = [
  'UTC',
  'Asia/Kathmandu',
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
];
const DAYS = 90;
const BEFORE = readFileSync(
  new URL('../../../migrations/0043_order_days_before.sql', import.meta.url),
  'utf8',
);

/** What the kept days say and what the orders say, by zone. */
async function bothOf(db: Db, vendor_id: string) {
  const kept: Record<string, unknown> = {};
  const counted: Record<string, unknown> = {};
  for (const zone of ZONES) {
    const from = lastDays(NOW, DAYS, zone).map((day) => day.from);
    const some = (rows: { orders: number }[]) => rows.filter(({ orders }) => orders > 0);
    kept[zone] = some(await sumByKeptDay(db, { vendor_id, from }));
    counted[zone] = await sumByDay(db, { runs: allOf(vendor_id), from });
  }
  return { kept, counted };
}

/** The changes that there are of orders, each of one of those that were placed. Shape: the answer's code. */
async function changing() {
  const world = await market();
  const { app, ada, vendor, stores, goods, place, move, put, get, db } = world;
  const placed: string[] = [];
  const one = (n: number) => placed[n % placed.length] ?? '';
  const post = async (url: string, { who = vendor, payload = {} } = {}) =>
    (await app.inject({ method: 'POST', url: `/api/${url}`, headers: who.headers, payload }))
      .statusCode;
  const to = async (n: number, status: string) => (await move(one(n), status)).statusCode;
  let isOpen = true;
  const acts = {
    place: async (n: number) => {
      const store_id = n % 3 === 0 && isOpen ? stores.pier : stores.corner;
      // A second each: a sign-in lasts a quarter of an hour.
      const id = await place(placed.length / 60, ['Rice', 'Jalapeño pepper'], {
        store_id,
        quantity: 1 + (placed.length % 4),
      });
      // The clock cannot go there: nobody would stay signed in.
      const at = new Date(NOW.getTime() - ((n * 7_919) % (DAYS * 25 * 60)) * 60_000);
      await db.run(sql`update orders set created_at = ${at} where order_id = ${id}`);
      placed.push(id);
      return 201;
    },
    accept: (n: number) => to(n, 'Accepted'),
    reject: (n: number) => to(n, 'Rejected'),
    deliver: (n: number) => to(n, 'Delivered'),
    cancel: (n: number) => post(`user/orders/${one(n)}/cancel`, { who: ada }),
    together: async (n: number) => {
      const order_ids = [...new Set([one(n), one(n + 1)])];
      return (await put('orders/status', { order_ids, order_status: 'Accepted' })).statusCode;
    },
    short: async (n: number) => {
      const line = { ingredient_id: goods['Rice'], packs: 1 };
      const expected_quantity = 1 + ((n % placed.length) % 4);
      return (await put('order-line', { order_id: one(n), ...line, expected_quantity })).statusCode;
    },
    undo: async (n: number) => {
      const order: ChangedOrder = await get(`order/${one(n)}`);
      const { change_id = one(n) } = order.changes?.at(-1) ?? {};
      return post(`vendor/order/${one(n)}/change/${change_id}/undo`);
    },
    close: async (n: number) => {
      if (n % 9 > 0 || !isOpen) return 404;
      isOpen = false;
      return post(`vendor/store/${stores.pier}/close`);
    },
    fold: async () => {
      await foldOrderSums(db);
      return 200;
    },
  };
  return { ...world, acts };
}
type Act = keyof Awaited<ReturnType<typeof changing>>['acts'];

const ACTS: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Act>('place') },
  { weight: 3, arbitrary: fc.constantFrom<Act>('accept', 'fold', 'short') },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Act>('reject', 'deliver', 'cancel', 'together', 'undo', 'close'),
  },
);

test('whatever happens to orders, the kept days are those of a recount, in every zone', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(ACTS, fc.nat({ max: 99_999 })), { minLength: 12, maxLength: 24 }),
      async (steps) => {
        const { acts, db, vendor } = await changing();
        await acts.place(0);
        for (const [act, n] of steps) await acts[act](n);
        const unfolded = await bothOf(db, vendor.user_id);
        expect(unfolded.kept).toEqual(unfolded.counted);
        expect(await brokenInvariants(db)).toEqual([]);
        await foldOrderSums(db);
        expect((await bothOf(db, vendor.user_id)).kept).toEqual(unfolded.counted);
        expect(await brokenInvariants(db)).toEqual([]);
      },
    ),
    { numRuns: 8 },
  );
}, 240_000);

test('each kind of change comes into the days', async () => {
  const { acts, db, vendor } = await changing();
  const steps: [Act, number][] = [
    ['place', 0],
    ['place', 1],
    ['place', 2],
    ['place', 3],
    ['place', 4],
    ['fold', 0],
    ['accept', 1],
    ['short', 1],
    ['undo', 1],
    ['deliver', 1],
    ['reject', 2],
    ['cancel', 4],
    ['together', 3],
    ['place', 9],
    ['close', 0],
  ];
  for (const [act, n] of steps) {
    expect([act, await acts[act](n)]).toEqual([act, act === 'place' ? 201 : 200]);
    const { kept, counted } = await bothOf(db, vendor.user_id);
    expect([act, kept]).toEqual([act, counted]);
  }
  expect(await brokenInvariants(db)).toEqual([]);
});

test('the rule finds a day that is off', async () => {
  const { place, db } = await market();
  await place(1);
  await foldOrderSums(db);
  await db.run(sql`update order_days set orders[1] = orders[1] + 1`);
  expect((await countViolations(db))['the days of orders are those of the orders']).toBe(1);
});

test('days are right when orders come while those of before are counted and changes are folded', async () => {
  const { place, move, db, deps } = await market();
  const first = [await place(1), await place(2)];
  await db.run(sql`update order_sum_changes set quarter = null`);
  await Promise.all([
    db.script(BEFORE),
    foldOrderSums(deps.db),
    place(3),
    move(first[0] ?? '', 'Rejected'),
    foldOrderSums(deps.db),
    place(4),
  ]);
  expect(await brokenInvariants(db)).toEqual([]);
  await foldOrderSums(db);
  expect(await brokenInvariants(db)).toEqual([]);
});

test('orders of before are counted once, whatever was folded or changed meanwhile', async () => {
  const { acts, db } = await changing();
  for (const n of [1, 2, 3, 4, 5, 6]) await acts.place(n);
  await acts.accept(2);
  // As if they were older than the daily sums.
  await db.run(sql`update order_sum_changes set quarter = null where change_id % 2 = 0`);
  await foldOrderSums(db);
  await acts.place(7);
  await acts.reject(7);
  const { n } = await db.one(z.object({ n: z.int() }), sql`select count(*) as n from order_days`);
  expect(n).toBeGreaterThan(0);
  await db.script(BEFORE);
  expect(await brokenInvariants(db)).toEqual([]);
  await db.script(BEFORE);
  await foldOrderSums(db);
  expect(await brokenInvariants(db)).toEqual([]);
});
