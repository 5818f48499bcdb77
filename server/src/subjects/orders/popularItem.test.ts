import { POPULAR_LIVE } from '@larder/shared/orders/dashboard';
import { expect, test } from 'vitest';

import { allOf } from '#platform/identity/ownStores.queries';
import { market } from '#testing/market';

import { popularItem } from './popularItem.service.ts';

test('is counted at each look, of many orders every ten minutes', async () => {
  const { place, db, vendor } = await market();
  const now = new Date('2026-03-04T13:00:00Z');
  const of = popularItem(db);
  const look = (orders: number, minutes = 0) =>
    of({ runs: allOf(vendor.user_id), orders, now: new Date(now.getTime() + minutes * 60_000) });
  const many = POPULAR_LIVE + 1;
  expect(await look(0)).toBeNull();
  await place(1);
  const rice = { name: 'Rice', orders: 1 };
  expect([await look(POPULAR_LIVE), await look(many)]).toMatchObject([rice, rice]);
  await place(2);
  const later = [await look(POPULAR_LIVE), await look(many, 9.9), await look(many, 10)];
  expect(later).toMatchObject([{ orders: 2 }, { orders: 1 }, { orders: 2 }]);
});
