import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { cellsWithin, EARTH_RADIUS_MILES, exactMiles, gridCell, type Place } from './distance.ts';

const newYork = { lat: 40.7128, lng: -74.006 };
const losAngeles = { lat: 34.0522, lng: -118.2437 };

test.for([
  // from, to, miles, why this row exists
  [newYork, newYork, 0, 'the same place'],
  [{ lat: 0, lng: 0 }, { lat: 1, lng: 0 }, 69.1, 'a degree of latitude is 3959 x pi / 180'],
  [{ lat: 60, lng: 0 }, { lat: 60, lng: 1 }, 34.5, 'at 60 degrees a degree of longitude is half'],
  [{ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 69.1, 'short across the date line'],
  [{ lat: 0, lng: 0 }, { lat: 0, lng: 180 }, 12437.6, 'half way round is 3959 x pi'],
  [{ lat: 90, lng: 0 }, { lat: 90, lng: 77 }, 0, 'the pole has every longitude'],
  [newYork, losAngeles, 2445.7, 'coast to coast: 3959 x the angle between the unit vectors'],
] as const)('from %j to %j it is %d miles: %s', ([a, b, miles]) => {
  expect(exactMiles(a, b)).toBeCloseTo(miles, 1);
  expect(exactMiles(b, a)).toBeCloseTo(miles, 1);
});

describe('gridCell', () => {
  test.for([
    [{ lat: -90, lng: -180 }, 0, 'the first cell'],
    [{ lat: -90, lng: 180 }, 0, 'the date line from the west is the same line'],
    [{ lat: -90, lng: -179.75 }, 1, 'a cell includes its western edge'],
    [{ lat: -89.75, lng: -180 }, 1440, 'a cell includes its southern edge'],
    [{ lat: 90, lng: 179.99 }, 1_036_799, 'the north pole belongs to the last row'],
    [{ lat: 0, lng: 0 }, 519_120, 'row 360, column 720'],
    [{ lat: 0, lng: 360 }, 519_120, 'a full turn changes nothing'],
  ] as const)('%j is cell %d: %s', ([place, cell]) => {
    expect(gridCell(place)).toBe(cell);
  });

  test.for([
    { lat: 90.01, lng: 0 },
    { lat: Number.NaN, lng: 0 },
    { lat: 0, lng: Number.POSITIVE_INFINITY },
  ])('refuses %j', (place) => {
    expect(() => gridCell(place)).toThrow(RangeError);
    expect(() => cellsWithin(place, 1)).toThrow(RangeError);
  });
});

/** The place reached from `start` by going `miles` in direction `bearing` (radians from north). */
function travel(start: Place, bearing: number, miles: number): Place {
  const [lat, lng, far] = [
    (start.lat * Math.PI) / 180,
    (start.lng * Math.PI) / 180,
    miles / EARTH_RADIUS_MILES,
  ];
  const sine = Math.sin(lat) * Math.cos(far) + Math.cos(lat) * Math.sin(far) * Math.cos(bearing);
  const end = Math.asin(Math.max(-1, Math.min(1, sine)));
  const turn = Math.atan2(
    Math.sin(bearing) * Math.sin(far) * Math.cos(lat),
    Math.cos(far) - Math.sin(lat) * Math.sin(end),
  );
  return { lat: (end * 180) / Math.PI, lng: ((lng + turn) * 180) / Math.PI };
}

describe('cellsWithin', () => {
  const place = fc.record({
    lat: fc.oneof(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.constantFrom(-90, -89.9, -80, 0, 0.25, 45, 80, 89.9, 90),
    ),
    lng: fc.oneof(
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.constantFrom(-180, -179.99, 0, 0.25, 179.99, 180),
    ),
  });
  const bearing = fc.oneof(
    fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
    fc.constantFrom(0, Math.PI / 2, Math.PI, (3 * Math.PI) / 2),
  );

  test('holds the cell of every point within the radius, poles and date line included', () => {
    fc.assert(
      fc.property(
        fc.record({
          centre: place,
          direction: bearing,
          miles: fc.double({ min: 0, max: 60, noNaN: true }),
          share: fc.double({ min: 0, max: 1, noNaN: true }),
        }),
        ({ centre, direction, miles, share }) => {
          const point = travel(centre, direction, miles * share);
          fc.pre(exactMiles(centre, point) <= miles);
          expect(cellsWithin(centre, miles)).toContain(gridCell(point));
        },
      ),
      { numRuns: 500 },
    );
  });

  test.for([0, 40, 70, 85, 88, 89, 89.1])(
    'holds the easternmost and westernmost point of a circle at latitude %d',
    (lat) => {
      const far = 59.9 / EARTH_RADIUS_MILES;
      const sine = Math.sin((lat * Math.PI) / 180);
      const tangent = Math.asin(sine / Math.cos(far)); // where the meridian touches the circle
      const turn = Math.asin(Math.sin(far) / Math.sqrt(1 - sine ** 2));
      for (const side of [1, -1]) {
        const point = { lat: (tangent * 180) / Math.PI, lng: 179 + (side * turn * 180) / Math.PI };
        expect(exactMiles({ lat, lng: 179 }, point)).toBeCloseTo(59.9, 3);
        expect(cellsWithin({ lat, lng: 179 }, 60)).toContain(gridCell(point));
      }
    },
  );

  test('names each cell once, and stays small where people live', () => {
    fc.assert(
      fc.property(
        fc.record({
          lat: fc.double({ min: -60, max: 60, noNaN: true }),
          lng: fc.double({ min: -180, max: 180, noNaN: true }),
        }),
        (centre) => {
          const cells = cellsWithin(centre, 25);
          expect(new Set(cells).size).toBe(cells.length);
          expect(cells.toSorted((a, b) => a - b)).toEqual(cells);
          expect(cells.length).toBeLessThanOrEqual(4 * 7); // 25 miles are 0.72 by at most 1.45 degrees
        },
      ),
    );
  });

  test.for([
    [{ lat: 0.1, lng: 0.1 }, 0, 1, 'only its own cell'],
    [{ lat: 0.1, lng: -180 }, 1, 2, 'both sides of the date line'],
    [{ lat: 0, lng: 0 }, 1, 4, 'on a corner all four cells'],
    [{ lat: 90, lng: 0 }, 1, 1440, 'round the pole the whole last row'],
  ] as const)('%j with %d miles has %d cells: %s', ([centre, miles, count]) => {
    expect(cellsWithin(centre, miles)).toHaveLength(count);
  });

  test('a radius round the globe is every cell', () => {
    expect(cellsWithin({ lat: 10, lng: 10 }, Math.PI * EARTH_RADIUS_MILES)).toHaveLength(1_036_800);
  });

  test.for([-1, Number.NaN, Number.POSITIVE_INFINITY])('refuses a radius of %d', (miles) => {
    expect(() => cellsWithin(newYork, miles)).toThrow(RangeError);
  });
});
