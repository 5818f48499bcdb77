import { AccountExport } from '@larder/shared/account/accountExport.calls';
import { cents } from '@larder/shared/basics/money';
import { describe, expect, test } from 'vitest';
import { z as zod } from 'zod';
import * as z from 'zod/mini';

import { sql } from '#platform/db/sql';
import { ROWS_OF_PAGE } from '#platform/lib/inPages';
import { signedInPeople, type SignedIn } from '#subjects/account/testing/signedInPeople';
import { ordered } from '#testing/kitchen';

async function world(settings: Record<string, string> = {}) {
  const made = await signedInPeople(settings);
  const { ask } = made;
  const exported = async (who: SignedIn) => {
    const answer = await ask(who, 'GET /user/export');
    expect(answer.statusCode).toBe(200);
    return { text: answer.body, read: z.decode(AccountExport, answer.json()) };
  };
  return { ...made, exported };
}

describe('GET /user/export', () => {
  test('has every member of the contract, also of somebody who did nothing', async () => {
    const { registered, exported } = await world();
    const ada = await registered();
    const { text, read } = await exported(ada);
    expect(Object.keys(JSON.parse(text))).toEqual(Object.keys(AccountExport.shape));
    expect(read).toMatchObject({
      exported_at: new Date('2026-03-04T12:00:00Z'),
      profile: {
        user_id: ada.user_id,
        role: 'user',
        name: 'Ada',
        email: 'ada@example.com',
        address: 'Street 1',
        phone: null,
        staff_role: null,
      },
      plan_settings: null,
      notices: { devices: [], stores: [] },
      recipes: [],
      saved_recipes: [],
      cooked_recipes: [],
      own_names: [],
      kitchen: null,
      orders: [],
      stores: [],
      offers: [],
      products: [],
      product_requests: [],
      sessions: [{ device: 'Firefox on Linux', network: '203.0.113.x', ended_at: null }],
      acts: [{ action: 'account_registered', ip: '203.0.113.7' }],
    });
  });

  test('is for four people at once; more are told to come back, and then get it', async () => {
    const { registered, ask } = await world();
    const people: SignedIn[] = [];
    for (let n = 0; n < 9; n += 1) people.push(await registered({ email: `p${n}@example.com` }));
    const answers = await Promise.all(people.map((who) => ask(who, 'GET /user/export')));
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { statusCode, headers, json } of refused)
      expect([statusCode, headers['retry-after'], json().error]).toEqual([409, '10', 'busy']);
    const again = people[answers.findIndex(({ statusCode }) => statusCode !== 200)];
    expect(again && (await ask(again, 'GET /user/export')).statusCode).toBe(200);
  });

  test('has settings, recipes and orders of a shopper', async () => {
    const { registered, person, store, ingredient, stock, ask, exported } = await world();
    const ada = await registered();
    const store_id = await store((await person('vendor')).user_id);
    const rice = await ingredient('Rice');
    await stock(store_id, rice);
    const settings = { cents_per_mile: 65.5, cents_per_stop: 250, max_stops: 2, worth_cents: 75 };
    await ask(ada, 'PUT /user/plan-settings', { payload: settings });
    const item = { ingredient_id: rice, name: 'Rice', unit_quantity: 500, unit: 'gm', quantity: 2 };
    const recipe = {
      title: 'Rice “à la Ada”',
      description: 'Boil,\nthen wait.',
      preparation_time: 20,
      serving_size: 2,
      items: [item],
    };
    await ask(ada, 'POST /user/recipes', { payload: { recipes: [recipe] } });
    await ask(ada, 'POST /user/orders', {
      payload: { orders: [{ store_id, items: [{ ingredient_id: rice, quantity: 2 }] }] },
    });
    const { read } = await exported(ada);
    expect(read.plan_settings).toEqual(settings);
    expect(read.recipes).toMatchObject([recipe]);
    expect(read.orders).toMatchObject([
      {
        order_status: 'pending',
        total_price: cents(698),
        customer_name: 'Ada',
        items: [{ name: 'Rice' }],
      },
    ]);
    expect(read.acts.map(({ action }) => action)).toEqual(['order_placed', 'account_registered']);
  });

  test('has the kitchen, with what is on its way', async () => {
    const { registered, ask, exported } = await world();
    const ada = await registered();
    const { household } = (await ask(ada, 'GET /kitchen')).json();
    const { household_id } = household;
    const { kind, payload } = ordered(1);
    const op = { kind, payload, op_id: household_id, device: household_id, at: 0, base_seq: 0 };
    const body = { household_id, base_seq: 0, ops: [op] };
    expect((await ask(ada, 'POST /kitchen/ops', { payload: body })).statusCode).toBe(200);
    const { read } = await exported(ada);
    expect(read.kitchen?.placed).toMatchObject([
      { storeName: 'Corner', deliveryFee: cents(499), by: ada.user_id, items: [{ name: 'Rice' }] },
    ]);
  });

  test('has stores and offers of a vendor, closed ones too, and nobody who ordered there', async () => {
    const { registered, store, ingredient, stock, ask, exported, db, pass } = await world();
    const vera = await registered({ role: 'vendor', email: 'vera@example.com' });
    const ada = await registered();
    const corner = await store(vera.user_id, { delivery_fee_cents: 199 });
    pass(1);
    const old = await store(vera.user_id, { name: 'Old Store' });
    await db.run(sql`update stores set closed_at = now() where store_id = ${old}`);
    const rice = await ingredient('Rice');
    await stock(corner, rice, { price_cents: 349, quantity: 10 });
    await db.run(sql`update store_items set cost_cents = 210, tax_class = 'reduced'`);
    await ask(ada, 'POST /user/orders', {
      payload: { orders: [{ store_id: corner, items: [{ ingredient_id: rice, quantity: 2 }] }] },
    });
    const { read, text } = await exported(vera);
    expect(read.stores).toMatchObject([
      { store_id: corner, delivery_fee: cents(199), closed_at: null, location: { lat: 41.88 } },
      { store_id: old, name: 'Old Store', closed_at: expect.any(Date) },
    ]);
    expect(read.offers).toEqual([
      {
        store_id: corner,
        ingredient_id: rice,
        name: 'Rice',
        unit_quantity: 500,
        unit: 'gm',
        price: cents(349),
        quantity: 8,
        cost: cents(210),
        tax_class: 'reduced',
      },
    ]);
    expect(read.orders).toEqual([]);
    expect(text).not.toContain('ada@example.com');
  });

  test('is whole when a list has more than a page', async () => {
    const { registered, exported, db } = await world();
    const ada = await registered();
    const many = 2 * ROWS_OF_PAGE + 1;
    // Two share a moment, so that a page may end between them.
    await db.run(sql`
      insert into recipes (recipe_id, user_id, title, description, preparation_time, serving_size, created_at)
      select gen_random_uuid(), ${ada.user_id}, 'No. ' || n, 'x', 1, 1,
             timestamptz '2026-01-01 00:00:00Z' + n / 2 * interval '1 minute'
      from generate_series(1, ${many}::int) n`);
    await db.run(sql`
      insert into audit_log (at, actor_id, actor_role, action)
      select timestamptz '2026-01-01 00:00:00Z', ${ada.user_id}, 'user', 'x' from generate_series(1, ${many}::int)`);
    const { read } = await exported(ada);
    expect(new Set(read.recipes.map(({ title }) => title)).size).toBe(many);
    expect(read.recipes).toHaveLength(many);
    expect(read.acts).toHaveLength(many + 1);
  });

  test('has nothing of others, and no secret', async () => {
    const { registered, again, exported, db } = await world();
    const ada = await registered();
    await registered({ email: 'eve@example.com' });
    await again({ email: 'eve@example.com' });
    const { text, read } = await exported(ada);
    expect(text).not.toContain('eve@example.com');
    expect(read.sessions).toHaveLength(1);
    const { password_hash } = await db.one(
      zod.object({ password_hash: zod.string() }),
      sql`select password_hash from users where email = 'ada@example.com'`,
    );
    expect(text).not.toContain(password_hash);
    expect(text).not.toContain('argon2');
  });

  test('is made ten times an hour, and then again', async () => {
    const { registered, ask, renew, pass } = await world({ RATE_LIMITS: 'on' });
    const ada = await registered();
    for (let n = 0; n < 10; n += 1)
      expect((await ask(ada, 'GET /user/export')).statusCode).toBe(200);
    const refused = await ask(ada, 'GET /user/export');
    expect([refused.statusCode, refused.json().error]).toEqual([429, 'too_many_requests']);
    pass(60 * 60_000);
    const { access_token } = (await renew(ada.cookie)).json();
    const token = String(access_token);
    expect((await ask({ token }, 'GET /user/export')).statusCode).toBe(200);
  });
});
