import { expect, test } from 'vitest';

import { shortestTour } from './planTour.ts';

/** Points on a line, the start at 0. */
const line = (...points: readonly number[]) =>
  [...points, 0].map((a) => [...points, 0].map((b) => Math.abs(a - b)));

test.for([
  // points, miles, why this row exists
  [[], 0, 'nowhere'],
  [[3], 6, 'there and back'],
  [[3, 5], 10, 'on the way'],
  [[5, -2, 3], 14, 'both ways'],
  [[1, 2, 3, 4, 5], 10, 'five in a row'],
  [[4, 4], 8, 'two at one place'],
] as const)('the tour through %j is %d: %s', ([points, miles]) => {
  const tour = shortestTour(line(...points), points.length, [...points.keys()]);
  expect(tour.miles).toBe(miles);
  expect(new Set(tour.order)).toEqual(new Set(points.keys()));
});

test('only through the stops that are asked for, in the order that is walked', () => {
  expect(shortestTour(line(9, 1, 5, 3), 4, [2, 1, 3]).miles).toBe(10);
  const corners = [
    [0, 1, 2, 1],
    [1, 0, 1, 2],
    [2, 1, 0, 1],
    [1, 2, 1, 0],
  ];
  expect(shortestTour(corners, 3, [1, 0, 2])).toEqual({ order: [0, 1, 2], miles: 4 });
});
