import { everyCall } from '@larder/shared/calls';
import { expect, test } from 'vitest';

import { sql } from '#platform/db/sql';
import { testApp } from '#testing/testApp';

async function shelf() {
  const { app, db, person, store, ingredient, stock } = await testApp();
  const people = { vendor: await person('vendor'), shopper: await person('user') };
  const store_id = await store(people.vendor.user_id);
  const rice = await ingredient('Rice');
  await stock(store_id, rice, { price_cents: 349, quantity: 5 });
  const url = `/api/vendor/${people.vendor.user_id}/store/${store_id}/items`;
  const ask = (tag?: string, headers: object = people.shopper.headers) =>
    app.inject({ url, headers: { ...headers, ...(tag && { 'if-none-match': tag }) } });
  const reprice = (price: number) =>
    app.inject({
      method: 'PUT',
      url: '/api/vendor/stores',
      headers: people.vendor.headers,
      payload: { stores: [{ store_id, items: [{ ingredient_id: rice, price, quantity: 5 }] }] },
    });
  return { db, people, ask, reprice };
}

test('a shelf that has not changed is 304, for whoever may ask', async () => {
  const { people, ask } = await shelf();
  const first = await ask();
  expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'private, no-cache']);
  const tag = String(first.headers.etag);
  for (const { headers } of Object.values(people))
    for (const known of [tag, `W/"another", ${tag}`]) {
      const again = await ask(known, headers);
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect(again.headers).toMatchObject({ 'cache-control': 'private, no-cache', etag: tag });
    }
  expect((await ask('W/"another"')).statusCode).toBe(200);
});

test('a shelf with another price is sent again', async () => {
  const { ask, reprice } = await shelf();
  const before = String((await ask()).headers.etag);
  expect((await reprice(4)).statusCode).toBe(200);
  const after = await ask(before);
  expect(after.statusCode).toBe(200);
  expect(JSON.parse(after.json().ids)).toMatchObject([{ name: 'Rice', price: 4 }]);
  expect(after.headers.etag).not.toBe(before);
});

test('who may not ask is not told that a shelf is the same', async () => {
  const { db, people, ask } = await shelf();
  const tag = String((await ask()).headers.etag);
  const { headers } = people.shopper;
  await db.run(sql`delete from sessions where user_id = ${people.shopper.user_id}`);
  for (const stranger of [{}, { authorization: 'Bearer x' }, headers]) {
    const answer = await ask(tag, stranger);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([401, 'no-store']);
    expect(answer.headers).not.toHaveProperty('etag');
  }
});

test.for(['user', 'vendor', 'admin'] as const)('no other answer to %s is kept', async (role) => {
  const { app, person } = await testApp();
  const { headers } = await person(role);
  const reads = everyCall().filter(
    ({ call }) => call.method === 'GET' && !/events/.test(call.path),
  );
  const answers = await Promise.all(
    reads.map(({ call }) =>
      app.inject({ url: `/api${call.path.replaceAll(/\{\w+\}/g, crypto.randomUUID())}`, headers }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(5);
  for (const answer of answers) {
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers).not.toHaveProperty('etag');
  }
});
