import { expect, test } from 'vitest';

import { cents } from '#basics/money';

import type { BasketPlan } from './basketPlan.ts';
import { tabsOf } from './planTabs.ts';

/** A plan of so many stores that lacks so many needs; the stores charge `goods`. */
const plan = (stores: number, lacks: number, goods: number): BasketPlan => ({
  store_ids: Array.from({ length: stores }, (_, at) => `s${at}`),
  lines: [],
  unmet: Array.from({ length: lacks }, (_, at) => `n${at}`),
  goods: cents(goods),
  fees: cents(0),
  miles: 0,
  trip: cents(0),
  stops: cents(0),
  total: cents(goods),
});

test.for([
  // [stores, lacks, charged] of each, the recommended one, the shown ones by their stores, why
  [[[1, 0, 100]], 0, [1], 'one'],
  [
    [
      [1, 2, 100],
      [2, 0, 120],
      [3, 0, 110],
    ],
    1,
    [1, 2, 3],
    'dearer ones that buy more',
  ],
  [
    [
      [1, 0, 100],
      [2, 0, 101],
    ],
    0,
    [1],
    'as many things, dearer',
  ],
  [
    [
      [1, 0, 100],
      [2, 0, 100],
    ],
    0,
    [1],
    'as many things for the same',
  ],
  [
    [
      [1, 0, 100],
      [2, 0, 101],
    ],
    1,
    [1, 2],
    'dearer but recommended: its way is shorter',
  ],
  [
    [
      [1, 3, 100],
      [2, 3, 101],
      [3, 0, 140],
    ],
    2,
    [1, 3],
    'the second buys no more than the first',
  ],
  [
    [
      [1, 4, 90],
      [2, 3, 100],
      [3, 2, 110],
      [4, 1, 120],
      [5, 0, 130],
    ],
    4,
    [1, 2, 5],
    'five: the best is the last',
  ],
  [
    [
      [1, 4, 90],
      [2, 3, 100],
      [3, 2, 110],
      [4, 1, 120],
      [5, 0, 130],
    ],
    3,
    [1, 4, 5],
    'five: first, best and last',
  ],
  [
    [
      [1, 0, 130],
      [2, 0, 120],
      [3, 0, 110],
      [4, 0, 100],
    ],
    0,
    [1, 2, 4],
    'four, the first is the best',
  ],
] as const)('%j, %i recommended: %j (%s)', ([all, recommended, shown]) => {
  const plans = all.map(([stores, lacks, goods]) => plan(stores, lacks, goods));
  expect(tabsOf({ plans, recommended }).map(({ store_ids }) => store_ids.length)).toEqual(shown);
});

test('none without plans', () => {
  expect(tabsOf({ plans: [], recommended: undefined })).toEqual([]);
});
