import { sql } from '@larder/server/src/platform/db/sql.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { type FaultProxy, faultProxy } from '#reliability/harness/faultProxy';
import { queueOn, raceOn } from '#reliability/harness/locks';
import { findPostgres } from '#reliability/harness/postgres';
import { startSuite, type Suite } from '#reliability/harness/suite';
import { makeWorld, type World } from '#reliability/harness/world';

// Races whose outcome does not hang on luck: rows are locked until everybody waits for them. They
// need the processes of a real PostgreSQL; the embedded database runs one transaction at a time.
describe.skipIf(findPostgres() === undefined)('at the same moment', () => {
  let suite: Suite;
  let world: World;
  let proxy: FaultProxy;

  beforeAll(async () => {
    suite = await startSuite({
      between: async (port) => {
        proxy = await faultProxy({ port });
        return proxy.port;
      },
    });
    world = await makeWorld(suite.call);
  }, 120_000);

  afterAll(async () => {
    const broken = await suite.broken();
    await suite.stop();
    await proxy.close();
    if (broken.length > 0) throw new Error(`rules that do not hold: ${broken.join(', ')}`);
  }, 60_000);

  const Placed = z.object({ orders: z.array(z.object({ order_id: z.string() })) });
  const firstId = (body: unknown) => Placed.parse(body).orders[0]?.order_id ?? '';

  /** An order of the first shopper in the first vendor's first store. */
  function place(ingredient_id: string, { quantity = 1, key = crypto.randomUUID() } = {}) {
    const store_id = world.vendors[0].stores[0];
    return suite.call('POST', '/user/orders', {
      token: world.shoppers[0].token,
      headers: { 'idempotency-key': key },
      body: { orders: [{ store_id, items: [{ ingredient_id, quantity }] }] },
    });
  }

  async function stockOf(ingredient_id: string): Promise<number> {
    const { quantity } = await suite.db().one(
      z.object({ quantity: z.int() }),
      sql`select quantity from store_items
          where store_id = ${world.vendors[0].stores[0]} and ingredient_id = ${ingredient_id}`,
    );
    return quantity;
  }

  async function setStock(ingredient_id: string, quantity: number): Promise<void> {
    const answer = await edit(ingredient_id, { quantity });
    expect(answer.status).toBe(200);
  }

  const edit = (ingredient_id: string, change: object) =>
    suite.call('PUT', '/vendor/stores', {
      token: world.vendors[0].token,
      body: {
        stores: [{ store_id: world.vendors[0].stores[0], items: [{ ingredient_id, ...change }] }],
      },
    });

  const shelf = (ingredient_id: string) =>
    sql`select 1 from store_items where ingredient_id = ${ingredient_id} for update`;
  const item = (n: number) => world.catalogue[n] ?? '';
  const statuses = (answers: readonly { status: number }[]) =>
    answers.map(({ status }) => status).toSorted((a, b) => a - b);

  test('eight want the last three packs: three succeed, five get a 409', async () => {
    await setStock(item(0), 3);
    const answers = await raceOn(suite.db(), { hold: shelf(item(0)), waiting: 4 }, () =>
      Array.from({ length: 8 }, () => place(item(0))),
    );
    expect(statuses(answers)).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
    // By the rule, not by the database constraint.
    const refused = answers.filter(({ status }) => status === 409);
    const Refusal = z.object({ error: z.string() });
    expect(new Set(refused.map(({ body }) => Refusal.parse(body).error))).toEqual(
      new Set(['out_of_stock']),
    );
    expect(await stockOf(item(0))).toBe(0);
  });

  test('five concurrent requests with one key make one order and get the same answer', async () => {
    const key = crypto.randomUUID();
    const answers = await raceOn(suite.db(), { hold: shelf(item(1)), waiting: 5 }, () =>
      Array.from({ length: 5 }, () => place(item(1), { key })),
    );
    expect(statuses(answers)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => firstId(body))).size).toBe(1);
    const replays = answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true');
    expect(replays).toHaveLength(4);
  });

  test('accept against reject: one wins, and the stock agrees', async () => {
    const before = await stockOf(item(2));
    const order_id = firstId((await place(item(2))).body);
    const move = (order_status: string) =>
      suite.call('PUT', '/vendor/userorder/accept', {
        token: world.vendors[0].token,
        body: { order_id, order_status },
      });
    const hold = sql`select 1 from orders where order_id = ${order_id} for update`;
    const answers = await raceOn(suite.db(), { hold, waiting: 2 }, () => [
      move('Accepted'),
      move('Rejected'),
    ]);
    expect(statuses(answers)).toEqual([200, 409]);
    const rejected = answers[1]?.status === 200;
    expect(await stockOf(item(2))).toBe(rejected ? before : before - 1);
  });

  test('an order against the vendor’s stock edit: the edit is refused as outdated', async () => {
    const before = await stockOf(item(3));
    const [order, change] = await raceOn(suite.db(), { hold: shelf(item(3)), waiting: 1 }, () => [
      place(item(3)),
      // Second: starts once the order waits for the row.
      new Promise<void>((resolve) => setImmediate(resolve)).then(() =>
        edit(item(3), { quantity: 500, expected_quantity: before }),
      ),
    ]);
    const won = [order, change].filter((answer) => (answer?.status ?? 500) < 300).length;
    expect([order?.status, change?.status]).toContain(won === 2 ? 200 : 409);
    // The second sees the first one's change; sold packs do not come back.
    const expected = change?.status === 200 ? (order?.status === 201 ? 499 : 500) : before - 1;
    expect(await stockOf(item(3))).toBe(expected);
  });

  test('an order against the deletion of its shopper: refused, or rejected with the stock returned', async () => {
    const before = await stockOf(item(4));
    const shopper = await world.register('user');
    const hold = sql`select 1 from users where user_id = ${shopper.user_id} for update`;
    const [order, deletion] = await raceOn(suite.db(), { hold, waiting: 2 }, () => [
      suite.call('POST', '/user/orders', {
        token: shopper.token,
        body: {
          orders: [
            {
              store_id: world.vendors[0].stores[0],
              items: [{ ingredient_id: item(4), quantity: 1 }],
            },
          ],
        },
      }),
      suite.call('DELETE', `/admin/user/${shopper.user_id}`, { token: world.admin }),
    ]);
    expect(deletion?.status).toBe(200);
    expect([201, 401]).toContain(order?.status);
    expect(await stockOf(item(4))).toBe(before);
    const again = await suite.call('GET', '/user/orders', { token: shopper.token });
    expect(again.status).toBe(401);
  });

  describe('rejecting an order while its ingredient is merged', () => {
    const Made = z.object({ ingredients: z.array(z.object({ ingredient_id: z.string() })) });

    /** Two ingredients with 10 packs each, and a pending order of 2 packs of the one merged away. */
    async function twins() {
      const [vendor] = world.vendors;
      const shopper = await world.register('user');
      const order = (items: object[]) =>
        suite.call('POST', '/user/orders', {
          token: shopper.token,
          body: { orders: [{ store_id: vendor.stores[0], items }] },
        });
      const ingredients = ['one', 'another'].map((word) => ({
        name: `${word} ${crypto.randomUUID()}`,
        unit: 'gm',
        unit_quantity: 100,
      }));
      const made = await suite.call('POST', '/admin/ingredients', {
        token: world.admin,
        body: { ingredients },
      });
      const ids = Made.parse(made.body).ingredients.map(({ ingredient_id }) => ingredient_id);
      // By key order, the remaining ingredient's row is locked first.
      const [into = '', from = ''] = ids.toSorted();
      for (const id of ids) await edit(id, { price: 1, quantity: 10 });
      const order_id = firstId((await order([{ ingredient_id: from, quantity: 2 }])).body);
      return {
        from,
        into,
        order,
        merge: () =>
          suite.call('POST', `/admin/ingredient/${from}/merge/${into}`, { token: world.admin }),
        reject: () =>
          suite.call('PUT', '/vendor/userorder/accept', {
            token: vendor.token,
            body: { order_id, order_status: 'Rejected' },
          }),
        cancel: () =>
          suite.call('POST', `/user/orders/${order_id}/cancel`, { token: shopper.token }),
        leave: () => suite.call('DELETE', `/admin/user/${shopper.user_id}`, { token: world.admin }),
      };
    }

    test.for([
      ['reject', 'merge'],
      ['merge', 'reject'],
      ['cancel', 'merge'],
      ['merge', 'cancel'],
      ['leave', 'merge'],
      ['merge', 'leave'],
    ] as const)('%s, then %s: its packs are on the shelf that stays', async ([first, second]) => {
      const pair = await twins();
      const answers = await queueOn(suite.db(), shelf(pair.from), [pair[first], pair[second]]);
      expect(statuses(answers)).toEqual([200, 200]);
      expect([await stockOf(pair.from), await stockOf(pair.into)]).toEqual([0, 20]);
    });

    test('during a checkout of both: no deadlock retry', async () => {
      const { from, into, order, merge, reject } = await twins();
      const checkOut = () =>
        order([from, into].map((ingredient_id) => ({ ingredient_id, quantity: 1 })));
      const before = await retried();
      const answers = await queueOn(suite.db(), shelf(from), [merge, reject, checkOut]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 409]);
      expect(await retried()).toBe(before);
    });

    /** The metric of transactions retried after a deadlock. */
    async function retried(): Promise<number> {
      const text = await (await fetch(suite.server.metricsUrl)).text();
      return Number(/^db_transactions_retried_total (\d+)/m.exec(text)?.[1]);
    }
  });

  test('an answer lost after the commit: the same key returns the order', async () => {
    const key = crypto.randomUUID();
    const before = await stockOf(item(5));
    const between = await faultProxy({ port: suite.server.port });
    between.set({ kind: 'dropAnswers' });
    const lost = fetch(`http://127.0.0.1:${between.port}/api/user/orders`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${world.shoppers[0].token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify({
        orders: [
          {
            store_id: world.vendors[0].stores[0],
            items: [{ ingredient_id: item(5), quantity: 1 }],
          },
        ],
      }),
    });
    await expect(lost).rejects.toThrow('fetch failed');
    await between.close();
    const retry = await place(item(5), { key });
    expect([retry.status, retry.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    expect(await stockOf(item(5))).toBe(before - 1);
  });

  test('a database outage gives 503, never 500, and recovers without a restart', async () => {
    const pid = suite.server.pid();
    const running = Array.from({ length: 10 }, () => place(item(6)));
    proxy.set({ kind: 'reset' });
    const during = await Promise.all([
      ...running,
      ...Array.from({ length: 10 }, () => place(item(6))),
    ]);
    expect(during.filter(({ status }) => ![201, 503].includes(status))).toEqual([]);
    const refused = during.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ headers }) => headers.get('retry-after') !== null)).toBe(true);
    proxy.set({ kind: 'none' });
    await suite.server.ready();
    expect((await place(item(6))).status).toBe(201);
    expect(suite.server.pid()).toBe(pid);
  });
});
