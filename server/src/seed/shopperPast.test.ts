import { DEMO_PASSWORD } from '@larder/data/people';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { countViolations } from '#platform/db/invariants';
import { sql } from '#platform/db/sql';
import { listTypicalPrices } from '#subjects/food/typicalPrices.queries';
import { testApp } from '#testing/testApp';

import { seedDemo } from './seed.ts';

type Past = { order_status: string; reject_reason: string | null; items: unknown[] };

test('the demo’s shopper has orders in every status, recipes, and the shelves still add up', async () => {
  const { app, db, deps, clock } = await testApp({ settings: { SEED: 'demo' } });
  await seedDemo({ ...deps, db }, clock.at);
  await seedDemo({ ...deps, db }, clock.at);
  const login = await app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email: 'shopper@larder.test', password: DEMO_PASSWORD, role: 'user' },
  });
  const headers = {
    authorization: `Bearer ${login.json<{ access_token: string }>().access_token}`,
  };
  const read = async (url: string) =>
    (await app.inject({ url, headers })).json<{ value: Past[] }>();

  const { value: orders } = await read('/api/user/orders');
  expect(orders.map((order) => order.order_status)).toEqual([
    'pending',
    'Accepted',
    'Rejected',
    'Delivered',
  ]);
  expect(orders[2]?.reject_reason).toBe('No cilantro came in today');
  for (const { items } of orders) expect(items.length).toBeGreaterThan(3);
  const { value: recipes } = await read('/api/user/recipes');
  expect(recipes.map(({ items }) => items.length).toSorted((a, b) => a - b)).toEqual([4, 5, 5]);
  const saved = await app.inject({ url: '/api/user/saved-recipes?sort=cooked', headers });
  const { value, total } = saved.json<{
    value: { title: string; tally: object }[];
    total: number;
  }>();
  expect(total).toBe(7);
  expect(value.slice(0, 2)).toMatchObject([
    { title: 'Butter Chicken (Murgh Makhani)', tally: { times: 3, rating: 5 } },
    { title: 'Grandma’s tomato spaghetti', tally: { times: 2, rating: 5 } },
  ]);
  const kitchen = await app.inject({ url: '/api/kitchen', headers });
  const { state } = kitchen.json<{
    state: {
      lines: { name: string; category: string; got?: object }[];
      pantry: { name: string; kind: string }[];
    };
  }>();
  expect(state.lines).toHaveLength(7);
  expect(state.lines.filter(({ got }) => got).map(({ name }) => name)).toEqual(['Eggs']);
  expect(state.lines.map(({ category }) => category)).not.toContain('Other');
  // Average prices are there at once.
  expect((await listTypicalPrices(db)).length).toBeGreaterThan(300);
  // The eggs are at home, too.
  expect(state.pantry.filter(({ kind }) => kind === 'always')).toHaveLength(3);
  expect(state.pantry.filter(({ kind }) => kind === 'about')).toHaveLength(3);
  expect(Object.values(await countViolations(db)).every((count) => count === 0)).toBe(true);
});

test('in production nobody has a past', async () => {
  const { db, deps, clock } = await testApp();
  const config = { ...deps.config, NODE_ENV: 'production' as const };
  await seedDemo({ ...deps, config, db }, clock.at);
  const Counted = z.object({ n: z.int() });
  expect(await db.one(Counted, sql`select count(*)::int as n from stores`)).not.toEqual({ n: 0 });
  expect(await db.one(Counted, sql`select count(*)::int as n from orders`)).toEqual({ n: 0 });
});
