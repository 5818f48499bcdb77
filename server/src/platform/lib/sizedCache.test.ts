import { expect, test } from 'vitest';

import { makeSizedCache } from './sizedCache.ts';

test('keeps what was used last, up to its bytes', () => {
  const cache = makeSizedCache<string>(100);
  cache.set('a', 'A', 40);
  cache.set('b', 'B', 60);
  expect([cache.get('b'), cache.get('a')]).toEqual(['B', 'A']);
  cache.set('c', 'C', 1);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['A', undefined, 'C']);
});

test('a new value of a key takes the room of the old one', () => {
  const cache = makeSizedCache<string>(100);
  for (const value of ['A', 'B', 'C']) cache.set('a', value, 100);
  expect(cache.get('a')).toBe('C');
});

test('a value that is too large is not kept, and neither is the one before it', () => {
  const cache = makeSizedCache<string>(100);
  cache.set('b', 'B', 50);
  cache.set('a', 'A', 50);
  cache.set('a', 'too large', 101);
  expect([cache.get('a'), cache.get('b')]).toEqual([undefined, 'B']);
});
