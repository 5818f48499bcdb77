import { cents } from '@larder/shared/basics/money';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import { item, store, vendor } from '#testing/comparison.ts';

import { useShoppingPlace } from './shoppingPlace.ts';
import { startTrip, type Trip, useTrip, useTripUnreadable } from './trip.ts';

const ID = '01890000-0000-7000-8000-000000000001';
const trip: Trip = {
  vendors: [vendor([store(1, { items: [item(1, 'Rice', { price: cents(349) })] })])],
  needs: [{ name: 'rice', unit_quantity: 200, unit: 'gm', ingredient_id: ID }],
  here: { lat: 40.71, lng: -74.01 },
  hereLabel: 'New York, NY',
  radius: 25,
};

test('stores a comparison with its prices, and survives a reload', () => {
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

test('a trip from before there were fees and amounts can be read: nothing is asked', () => {
  act(() => startTrip(trip));
  const kept = sessionStorage.getItem('trip') ?? '';
  sessionStorage.setItem(
    'trip',
    kept.replaceAll(/,"(?:delivery_fee|minimum_order|amount)":\d+/g, ''),
  );
  expect(sessionStorage.getItem('trip')?.length).toBeLessThan(kept.length);
  const [one] = renderHook(useTrip).result.current?.vendors[0]?.stores ?? [];
  expect(one).toMatchObject({ delivery_fee: 0, minimum_order: 0, items: [{ amount: null }] });
});

test('unreadable data is no trip', () => {
  sessionStorage.setItem('trip', '{"vendors":[{}]}');
  expect(renderHook(useTrip).result.current).toBeUndefined();
  const { result } = renderHook(useTripUnreadable);
  expect(result.current).toBe(true);
  act(() => startTrip(trip));
  expect(result.current).toBe(false);
});

test.for([
  ['a time that is no date', { startedAt: 1e300 }],
  ['a place that is nowhere', { here: { lat: 999, lng: 0 } }],
] as const)('%s is no trip', ([, more]) => {
  act(() => startTrip(trip));
  const kept = JSON.parse(sessionStorage.getItem('trip') ?? '{}');
  sessionStorage.setItem('trip', JSON.stringify({ ...kept, ...more }));
  expect(renderHook(useTrip).result.current).toBeUndefined();
  expect(renderHook(useTripUnreadable).result.current).toBe(true);
});

test('a missing trip is not unreadable', () => {
  expect(renderHook(useTripUnreadable).result.current).toBe(false);
});

test('other tabs know the place of a trip', () => {
  const { result } = renderHook(useShoppingPlace);
  expect(result.current).toBeUndefined();
  act(() => startTrip({ ...trip, here: null }));
  expect(result.current).toBeUndefined();
  act(() => startTrip(trip));
  const place = { here: { lat: 40.71, lng: -74.01 }, hereLabel: 'New York, NY', radius: 25 };
  expect(result.current).toEqual(place);
  expect(JSON.parse(localStorage.getItem('shoppingPlace') ?? '')).toEqual(place);
});
