import { cents } from '@larder/shared/domain/money';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import { startTrip, type Trip, useTrip, useTripUnreadable } from './trip.ts';

const ID = '01890000-0000-7000-8000-000000000001';
const trip: Trip = {
  vendors: [
    {
      user_id: ID,
      name: 'Vera',
      stores: [
        {
          store_id: ID,
          name: 'Green Basket',
          store_type: 'Delivery',
          address: '1 Main Street',
          location: { lat: 40.7, lng: -74 },
          distance: 1.2,
          coverage: { matched: 1, wanted: 1 },
          missing: [],
          items: [
            {
              ingredient_id: ID,
              name: 'Rice',
              price: cents(349),
              quantity: 5,
              unit: 'gm',
              unit_quantity: 1000,
              category: 'Pantry',
              image: null,
              wanted: 'rice',
              packs_needed: 1,
            },
          ],
        },
      ],
    },
  ],
  needs: [{ name: 'rice', unit_quantity: 200, unit: 'gm', ingredient_id: ID }],
  here: { lat: 40.71, lng: -74.01 },
  hereLabel: 'New York, NY',
  radius: 25,
};

test('hands a comparison over, prices and all, and survives a reload', () => {
  const { result } = renderHook(useTrip);
  expect(result.current).toBeUndefined();
  act(() => startTrip(trip));
  expect(result.current).toEqual(trip);

  const kept = sessionStorage.getItem('trip') ?? '';
  expect(JSON.parse(kept).vendors[0].stores[0].items[0].price).toBe(3.49);
  act(() => startTrip({ ...trip, radius: null }));
  sessionStorage.setItem('trip', kept);
  expect(renderHook(useTrip).result.current).toEqual(trip);
});

test('unreadable data is no trip', () => {
  sessionStorage.setItem('trip', '{"vendors":[{}]}');
  expect(renderHook(useTrip).result.current).toBeUndefined();
  const { result } = renderHook(useTripUnreadable);
  expect(result.current).toBe(true);
  act(() => startTrip(trip));
  expect(result.current).toBe(false);
});

test('no trip at all is not an unreadable one', () => {
  expect(renderHook(useTripUnreadable).result.current).toBe(false);
});
