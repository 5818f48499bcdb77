import { expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { brokenInvariants } from '#testing/invariants';
import { riceStore } from '#testing/riceStore';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const DAY_MS = 86_400_000;

/** A vendor's store with ten packs of rice. */
async function shop() {
  const world = await riceStore();
  const { ask, rice, shopper, store_id, vendor } = world;
  const close = (id = store_id) => ask(vendor, `POST /vendor/store/${id}/close`, {});
  const reopen = (id = store_id, who = vendor) => ask(who, `POST /vendor/store/${id}/reopen`, {});
  const closed = async (who = vendor) => (await ask(who, 'GET /vendor/stores/closed')).json().value;
  const buy = () => {
    const items = [{ ingredient_id: rice, quantity: 1 }];
    return ask(shopper, 'POST /user/orders', { orders: [{ store_id, items }] });
  };
  return { ...world, close, reopen, closed, buy };
}

test('a closed store opens again with its shelf as it was; what was rejected stays so', async () => {
  const { close, reopen, closed, buy, ask, vendor, shopper, store_id, stockOf, rice, db } =
    await shop();
  await buy();
  await close();
  expect(await closed()).toMatchObject([
    {
      store_id,
      name: 'Corner Store',
      address: 'Street 2',
      closed_at: '2026-03-04T12:00:00.000Z',
      reopen_until: '2026-04-03T12:00:00.000Z',
    },
  ]);
  const answer = await reopen();
  expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Store opened again!' }]);
  expect(await closed()).toEqual([]);
  const [own] = (await ask(vendor, 'GET /vendor/stores')).json().value;
  expect(own.items).toMatchObject([{ ingredient_id: rice, price: 3.49, quantity: 10 }]);
  expect((await ask(shopper, 'GET /user/orders')).json().value[0].order_status).toBe('Rejected');
  expect((await buy()).statusCode).toBe(201);
  expect(await stockOf(store_id, rice)).toBe(9);
  expect(await brokenInvariants(db)).toEqual([]);
});

test('within 30 days, and not a moment later', async () => {
  const { close, reopen, closed, clock, person, store_id, db } = await shop();
  await close();
  const until = clock.at.getTime() + 30 * DAY_MS;
  await db.run(sql`update sessions set absolute_expires_at = ${new Date(until + DAY_MS)}`);
  clock.at = new Date(until);
  const late = await person('vendor');
  await db.run(sql`update stores set vendor_id = ${late.user_id} where store_id = ${store_id}`);
  expect(await closed(late)).toEqual([]);
  const refused = await reopen(store_id, late);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    {
      error: 'reopen_too_late',
      message: 'A store can be opened again within 30 days. Please create a new one.',
    },
  ]);
  clock.at = new Date(until - 1);
  expect(await closed(late)).toHaveLength(1);
  expect((await reopen(store_id, late)).statusCode).toBe(200);
});

test('what the catalogue merged meanwhile moves to the remaining ingredient', async () => {
  const { close, reopen, ask, person, ingredient, store_id, rice, stockOf, db } = await shop();
  const admin = await person('admin');
  const whole = await ingredient('Rice, white');
  await close();
  const merged = await ask(admin, `POST /admin/ingredient/${rice}/merge/${whole}`, {});
  expect(merged.statusCode).toBe(200);
  expect((await reopen()).statusCode).toBe(200);
  expect([await stockOf(store_id, rice), await stockOf(store_id, whole)]).toEqual([0, 10]);
  expect(await brokenInvariants(db)).toEqual([]);
});

test('not another vendor’s, not an open one, not one of none', async () => {
  const { close, reopen, closed, person, store_id } = await shop();
  const rival = await person('vendor');
  expect((await reopen()).json().error).toBe('store_not_found');
  await close();
  expect((await reopen(store_id, rival)).json().error).toBe('store_not_found');
  expect((await reopen(NOBODY)).statusCode).toBe(404);
  expect(await closed(rival)).toEqual([]);
});

test('two presses at once open it once', async () => {
  const { close, reopen, db } = await shop();
  await close();
  const answers = await Promise.all([reopen(), reopen()]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404]);
  const audits = await db.many(
    z.object({}),
    sql`select from audit_log where action = 'store_reopened'`,
  );
  expect(audits).toHaveLength(1);
});

test('the last closed comes first, with the id where they closed at one time', async () => {
  const { close, closed, store, vendor, store_id, clock } = await shop();
  const [second, third] = [await store(vendor.user_id), await store(vendor.user_id)];
  await close(second);
  await close(third);
  clock.at = new Date(clock.at.getTime() + 1000);
  await close(store_id);
  expect((await closed()).map((one: { store_id: string }) => one.store_id)).toEqual([
    store_id,
    ...[second, third].toSorted(),
  ]);
});

test('a vendor has at most a thousand open stores', async () => {
  const { ask, close, reopen, store_id, vendor, db } = await shop();
  await close();
  await db.run(sql`
    insert into stores (store_id, vendor_id, name, store_type, address, lat, lng, cell, created_at)
    select gen_random_uuid(), vendor_id, name || n, store_type, address, lat, lng, cell, created_at
    from stores, generate_series(1, 999) n where store_id = ${store_id}`);
  const location = { type: 'Point', coordinates: [1, 1] };
  const draft = { name: 'One more', store_type: 'Pickup', address: 'Street 3', location };
  const two = await ask(vendor, 'POST /vendor/stores', { stores: [draft, draft] });
  expect([two.statusCode, two.json().error]).toEqual([409, 'too_many_stores']);
  expect((await ask(vendor, 'POST /vendor/stores', { stores: [draft] })).statusCode).toBe(201);
  expect((await reopen()).json().error).toBe('too_many_stores');
});
