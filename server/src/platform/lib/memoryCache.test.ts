import fc from 'fast-check';
import { expect, test } from 'vitest';

import { makeMemoryCache } from './memoryCache.ts';

/** An entry of one letter under one letter: 200 and 2 for each letter. */
const ENTRY = 200 + 2 * (1 + 1);

test('returns equal values with their time', () => {
  const cache = makeMemoryCache<{ deep: number[] }>(10_000);
  const value = { deep: [1] };
  cache.set('a', value, 5);
  value.deep.push(2);
  cache.get('a')?.value.deep.push(3);
  expect(cache.get('a')).toEqual({ value: { deep: [1] }, at: 5 });
  expect(cache.get('b')).toBeUndefined();
});

test.for([
  [3 * ENTRY, ['a', 'b', 'c'], 'three fit exactly'],
  [3 * ENTRY - 1, ['a', 'c'], 'one byte less: the one not used longest goes'],
  [ENTRY, ['c'], 'room for one'],
  [ENTRY - 1, [], 'room for none: nothing is kept'],
] as const)('of three in %d bytes are left %s: %s', ([maxBytes, left]) => {
  const cache = makeMemoryCache<string>(maxBytes);
  cache.set('a', 'x', 1);
  cache.set('b', 'x', 1);
  cache.get('a');
  cache.set('c', 'x', 1);
  expect(['a', 'b', 'c'].filter((key) => cache.get(key) !== undefined)).toEqual(left);
});

test('keeping under the same key replaces, and a value that is too large removes the old one', () => {
  const cache = makeMemoryCache<string>(ENTRY);
  cache.set('a', 'x', 1);
  cache.set('a', 'y', 2);
  expect(cache.get('a')).toEqual({ value: 'y', at: 2 });
  expect(cache.bytes()).toBe(ENTRY);
  cache.set('a', 'too long', 3);
  expect(cache.get('a')).toBeUndefined();
  expect(cache.bytes()).toBe(0);
});

test('never exceeds its size', () => {
  const entry = fc.tuple(fc.string({ maxLength: 2 }), fc.string({ maxLength: 300 }));
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 60 }), (entries) => {
      const cache = makeMemoryCache<string>(2_000);
      for (const [key, value] of entries) {
        cache.set(key, value, 0);
        expect(cache.bytes()).toBeLessThanOrEqual(2_000);
      }
    }),
  );
});
