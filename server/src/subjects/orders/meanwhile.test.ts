import { expect, test } from 'vitest';

import { sql } from '#platform/db/sql';
import { household } from '#testing/kitchen';
import type { Person } from '#testing/testApp';

/** Two who share a kitchen, a stranger, and a store that sells rice and beans. */
async function shop() {
  const world = await household();
  const { app, person, store, ingredient, stock, shared } = world;
  const { sam, alex } = await shared();
  const [stranger, vendor] = [await person('user', 'Kim'), await person('vendor')];
  const store_id = await store(vendor.user_id);
  const [rice, beans] = [await ingredient('Rice'), await ingredient('Beans')];
  for (const food of [rice, beans]) await stock(store_id, food, { price_cents: 349, quantity: 99 });
  const place = (who: Person, packs: readonly (readonly [string, number])[]) =>
    app.inject({
      method: 'POST',
      url: '/api/user/orders',
      headers: who.headers,
      payload: {
        orders: [
          {
            store_id,
            items: packs.map(([ingredient_id, quantity]) => ({ ingredient_id, quantity })),
          },
        ],
      },
    });
  return { ...world, sam, alex, stranger, rice, beans, place };
}

test('of two of a household who order one cart at once, one does', async () => {
  const { sam, alex, rice, beans, place } = await shop();
  const answers = await Promise.all([
    place(sam, [
      [rice, 2],
      [beans, 1],
    ]),
    place(alex, [
      [beans, 1],
      [rice, 2],
    ]),
  ]);
  expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['201', '409']);
  const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
  expect(refused.error).toBe('ordered_meanwhile');
  expect(refused.message).toMatch(/^(?:Sam Lee|Alex) has just ordered this\.$/);
});

test('also when the store has accepted it, and however the packs are written', async () => {
  const { sam, alex, rice, place, db } = await shop();
  expect((await place(sam, [[rice, 2]])).statusCode).toBe(201);
  await db.run(sql`update orders set status = 'Accepted'`);
  const packs = [
    [rice, 1],
    [rice, 1],
  ] as const;
  expect((await place(alex, packs)).json().error).toBe('ordered_meanwhile');
  await db.run(sql`update orders set status = 'Rejected', rejected_by = 'vendor'`);
  expect((await place(alex, packs)).statusCode).toBe(201);
});

test('the same of a stranger, of oneself, and other packs are ordered', async () => {
  const { sam, alex, stranger, rice, place } = await shop();
  for (const [who, packs] of [
    [sam, 1],
    [sam, 1],
    [stranger, 1],
    [alex, 2],
  ] as const)
    expect((await place(who, [[rice, packs]])).statusCode).toBe(201);
  expect((await place(alex, [[rice, 1]])).statusCode).toBe(409);
});

test('a minute later the same again is meant', async () => {
  const { sam, alex, rice, place, clock } = await shop();
  await place(sam, [[rice, 1]]);
  clock.at = new Date(clock.at.getTime() + 59_999);
  expect((await place(alex, [[rice, 1]])).statusCode).toBe(409);
  clock.at = new Date(clock.at.getTime() + 2);
  expect((await place(alex, [[rice, 1]])).statusCode).toBe(201);
});
