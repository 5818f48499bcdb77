import { exactMiles } from '@larder/shared/basics/distance';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { offsetTo, placeAt, whereWords } from './pinGeometry.ts';

const chicago = { lat: 41.88, lng: -87.63 };
const miles = fc.double({ min: -10, max: 10, noNaN: true });
const place = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('an offset and its place convert back and forth', () => {
  fc.assert(
    fc.property(place, miles, miles, (from, east, north) => {
      const offset = offsetTo(from, placeAt(from, { east, north }));
      expect(offset.east).toBeCloseTo(east, 3);
      expect(offset.north).toBeCloseTo(north, 3);
    }),
  );
});

test('its length equals the distance between stores', () => {
  fc.assert(
    fc.property(fc.double({ min: -1, max: 1, noNaN: true }), (east) => {
      const to = placeAt(chicago, { east, north: 1 });
      expect(exactMiles(chicago, to)).toBeCloseTo(Math.hypot(east, 1), 2);
    }),
  );
});

test('crosses the date line, and stops at the poles', () => {
  expect(placeAt({ lat: 0, lng: 179.99 }, { east: 2, north: 0 }).lng).toBeCloseTo(-179.981, 3);
  expect(placeAt({ lat: 89, lng: 0 }, { east: 0, north: 500 }).lat).toBe(89.9);
});

test.for([
  [0, 0, 'at the address'],
  [0.0005, 0, 'at the address'],
  [0.02, 0, '110 feet east of the address'],
  [0, 0.5, '0.5 miles north of the address'],
  [-1, 1, '1.4 miles north-west of the address'],
  [-1, 0, '1.0 miles west of the address'],
  [0.3, -0.3, '0.4 miles south-east of the address'],
] as const)('%d miles east and %d north is %s', ([east, north, words]) => {
  expect(whereWords(chicago, placeAt(chicago, { east, north }))).toBe(words);
});
