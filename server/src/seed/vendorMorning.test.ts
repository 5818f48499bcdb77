import { DEMO_PASSWORD } from '@larder/data/people';
import { expect, test } from 'vitest';

import { brokenInvariants } from '#testing/invariants';
import { testApp } from '#testing/testApp';

import { seedDemo } from './seed.ts';

type Morning = { order_status: string; slot: { starts_at: string } | null };

// At night no slot of the day is left at the start of the morning's orders; in the days of a change of the clock
// some are an hour off.
test.for(['2026-03-04T12:00:00Z', '2026-03-08T06:30:00Z', '2026-11-01T05:30:00Z'])(
  'the demo’s vendor finds orders with slots in every status, at %s',
  { timeout: 60_000 },
  async (at) => {
    const { app, db, deps, clock } = await testApp({ at, settings: { SEED: 'demo' } });
    await seedDemo({ ...deps, db }, clock.at);
    const login = await app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email: 'vendor@larder.test', password: DEMO_PASSWORD, role: 'vendor' },
    });
    const headers = {
      authorization: `Bearer ${login.json<{ access_token: string }>().access_token}`,
    };
    const read = async <T>(path: string) =>
      (await app.inject({ url: `/api/vendor/${path}`, headers })).json<{ value: T[] }>().value;

    const orders = await read<Morning>('orders');
    const slotted = orders.filter(({ slot }) => slot);
    expect(slotted).toHaveLength(9);
    const count = (status: string) =>
      slotted.filter(({ order_status }) => order_status === status).length;
    expect(['pending', 'Accepted', 'Delivered', 'Rejected'].map(count)).toEqual([3, 3, 2, 1]);
    const stores = await read<{ back_on: string | null; slots: object | null }>('stores');
    expect(stores.filter(({ back_on }) => back_on)).toHaveLength(1);
    // All but the paused one, the market and the corner shop.
    expect(stores.filter(({ slots }) => slots)).toHaveLength(4);
    expect(await brokenInvariants(db)).toEqual([]);
  },
);
