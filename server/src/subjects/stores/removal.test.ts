import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { brokenInvariants } from '#testing/invariants';
import { riceStore } from '#testing/riceStore';

const NOBODY = '00000000-0000-4000-8000-000000000000';

/** A store with ten packs of rice and of salt. */
async function shop() {
  const world = await riceStore();
  const { ask, rice, shopper, store_id, vendor } = world;
  const salt = await world.ingredient('Salt');
  await world.stock(store_id, salt, { quantity: 10 });
  const remove = ({ who = vendor, id = store_id, item = rice } = {}) =>
    ask(who, `DELETE /vendor/store/${id}/item/${item}`);
  const buy = (who = shopper) =>
    ask(who, 'POST /user/orders', {
      orders: [{ store_id, items: [{ ingredient_id: rice, quantity: 2 }] }],
    });
  const put = (edit: object) =>
    ask(vendor, 'PUT /vendor/stores', {
      stores: [{ store_id, items: [{ ingredient_id: rice, ...edit }] }],
    });
  const names = async () =>
    (await ask(vendor, 'GET /vendor/stores'))
      .json()
      .value[0].items.map((item: { name: string }) => item.name);
  return { ...world, vendor, shopper, store_id, rice, salt, ask, remove, buy, put, names };
}

test('an item leaves the shelf; its movements stay, and nobody can buy it', async () => {
  const { remove, names, buy, ask, shopper, vendor, store_id, rice, db } = await shop();
  const answer = await remove();
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(await names()).toEqual(['Salt']);
  expect((await buy()).json().error).toBe('item_not_in_store');
  const onSale = await ask(shopper, `GET /vendor/${vendor.user_id}/store/${store_id}/items`);
  expect(JSON.parse(onSale.json().ids)).toHaveLength(1);
  const compare = await ask(shopper, 'POST /user/items/compare', {
    compare: [{ name: 'Rice', unit_quantity: 1, unit: 'gm' }],
  });
  expect(compare.json().ids).toBeNull();
  const deltas = await db.many(
    z.object({ delta: z.int() }),
    sql`select delta from stock_movements where ingredient_id = ${rice} order by movement_id`,
  );
  expect(deltas.map(({ delta }) => delta)).toEqual([10, -10]);
  expect(await brokenInvariants(db)).toEqual([]);
  const [audit] = await db.many(
    z.object({ target_id: z.string(), detail: z.unknown() }),
    sql`select target_id, detail from audit_log where action = 'item_removed'`,
  );
  expect(audit).toEqual({
    target_id: store_id,
    detail: { ingredient_id: rice, price_cents: [349, null], quantity: [10, null] },
  });
});

test('open orders keep it; what comes back of them is not sold again', async () => {
  const { remove, buy, ask, vendor, names, stockOf, store_id, rice, db } = await shop();
  const [first, second] = [(await buy()).json().orders[0], (await buy()).json().orders[0]];
  await remove();
  const accept = { order_id: first.order_id, order_status: 'Accepted' };
  const accepted = await ask(vendor, 'PUT /vendor/userorder/accept', accept);
  expect(accepted.json()).toMatchObject({ order_status: 'Accepted', items: [{ name: 'Rice' }] });
  const reject = { order_id: second.order_id, order_status: 'Rejected' };
  expect((await ask(vendor, 'PUT /vendor/userorder/accept', reject)).statusCode).toBe(200);
  expect(await names()).toEqual(['Salt']);
  expect(await stockOf(store_id, rice)).toBe(0);
  expect(await brokenInvariants(db)).toEqual([]);
});

test('it comes back as a new item: with price and quantity, and nothing of before', async () => {
  const { remove, put, buy, names, stockOf, store_id, rice, db } = await shop();
  await remove();
  expect((await put({ price: 2 })).json().details.fields[0].field).toBe(
    'stores.0.items.0.quantity',
  );
  expect(await names()).toEqual(['Salt']);
  const back = await put({ price: 2, quantity: 4, expected_price: 0, expected_quantity: 0 });
  expect(back.statusCode).toBe(200);
  expect(await names()).toEqual(['Rice', 'Salt']);
  expect((await buy()).json().orders[0].total_price).toBe(4);
  expect(await stockOf(store_id, rice)).toBe(2);
  expect(await brokenInvariants(db)).toEqual([]);
});

