import { exactMiles, type Place } from '@larder/shared/basics/distance';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { storesNear } from './storesNear.ts';

// Whole thousandths: random doubles lie so close to zero that nearly all would be one cell.
const anywhere = fc.record({
  lat: fc.integer({ min: -90_000, max: 90_000 }).map((thousandths) => thousandths / 1000),
  lng: fc.integer({ min: -180_000, max: 180_000 }).map((thousandths) => thousandths / 1000),
});

test('five stores of different kinds, 0.6 to 6 miles from the middle of the cell, nearest first', () => {
  fc.assert(
    fc.property(anywhere, (place) => {
      const centre = { lat: Math.round(place.lat * 10) / 10, lng: Math.round(place.lng * 10) / 10 };
      const stores = storesNear(place);
      const miles = stores.map((store) => exactMiles(store, centre));
      expect(stores).toHaveLength(5);
      expect(new Set(stores.map(({ kind }) => kind)).size).toBe(5);
      expect(Math.min(...miles)).toBeGreaterThanOrEqual(0.599);
      expect(Math.max(...miles)).toBeLessThanOrEqual(6);
      expect(miles).toEqual(miles.toSorted((a, b) => a - b));
      expect(stores.every(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180)).toBe(
        true,
      );
    }),
  );
});

test('the five never stand in a heap', () => {
  fc.assert(
    fc.property(anywhere, (place) => {
      const stores = storesNear(place);
      for (const [index, store] of stores.entries()) {
        for (const other of stores.slice(index + 1)) {
          expect(exactMiles(store, other)).toBeGreaterThan(0.5);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('both ways of getting the goods are there, and names and addresses differ', () => {
  fc.assert(
    fc.property(anywhere, (place) => {
      const stores = storesNear(place);
      expect(new Set(stores.map(({ store_type }) => store_type)).size).toBe(2);
      expect(new Set(stores.map(({ name }) => name)).size).toBe(5);
      expect(new Set(stores.map(({ address }) => address)).size).toBe(5);
      expect(stores.every(({ address }) => /^\d{3,4} [A-Z][a-z]+ (St|Ave)$/.test(address))).toBe(
        true,
      );
    }),
  );
});

test.for([
  [{ lat: 46.87, lng: -113.99 }, { lat: 46.91, lng: -114.04 }, true, 'one cell'],
  [{ lat: 46.87, lng: -113.99 }, { lat: 46.96, lng: -113.99 }, false, 'the next cell north'],
  [{ lat: 0.02, lng: 0.02 }, { lat: -0.02, lng: -0.02 }, true, 'one cell around zero'],
  [{ lat: 10, lng: 180 }, { lat: 10, lng: -180 }, true, 'the date line from both sides'],
  [{ lat: 10, lng: 190 }, { lat: 10, lng: -170 }, true, 'a full turn apart'],
] as const)('%j and %j: the same stores is %s: %s', ([a, b, same]) => {
  const ids = (place: Place) => storesNear(place).map(({ store_id }) => store_id);
  expect(storesNear(a)).toEqual(storesNear(a));
  expect(ids(a)[0] === ids(b)[0]).toBe(same);
  expect(storesNear(a)[0]?.lat === storesNear(b)[0]?.lat).toBe(same);
});

test.for([
  [{ lat: 90.1, lng: 0 }, 'one past the pole'],
  [{ lat: Number.NaN, lng: 0 }, 'not a number'],
  [{ lat: 0, lng: Number.POSITIVE_INFINITY }, 'no such longitude'],
] as const)('refuses %j: %s', ([place]) => {
  expect(() => storesNear(place)).toThrow(RangeError);
});

test.for([90, -90])('at the pole of latitude %d the stores stand around it too', (lat) => {
  const stores = storesNear({ lat, lng: 0 });
  const miles = stores.map((store) => exactMiles(store, { lat, lng: 0 }));
  expect(miles).toEqual(miles.toSorted((a, b) => a - b));
  expect(miles[0]).toBeGreaterThan(0.6);
  expect(miles[4]).toBeLessThan(6);
});
