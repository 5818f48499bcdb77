import { ORDER_STATUSES, type OrderStatus } from '@larder/shared/orders/orders';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { brokenInvariants } from '#testing/invariants';
import { type Person, testApp } from '#testing/testApp';

const Count = z.object({ n: z.int() });
const NOBODY = '00000000-0000-4000-8000-000000000000';
// Stores are handled in id order, so the order of these two decides which one is written first.
const FIRST = '00000000-0000-4000-8000-000000000001';
const SECOND = '00000000-0000-4000-8000-000000000002';

/** A shopper, a vendor with a store, and rice on its shelf: 5 packs at $3.49. */
async function shop() {
  const world = await testApp();
  const { app, db, person, store, ingredient, stock } = world;
  const [shopper, vendor] = [await person('user', 'Ada'), await person('vendor')];
  const store_id = await store(vendor.user_id, { store_id: FIRST });
  const rice = await ingredient('Rice');
  await stock(store_id, rice, { price_cents: 349, quantity: 5 });

  const place = (
    orders: unknown,
    { who = shopper, headers = {} }: { who?: Person; headers?: object } = {},
  ) =>
    app.inject({
      method: 'POST',
      url: '/api/user/orders',
      headers: { ...who.headers, ...headers },
      payload: { orders },
    });
  const change = (order_id: string, order_status?: string, who = vendor) =>
    app.inject({
      method: 'PUT',
      url: '/api/vendor/userorder/accept',
      headers: who.headers,
      payload: { order_id, ...(order_status && { order_status }) },
    });
  const count = async () => (await db.one(Count, sql`select count(*) as n from orders`)).n;
  const draft = (quantity = 1, more: object = {}) => ({
    store_id,
    items: [{ ingredient_id: rice, quantity }],
    ...more,
  });
  return { ...world, shopper, vendor, store_id, rice, place, change, count, draft };
}

