import { MAX_KEYS } from '@larder/shared/account/machines';
import { KEY_RIGHTS, type KeyRight } from '@larder/shared/basics/keyRights';
import { everyCall } from '@larder/shared/calls';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { hashSecret } from '#platform/lib/secrets';

import { machineShop } from './testing/machineShop.ts';

/** Written out by hand: a call that says that it takes keys turns this red. */
const MAY: Readonly<Record<KeyRight, readonly string[]>> = {
  stock: [
    'GET /vendor/stores',
    'PUT /vendor/stock',
    'PUT /vendor/store/{storeId}/inventory',
    'PUT /vendor/stores',
  ],
  orders: [
    'GET /vendor/order-ids',
    'GET /vendor/order/{id}',
    'GET /vendor/order/{id}/replacements',
    'GET /vendor/orders',
    'GET /vendor/pick-list',
    'GET /vendor/stores',
    'POST /vendor/order/{id}/change/{changeId}/undo',
    'POST /vendor/order/{id}/return/{returnId}/undo',
    'PUT /vendor/order-line',
    'PUT /vendor/order-line/weight',
    'PUT /vendor/order-return',
    'PUT /vendor/orders/status',
    'PUT /vendor/picked-lines',
    'PUT /vendor/userorder/accept',
  ],
};

test.for(KEY_RIGHTS)('a key for %s makes its calls and no others', async (right) => {
  const { app, key } = await machineShop();
  const authorization = `Bearer ${await key([right])}`;
  const closed = everyCall().filter(({ call }) => !['public', 'cookie'].includes(call.access));
  const taken: string[] = [];
  for (const { call } of closed) {
    const url = `/api${call.path.replaceAll(/\{\w+\}/g, () => crypto.randomUUID())}`;
    const answer = await app.inject({ method: call.method, url, headers: { authorization } });
    const isRefused = answer.statusCode === 403 && answer.json().error === 'not_allowed';
    if (!isRefused) taken.push(`${call.method} ${call.path}`);
  }
  expect(taken.toSorted()).toEqual(MAY[right].toSorted());
});

test('a key is shown once, and kept as its hash', async () => {
  const { db, vendor, done, key } = await machineShop();
  const secret = await key(['stock', 'orders'], 'Till at the door');
  expect(secret).toMatch(/^larder_[\w-]{43}$/);
  const { value } = await done(vendor, 'GET /vendor/keys');
  expect(value).toEqual([
    {
      key_id: expect.any(String),
      name: 'Till at the door',
      rights: ['stock', 'orders'],
      created_at: '2026-03-04T12:00:00.000Z',
      last_used_at: null,
    },
  ]);
  const kept = await db.one(
    z.object({ token_hash: z.instanceof(Uint8Array) }),
    sql`select token_hash from api_keys`,
  );
  expect(Buffer.from(kept.token_hash)).toEqual(hashSecret(secret));
});

test('its use is noted, to a minute', async () => {
  const { vendor, done, key, pass } = await machineShop();
  const secret = await key(['orders']);
  const lastUse = async () => (await done(vendor, 'GET /vendor/keys')).value[0].last_used_at;
  await done(secret, 'GET /vendor/orders');
  pass(59_000);
  await done(secret, 'GET /vendor/orders');
  expect(await lastUse()).toBe('2026-03-04T12:00:00.000Z');
  pass(1_000);
  await done(secret, 'GET /vendor/orders');
  expect(await lastUse()).toBe('2026-03-04T12:01:00.000Z');
});

test('sees and changes what is its vendor’s alone', async () => {
  const { person, store, stock, rice, key, ask, done, corner, pier } = await machineShop();
  const secret = await key(['stock', 'orders']);
  const elsewhere = await store((await person('vendor')).user_id);
  await stock(elsewhere, rice);
  const { value } = await done(secret, 'GET /vendor/stores');
  const ids = z.array(z.object({ store_id: z.string() })).parse(value);
  expect(ids.map(({ store_id }) => store_id).toSorted()).toEqual([corner, pier].toSorted());
  const items = [{ ingredient_id: rice, quantity: 1 }];
  const stores = [{ store_id: elsewhere, items }];
  expect((await ask(secret, 'PUT /vendor/stores', { stores })).statusCode).toBe(404);
});

