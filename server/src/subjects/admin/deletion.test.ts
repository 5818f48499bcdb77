import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { office, withOrders } from '#subjects/admin/testing/office';
import { accountCalls } from '#testing/accounts';
import { dumpOf } from '#testing/dump';
import { brokenInvariants } from '#testing/invariants';
import type { Person } from '#testing/testApp';

const NOBODY = '00000000-0000-4000-8000-000000000000';

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

describe('what a deletion would do', () => {
  test('shows a shopper’s numbers, which the deletion then reports', async () => {
    const { ask, shopper, place } = await withOrders();
    await place();
    const told = (await ask('GET', `/admin/user/${shopper.user_id}/deletion`)).json();
    expect(told).toEqual({ pending_orders: 2, accepted_orders: 1, open_stores: 0, recipes: 0 });
    const url = `/admin/user/${shopper.user_id}?pending_orders=2`;
    expect((await ask('DELETE', url)).json()).toEqual({
      message: 'User deleted',
      rejected_orders: 2,
      frozen_orders: 1,
    });
  });

  test('counts a vendor’s store orders and own orders', async () => {
    const { ask, vendor, person, store, stock, rice } = await withOrders();
    const other = await person('vendor');
    const elsewhere = await store(other.user_id);
    await stock(elsewhere, rice);
    const items = [{ ingredient_id: rice, quantity: 1 }];
    const payload = { orders: [{ store_id: elsewhere, items }] };
    expect((await ask('POST', '/user/orders', { payload, who: vendor })).statusCode).toBe(201);
    const told = (await ask('GET', `/admin/vendor/${vendor.user_id}/deletion`)).json();
    expect(told).toEqual({ pending_orders: 2, accepted_orders: 1, open_stores: 1, recipes: 0 });
    const url = `/admin/vendor/${vendor.user_id}?pending_orders=2`;
    expect((await ask('DELETE', url)).json()).toEqual({
      message: 'Vendor deleted',
      rejected_orders: 2,
      frozen_orders: 1,
    });
  });

  test.for([
    ['user', 'vendor', 'user_not_found'],
    ['user', 'admin', 'user_not_found'],
    ['vendor', 'user', 'vendor_not_found'],
  ] as const)('of a %s is not shown for a %s', async ([call, role, code]) => {
    const { ask, person } = await office();
    const { user_id } = await person(role);
    const answer = await ask('GET', `/admin/${call}/${user_id}/deletion`);
    expect([answer.statusCode, answer.json().error]).toEqual([404, code]);
  });

  test.for([
    ['user', 0],
    ['user', 2],
    ['vendor', 0],
    ['vendor', 2],
  ] as const)('a %s stays when %i pending orders were expected, not 1', async ([role, told]) => {
    const { ask, shopper, vendor, stockOf, store_id, rice } = await withOrders();
    const { user_id } = role === 'user' ? shopper : vendor;
    const answer = await ask('DELETE', `/admin/${role}/${user_id}?pending_orders=${told}`);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { error: 'conflict', details: { pending_orders: 1 } },
    ]);
    expect((await ask('GET', `/admin/${role}s`)).json().total).toBe(1);
    expect(await stockOf(store_id, rice)).toBe(6);
  });
});

