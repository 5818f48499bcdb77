import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#db/sql';
import { brokenInvariants } from '#testing/invariants';
import { type Person, testApp } from '#testing/testApp';

const NOBODY = '00000000-0000-4000-8000-000000000000';

async function office() {
  const world = await testApp();
  const admin = await world.person('admin');
  const ask = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    { payload, who = admin }: { payload?: object; who?: Person } = {},
  ) =>
    world.app.inject({
      method,
      url: `/api${url}`,
      headers: who.headers,
      ...(payload && { payload }),
    });
  return { ...world, admin, ask };
}

/** A shopper with one pending and one accepted order of 2 packs each, out of 10. */
async function withOrders() {
  const world = await office();
  const { person, store, ingredient, stock, ask } = world;
  const [shopper, vendor] = [await person('user', 'Canary Shopper'), await person('vendor')];
  const store_id = await store(vendor.user_id);
  const rice = await ingredient('Rice');
  await stock(store_id, rice, { quantity: 10 });
  // A second apart, so that "newest first" has one answer.
  const place = async () => {
    world.clock.at = new Date(world.clock.at.getTime() + 1_000);
    const payload = { orders: [{ store_id, items: [{ ingredient_id: rice, quantity: 2 }] }] };
    const answer = await ask('POST', '/user/orders', { payload, who: shopper });
    return String(answer.json().orders?.[0].order_id);
  };
  const pending = await place();
  const accepted = await place();
  const change = (order_id: string, order_status: string) =>
    ask('PUT', '/vendor/userorder/accept', { payload: { order_id, order_status }, who: vendor });
  await change(accepted, 'Accepted');
  return { ...world, shopper, vendor, store_id, rice, place, pending, accepted, change };
}

describe('DELETE /admin/user/{id}', () => {
  test('rejects pending orders, keeps accepted ones, and forgets the person', async () => {
    const { ask, shopper, vendor, store_id, rice, stockOf, accepted, change, db } =
      await withOrders();
    const answer = await ask('DELETE', `/admin/user/${shopper.user_id}?_id=${shopper.user_id}`);
    expect(answer.json()).toMatchObject({ rejected_orders: 1, frozen_orders: 1 });
    expect(await stockOf(store_id, rice)).toBe(8);
    const orders = async () => (await ask('GET', '/vendor/orders', { who: vendor })).json().value;
    expect(await orders()).toMatchObject([
      {
        order_status: 'Accepted',
        user_id: null,
        customer_name: 'Canary Shopper',
        delivery_address: 'Street 1',
      },
      {
        order_status: 'Rejected',
        user_id: null,
        customer_name: null,
        delivery_address: null,
        rejected_by: 'system',
      },
    ]);
    await change(accepted, 'Delivered');
    expect((await orders())[0]).toMatchObject({ customer_name: null, delivery_address: null });
    expect((await ask('GET', '/user/orders', { who: shopper })).statusCode).toBe(401);
    const left = await db.many(
      z.object({ n: z.int() }),
      sql`select 1 as n from users where name like '%Canary%' or email = ${shopper.email}
          union all select 1 from orders where customer_name like '%Canary%'
          union all select 1 from audit_log where detail::text like '%Canary%'`,
    );
    expect(left).toEqual([]);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test.for([
    ['a second time', 'again', 404],
    ['a vendor', 'vendor', 404],
    ['an administrator', 'admin', 404],
    ['nobody', NOBODY, 404],
    ['a malformed id', 'me', 404],
  ] as const)('%s is not found', async ([, whom, status]) => {
    const { ask, person, admin } = await office();
    const [user, vendor] = [await person('user'), await person('vendor')];
    if (whom === 'again') await ask('DELETE', `/admin/user/${user.user_id}`);
    const id = {
      again: user.user_id,
      vendor: vendor.user_id,
      admin: admin.user_id,
      [NOBODY]: NOBODY,
      me: 'me',
    }[whom];
    expect((await ask('DELETE', `/admin/user/${id}`)).statusCode).toBe(status);
  });

  test('two different ids are a mistake, and nobody is deleted', async () => {
    const { ask, person } = await office();
    const user = await person('user');
    const answer = await ask('DELETE', `/admin/user/${user.user_id}?_id=${NOBODY}`);
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'id_mismatch']);
    expect((await ask('GET', '/admin/users')).json().total).toBe(1);
  });

  test('deletion and an order at the same moment: the order is refused or rejected', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { ask, shopper, place, store_id, rice, stockOf, db } = await withOrders();
      await Promise.all([place(), ask('DELETE', `/admin/user/${shopper.user_id}`), place()]);
      expect(await stockOf(store_id, rice)).toBe(8);
      expect(await brokenInvariants(db)).toEqual([]);
    }
  });
});

