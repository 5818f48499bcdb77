import { expect, test } from 'vitest';

import { sql } from '#platform/db/sql';
import { newId } from '#platform/lib/ids';
import { testApp } from '#testing/testApp';

import { watchOnce } from './watch.service.ts';

const RULE = 'stock is the sum of its movements';

test('a broken invariant is reported until it holds again', async () => {
  const { db, deps, person, store, ingredient, stock } = await testApp();
  const vendor = await person('vendor');
  const [store_id, rice] = [await store(vendor.user_id), await ingredient('Rice')];
  await stock(store_id, rice, { quantity: 10 });
  const shown = () => deps.metrics.registry.getSingleMetricAsString('invariant_violations');
  expect((await watchOnce(deps)).broken).toEqual({});
  expect(await shown()).toContain(`invariant_violations{name="${RULE}"} 0`);

  await db.run(sql`update store_items set quantity = 11`);
  expect((await watchOnce(deps)).broken).toEqual({ [RULE]: 1 });
  expect(await shown()).toContain(`invariant_violations{name="${RULE}"} 1`);

  await db.run(sql`update store_items set quantity = 10`);
  expect((await watchOnce(deps)).broken).toEqual({});
});

test('a rule that cannot be checked leaves the others', async () => {
  const { db, deps, person, store, ingredient, stock } = await testApp();
  const vendor = await person('vendor');
  const [store_id, rice] = [await store(vendor.user_id), await ingredient('Rice')];
  await stock(store_id, rice, { quantity: 10 });
  await db.run(sql`update store_items set quantity = 11`);
  const tooLong = new Error('canceling statement due to statement timeout');
  const slow: typeof deps.db = {
    ...deps.db,
    one: (row, query) =>
      query.text.includes('quantity < 0') ? Promise.reject(tooLong) : deps.db.one(row, query),
  };
  const { broken, failures } = await watchOnce({ ...deps, db: slow });
  expect(broken).toEqual({ [RULE]: 1 });
  expect([...failures]).toEqual([['stock is never negative', tooLong]]);
});

test('the ages of pending orders, stored keys and ended sessions are shown', async () => {
  const { app, deps, clock, person, store, ingredient, stock } = await testApp();
  const [shopper, vendor] = [await person('user'), await person('vendor')];
  const [store_id, rice] = [await store(vendor.user_id), await ingredient('Rice')];
  await stock(store_id, rice);
  const place = async (key: string) => {
    const placed = await app.inject({
      method: 'POST',
      url: '/api/user/orders',
      headers: { ...shopper.headers, 'idempotency-key': key },
      payload: { orders: [{ store_id, items: [{ ingredient_id: rice, quantity: 1 }] }] },
    });
    expect(placed.statusCode).toBe(201);
  };
  await watchOnce(deps);
  const shown = () => deps.metrics.registry.metrics();
  expect(await shown()).toContain('orders_pending_age_seconds{share="1"} 0');
  await place('first');
  clock.at = new Date(clock.at.getTime() + 60_000);
  for (const key of ['second', 'third']) await place(key);
  await app.inject({ method: 'POST', url: '/api/session/logout', headers: shopper.headers });
  clock.at = new Date(clock.at.getTime() + 30_000);
  await watchOnce(deps);
  const text = await shown();
  expect(text).toContain('orders_pending_age_seconds{share="0.5"} 30');
  expect(text).toContain('orders_pending_age_seconds{share="1"} 90');
  expect(text).toContain('idempotency_keys 3');
  expect(text).toMatch(/sessions_revoked\{reason="[^"]+"\} 1/);
  expect(text).toContain('orders_total{outcome="placed"} 3');
});

test('deliveries that wait are shown, apart where their receiver fails; a suspended vendor’s are not', async () => {
  const { db, deps, clock, person } = await testApp();
  const [anna, ben, carl] = [
    await person('vendor'),
    await person('vendor'),
    await person('vendor'),
  ];
  const age = (seconds: number) => new Date(clock.at.getTime() - seconds * 1000);
  const waits = async (
    vendor_id: string,
    { failing, ages, due = 0 }: { failing: boolean; ages: number[]; due?: number },
  ) => {
    const webhook_id = newId(clock.at);
    await db.run(sql`insert into webhooks (webhook_id, vendor_id, address, events, secret, created_at, failing_since)
      values (${webhook_id}, ${vendor_id}, 'https://till.example/', '{stock_low}', sha256('x'), ${clock.at},
              ${failing ? clock.at : null})`);
    for (const seconds of ages)
      await db.run(sql`insert into webhook_deliveries (webhook_id, event, data, at, since, due_at)
        values (${webhook_id}, 'test', '{}', ${age(seconds)}, ${age(seconds)}, ${age(-due)})`);
  };
  const shown = async () => {
    await watchOnce(deps);
    return (await deps.metrics.registry.metrics())
      .split('\n')
      .filter((line) => line.startsWith('webhook_deliver'));
  };
  expect(await shown()).toEqual([
    'webhook_deliveries_waiting{receiver="answers"} 0',
    'webhook_deliveries_waiting{receiver="fails"} 0',
    'webhook_delivery_age_seconds{receiver="answers"} 0',
    'webhook_delivery_age_seconds{receiver="fails"} 0',
  ]);

  await waits(anna.user_id, { failing: false, ages: [30, 90] });
  await waits(ben.user_id, { failing: true, ages: [7200] });
  await waits(carl.user_id, { failing: false, ages: [99_999] });
  await db.run(sql`
    update users set suspended_at = now(), suspend_reason = 'x' where user_id = ${carl.user_id}`);
  const waiting = [
    'webhook_deliveries_waiting{receiver="answers"} 2',
    'webhook_deliveries_waiting{receiver="fails"} 1',
    'webhook_delivery_age_seconds{receiver="answers"} 90',
    'webhook_delivery_age_seconds{receiver="fails"} 7200',
  ];
  expect(await shown()).toEqual(waiting);

  // The receiver answers for one store; what failed for another waits for its next try.
  await waits(anna.user_id, { failing: false, ages: [3600], due: 60 });
  expect(await shown()).toEqual(waiting.map((line) => line.replace(/"fails"} 1$/, '"fails"} 2')));
  await db.run(sql`delete from webhook_deliveries where since = ${age(3600)}`);

  await db.run(sql`update webhook_deliveries set state = 'delivered' where since = ${age(90)}`);
  expect(await shown()).toEqual(
    waiting.map((line) => line.replace(/"answers"} 2$/, '"answers"} 1').replace(/ 90$/, ' 30')),
  );
});
