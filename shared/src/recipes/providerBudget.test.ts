import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  addRequests,
  afterAnswer,
  backoffMs,
  budgetState,
  CACHE_LIFETIME_MS,
  type CacheKind,
  countOn,
  isFresh,
  isUsable,
  nextKey,
  restsUntil,
  shouldDelete,
} from './providerBudget.ts';

describe('the daily count', () => {
  test.for([
    [undefined, 0, 'nothing kept'],
    [{ day: '2026-11-21', count: 7 }, 7, 'the same day'],
    [{ day: '2026-11-20', count: 499 }, 0, 'yesterday does not count'],
    [{ day: '2026-11-22', count: 499 }, 0, 'nor does another day, if the clock was wrong'],
  ] as const)('%j is %d today: %s', ([kept, count]) => {
    expect(countOn(kept, '2026-11-21')).toEqual({ day: '2026-11-21', count });
    expect(addRequests(kept, '2026-11-21', 2)).toEqual({ day: '2026-11-21', count: count + 2 });
  });

  test.for([
    [0, 'open', 'a new day'],
    [449, 'open', 'the last one'],
    [450, 'cacheOnly', 'at the limit'],
    [499, 'cacheOnly', 'below the budget'],
    [500, 'spent', 'at the budget'],
  ] as const)('after %d requests it is %s: %s', ([count, state]) => {
    expect(budgetState(count)).toBe(state);
  });
});

test.for([
  // status, retries, another key, what to do, why this row exists
  [200, 0, true, 'use', 'an answer'],
  [404, 0, true, 'fail', 'no key knows the recipe'],
  [400, 0, true, 'fail', 'asking again asks the same'],
  [401, 0, true, 'nextKey', 'a bad key'],
  [401, 0, false, 'fail', 'no other key'],
  [402, 0, true, 'nextKey', 'the day of this key is spent'],
  [402, 3, true, 'nextKey', 'another key is no retry'],
  [402, 0, false, 'fail', 'waiting seconds does not help'],
  [429, 0, true, 'nextKey', 'too fast for this key'],
  [429, 0, false, 'retry', 'slower, then'],
  [429, 3, false, 'fail', 'three retries are enough'],
  [500, 0, true, 'retry', 'their fault, not the key'],
  [503, 2, false, 'retry', 'the third retry'],
  [503, 3, false, 'fail', 'three retries are enough'],
  [undefined, 0, true, 'retry', 'the network failed'],
  [undefined, 3, true, 'fail', 'three retries are enough'],
] as const)(
  'status %s, %d retries, other key %s: %s (%s)',
  ([status, retries, otherKey, verdict]) => {
    expect(afterAnswer({ status, retries, otherKey })).toBe(verdict);
  },
);

test.for([
  [1, 0, 1000, 'the base'],
  [2, 0, 2000, 'twice'],
  [3, 0, 4000, 'four times'],
  [3, 1, 5000, 'a quarter more at most'],
] as const)('retry %d with jitter %d waits %d ms: %s', ([retry, jitter, wait]) => {
  expect(backoffMs(retry, jitter)).toBe(wait);
});

test('a longer wait follows every wait, whatever the jitter', () => {
  const jitter = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 }), jitter, jitter, (retry, one, other) => {
      expect(backoffMs(retry + 1, one)).toBeGreaterThan(backoffMs(retry, other));
    }),
  );
});

describe('keys', () => {
  const keys = [
    { key: 'a', restsUntil: 2000 },
    { key: 'b', restsUntil: 1000 },
    { key: 'c', restsUntil: 0 },
  ];

  test.for([
    [0, 'c', 'only one is free'],
    [999, 'c', 'a millisecond early'],
    [1000, 'b', 'rest is over at its moment'],
    [5000, 'a', 'the first of all'],
  ] as const)('at %d the key is %s: %s', ([at, key]) => {
    expect(nextKey(keys, at)?.key).toBe(key);
  });

  test('there may be none', () => {
    expect(nextKey(keys.slice(0, 2), 0)).toBeUndefined();
    expect(nextKey([], 0)).toBeUndefined();
  });

  const midnight = 1_795_219_200_000; // 2026-11-21T00:00Z
  const noon = midnight + 12 * 3_600_000;
  test.for([
    [402, noon, midnight + 24 * 3_600_000, 'until midnight UTC'],
    [402, midnight, midnight + 24 * 3_600_000, 'at midnight a whole day'],
    [429, noon, noon + 1000, 'a second'],
    [401, noon, Number.POSITIVE_INFINITY, 'for good'],
    [500, noon, 0, 'not the fault of the key'],
  ] as const)('after %d at %d a key rests until %d: %s', ([status, at, until]) => {
    expect(restsUntil(status, at)).toBe(until);
  });
});

describe('the cache', () => {
  const hour = 3_600_000;

  test.for([
    ['recipes', 30 * 24 * hour],
    ['searches', 24 * hour],
    ['cuisines', 24 * hour],
  ] as const)('%s live %d ms', ([kind, lifetime]) => {
    expect(CACHE_LIFETIME_MS[kind]).toBe(lifetime);
    expect(isFresh(kind, 0)).toBe(true);
    expect(isFresh(kind, lifetime - 1)).toBe(true);
    expect(isFresh(kind, lifetime)).toBe(false);
    expect(shouldDelete(kind, 2 * lifetime)).toBe(false);
    expect(shouldDelete(kind, 2 * lifetime + 1)).toBe(true);
  });

  test('does not trust an entry from the future', () => {
    expect(isFresh('recipes', -1)).toBe(false);
    expect(shouldDelete('recipes', -1)).toBe(false);
  });

  test('the fresh is usable and kept, and everything is usable when only the cache may answer', () => {
    const kinds = fc.constantFrom<CacheKind>('recipes', 'searches', 'cuisines');
    fc.assert(
      fc.property(kinds, fc.integer({ min: -1e10, max: 1e10 }), (kind, age) => {
        expect(isUsable(kind, age, true)).toBe(true);
        expect(isUsable(kind, age, false)).toBe(isFresh(kind, age));
        expect(isFresh(kind, age) && shouldDelete(kind, age)).toBe(false);
      }),
    );
  });
});