describe('DELETE /admin/vendor/{id}', () => {
  test('closes the stores, rejects what is pending, freezes what was accepted', async () => {
    const { ask, shopper, vendor, store_id, rice, place, db } = await withOrders();
    const answer = await ask('DELETE', `/admin/vendor/${vendor.user_id}`);
    expect(answer.json()).toMatchObject({ rejected_orders: 1, frozen_orders: 1 });
    const mine = (await ask('GET', '/user/orders', { who: shopper })).json().value;
    expect(mine).toMatchObject([
      { order_status: 'Accepted', store_name: 'Corner Store' },
      { order_status: 'Rejected', store_name: 'Corner Store' },
    ]);
    expect(await place()).toBe('undefined');
    const compared = await ask('POST', '/user/items/compare', {
      payload: { compare: [{ name: 'Rice', unit_quantity: 1, unit: 'gm', ingredient_id: rice }] },
      who: shopper,
    });
    expect(compared.json().success).toBe(false);
    expect(
      (await ask('GET', `/vendor/${vendor.user_id}/store/${store_id}/items`, { who: shopper }))
        .statusCode,
    ).toBe(404);
    expect((await ask('GET', '/vendor/orders', { who: vendor })).statusCode).toBe(401);
    expect((await ask('DELETE', `/admin/vendor/${vendor.user_id}`)).statusCode).toBe(404);
    expect((await ask('DELETE', `/admin/vendor/${shopper.user_id}`)).statusCode).toBe(404);
    expect(await brokenInvariants(db)).toEqual([]);
  });
});

describe('the lists', () => {
  test('show shoppers and vendors with the named fields only, in pages', async () => {
    const { ask, person, store, clock } = await office();
    const users: Person[] = [];
    for (const minute of [1, 2, 3]) {
      clock.at = new Date(`2026-03-04T12:0${minute}:00.000Z`);
      users.push(await person('user', `User ${minute}`));
    }
    const vendor = await person('vendor', 'Vera');
    await store(vendor.user_id, { name: 'First' });
    const all = (await ask('GET', '/admin/users')).json();
    expect(all.users.map((user: { name: string }) => user.name)).toEqual([
      'User 3',
      'User 2',
      'User 1',
    ]);
    expect(Object.keys(all.users[0])).toEqual(['user_id', 'name', 'email']);
    const page = (await ask('GET', '/admin/users?limit=2')).json();
    const rest = (await ask('GET', `/admin/users?limit=2&cursor=${page.next_cursor}`)).json();
    expect([...page.users, ...rest.users]).toEqual(all.users);
    expect((await ask('GET', '/admin/vendors')).json().vendors).toMatchObject([
      { user_id: vendor.user_id, name: 'Vera', address: 'Street 1', stores: [{ name: 'First' }] },
    ]);
  });
});

