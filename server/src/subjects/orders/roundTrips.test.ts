import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';

import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';

import { openPostgres } from '#platform/db/postgres';
import { sql } from '#platform/db/sql';
import { type Person, testApp } from '#testing/testApp';

import { lockOpenStores, lockShelves } from './placement.queries.ts';

const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined;

/**
 * A market, and a count of each call's round trips to the database: a connection emits "drain" when all its
 * statements are answered.
 */
async function counted() {
  const { app, db, person, store, ingredient, stock } = await testApp();
  const [shopper, vendor] = [await person('user'), await person('vendor')];
  const stores = [await store(vendor.user_id), await store(vendor.user_id)];
  const rice = await ingredient('Rice');
  for (const store_id of stores) await stock(store_id, rice);
  const emitted = vi.spyOn(pg.Client.prototype, 'emit');
  const sent = vi.spyOn(Socket.prototype, '_writev');
  onTestFinished(() => {
    emitted.mockRestore();
    sent.mockRestore();
  });
  const drained = () => emitted.mock.calls.filter(([event]) => event === 'drain').length;

  async function ask({ method, url, payload, who }: Asked) {
    const [before, sentBefore] = [drained(), sent.mock.calls.length];
    const headers = { ...who.headers, 'idempotency-key': randomUUID() };
    const answer = await app.inject({ method, url: `/api${url}`, headers, payload });
    return {
      answer,
      /** Without the one that wakes the listeners: nobody waits for it. */
      roundTrips: () => drained() - before - 1,
      writes: () => sent.mock.calls.length - sentBefore - 1,
    };
  }

  const orders = stores.map((store_id) => ({
    store_id,
    items: [{ ingredient_id: rice, quantity: 1 }],
  }));
  return {
    db,
    stores,
    rice,
    place: () => ask({ method: 'POST', url: '/user/orders', payload: { orders }, who: shopper }),
    move: (payload: { order_id: string; order_status: string }) =>
      ask({ method: 'PUT', url: '/vendor/userorder/accept', payload, who: vendor }),
    cancel: (order_id: string) =>
      ask({ method: 'POST', url: `/user/orders/${order_id}/cancel`, payload: {}, who: shopper }),
    edit: (price: number, quantity: number) =>
      ask({
        method: 'PUT',
        url: '/vendor/stores',
        payload: {
          stores: [{ store_id: stores[0], items: [{ ingredient_id: rice, price, quantity }] }],
        },
        who: vendor,
      }),
  };
}

type Asked = { method: 'POST' | 'PUT'; url: string; payload: object; who: Person };

test.runIf(onPostgres)(
  'two orders take three round trips to the database, a status four, with the sign-in',
  async () => {
    const { place, move } = await counted();
    const { roundTrips, answer } = await place();
    expect(answer.statusCode).toBe(201);
    await expect.poll(roundTrips).toBe(3);
    const [{ order_id }] = answer.json<{ orders: [{ order_id: string }] }>().orders;
    for (const order_status of ['Accepted', 'Delivered']) {
      const moved = await move({ order_id, order_status });
      expect(moved.answer.statusCode).toBe(200);
      await expect.poll(moved.roundTrips).toBe(4);
    }
  },
);

test.runIf(onPostgres)('each round trip is one write', async () => {
  const { place } = await counted();
  const { writes } = await place();
  await expect.poll(writes).toBe(3);
});

const Plan = z.object({ custom_plans: z.int() });

test.runIf(onPostgres)('the locks of orders are planned once per connection', async () => {
  const { db, stores, rice } = await counted();
  const now = new Date('2026-03-04T12:00:00Z');
  // With two stores all plans cost the same.
  await db.run(sql`
    insert into stores (store_id, vendor_id, name, store_type, address, lng, lat, cell, created_at)
    select gen_random_uuid(), vendor_id, name, store_type, address, lng, lat, cell, created_at
    from stores, generate_series(1, 300)`);
  await db.run(sql`
    insert into store_items (store_id, ingredient_id, cell, price_cents, quantity)
    select store_id, ${rice}, cell, 349, 0 from stores on conflict do nothing`);
  await db.run(sql`analyze stores, store_items`);
  // A new connection: plans made for the small tables would count.
  const { name } = await db.one(
    z.object({ name: z.string() }),
    sql`select current_database() as name`,
  );
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = `/${name}`;
  const fresh = openPostgres(url.href, { poolSize: 1 });
  onTestFinished(() => fresh.close());
  const plans = await fresh.transaction(async (tx) => {
    for (let n = 0; n < 12; n += 1) {
      const store_ids = stores.slice(n % 2);
      await lockOpenStores(tx, { store_ids, now });
      await lockShelves(tx, {
        keys: store_ids.map((store_id) => ({ store_id, ingredient_id: rice })),
        at: now,
      });
    }
    return tx.many(
      Plan,
      sql`select custom_plans from pg_prepared_statements
          where statement like any (${['%also_pickup%for share', '%as archived%for update) s%']})`,
    );
  });
  expect(plans).toHaveLength(2);
  // PostgreSQL makes five custom plans before it considers a generic one.
  for (const { custom_plans } of plans) expect(custom_plans).toBeLessThanOrEqual(5);
});

test.runIf(onPostgres)(
  'a rejection, a cancellation and an edit of a shelf take five round trips, with the sign-in',
  async () => {
    const { place, move, cancel, edit } = await counted();
    const { answer } = await place();
    const [one, other] = answer.json<{ orders: [{ order_id: string }, { order_id: string }] }>()
      .orders;
    const changes = [
      () => move({ order_id: one.order_id, order_status: 'Rejected' }),
      () => cancel(other.order_id),
    ];
    for (const change of changes) {
      const changed = await change();
      expect(changed.answer.statusCode).toBe(200);
      await expect.poll(changed.roundTrips).toBe(5);
    }
    const edited = await edit(3.5, 7);
    expect(edited.answer.json()).toMatchObject({ message: 'Item updated!' });
    await expect.poll(edited.roundTrips).toBe(5);
  },
);