test('the log has the vendor, and the name of the key', async () => {
  const { db, corner, rice, vendor, key, done } = await machineShop();
  const secret = await key(['stock'], 'Till');
  await done(secret, 'PUT /vendor/stores', {
    stores: [{ store_id: corner, items: [{ ingredient_id: rice, quantity: 7 }] }],
  });
  const entry = await db.one(
    z.object({ actor_id: z.string(), detail: z.record(z.string(), z.unknown()) }),
    sql`select actor_id, detail from audit_log where action = 'shelf_changed'`,
  );
  expect(entry).toMatchObject({ actor_id: vendor.user_id, detail: { by_key: 'Till' } });
  const acts = await db.many(
    z.object({ action: z.string(), name: z.string() }),
    sql`select action, detail ->> 'name' as name from audit_log where target_type = 'key'`,
  );
  expect(acts).toEqual([{ action: 'key_made', name: 'Till' }]);
});

test('a revoked key is refused from the next call on; what it was doing is done, or nothing of it', async () => {
  const { vendor, corner, rice, stockOf, key, ask, done } = await machineShop();
  const secret = await key(['stock']);
  const { value } = await done(vendor, 'GET /vendor/keys');
  const items = [{ store_id: corner, ingredient_id: rice, quantity: 4 }];
  const [set, revoked] = await Promise.all([
    ask(secret, 'PUT /vendor/stock', { items }),
    ask(vendor, `DELETE /vendor/keys/${value[0].key_id}`),
  ]);
  expect(revoked.statusCode).toBe(204);
  expect([
    [200, 4],
    [401, 10],
  ]).toContainEqual([set.statusCode, await stockOf(corner, rice)]);
  const after = await ask(secret, 'GET /vendor/stores');
  expect([after.statusCode, after.json().error]).toEqual([401, 'not_signed_in']);
  expect((await ask(vendor, `DELETE /vendor/keys/${value[0].key_id}`)).statusCode).toBe(404);
});

test('rests while its vendor is suspended', async () => {
  const { key, ask, suspend } = await machineShop();
  const secret = await key(['orders']);
  const status = async () => (await ask(secret, 'GET /vendor/orders')).statusCode;
  await suspend(true);
  expect(await status()).toBe(401);
  await suspend(false);
  expect(await status()).toBe(200);
});

test.for([
  ['larder_', 'the prefix alone'],
  [`larder_${'A'.repeat(43)}`, 'another one'],
] as const)('%s is refused: %s', async ([token]) => {
  const { ask, key } = await machineShop();
  await key(['orders']);
  expect((await ask(token, 'GET /vendor/orders')).statusCode).toBe(401);
});

test('a vendor has at most 10, and ends no other vendor’s', async () => {
  const { vendor, person, ask, done, key } = await machineShop();
  for (let n = 0; n < MAX_KEYS; n += 1) await key(['stock'], `Key ${n}`);
  const one = { name: 'More', rights: ['stock'] };
  const more = await ask(vendor, 'POST /vendor/keys', one);
  expect([more.statusCode, more.json().error]).toEqual([409, 'keys_full']);
  const { value } = await done(vendor, 'GET /vendor/keys');
  const rival = await person('vendor');
  expect((await ask(rival, `DELETE /vendor/keys/${value[0].key_id}`)).statusCode).toBe(404);
  await done(vendor, `DELETE /vendor/keys/${value[0].key_id}`);
  expect((await ask(vendor, 'POST /vendor/keys', one)).statusCode).toBe(201);
});

test.for([
  [{ name: ' ', rights: ['stock'] }, 'name', 'nothing visible'],
  [{ name: 'n'.repeat(61), rights: ['stock'] }, 'name', 'one too long'],
  [{ name: 'Till', rights: [] }, 'rights', 'no right'],
  [{ name: 'Till', rights: ['stock', 'stock'] }, 'rights', 'one twice'],
  [{ name: 'Till', rights: ['admin'] }, 'rights.0', 'an unknown one'],
] as const)('%j is refused at %s: %s', async ([body, field]) => {
  const { vendor, ask } = await machineShop();
  const answer = await ask(vendor, 'POST /vendor/keys', body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().details.fields[0].field).toBe(field);
});

test('has the limits of a person, beside its owner', async () => {
  const { vendor, key, ask, pass } = await machineShop({ settings: { RATE_LIMITS: 'on' } });
  const secret = await key(['orders']);
  const call = async (who: typeof vendor | string) =>
    (await ask(who, 'GET /vendor/order-ids?status=pending')).statusCode;
  for (let n = 0; n < 300; n += 1) expect(await call(secret)).toBe(200);
  expect([await call(secret), await call(vendor)]).toEqual([429, 200]);
  pass(60_000);
  expect(await call(secret)).toBe(200);
});
