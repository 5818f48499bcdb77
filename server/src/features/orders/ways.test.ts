import { randomUUID } from 'node:crypto';

import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';

import { type Person, testApp } from '#testing/testApp';

const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined;

/**
 * A market, and a count of the ways to the database of each call: a connection says that it is drained when
 * everything that was asked is answered.
 */
async function counted() {
  const { app, person, store, ingredient, stock } = await testApp();
  const [shopper, vendor] = [await person('user'), await person('vendor')];
  const stores = [await store(vendor.user_id), await store(vendor.user_id)];
  const rice = await ingredient('Rice');
  for (const store_id of stores) await stock(store_id, rice);
  const emitted = vi.spyOn(pg.Client.prototype, 'emit');
  onTestFinished(() => emitted.mockRestore());
  const drained = () => emitted.mock.calls.filter(([event]) => event === 'drain').length;

  async function ask({ method, url, payload, who }: Asked) {
    const before = drained();
    const headers = { ...who.headers, 'idempotency-key': randomUUID() };
    const answer = await app.inject({ method, url: `/api${url}`, headers, payload });
    return {
      answer,
      /** Without the one that wakes the listeners: nobody waits for it. */
      ways: () => drained() - before - 1,
    };
  }

  const orders = stores.map((store_id) => ({
    store_id,
    items: [{ ingredient_id: rice, quantity: 1 }],
  }));
  return {
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
  'two orders take three ways to the database, a status four, with the sign-in',
  async () => {
    const { place, move } = await counted();
    const { ways, answer } = await place();
    expect(answer.statusCode).toBe(201);
    await expect.poll(ways).toBe(3);
    const [{ order_id }] = answer.json<{ orders: [{ order_id: string }] }>().orders;
    for (const order_status of ['Accepted', 'Delivered']) {
      const moved = await move({ order_id, order_status });
      expect(moved.answer.statusCode).toBe(200);
      await expect.poll(moved.ways).toBe(4);
    }
  },
);

test.runIf(onPostgres)(
  'a rejection, a cancellation and an edit of a shelf take five ways, with the sign-in',
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
      await expect.poll(changed.ways).toBe(5);
    }
    const edited = await edit(3.5, 7);
    expect(edited.answer.json()).toMatchObject({ message: 'Item updated!' });
    await expect.poll(edited.ways).toBe(5);
  },
);
