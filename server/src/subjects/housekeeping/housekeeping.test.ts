import { expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { orderRice } from '#testing/orders';
import { testApp } from '#testing/testApp';

import { deleteLeftovers } from './housekeeping.queries.ts';

const DAY_MS = 86_400_000;

test('deletes expired rows and keeps usable ones', async () => {
  const world = await testApp();
  const { db, clock } = world;
  await orderRice(world, { 'idempotency-key': 'k' });
  const left = async () =>
    db.one(
      z.object({ keys: z.int(), sessions: z.int(), orders: z.int() }),
      sql`select (select count(*) from idempotency_keys) as keys,
                 (select count(*) from sessions) as sessions, (select count(*) from orders) as orders`,
    );
  const after = (days: number) => new Date(clock.at.getTime() + days * DAY_MS);

  // News of the order is over after an hour.
  expect(await deleteLeftovers(db, after(0.04))).toBe(0);
  expect(await deleteLeftovers(db, after(0.05))).toBe(1);
  // The count of the shopper's day is over after the next.
  expect(await deleteLeftovers(db, after(0.9))).toBe(0);
  expect(await deleteLeftovers(db, after(2.1))).toBe(1);
  expect(await deleteLeftovers(db, after(6.9))).toBe(0);
  expect(await left()).toEqual({ keys: 1, sessions: 2, orders: 1 });
  expect(await deleteLeftovers(db, after(7.1))).toBe(1);
  expect(await left()).toEqual({ keys: 0, sessions: 2, orders: 1 });
  await deleteLeftovers(db, after(31));
  expect(await left()).toEqual({ keys: 0, sessions: 0, orders: 1 });
});

test('more than one batch goes at once', async () => {
  const { db, clock, person } = await testApp();
  const { user_id } = await person('user');
  await db.run(sql`insert into idempotency_keys (user_id, route, key, fingerprint, response, created_at)
    select ${user_id}, 'r', 'k' || n, 'f', '{}', ${clock.at} from generate_series(1, 2500) n`);
  expect(await deleteLeftovers(db, new Date(clock.at.getTime() + 8 * DAY_MS))).toBe(2500);
});

test('counts of names that matched nothing are kept for 30 days', async () => {
  const { db, clock } = await testApp();
  await db.run(sql`insert into unmatched_names (name, day, times) values ('ume', '2026-03-04', 1)`);
  const after = (days: number) => new Date(clock.at.getTime() + days * DAY_MS);
  expect(await deleteLeftovers(db, after(30))).toBe(0);
  expect(await deleteLeftovers(db, after(31))).toBe(1);
});