test('a merge puts the removed one back on the shelf with the packs of the other', async () => {
  const { remove, ask, person, names, stockOf, store_id, rice, salt, db } = await shop();
  await remove();
  const admin = await person('admin');
  const merged = await ask(admin, `POST /admin/ingredient/${salt}/merge/${rice}`, {});
  expect(merged.statusCode).toBe(200);
  expect(await names()).toEqual(['Rice']);
  expect(await stockOf(store_id, rice)).toBe(10);
  expect(await brokenInvariants(db)).toEqual([]);
});

test('not twice, not of another vendor’s store, not what was never there', async () => {
  const { remove, person } = await shop();
  const rival = await person('vendor');
  expect((await remove({ who: rival })).json().error).toBe('store_not_found');
  expect((await remove({ id: NOBODY })).json().error).toBe('store_not_found');
  expect((await remove({ item: NOBODY })).json().error).toBe('item_not_in_store');
  expect((await remove()).statusCode).toBe(204);
  expect((await remove()).json().error).toBe('item_not_in_store');
});

test('removing and buying at the same time: who comes after it gets nothing', async () => {
  const { remove, buy, person, stockOf, store_id, rice, db } = await shop();
  const shoppers = await Promise.all(Array.from({ length: 4 }, () => person('user')));
  const [removed, ...bought] = await Promise.all([remove(), ...shoppers.map((who) => buy(who))]);
  expect(removed.statusCode).toBe(204);
  const refused = bought.filter(({ statusCode }) => statusCode !== 201);
  expect(refused.map((answer) => answer.json().error)).toEqual(
    refused.map(() => 'item_not_in_store'),
  );
  expect(await stockOf(store_id, rice)).toBe(0);
  expect(await brokenInvariants(db)).toEqual([]);
});

describe('many at once', () => {
  async function many() {
    const world = await shop();
    const { ask, vendor, store_id } = world;
    const removeAll = (ids: readonly string[], { who = vendor, id = store_id } = {}) =>
      ask(who, `POST /vendor/store/${id}/items/remove`, { ingredient_ids: ids });
    return { ...world, removeAll };
  }

  test('they leave the shelf with one entry of the log, and come back as they were', async () => {
    const { removeAll, ask, names, vendor, store_id, rice, salt, stockOf, db } = await many();
    const answer = await removeAll([rice, salt, rice, NOBODY]);
    const { removed } = answer.json();
    expect(removed).toHaveLength(2);
    expect(removed).toContainEqual({ ingredient_id: rice, price: 3.49, quantity: 10 });
    expect(await names()).toEqual([]);
    const audits = await db.many(
      z.object({ detail: z.unknown(), rows: z.int() }),
      sql`select detail, (select count(*) from audit_rows r where r.audit_id = a.audit_id) as rows
          from audit_log a where action = 'items_removed'`,
    );
    expect(audits).toEqual([{ detail: { removed: 2 }, rows: 2 }]);
    expect((await removeAll([rice, salt])).json()).toEqual({ removed: [] });
    const absent = { expected_price: 0, expected_quantity: 0 };
    await ask(vendor, `PUT /vendor/store/${store_id}/inventory`, {
      items: removed.map((item: object) => ({ ...item, ...absent })),
    });
    expect(await names()).toEqual(['Rice', 'Salt']);
    expect(await stockOf(store_id, rice)).toBe(10);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('not of another vendor’s store; none, and more than a shelf has, are refused', async () => {
    const { removeAll, person, names, rice } = await many();
    const rival = await person('vendor');
    expect((await removeAll([rice], { who: rival })).json().error).toBe('store_not_found');
    expect((await removeAll([])).json().details.fields[0].field).toBe('ingredient_ids');
    const lots = Array.from({ length: 5001 }, () => rice);
    expect((await removeAll(lots)).json().details.fields[0].field).toBe('ingredient_ids');
    expect(await names()).toEqual(['Rice', 'Salt']);
  });
});
