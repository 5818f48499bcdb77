import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { brokenInvariants } from '#testing/invariants';
import { riceStore } from '#testing/riceStore';

const NOBODY = '00000000-0000-4000-8000-000000000000';

async function openStore() {
  const world = await riceStore();
  const { ask, rice, shopper, store_id, vendor } = world;
  const buy = async (quantity = 2, who = shopper): Promise<string> => {
    const items = [{ ingredient_id: rice, quantity }];
    const answer = await ask(who, 'POST /user/orders', { orders: [{ store_id, items }] });
    expect(answer.statusCode).toBe(201);
    return answer.json().orders[0].order_id;
  };
  const view = (who = vendor, id = store_id) => ask(who, `GET /vendor/store/${id}/closing`);
  const close = (payload: object = {}, { who = vendor, id = store_id } = {}) =>
    ask(who, `POST /vendor/store/${id}/close`, payload);
  const move = (order_id: string, order_status: string) =>
    ask(vendor, 'PUT /vendor/userorder/accept', { order_id, order_status });
  return { ...world, buy, view, close, move };
}

describe('POST /vendor/store/{storeId}/close', () => {
  test('goods come back also to a shelf that is as full as a vendor may make it', async () => {
    const { buy, move, ask, vendor, store_id, rice, stockOf, db } = await openStore();
    const order_id = await buy();
    const items = [{ ingredient_id: rice, quantity: 1_000_000, expected_quantity: 8 }];
    const stores = [{ store_id, items }];
    expect((await ask(vendor, 'PUT /vendor/stores', { stores })).statusCode).toBe(200);
    expect((await move(order_id, 'Rejected')).statusCode).toBe(200);
    expect(await stockOf(store_id, rice)).toBe(1_000_002);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('a key of one store says nothing of another', async () => {
    const { app, vendor, store, store_id, view } = await openStore();
    const other = await store(vendor.user_id, { name: 'Another' });
    const closeWithKey = (id: string) =>
      app.inject({
        method: 'POST',
        url: `/api/vendor/store/${id}/close`,
        headers: { ...vendor.headers, 'idempotency-key': 'k' },
        payload: {},
      });
    expect((await closeWithKey(store_id)).statusCode).toBe(200);
    expect((await closeWithKey(store_id)).headers['idempotent-replayed']).toBe('true');
    const answer = await closeWithKey(other);
    expect([answer.statusCode, answer.json().error]).toEqual([422, 'key_reused']);
    expect((await view(vendor, other)).statusCode).toBe(200);
  });

  test('rejects what is pending, keeps what was accepted, and gives the goods back', async () => {
    const { buy, move, view, close, ask, vendor, shopper, store_id, rice, stockOf, db } =
      await openStore();
    const [pending, also, accepted] = [await buy(), await buy(3), await buy(1)];
    await move(accepted, 'Accepted');
    expect((await view()).json()).toEqual({ pending_orders: 2, accepted_orders: 1 });

    const answer = await close({ pending_orders: 2 });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      message: 'Store closed',
      rejected_orders: 2,
      accepted_orders: 1,
    });
    expect(await stockOf(store_id, rice)).toBe(9);
    expect((await ask(vendor, 'GET /vendor/stores')).json()).toEqual({ value: [] });
    const { value } = (await ask(shopper, 'GET /user/orders')).json();
    const statusOf = (id: string) =>
      value.find((order: { order_id: string }) => order.order_id === id);
    for (const id of [pending, also])
      expect(statusOf(id)).toMatchObject({
        order_status: 'Rejected',
        rejected_by: 'vendor',
        reject_reason: 'The store has closed.',
      });
    expect(statusOf(accepted)).toMatchObject({ order_status: 'Accepted' });
    expect((await move(accepted, 'Delivered')).statusCode).toBe(200);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('nobody finds or buys from it any more, and nobody changes it', async () => {
    const { close, ask, vendor, shopper, store_id, rice } = await openStore();
    await close();
    const items = [{ ingredient_id: rice, quantity: 1 }];
    const order = await ask(shopper, 'POST /user/orders', { orders: [{ store_id, items }] });
    expect(order.json().error).toBe('store_not_found');
    const list = await ask(shopper, `GET /vendor/${vendor.user_id}/store/${store_id}/items`);
    expect(list.statusCode).toBe(404);
    const compare = await ask(shopper, 'POST /user/items/compare', {
      compare: [{ name: 'Rice', unit_quantity: 1, unit: 'gm' }],
    });
    expect(compare.json().ids).toBeNull();
    const edit = await ask(vendor, 'PUT /vendor/stores', { stores: [{ store_id, items }] });
    expect(edit.json().error).toBe('store_not_found');
  });

  test('when more orders came than the vendor was told, nothing happens', async () => {
    const { buy, close, view, db } = await openStore();
    await buy();
    const answer = await close({ pending_orders: 0 });
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'conflict']);
    expect(answer.json().details).toEqual({ pending_orders: 1, accepted_orders: 0 });
    expect((await view()).json()).toEqual({ pending_orders: 1, accepted_orders: 0 });
    expect(
      await db.many(z.object({}), sql`select from audit_log where action = 'store_closed'`),
    ).toHaveLength(0);
  });

  test('is audited once, with the orders it rejected', async () => {
    const { buy, close, vendor, store_id, db } = await openStore();
    const order_id = await buy();
    await close();
    const Row = z.object({ action: z.string(), target_id: z.string(), actor_id: z.string() });
    const rows = await db.many(
      Row,
      sql`select action, target_id, actor_id from audit_log
          where action in ('store_closed', 'order_rejected') order by action`,
    );
    expect(rows).toEqual([
      { action: 'order_rejected', target_id: order_id, actor_id: vendor.user_id },
      { action: 'store_closed', target_id: store_id, actor_id: vendor.user_id },
    ]);
  });

  test('a closed store, another’s and one of none are not there', async () => {
    const { close, view, person } = await openStore();
    const rival = await person('vendor');
    expect((await close({}, { who: rival })).json().error).toBe('store_not_found');
    expect((await view(rival)).json().error).toBe('store_not_found');
    expect((await close({}, { id: NOBODY })).statusCode).toBe(404);
    expect((await close({})).statusCode).toBe(200);
    expect((await close({})).statusCode).toBe(404);
    expect((await view()).statusCode).toBe(404);
  });

  test('orders, edits, decisions and closing at the same time: all agree in the end', async () => {
    const { buy, move, close, ask, vendor, store_id, rice, person, db } = await openStore();
    const [first, second] = [await buy(1), await buy(1)];
    const shoppers = await Promise.all(Array.from({ length: 6 }, () => person('user')));
    const items = [{ ingredient_id: rice, quantity: 1 }];
    const answers = await Promise.all([
      ...shoppers
        .slice(0, 3)
        .map((who) => ask(who, 'POST /user/orders', { orders: [{ store_id, items }] })),
      move(first, 'Rejected'),
      close(),
      move(second, 'Accepted'),
      ask(vendor, `PUT /vendor/store/${store_id}/inventory`, {
        items: [{ ingredient_id: rice, price: 1 }],
      }),
      ...shoppers
        .slice(3)
        .map((who) => ask(who, 'POST /user/orders', { orders: [{ store_id, items }] })),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).filter((code) => code >= 500)).toEqual([]);
    const left = await db.many(
      z.object({ order_id: z.string() }),
      sql`select order_id from orders where store_id = ${store_id} and status = 'pending'`,
    );
    expect(left).toEqual([]);
    expect(await brokenInvariants(db)).toEqual([]);
  });
});
