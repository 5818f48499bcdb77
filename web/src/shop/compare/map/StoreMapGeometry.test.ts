import { exactMiles } from '@larder/shared/basics/distance';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isInside, isNear, offsetMiles, ringMiles, textWidth } from './StoreMapGeometry.ts';

const CHICAGO = { lat: 41.88, lng: -87.63 };
// One degree of a great circle: 3959 miles * pi / 180.
const DEGREE = 69.098;

test.for([
  [{ lat: 1, lng: 0 }, 0, -DEGREE, 'north is up'],
  [{ lat: -1, lng: 0 }, 0, DEGREE, 'south is down'],
  [{ lat: 0, lng: 1 }, DEGREE, 0, 'east is right'],
  [{ lat: 0, lng: -1 }, -DEGREE, 0, 'west is left'],
  [{ lat: 0, lng: 361 }, DEGREE, 0, 'a full turn changes nothing'],
  [{ lat: 0, lng: 90 }, 90 * DEGREE, 0, 'true far away too'],
  [{ lat: 0, lng: 0 }, 0, 0, 'the place itself'],
] as const)('offset from (0, 0) to %o is %d, %d: %s', ([to, x, y]) => {
  const offset = offsetMiles({ lat: 0, lng: 0 }, to);
  expect(offset.x).toBeCloseTo(x, 1);
  expect(offset.y).toBeCloseTo(y, 1);
});

test('the date line does not add distance', () => {
  const { x, y } = offsetMiles({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 });
  expect(x).toBeCloseTo(DEGREE, 1);
  expect(y).toBeCloseTo(0, 1);
});

test('a degree of longitude is shorter in Chicago: 69.1 miles * cos 41.88', () => {
  const { x } = offsetMiles(CHICAGO, { lat: 41.88, lng: -86.63 });
  expect(x).toBeCloseTo(51.45, 1);
});

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const place = fc.record({ lat: degrees(90), lng: degrees(180) });

test('the distance from the centre is exact for any places', () => {
  fc.assert(
    fc.property(place, place, (from, to) => {
      const { x, y } = offsetMiles(from, to);
      expect(Math.hypot(x, y)).toBeCloseTo(exactMiles(from, to), 3);
    }),
  );
});

test.for([
  [6, 6.4, [2, 4, 6, 8], 'the last ring goes around the farthest store'],
  [6, 6, [2, 4, 6], 'a store on a ring needs no further one'],
  [3, 0.5, [1], 'one store next door has one ring'],
  [0.5, 0.5, [0.2, 0.4, 0.6], 'tenths are not 0.6000000000000001'],
  [15, 90, [5, 10, 15, 20, 25, 30, 35, 40, 45], 'never more than three times the reach'],
  [1500, 1400, [500, 1000, 1500], 'a country'],
  [20_000, 12_000, [5000, 10_000, 15_000], 'a globe: the largest step there is'],
] as const)('reach %d, farthest %d: rings %o: %s', ([reach, far, rings]) => {
  expect(ringMiles(reach, far)).toEqual(rings);
});

// Widths measured in Chromium.
test.for([
  ['Andersonville Corner Store 7.1 mi', 196.2],
  ['Wentworth Street Market 2.0 mi', 191.3],
  ['Mamaroneck Farmers', 127.4],
  ['You are here', 73.4],
  ['1000 mi', 48.2],
  ['Illinois', 37.2],
  ['MMMM WWWW', 98.2],
  ['Żabka Ω', 50],
  ['東京 Market', 70.5],
] as const)('the width of "%s" is a little over %d pixels', ([text, measured]) => {
  expect(textWidth(text)).toBeGreaterThan(measured);
  expect(textWidth(text)).toBeLessThan(1.45 * measured);
});

const box = { x: 10, y: 10, width: 20, height: 20 };
test.for([
  [{ ...box, x: 33 }, false, 'exactly the gap to the right'],
  [{ ...box, x: 32.9 }, true, 'less than the gap'],
  [{ ...box, y: 33 }, false, 'exactly the gap below'],
  [{ ...box, y: 32.9 }, true, 'less than the gap below'],
  [{ ...box, x: 15, width: 1 }, true, 'within'],
  [{ ...box, x: 40, y: 40 }, false, 'past a corner'],
] as const)('%o is near: %s (%s)', ([other, isIt]) => {
  expect(isNear(box, other, 3)).toBe(isIt);
  expect(isNear(other, box, 3)).toBe(isIt);
});

test.for([
  [{ width: 30, height: 30 }, true, 'it may touch the edge'],
  [{ width: 29.9, height: 30 }, false, 'past the right edge'],
  [{ width: 30, height: 29.9 }, false, 'past the lower edge'],
] as const)('a box that ends at 30, 30 is inside %o: %s (%s)', ([size, isIt]) => {
  expect(isInside(box, size)).toBe(isIt);
});

test('a box left of or above the map is not inside', () => {
  const size = { width: 100, height: 100 };
  expect(isInside({ ...box, x: -0.1 }, size)).toBe(false);
  expect(isInside({ ...box, y: -0.1 }, size)).toBe(false);
});
