import { DEMO_PASSWORD } from '@larder/data/people';
import { expect, test } from 'vitest';

import { brokenInvariants } from '#testing/invariants';
import { testApp } from '#testing/testApp';

import { seedDemo } from './seed.ts';

test('the demo’s administrator finds something in each queue', { timeout: 60_000 }, async () => {
  const { app, db, deps, clock } = await testApp({ settings: { SEED: 'demo' } });
  await seedDemo({ ...deps, db }, clock.at);
  const signIn = async (account: string, role: string) => {
    const payload = { email: `${account}@larder.test`, password: DEMO_PASSWORD, role };
    const login = await app.inject({ method: 'POST', url: '/api/login', payload });
    return { authorization: `Bearer ${login.json<{ access_token: string }>().access_token}` };
  };
  const headers = await signIn('admin', 'admin');
  const read = async (url: string) => (await app.inject({ url: `/api${url}`, headers })).json();
  expect(await read('/admin/overview')).toMatchObject({
    waiting_vendors: 1,
    suspended_users: 1,
    asked_products: 3,
    unanswered_orders: 1,
  });
  expect((await read('/admin/unmatched')).names.length).toBeGreaterThan(2);
  const mine = await app.inject({
    url: '/api/user/orders',
    headers: await signIn('shopper', 'user'),
  });
  const orders = mine.json<{ value: { note: string | null; customer_phone: string }[] }>().value;
  expect(orders.filter(({ note }) => note !== null).length).toBeGreaterThan(0);
  expect(orders[0]?.customer_phone).toBe('+1 212 555 0188');
  expect(await brokenInvariants(db)).toEqual([]);
});
