import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { clampServings, scaleAmount } from './servings.ts';

test.for([
  [4, 4, 'as set'],
  [1, 1, 'the least'],
  [0, 1, 'never below 1'],
  [-3, 1, 'never below 1'],
  [2.4, 2, 'whole'],
  [Number.NaN, 1, 'no number'],
] as const)('servings of %d become %d: %s', ([servings, clamped]) => {
  expect(clampServings(servings)).toBe(clamped);
});

describe('scaling', () => {
  test.for([
    [300, 4, 6, 450, 'half as much again'],
    [1, 3, 1, 1 / 3, 'not rounded'],
    [2, 0, 3, 6, 'unknown servings count as 1'],
    [2, Number.NaN, 3, 6, 'no number counts as 1'],
  ] as const)('%d for %d is for %d: %d (%s)', ([amount, from, to, scaled]) => {
    expect(scaleAmount(amount, from, to)).toBe(scaled);
  });

  const servings = fc.integer({ min: 1, max: 100 });
  const amount = fc.double({ min: 0, max: 1e6, noNaN: true });

  test('is linear in amount and servings, and there and back is the start', () => {
    fc.assert(
      fc.property(amount, servings, servings, (many, from, to) => {
        const once = scaleAmount(many, from, to);
        expect(scaleAmount(many * 2, from, to)).toBeCloseTo(once * 2, 6);
        expect(scaleAmount(many, from, to * 2)).toBeCloseTo(once * 2, 6);
        expect(scaleAmount(once, to, from)).toBeCloseTo(many, 6);
        expect(scaleAmount(many, from, from)).toBeCloseTo(many, 6);
      }),
    );
  });
});