describe('what is left of somebody', () => {
  const Kept = z.object({ password_hash: z.string() });
  const Listed = z.object({
    value: z.array(
      z.looseObject({
        order_id: z.string(),
        order_status: z.string(),
        user_id: z.string().nullable(),
        customer_name: z.string().nullable(),
        delivery_address: z.string().nullable(),
        rejected_by: z.string().nullable(),
        updated_at: z.string(),
      }),
    ),
  });

  /** Somebody registered through the API, with unique texts and an order in each status. */
  async function known(role: 'user' | 'vendor') {
    const world = await withOrders();
    const { app, db, ask, rice, store_id, store, stock } = world;
    const { register, post } = accountCalls(app);
    const texts = {
      name: 'Zaphira Quill',
      address: '7 Umbermere Lane',
      email: 'zaphira@quill.test',
    };
    const registered = (await register({ ...texts, role })).json();
    const headers = { authorization: `Bearer ${registered.access_token}` };
    const person = { user_id: String(registered._id), email: texts.email, headers };
    const { password_hash } = await db.one(
      Kept,
      sql`select password_hash from users where user_id = ${person.user_id}`,
    );
    await post('/forgot-password', { email: texts.email });
    const shopper = role === 'user' ? person : world.shopper;
    const vendor = role === 'vendor' ? person : world.vendor;
    const shelf = role === 'vendor' ? await store(vendor.user_id) : store_id;
    if (role === 'vendor') await stock(shelf, rice, { quantity: 10 });
    const payload = {
      orders: [{ store_id: shelf, items: [{ ingredient_id: rice, quantity: 1 }] }],
    };
    const move = (order_id: string, order_status: string) =>
      ask('PUT', '/vendor/userorder/accept', { payload: { order_id, order_status }, who: vendor });
    const ids: Record<string, string> = {};
    for (const state of ['pending', 'Accepted', 'Rejected', 'Delivered']) {
      // With a key, under which the whole answer is kept, name and address in it.
      const headers = { ...shopper.headers, 'idempotency-key': state };
      const answer = await ask('POST', '/user/orders', { payload, who: { ...shopper, headers } });
      const order_id = String(answer.json().orders[0].order_id);
      ids[state] = order_id;
      if (state === 'Delivered') await move(order_id, 'Accepted');
      if (state !== 'pending') await move(order_id, state);
    }
    const list = async (who: Person, path: '/user/orders' | '/vendor/orders') =>
      Listed.parse((await ask('GET', path, { who })).json())
        .value.filter(({ order_id }) => Object.values(ids).includes(order_id))
        .toSorted((a, b) => (a.order_id < b.order_id ? -1 : 1));
    const secrets = [
      ...Object.values(texts),
      ...texts.name.toLowerCase().split(' '),
      password_hash,
    ];
    return { ...world, person, shopper, vendor, ids, move, list, secrets };
  }

  const found = (dump: string, secrets: readonly string[]) =>
    secrets.filter((secret) => dump.includes(secret));

  test('of a shopper: the orders of the vendor, and no word of who it was', async () => {
    const { ask, person, vendor, ids, move, list, secrets, db } = await known('user');
    const before = await list(vendor, '/vendor/orders');
    expect(found(await dumpOf(db), secrets).length).toBeGreaterThan(3);
    expect((await ask('DELETE', `/admin/user/${person.user_id}`)).statusCode).toBe(200);
    const { pending, Accepted = '' } = ids;
    const after = await list(vendor, '/vendor/orders');
    expect(after).toEqual(
      before.map((order) => ({
        ...order,
        user_id: null,
        ...(order.order_id !== Accepted && { customer_name: null, delivery_address: null }),
        ...(order.order_id === pending && {
          order_status: 'Rejected',
          rejected_by: 'system',
          updated_at: after.find(({ order_id }) => order_id === pending)?.updated_at,
        }),
      })),
    );
    // The store still needs the address of an accepted order.
    expect((await move(Accepted, 'Delivered')).statusCode).toBe(200);
    expect(found(await dumpOf(db), secrets)).toEqual([]);
  });

  test('of a vendor: the orders of the shopper, and no word of who it was', async () => {
    const { ask, person, shopper, ids, list, secrets, db } = await known('vendor');
    const before = await list(shopper, '/user/orders');
    expect((await ask('DELETE', `/admin/vendor/${person.user_id}`)).statusCode).toBe(200);
    const after = await list(shopper, '/user/orders');
    expect(after).toEqual(
      before.map((order) => ({
        ...order,
        ...(order.order_id === ids['pending'] && {
          order_status: 'Rejected',
          rejected_by: 'system',
          updated_at: after.find(({ order_id }) => order_id === ids['pending'])?.updated_at,
        }),
      })),
    );
    expect(found(await dumpOf(db), secrets)).toEqual([]);
  });

  test('of an ingredient: every order as it was, for both sides', async () => {
    const { ask, shopper, vendor, rice, list } = await known('user');
    const both = async () => [
      await list(shopper, '/user/orders'),
      await list(vendor, '/vendor/orders'),
    ];
    const before = await both();
    const payload = { ingredient_ids: [rice] };
    expect((await ask('DELETE', '/admin/ingredients', { payload })).statusCode).toBe(200);
    expect(before.flat()).toHaveLength(8);
    expect(await both()).toEqual(before);
  });
});

describe('a deletion in the audit log', () => {
  const Noted = z.object({
    action: z.string(),
    target_id: z.string(),
    actor_id: z.string(),
    detail: z.record(z.string(), z.unknown()),
  });

  test('is one entry for the vendor, each store and each rejected order, by the administrator', async () => {
    const { ask, admin, vendor, store_id, pending, db } = await withOrders();
    await ask('DELETE', `/admin/vendor/${vendor.user_id}`);
    const noted = await db.many(
      Noted,
      sql`select action, target_id, actor_id, detail from audit_log
          where actor_id = ${admin.user_id} order by audit_id`,
    );
    const by = { actor_id: admin.user_id };
    expect(noted).toEqual([
      {
        ...by,
        action: 'vendor_deleted',
        target_id: vendor.user_id,
        detail: { rejected_orders: 1, frozen_orders: 1, closed_stores: 1 },
      },
      { ...by, action: 'store_closed', target_id: store_id, detail: { because: 'vendor_deleted' } },
      {
        ...by,
        action: 'order_rejected',
        target_id: pending,
        detail: { from: 'pending', because: 'vendor_deleted' },
      },
    ]);
  });

  test('is missing when nothing was deleted', async () => {
    const { ask, admin, shopper, db } = await withOrders();
    await ask('DELETE', `/admin/user/${shopper.user_id}?pending_orders=7`);
    await ask('DELETE', `/admin/user/${NOBODY}`);
    const noted = await db.many(
      Noted,
      sql`select * from audit_log where actor_id = ${admin.user_id}`,
    );
    expect(noted).toEqual([]);
  });
});

describe('a vendor who is deleted while others act', () => {
  test('an order placed at the same moment is refused or rejected, an accepted one counted', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { ask, vendor, shopper, place, change, store_id, rice, stockOf, db } =
        await withOrders();
      const waiting = await place();
      const [, , deletion] = await Promise.all([
        place(),
        change(waiting, 'Accepted'),
        ask('DELETE', `/admin/vendor/${vendor.user_id}`),
        place(),
      ]);
      expect(deletion.statusCode).toBe(200);
      const { value } = (await ask('GET', '/user/orders', { who: shopper })).json();
      const count = (status: string) =>
        value.filter((order: { order_status: string }) => order.order_status === status).length;
      expect(count('pending')).toBe(0);
      expect(deletion.json()).toMatchObject({
        rejected_orders: count('Rejected'),
        frozen_orders: count('Accepted'),
      });
      expect(await stockOf(store_id, rice)).toBe(10 - 2 * count('Accepted'));
      expect(await brokenInvariants(db)).toEqual([]);
    }
  });

  test('two administrators at once: one deletes, the other finds nobody', async () => {
    const { ask, vendor, db } = await withOrders();
    const url = `/admin/vendor/${vendor.user_id}`;
    const answers = await Promise.all([ask('DELETE', url), ask('DELETE', url)]);
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 404,
    ]);
    expect(await brokenInvariants(db)).toEqual([]);
  });
});