describe('the catalogue', () => {
  const salt = { name: 'Salt', unit_quantity: 500, unit: 'gm' };

  test('an ingredient is added, found by both sides, changed and archived', async () => {
    const { ask, person } = await office();
    const [user, vendor] = [await person('user'), await person('vendor')];
    const added = await ask('POST', '/admin/ingredients', { payload: { ingredients: [salt] } });
    expect(added.statusCode).toBe(201);
    const { ingredient_id } = added.json().ingredients[0];
    const names = async (url: string, who: Person) =>
      (JSON.parse((await ask('GET', url, { who })).json().message) as { name: string }[]).map(
        ({ name }) => name,
      );
    expect(await names('/user/ingredients', user)).toEqual(['Salt']);
    const change = { ...salt, ingredient_id, name: 'Sea salt' };
    expect(
      (await ask('PUT', '/admin/ingredients', { payload: { ingredients: [change] } })).statusCode,
    ).toBe(200);
    expect(await names('/vendor/ingredients', vendor)).toEqual(['Sea salt']);
    const payload = { ingredient_ids: [ingredient_id] };
    expect((await ask('DELETE', '/admin/ingredients', { payload })).statusCode).toBe(200);
    expect((await ask('DELETE', '/admin/ingredients', { payload })).statusCode).toBe(200);
    expect(await names('/user/ingredients', user)).toEqual([]);
    expect(
      (await ask('PUT', '/admin/ingredients', { payload: { ingredients: [change] } })).statusCode,
    ).toBe(404);
    expect(
      (await ask('POST', '/admin/ingredients', { payload: { ingredients: [salt] } })).statusCode,
    ).toBe(201);
  });

  test('the same name, unit and size exists once; another size is another ingredient', async () => {
    const { ask } = await office();
    const add = (...ingredients: object[]) =>
      ask('POST', '/admin/ingredients', { payload: { ingredients } });
    await add(salt);
    expect((await add({ ...salt, name: 'SALT' })).json().error).toBe('ingredient_exists');
    expect((await add({ ...salt, unit_quantity: 1000 })).statusCode).toBe(201);
    // The second of a batch is a duplicate: the first is not kept either.
    expect((await add({ ...salt, name: 'Pepper' }, salt)).statusCode).toBe(409);
    expect((await ask('GET', '/admin/ingredients')).json().ingredients).toHaveLength(2);
  });

  test('a batch with an unknown id changes nothing', async () => {
    const { ask, ingredient } = await office();
    const rice = await ingredient('Rice');
    const change = (id: string) => ({ ...salt, ingredient_id: id, name: `changed ${id}` });
    const payload = { ingredients: [change(rice), change(NOBODY)] };
    expect((await ask('PUT', '/admin/ingredients', { payload })).statusCode).toBe(404);
    const gone = { ingredient_ids: [rice, NOBODY] };
    expect((await ask('DELETE', '/admin/ingredients', { payload: gone })).statusCode).toBe(404);
    expect((await ask('GET', '/admin/ingredients')).json().ingredients).toMatchObject([
      { name: 'Rice' },
    ]);
  });

  test.for([
    ['a size of 0', { ...salt, unit_quantity: 0 }, 'ingredients.0.unit_quantity'],
    [
      'a size of a million and one',
      { ...salt, unit_quantity: 1_000_001 },
      'ingredients.0.unit_quantity',
    ],
    [
      'a size with four decimals',
      { ...salt, unit_quantity: 0.0001 },
      'ingredients.0.unit_quantity',
    ],
    ['a size in text', { ...salt, unit_quantity: '1' }, 'ingredients.0.unit_quantity'],
    ['no unit', { ...salt, unit: ' ' }, 'ingredients.0.unit'],
    ['a unit with digits', { ...salt, unit: 'gm2' }, 'ingredients.0.unit'],
    ['no name', { ...salt, name: '' }, 'ingredients.0.name'],
    ['a member nobody knows', { ...salt, price: 3 }, 'ingredients.0'],
    ['another category', { ...salt, category: 'Toys' }, 'ingredients.0.category'],
  ] as const)('refuses %s', async ([, ingredient, field]) => {
    const { ask } = await office();
    const answer = await ask('POST', '/admin/ingredients', {
      payload: { ingredients: [ingredient] },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain(field);
    expect((await ask('GET', '/admin/ingredients')).json().ingredients).toEqual([]);
  });
});
