import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { Instant } from '#basics/leaves.model';
import { cents } from '#basics/money';

import { COURSE_DAYS, daysBefore, figuresOf, priceLine, priceNote } from './priceCourse.ts';

const NOW = z.decode(Instant, '2026-03-04T12:00:00.000Z');
const MINUTE = 1 / (24 * 60);
/** Days before now, and cents. */
type Step = readonly [days: number, price: number];
const stepsOf = (...steps: readonly Step[]) =>
  steps.map(([days, price]) => ({ at: daysBefore(NOW, days), price: cents(price) }));
const courseOf = (...steps: readonly Step[]) => {
  const made = stepsOf(...steps);
  return { steps: made, ...figuresOf(made, NOW) };
};

describe('lowest of 30 days, and the price a week ago', () => {
  test.for([
    ['no changes', [[90, 349]], 349, 349],
    [
      'a change two weeks ago',
      [
        [90, 349],
        [14, 299],
      ],
      299,
      299,
    ],
    [
      'one yesterday',
      [
        [90, 349],
        [1, 299],
      ],
      299,
      349,
    ],
    [
      'one exactly a week ago: it held from then on',
      [
        [90, 349],
        [7, 399],
      ],
      349,
      399,
    ],
    [
      'one exactly 30 days ago: what was before is no part of them',
      [
        [90, 299],
        [30, 349],
      ],
      349,
      349,
    ],
    [
      'one a minute later is',
      [
        [90, 299],
        [30 - MINUTE, 349],
      ],
      299,
      349,
    ],
    [
      'three within a day',
      [
        [90, 349],
        [1, 399],
        [0.9, 199],
        [0.8, 359],
      ],
      199,
      349,
    ],
    [
      'one right now',
      [
        [90, 349],
        [0, 299],
      ],
      299,
      349,
    ],
    [
      'on the shelf for three days',
      [
        [3, 349],
        [1, 399],
      ],
      349,
      null,
    ],
    ['on the shelf right now', [[0, 349]], 349, null],
  ] as const)('%s', ([, steps, lowest, weekAgo]) => {
    expect(figuresOf(stepsOf(...steps), NOW)).toEqual({
      lowest_30_days: lowest,
      week_ago: weekAgo,
    });
  });
});

describe('what is said', () => {
  test.for([
    ['no changes', [[90, 349]], 349, undefined],
    [
      'lower since yesterday',
      [
        [90, 349],
        [1, 299],
      ],
      299,
      'Lowest regular price in 30 days',
    ],
    [
      'lower right now',
      [
        [90, 349],
        [0, 299],
      ],
      299,
      'Lowest regular price in 30 days',
    ],
    [
      'lower since 29 days ago',
      [
        [90, 349],
        [29, 299],
      ],
      299,
      'Lowest regular price in 30 days',
    ],
    // The higher price stood for a day of the 30, and a minute less.
    [
      'lower since a day after',
      [
        [90, 349],
        [29 + MINUTE, 299],
      ],
      299,
      undefined,
    ],
    [
      'lower since exactly 30 days ago',
      [
        [90, 349],
        [30, 299],
      ],
      299,
      undefined,
    ],
    [
      'as low as once before',
      [
        [90, 299],
        [20, 349],
        [1, 299],
      ],
      299,
      'Lowest regular price in 30 days',
    ],
    [
      'a cent above the lowest',
      [
        [90, 299],
        [20, 349],
        [1, 300],
      ],
      300,
      undefined,
    ],
    [
      'back from a higher price of minutes',
      [
        [90, 299],
        [2, 349],
        [2 - MINUTE, 299],
      ],
      299,
      undefined,
    ],
    [
      'lower, but on the shelf for 29 days',
      [
        [29, 349],
        [1, 299],
      ],
      299,
      undefined,
    ],
    [
      'lower, on the shelf for 30 days',
      [
        [30, 349],
        [1, 299],
      ],
      299,
      'Lowest regular price in 30 days',
    ],
    [
      'dearer since yesterday',
      [
        [90, 319],
        [1, 349],
      ],
      349,
      'Cheaper last week: $3.19',
    ],
    [
      'dearer since exactly a week',
      [
        [90, 319],
        [7, 349],
      ],
      349,
      undefined,
    ],
    [
      'dearer since a minute less',
      [
        [90, 319],
        [7 - MINUTE, 349],
      ],
      349,
      'Cheaper last week: $3.19',
    ],
    [
      'dearer, but on the shelf for six days',
      [
        [6, 319],
        [1, 349],
      ],
      349,
      undefined,
    ],
    [
      'a sale that is dearer than last week',
      [
        [90, 319],
        [1, 399],
      ],
      349,
      'Cheaper last week: $3.19',
    ],
  ] as const)('%s', ([, steps, price, words]) => {
    expect(priceNote(courseOf(...steps), { price: cents(price), now: NOW })).toBe(words);
  });

  test.for([
    [[[90, 349]], 349, 299, undefined, 'a sale, whatever earlier ones were'],
    [
      [
        [90, 349],
        [1, 299],
      ],
      299,
      249,
      undefined,
      'a sale of what is the lowest without it',
    ],
    [
      [
        [90, 319],
        [1, 399],
      ],
      399,
      349,
      'Cheaper last week: $3.19',
      'a sale that is dearer than last week',
    ],
  ] as const)('%j, %d on sale for %d: %s, %s', ([steps, regular, price, words]) => {
    const charged = { price: cents(price), regular_price: cents(regular), now: NOW };
    expect(priceNote(courseOf(...steps), charged)).toBe(words);
  });
});

describe('the line', () => {
  const lineOf = (price: number, ...steps: readonly Step[]) =>
    priceLine(stepsOf(...steps), { price: cents(price), now: NOW });

  test('steps where the price changed, and ends at what is charged now', () => {
    expect(lineOf(349, [COURSE_DAYS, 399], [45, 299], [9, 349])).toEqual({
      points: [
        { x: 0, y: 1 },
        { x: 0.5, y: 0 },
        { x: 0.9, y: 0.5 },
        { x: 1, y: 0.5 },
      ],
      words: 'Price of the last 90 days: $2.99 to $3.99, now $3.49',
    });
  });

  test('a sale is its end', () => {
    expect(lineOf(249, [COURSE_DAYS, 349])?.points).toEqual([
      { x: 0, y: 1 },
      { x: 1, y: 0 },
    ]);
  });

  test('of an item that came later begins later', () => {
    expect(lineOf(299, [9, 349], [0, 299])?.points.map(({ x }) => x)).toEqual([0.9, 1, 1]);
  });

  test('there is none of a price that never changed', () => {
    expect(lineOf(349, [COURSE_DAYS, 349])).toBeUndefined();
  });
});
