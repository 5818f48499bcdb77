import { expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { deleteLeftovers } from '#subjects/housekeeping/housekeeping.queries';
import { accountCalls, cookieOf, PASSWORD } from '#testing/accounts';
import { type Person, testApp } from '#testing/testApp';

import { MAX_ENTRIES_A_DAY, MAX_SIGN_INS_A_DAY } from './accountDay.ts';

const DAY_MS = 86_400_000;

async function shop() {
  const world = await testApp();
  const { app, db, clock } = world;
  const vera = await world.person('vendor');
  const ada = await world.person('user');
  const corner = await world.store(vera.user_id);
  const rice = await world.ingredient('Rice');
  const salt = await world.ingredient('Salt');
  for (const one of [rice, salt]) await world.stock(corner, one, { quantity: 900 });
  /** What somebody has written today. */
  const written = ({ user_id }: Person, entries: number) =>
    db.run(sql`insert into account_days (user_id, day, entries, sign_ins) values
      (${user_id}, (${clock.at}::timestamptz at time zone 'UTC')::date, ${entries}, 0)
      on conflict (user_id) do update set entries = excluded.entries, day = excluded.day`);
  const entriesOf = async ({ user_id }: Person) =>
    (
      await db.many(
        z.object({ entries: z.int() }),
        sql`select entries from account_days where user_id = ${user_id}`,
      )
    )[0]?.entries;
  const rename = (name: string) =>
    app.inject({
      method: 'PUT',
      url: '/api/user',
      headers: ada.headers,
      payload: { name, address: 'Street 1' },
    });
  const order = (headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/user/orders',
      headers: { ...ada.headers, ...headers },
      payload: {
        orders: [
          {
            store_id: corner,
            items: [rice, salt].map((ingredient_id) => ({ ingredient_id, quantity: 1 })),
          },
        ],
      },
    });
  const count = async (table: 'orders' | 'audit_log') =>
    (
      await db.one(
        z.object({ orders: z.int(), audit_log: z.int() }),
        sql`select (select count(*) from orders) as orders, (select count(*) from audit_log) as audit_log`,
      )
    )[table];
  return { ...world, vera, ada, corner, rice, salt, written, entriesOf, rename, order, count };
}

test('an account writes 100,000 entries a day, and one more the next day', async () => {
  const { ada, written, rename, count, clock, entriesOf, db } = await shop();
  await written(ada, MAX_ENTRIES_A_DAY - 1);
  expect((await rename('Ada')).statusCode).toBe(200);
  const before = await count('audit_log');
  const refused = await rename('Adam');
  expect([refused.statusCode, refused.json().error]).toEqual([429, 'too_many_today']);
  expect(refused.headers['retry-after']).toBe('3600');
  expect(await count('audit_log')).toBe(before);
  // A clock that goes back does not begin a day anew.
  clock.at = new Date(clock.at.getTime() - DAY_MS);
  expect((await rename('Adam')).statusCode).toBe(429);
  // Sessions last 12 hours.
  clock.at = new Date(clock.at.getTime() + DAY_MS);
  await written(ada, MAX_ENTRIES_A_DAY);
  await db.run(sql`update account_days set day = day - 1`);
  expect((await rename('Adam')).statusCode).toBe(200);
  expect(await entriesOf(ada)).toBe(1);
});

test('of two changes at once for the last entry one is refused', async () => {
  const { ada, written, rename } = await shop();
  await written(ada, MAX_ENTRIES_A_DAY - 1);
  const answers = await Promise.all([rename('Ada'), rename('Adam')]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 429]);
});

test('an order counts one and each line one; without room nothing of it is stored', async () => {
  const { ada, written, order, count, entriesOf, stockOf, corner, rice } = await shop();
  await written(ada, MAX_ENTRIES_A_DAY - 3);
  expect((await order()).statusCode).toBe(201);
  expect(await entriesOf(ada)).toBe(MAX_ENTRIES_A_DAY);
  await written(ada, MAX_ENTRIES_A_DAY - 2);
  expect((await order()).json().error).toBe('too_many_today');
  expect([await count('orders'), await stockOf(corner, rice)]).toEqual([1, 899]);
});

test('an answer that is kept for a repeat counts by its KiB', async () => {
  const { ada, written, order, entriesOf } = await shop();
  await written(ada, 0);
  await order({ 'idempotency-key': 'once' });
  // The order, its two lines, and an answer of less than a KiB.
  expect(await entriesOf(ada)).toBe(4);
  await order({ 'idempotency-key': 'once' });
  expect(await entriesOf(ada)).toBe(4);
});

test('a file of a shelf counts each row that changed', async () => {
  const { app, vera, written, corner, rice, salt, entriesOf } = await shop();
  const send = (price: number) =>
    app.inject({
      method: 'PUT',
      url: `/api/vendor/store/${corner}/inventory`,
      headers: vera.headers,
      payload: { items: [rice, salt].map((ingredient_id) => ({ ingredient_id, price })) },
    });
  await written(vera, MAX_ENTRIES_A_DAY - 3);
  expect((await send(5)).statusCode).toBe(200);
  expect(await entriesOf(vera)).toBe(MAX_ENTRIES_A_DAY);
  expect((await send(6)).json().error).toBe('too_many_today');
});

test('an account that may write no more can log out, log in, and be deleted', async () => {
  const { app, db } = await shop();
  const calls = accountCalls(app);
  const body = (await calls.register()).json();
  await db.run(
    sql`update account_days set entries = ${MAX_ENTRIES_A_DAY} where user_id = ${body._id}`,
  );
  const login = await calls.login();
  expect(login.statusCode).toBe(200);
  const headers = { authorization: `Bearer ${login.json().access_token}` };
  const ended = await app.inject({
    method: 'POST',
    url: '/api/session/logout',
    headers: { ...headers, 'x-requested-with': 'larder', cookie: cookieOf(login) },
    payload: {},
  });
  expect(ended.statusCode).toBe(204);
  const again = (await calls.login()).json();
  const deleted = await app.inject({
    method: 'POST',
    url: '/api/user/deletion',
    headers: { authorization: `Bearer ${again.access_token}` },
    payload: { password: PASSWORD, pending_orders: 0 },
  });
  expect(deleted.statusCode).toBe(200);
  const rows = await db.many(
    z.unknown(),
    sql`select from account_days where user_id = ${body._id}`,
  );
  expect(rows).toEqual([]);
});

test('an account signs in 1,000 times a day', async () => {
  const { app, db } = await shop();
  const calls = accountCalls(app);
  const { _id } = (await calls.register()).json();
  await db.run(
    sql`update account_days set sign_ins = ${MAX_SIGN_INS_A_DAY - 1} where user_id = ${_id}`,
  );
  expect((await calls.login()).statusCode).toBe(200);
  const refused = await calls.login();
  expect([refused.statusCode, refused.json().error]).toEqual([429, 'too_many_sign_ins']);
});

test('the counts of past days are deleted', async () => {
  const { ada, written, clock, db, entriesOf } = await shop();
  await written(ada, 7);
  await deleteLeftovers(db, new Date(clock.at.getTime() + DAY_MS));
  expect(await entriesOf(ada)).toBe(7);
  await deleteLeftovers(db, new Date(clock.at.getTime() + 2 * DAY_MS));
  expect(await entriesOf(ada)).toBeUndefined();
});
