import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db/sql';
import { brokenInvariants } from '#testing/invariants';
import { testApp } from '#testing/testApp';

/** A store that asks $3.99 for a delivery and takes orders from $5.00, with rice at $2.50. */
async function shop() {
  const world = await testApp();
  const { app, person, store, ingredient, stock } = world;
  const [shopper, vendor] = [await person('user'), await person('vendor')];
  const store_id = await store(vendor.user_id, {
    name: 'Harbor',
    delivery_fee_cents: 399,
    minimum_order_cents: 500,
  });
  const rice = await ingredient('Rice');
  await stock(store_id, rice, { price_cents: 250, quantity: 1_000 });
  const draft = (quantity: number, more: object = {}) => ({
    store_id,
    items: [{ ingredient_id: rice, quantity, price: 2.5 }],
    ...more,
  });
  const place = (orders: object[], headers: object = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/user/orders',
      headers: { ...shopper.headers, ...headers },
      payload: { orders },
    });
  const ask = async (url: string) => (await app.inject({ url, headers: vendor.headers })).json();
  const setTerms = (payload: object) =>
    app.inject({
      method: 'PUT',
      url: `/api/vendor/store/${store_id}`,
      headers: vendor.headers,
      payload,
    });
  return { ...world, shopper, vendor, store_id, rice, draft, place, ask, setTerms };
}

describe('the delivery fee', () => {
  test('is part of the total, wherever the order is shown or summed', async () => {
    const { place, draft, ask, app, shopper, db } = await shop();
    const answer = await place([draft(2, { delivery_fee: 3.99, total_price: 8.99 })]);
    expect(answer.json()).toMatchObject({
      message: 'Order Request Sent Successfully! Total: $8.99',
      orders: [{ delivery_fee: 3.99, total_price: 8.99 }],
    });
    const mine = await app.inject({ url: '/api/user/orders', headers: shopper.headers });
    expect(mine.json().orders).toEqual(answer.json().orders);
    expect((await ask('/api/vendor/orders')).value).toEqual(answer.json().orders);
    expect(JSON.stringify(await ask('/api/vendor/dashboard'))).toContain('8.99');
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('a client that knows no fee claims the goods, and pays it', async () => {
    const { place, draft } = await shop();
    const answer = await place([draft(2, { total_price: 5 })]);
    expect(answer.json().orders[0]).toMatchObject({ delivery_fee: 3.99, total_price: 8.99 });
  });

  test('another one than was shown refuses all orders, and names old and new', async () => {
    const { place, draft, store, stock, vendor, rice, db } = await shop();
    const second = await store(vendor.user_id, { name: 'Free' });
    await stock(second, rice, { price_cents: 250 });
    const answer = await place([
      draft(2, { delivery_fee: 2.99, total_price: 7.99 }),
      draft(1, { store_id: second, delivery_fee: 0, total_price: 2.5 }),
    ]);
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'price_changed']);
    expect(answer.json().details).toEqual({
      items: [],
      delivery_fees: [{ store_id: expect.any(String), old: 2.99, new: 3.99 }],
    });
    expect(await db.run(sql`select from orders`)).toBe(0);
  });

  test('changed later, it stays what it was in the order; goods come back as ever', async () => {
    const { place, draft, setTerms, app, shopper, stockOf, store_id, rice, db } = await shop();
    const [order] = (await place([draft(2)])).json().orders;
    await setTerms({ delivery_fee: 5.99 });
    const url = `/api/user/orders/${order.order_id}/cancel`;
    const answer = await app.inject({ method: 'POST', url, headers: shopper.headers });
    expect(answer.json()).toMatchObject({ delivery_fee: 3.99, total_price: 8.99 });
    expect(await stockOf(store_id, rice)).toBe(1_000);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('there is none where one picks up', async () => {
    const { place, draft, store, stock, vendor, rice } = await shop();
    const pickup = await store(vendor.user_id, { store_type: 'Pickup' });
    await stock(pickup, rice, { price_cents: 250 });
    const claims = { delivery_method: 'Pickup', delivery_fee: 0, total_price: 2.5 };
    const answer = await place([draft(1, { store_id: pickup, ...claims })]);
    expect(answer.json().orders[0]).toMatchObject({ delivery_fee: 0, total_price: 2.5 });
  });

  test('an answer that was kept before there were fees can be sent again', async () => {
    const { place, draft, db } = await shop();
    const again = () => place([draft(2)], { 'idempotency-key': 'one' });
    const first = (await again()).json();
    await db.run(sql`
      update idempotency_keys set response = response #- '{orders,0,delivery_fee}'`);
    const [order] = first.orders;
    expect((await again()).json().orders).toEqual([{ ...order, delivery_fee: 0 }]);
  });

  test('changed while people order: each paid what was claimed', { timeout: 60_000 }, async () => {
    const { place, draft, setTerms, ask, db } = await shop();
    const claims = [
      { delivery_fee: 3.99, total_price: 8.99 },
      { delivery_fee: 4.99, total_price: 9.99 },
    ];
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        if (n % 10 === 5) await setTerms({ delivery_fee: n % 20 === 5 ? 4.99 : 3.99 });
        const claim = claims[n % 2] ?? {};
        return { claim, answer: await place([draft(2, claim)]) };
      }),
    );
    const [placed, refused] = [201, 409].map((status) =>
      answers.filter(({ answer }) => answer.statusCode === status),
    );
    for (const { claim, answer } of placed ?? [])
      expect(answer.json().orders[0]).toMatchObject(claim);
    for (const { answer } of refused ?? []) expect(answer.json().error).toBe('price_changed');
    expect([...(placed ?? []), ...(refused ?? [])]).toHaveLength(answers.length);
    expect((await ask('/api/vendor/orders')).total).toBe(placed?.length);
    expect(await brokenInvariants(db)).toEqual([]);
  });
});

describe('the minimum', () => {
  test('refuses goods below it, and says what the store takes', async () => {
    const { place, draft, store_id, stockOf, rice } = await shop();
    const answer = await place([draft(1, { delivery_fee: 3.99, total_price: 6.49 })]);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      error: 'below_minimum',
      message: 'Harbor takes orders from $5.00.',
      details: { store_id, minimum: 5, goods: 2.5 },
    });
    expect(await stockOf(store_id, rice)).toBe(1_000);
    expect((await place([draft(2)])).statusCode).toBe(201);
  });

  test('raised while people order: what is taken reached the one before', async () => {
    const { place, draft, setTerms, db } = await shop();
    const [raised, ...answers] = await Promise.all([
      setTerms({ minimum_order: 7.5 }),
      ...Array.from({ length: 20 }, () => place([draft(2)])),
    ]);
    expect(raised.statusCode).toBe(200);
    const codes = new Set(answers.map((answer) => answer.json().error ?? 'placed'));
    expect([...codes].filter((code) => !['placed', 'below_minimum'].includes(code))).toEqual([]);
    expect((await place([draft(2)])).json().error).toBe('below_minimum');
    expect((await place([draft(3)])).statusCode).toBe(201);
    expect(await brokenInvariants(db)).toEqual([]);
  });
});