describe('POST /user/orders', () => {
  test('prices the order from the shelf, takes the goods off it and tells the total', async () => {
    const { place, draft, rice, vendor, shopper, store_id, stockOf, db } = await shop();
    const answer = await place([
      draft(2, {
        vendor_id: vendor.user_id,
        delivery_method: 'Deliver',
        order_status: 'PENDING',
        payment_status: 'failure',
        total_price: 6.98,
        note: 'members a client has lying around are dropped',
      }),
    ]);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      message: 'Order Request Sent Successfully! Total: $6.98',
      orders: [
        {
          user_id: shopper.user_id,
          vendor_id: vendor.user_id,
          store_name: 'Corner Store',
          delivery_method: 'Deliver',
          order_status: 'pending',
          payment_status: 'success',
          total_price: 6.98,
          created_at: '2026-03-04T12:00:00.000Z',
          customer_name: 'Ada',
          delivery_address: 'Street 1',
          items: [
            {
              ingredient_id: rice,
              name: 'Rice',
              unit_quantity: 500,
              unit: 'gm',
              price: 3.49,
              quantity: 2,
            },
          ],
        },
      ],
    });
    expect(await stockOf(store_id, rice)).toBe(3);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test.for([
    ['Delivery', 'Pickup', 'Deliver'],
    ['Pickup', 'Deliver', 'Pickup'],
    ['Pickup', 'Delivery', 'Pickup'],
    ['Pickup', null, 'Pickup'],
    ['Delivery', undefined, 'Deliver'],
  ] as const)(
    'of a %s store, sent as %s, comes as %s: the store decides',
    async ([store_type, sent, kept]) => {
      const { app, place, draft, store, stock, vendor, shopper, rice } = await shop();
      const other = await store(vendor.user_id, { store_type });
      await stock(other, rice);
      const answer = await place([draft(1, { store_id: other, delivery_method: sent })]);
      expect(answer.json().orders[0]).toMatchObject({ delivery_method: kept });
      const list = await app.inject({ url: '/api/user/orders', headers: shopper.headers });
      expect(list.json().value[0]).toMatchObject({ delivery_method: kept });
    },
  );

  test('answers what a reader finds afterwards, line by line', async () => {
    const { app, place, draft, shopper, vendor, rice, store, stock, ingredient } = await shop();
    const [second, oil] = [
      await store(vendor.user_id, { store_id: SECOND }),
      await ingredient('Oil'),
    ];
    for (const goods of [rice, oil]) await stock(second, goods);
    const items = [rice, oil].map((ingredient_id) => ({ ingredient_id, quantity: 2 }));
    const answer = await place([
      draft(1, { delivery_method: 'Pickup' }),
      { store_id: second, items },
    ]);
    expect(answer.statusCode).toBe(201);
    const byId = (orders: { order_id: string }[]) =>
      orders.toSorted((a, b) => (a.order_id < b.order_id ? -1 : 1));
    const list = await app.inject({ url: '/api/user/orders', headers: shopper.headers });
    expect(byId(list.json().orders)).toEqual(byId(answer.json().orders));
    expect(list.json().value).toEqual(list.json().orders);
  });

  test('names that every object has are names like others', async () => {
    const { app, place, ingredient, stock, store_id, shopper, db } = await shop();
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
    const ids: string[] = [];
    for (const name of names) {
      const id = await ingredient(name);
      await stock(store_id, id);
      ids.push(id);
    }
    const items = ids.map((ingredient_id) => ({ ingredient_id, quantity: 1 }));
    const placed = (await place([{ store_id, items }])).json().orders[0];
    expect(placed.items.map(({ name }: { name: string }) => name)).toEqual(names);
    const compare = names.map((name) => ({ name, unit_quantity: 500, unit: 'gm' }));
    const compared = await app.inject({
      method: 'POST',
      url: '/api/user/items/compare',
      headers: shopper.headers,
      payload: { compare },
    });
    const matches = names.map((name, n) => ({ name, ingredient_id: ids[n] }));
    expect(compared.json()).toMatchObject({ success: true, matches });
    const [vendor] = JSON.parse(compared.json().ids);
    expect(vendor.stores[0].coverage).toEqual({ matched: names.length, wanted: names.length });
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('sells the very last pack, and not one more', async () => {
    const { place, draft, rice, store_id, stockOf, count } = await shop();
    expect((await place([draft(5)])).statusCode).toBe(201);
    const short = await place([draft(1)]);
    expect([short.statusCode, short.json().error]).toEqual([409, 'out_of_stock']);
    expect(short.json().details.items).toEqual([
      { store_id, ingredient_id: rice, name: 'Rice', wanted: 1, available: 0 },
    ]);
    expect([await stockOf(store_id, rice), await count()]).toEqual([0, 1]);
  });

  test('merges lines of one ingredient before it looks at the stock', async () => {
    const { place, rice, store_id } = await shop();
    const twice = (a: number, b: number) => [
      {
        store_id,
        items: [
          { ingredient_id: rice, quantity: a },
          { ingredient_id: rice, quantity: b },
        ],
      },
    ];
    const tooMany = await place(twice(999, 1));
    expect([tooMany.statusCode, tooMany.json().message]).toEqual([
      400,
      expect.stringContaining('orders.0.items.1.quantity: must be at most 999'),
    ]);
    expect((await place(twice(998, 1))).json().error).toBe('out_of_stock');
    expect((await place(twice(3, 3))).json().error).toBe('out_of_stock');
    const placed = await place(twice(3, 2));
    expect(placed.json().orders[0].items).toHaveLength(1);
    expect(placed.json().orders[0].total_price).toBe(17.45);
  });

  test('takes everything back when the second store has too little', async () => {
    const { place, draft, store, stock, vendor, rice, store_id, stockOf, count, db } = await shop();
    const second = await store(vendor.user_id, { store_id: SECOND });
    await stock(second, rice, { quantity: 1 });
    const answer = await place([
      draft(2),
      { store_id: second, items: [{ ingredient_id: rice, quantity: 2 }] },
    ]);
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'out_of_stock']);
    expect([await stockOf(store_id, rice), await stockOf(second, rice), await count()]).toEqual([
      5, 1, 0,
    ]);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('two drafts for one store draw from the same shelf', async () => {
    const { place, draft, db } = await shop();
    expect((await place([draft(3), draft(3)])).json().error).toBe('out_of_stock');
    expect((await place([draft(3), draft(2)])).statusCode).toBe(201);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('refuses a price or a total that is no longer true, and says both', async () => {
    const { place, draft, rice, store_id, count } = await shop();
    const price = await place([
      { store_id, items: [{ ingredient_id: rice, quantity: 1, price: 3.48 }] },
    ]);
    expect([price.statusCode, price.json().error]).toEqual([409, 'price_changed']);
    expect(price.json().details.items).toEqual([
      { store_id, ingredient_id: rice, name: 'Rice', old: 3.48, new: 3.49 },
    ]);
    const total = await place([draft(2, { total_price: 6.97 })]);
    expect(total.json().details).toMatchObject({ claimed: 6.97, total: 6.98 });
    expect(await count()).toBe(0);
    // 3 x 3.49 in floating point is 10.470000000000001: a sum a client made, and right.
    expect((await place([draft(3, { total_price: 3.49 * 3 })])).statusCode).toBe(201);
  });

  test('refuses a foreign item, an archived one, a closed store, a wrong vendor, the own store', async () => {
    const { place, draft, ingredient, stock, store_id, rice, vendor, person, db, count } =
      await shop();
    const codeOf = async (answer: ReturnType<typeof place>) => (await answer).json().error;
    const milk = await ingredient('Milk');
    expect(await codeOf(place([{ store_id, items: [{ ingredient_id: milk, quantity: 1 }] }]))).toBe(
      'item_not_in_store',
    );
    await stock(store_id, milk);
    await db.run(sql`update ingredients set archived_at = now() where ingredient_id = ${milk}`);
    expect(await codeOf(place([{ store_id, items: [{ ingredient_id: milk, quantity: 1 }] }]))).toBe(
      'item_unavailable',
    );
    expect(await codeOf(place([draft(1, { vendor_id: NOBODY })]))).toBe('vendor_mismatch');
    expect(await codeOf(place([draft(1)], { who: vendor }))).toBe('own_store');
    expect((await place([draft(1)], { who: await person('vendor') })).statusCode).toBe(201);
    await db.run(sql`update stores set closed_at = now() where store_id = ${store_id}`);
    expect(await codeOf(place([draft(1)]))).toBe('store_not_found');
    expect(
      await codeOf(place([{ store_id: NOBODY, items: [{ ingredient_id: rice, quantity: 1 }] }])),
    ).toBe('store_not_found');
    expect(await count()).toBe(1);
  });

  const item = { ingredient_id: NOBODY, quantity: 1 };
  const good = { store_id: FIRST, items: [item] };
  test.for([
    ['no orders', [], 'orders'],
    ['21 orders', Array.from({ length: 21 }, () => good), 'orders'],
    ['not a list', 'all of it', 'orders'],
    ['no items', [{ ...good, items: [] }], 'orders.0.items'],
    ['101 items', [{ ...good, items: Array.from({ length: 101 }, () => item) }], 'orders.0.items'],
    [
      'a quantity of 0',
      [{ ...good, items: [{ ...item, quantity: 0 }] }],
      'orders.0.items.0.quantity',
    ],
    [
      'a quantity of 1000',
      [{ ...good, items: [{ ...item, quantity: 1000 }] }],
      'orders.0.items.0.quantity',
    ],
    [
      'half a pack',
      [{ ...good, items: [{ ...item, quantity: 1.5 }] }],
      'orders.0.items.0.quantity',
    ],
    [
      'a quantity in text',
      [{ ...good, items: [{ ...item, quantity: '1' }] }],
      'orders.0.items.0.quantity',
    ],
    ['half a cent', [{ ...good, items: [{ ...item, price: 3.495 }] }], 'orders.0.items.0.price'],
    ['a negative price', [{ ...good, items: [{ ...item, price: -1 }] }], 'orders.0.items.0.price'],
    ['a total of half a cent', [{ ...good, total_price: 0.005 }], 'orders.0.total_price'],
    ['a store id that is no id', [{ ...good, store_id: 'corner' }], 'orders.0.store_id'],
    [
      'a status of its own choice',
      [{ ...good, order_status: 'Delivered' }],
      'orders.0.order_status',
    ],
    [
      'an unknown way of delivery',
      [{ ...good, delivery_method: 'Drone' }],
      'orders.0.delivery_method',
    ],
  ] as const)('refuses %s and names the field', async ([, orders, field]) => {
    const { place, count } = await shop();
    const answer = await place(orders);
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_request']);
    expect(answer.json().details.fields[0].field).toBe(field);
    expect(answer.json().message).toContain(field);
    expect(await count()).toBe(0);
  });

  test('500 shoppers at once get 25 packs: exactly 25 orders', { timeout: 120_000 }, async () => {
    const { place, ingredient, stock, store_id, stockOf, db } = await shop();
    const saffron = await ingredient('Saffron');
    await stock(store_id, saffron, { quantity: 25 });
    const answers = await Promise.all(
      Array.from({ length: 500 }, () =>
        place([{ store_id, items: [{ ingredient_id: saffron, quantity: 1 }] }]),
      ),
    );
    const by = Map.groupBy(answers, (answer) => answer.statusCode);
    // Too many queued requests are refused as busy; all other answers are right.
    expect([...by.keys()].filter((status) => ![201, 409, 503].includes(status))).toEqual([]);
    expect(by.get(201)?.length).toBe(25);
    // No conflicts: the rows are locked before anything is decided.
    const reasons = new Set(by.get(409)?.map((answer) => answer.json().error));
    expect([...reasons].filter((reason) => reason !== 'busy')).toEqual(['out_of_stock']);
    expect(await stockOf(store_id, saffron)).toBe(0);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('baskets in opposite orders do not block each other', { timeout: 60_000 }, async () => {
    const { place, ingredient, stock, store, vendor, store_id, db } = await shop();
    const second = await store(vendor.user_id, { store_id: SECOND });
    const ids = [await ingredient('Salt'), await ingredient('Sugar'), await ingredient('Flour')];
    for (const id of ids)
      for (const shelf of [store_id, second]) await stock(shelf, id, { quantity: 1000 });
    const lines = ids.map((ingredient_id) => ({ ingredient_id, quantity: 1 }));
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => {
        const items = index % 2 ? lines : lines.toReversed();
        const stores = index % 3 ? [store_id, second] : [second, store_id];
        return place(stores.map((id) => ({ store_id: id, items })));
      }),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 201));
    expect(await brokenInvariants(db)).toEqual([]);
  });
});

describe('Idempotency-Key', () => {
  const headers = { 'idempotency-key': 'one-and-the-same' };

  test('20 identical posts make one order and get one answer', { timeout: 60_000 }, async () => {
    const { place, draft, count, stockOf, store_id, rice, db } = await shop();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => place([draft(2)], { headers })),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map((answer) => answer.json().orders[0].order_id)).size).toBe(1);
    expect(
      answers.filter((answer) => answer.headers['idempotent-replayed'] === 'true'),
    ).toHaveLength(19);
    expect([await count(), await stockOf(store_id, rice)]).toEqual([1, 3]);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('another body with the same key is refused', async () => {
    const { place, draft, count } = await shop();
    await place([draft(1)], { headers });
    const answer = await place([draft(2)], { headers });
    expect([answer.statusCode, answer.json().error]).toEqual([422, 'key_reused']);
    expect(await count()).toBe(1);
  });

  test("another shopper's same key is another key", async () => {
    const { place, draft, person, count } = await shop();
    await place([draft(1)], { headers });
    const answer = await place([draft(1)], { headers, who: await person('user') });
    expect([answer.statusCode, answer.headers['idempotent-replayed']]).toEqual([201, undefined]);
    expect(await count()).toBe(2);
  });

  test('a refusal is not remembered: the retry is judged afresh', async () => {
    const { place, draft, db, store_id } = await shop();
    expect((await place([draft(6)], { headers })).statusCode).toBe(409);
    await db.run(sql`update store_items set quantity = 6 where store_id = ${store_id}`);
    expect((await place([draft(6)], { headers })).statusCode).toBe(201);
  });

  test('without a header, a body with a time to the millisecond is recognised when it comes again', async () => {
    const { place, draft, count } = await shop();
    const sent = [draft(1, { created_at: '2026-03-04T11:59:59.123Z' })];
    const [first, again] = [await place(sent), await place(sent)];
    expect(again.json().orders[0].order_id).toBe(first.json().orders[0].order_id);
    await place([draft(1, { created_at: '2026-03-04T11:59:59.124Z' })]);
    await place([draft(1)]);
    await place([draft(1)]);
    expect(await count()).toBe(4);
  });

  test.for([
    ['', 400],
    ['x'.repeat(255), 201],
    ['x'.repeat(256), 400],
    ['two words', 400],
  ] as const)('the key "%s" answers %d', async ([key, status]) => {
    const { place, draft } = await shop();
    expect((await place([draft(1)], { headers: { 'idempotency-key': key } })).statusCode).toBe(
      status,
    );
  });
});

describe('PUT /vendor/userorder/accept', () => {
  async function orderIn(status: OrderStatus) {
    const world = await shop();
    const order_id: string = (await world.place([world.draft(2)])).json().orders[0].order_id;
    if (status === 'Delivered') await world.change(order_id, 'Accepted');
    if (status !== 'pending') await world.change(order_id, status);
    return { ...world, order_id };
  }

  const allowed = ['pending>Accepted', 'pending>Rejected', 'Accepted>Delivered'];
  const pairs = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const));

  test.for(pairs)('%s to %s', async ([from, to]) => {
    const { change, order_id, stockOf, store_id, rice, clock, db } = await orderIn(from);
    clock.at = new Date('2026-03-04T12:05:00.000Z');
    const answer = await change(order_id, to.toUpperCase());
    const moves = allowed.includes(`${from}>${to}`);
    expect(answer.json()).toMatchObject(
      moves || from === to
        ? { order_status: to, updated_at: `2026-03-04T12:0${moves ? 5 : 0}:00.000Z` }
        : { error: 'invalid_transition', details: { current: from } },
    );
    expect(answer.statusCode).toBe(moves || from === to ? 200 : 409);
    const rejected = from === 'Rejected' || (moves && to === 'Rejected');
    expect(await stockOf(store_id, rice)).toBe(rejected ? 5 : 3);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test.for(ORDER_STATUSES)('%s: nobody but its vendor moves it anywhere', async (from) => {
    const { app, change, order_id, person, shopper, vendor, db, stockOf, store_id, rice } =
      await orderIn(from);
    const callers = [
      ['another vendor', await person('vendor'), 404],
      ['its shopper', shopper, 403],
      ['an administrator', await person('admin'), 403],
      ['nobody', { ...shopper, headers: { authorization: '' } }, 401],
    ] as const;
    const before = await stockOf(store_id, rice);
    for (const [who, caller, status] of callers)
      for (const to of ORDER_STATUSES) {
        const answer = await change(order_id, to, caller);
        expect([who, to, answer.statusCode]).toEqual([who, to, status]);
      }
    const mine = await app.inject({ url: '/api/vendor/orders', headers: vendor.headers });
    expect([mine.json().value[0].order_status, await stockOf(store_id, rice)]).toEqual([
      from,
      before,
    ]);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test(
    'a hundred times accepted and twice rejected at once: one step each, and the stock tells which',
    { timeout: 120_000 },
    async () => {
      const { place, change, draft, stockOf, store_id, rice, db, app, vendor } = await shop();
      await app.inject({
        method: 'PUT',
        url: '/api/vendor/stores',
        headers: vendor.headers,
        payload: { stores: [{ store_id, items: [{ ingredient_id: rice, quantity: 200 }] }] },
      });
      const Steps = z.object({ steps: z.int(), to: z.string() });
      for (let round = 0; round < 100; round += 1) {
        const before = await stockOf(store_id, rice);
        const order_id: string = (await place([draft(1)])).json().orders[0].order_id;
        const moves = ['Rejected', 'Rejected'].toSpliced(round % 3, 0, 'Accepted');
        const answers = await Promise.all(moves.map((to) => change(order_id, to)));
        const { steps, to } = await db.one(
          Steps,
          sql`select count(*) as steps, min(to_status) as to from order_events
              where order_id = ${order_id} and from_status = 'pending'`,
        );
        expect(steps).toBe(1);
        const told = answers.filter(({ statusCode }) => statusCode === 200);
        expect(told.map((answer) => answer.json().order_status)).toEqual(
          Array.from({ length: to === 'Rejected' ? 2 : 1 }, () => to),
        );
        expect(await stockOf(store_id, rice)).toBe(to === 'Rejected' ? before : before - 1);
      }
      expect(await brokenInvariants(db)).toEqual([]);
    },
  );

  test('accepts when no status is sent, and keeps the reason of a rejection', async () => {
    const { change, app, vendor, order_id } = await orderIn('pending');
    expect((await change(order_id)).json().order_status).toBe('Accepted');
    const other = await orderIn('pending');
    const answer = await other.app.inject({
      method: 'PUT',
      url: '/api/vendor/userorder/accept',
      headers: other.vendor.headers,
      payload: {
        order_id: other.order_id,
        order_status: 'Rejected',
        reject_reason: 'No rice today',
      },
    });
    expect(answer.json()).toMatchObject({ rejected_by: 'vendor', reject_reason: 'No rice today' });
    expect([app, vendor]).toHaveLength(2);
  });

  test("does not find another vendor's order, and does not move it", async () => {
    const { change, order_id, person, app, vendor } = await orderIn('pending');
    const answer = await change(order_id, 'Accepted', await person('vendor'));
    expect([answer.statusCode, answer.json().error]).toEqual([404, 'order_not_found']);
    const mine = await app.inject({ url: '/api/vendor/orders', headers: vendor.headers });
    expect(mine.json().value[0].order_status).toBe('pending');
  });

  test.for([
    ['an unknown status', { order_status: 'Lost' }, 'order_status'],
    ['an id that is no id', { order_id: '12' }, 'order_id'],
    [
      'a reason of 301 letters',
      { order_status: 'Rejected', reject_reason: 'x'.repeat(301) },
      'reject_reason',
    ],
  ] as const)('refuses %s', async ([, body, field]) => {
    const { app, vendor, order_id } = await orderIn('pending');
    const answer = await app.inject({
      method: 'PUT',
      url: '/api/vendor/userorder/accept',
      headers: vendor.headers,
      payload: { order_id, ...body },
    });
    expect([answer.statusCode, answer.json().details?.fields[0].field]).toEqual([400, field]);
  });

  test('accept and reject at the same moment: one wins, the stock tells which', async () => {
    const { change, order_id, stockOf, store_id, rice, db } = await orderIn('pending');
    const answers = await Promise.all([change(order_id, 'Accepted'), change(order_id, 'Rejected')]);
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ]);
    const won = answers.find((answer) => answer.statusCode === 200)?.json().order_status;
    expect(await stockOf(store_id, rice)).toBe(won === 'Rejected' ? 5 : 3);
    expect(await brokenInvariants(db)).toEqual([]);
  });
});

describe('POST /user/orders/{id}/cancel', () => {
  test('the shopper takes back a pending order; the stock returns', async () => {
    const { place, draft, app, shopper, stockOf, store_id, rice, db } = await shop();
    const { order_id } = (await place([draft(2)])).json().orders[0];
    const url = `/api/user/orders/${order_id}/cancel`;
    const answer = await app.inject({ method: 'POST', url, headers: shopper.headers });
    expect(answer.json()).toMatchObject({ order_status: 'Rejected', rejected_by: 'shopper' });
    expect(await stockOf(store_id, rice)).toBe(5);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('not once it was accepted, and not by anybody else', async () => {
    const { place, change, draft, app, shopper, vendor, person } = await shop();
    const { order_id } = (await place([draft(2)])).json().orders[0];
    const cancel = (who: Person) =>
      app.inject({
        method: 'POST',
        url: `/api/user/orders/${order_id}/cancel`,
        headers: who.headers,
      });
    expect((await cancel(await person('user'))).statusCode).toBe(404);
    expect((await cancel(vendor)).statusCode).toBe(404);
    await change(order_id, 'Accepted');
    expect((await cancel(shopper)).json().error).toBe('invalid_transition');
  });
});

describe('the lists', () => {
  test('each sees their own, newest first, cut where asked', async () => {
    const { place, draft, app, shopper, vendor, person, clock } = await shop();
    for (const minute of [1, 2, 3]) {
      clock.at = new Date(`2026-03-04T12:0${minute}:00.000Z`);
      await place([draft(1)]);
    }
    const [other, rival] = [await person('user'), await person('vendor')];
    await place([draft(1)], { who: other });
    const list = async (url: string, who: Person) =>
      (await app.inject({ url, headers: who.headers })).json();

    const mine = await list('/api/user/orders', shopper);
    expect(mine.orders).toEqual(mine.value);
    expect(
      mine.value.map((order: { created_at: string }) => order.created_at.slice(14, 16)),
    ).toEqual(['03', '02', '01']);
    expect(mine).toMatchObject({ total: 3, truncated: false });
    expect((await list('/api/vendor/orders', vendor)).total).toBe(4);
    expect((await list('/api/vendor/orders', rival)).value).toEqual([]);

    const page = await list('/api/user/orders?limit=2', shopper);
    expect(page).toMatchObject({ total: 3, truncated: true });
    const rest = await list(`/api/user/orders?limit=2&cursor=${page.next_cursor}`, shopper);
    expect([...page.value, ...rest.value]).toEqual(mine.value);
    const back = await list(`/api/user/orders?limit=2&cursor=${rest.previous_cursor}`, shopper);
    expect([back.value, back.first, rest.first]).toEqual([page.value, 1, 3]);
    expect((await list('/api/user/orders?cursor=nonsense', shopper)).message).toBe(
      'cursor: invalid.',
    );
    expect((await list('/api/user/orders?limit=0', shopper)).message).toContain('limit');
  });
});
