import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ingredientId, storeId, userId, uuidOf } from './ids.ts';

const V5 = /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('every id is a version 5 UUID', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (kind, name) => {
      expect(uuidOf(kind, name)).toMatch(V5);
    }),
  );
});

test('ids do not change from one release to the next', () => {
  expect(ingredientId('yellow-onion')).toBe('4bcc2aff-3646-5d63-971d-ead163da9407');
  expect(storeId('chicago', 1)).toBe('206009bf-c94f-5a5e-a475-c27f59c4e761');
  expect(userId('shopper@larder.test')).toBe('aae00ce4-37e1-5f42-a078-222b5f0cabe4');
});

test('the same name means another thing in another kind', () => {
  expect(ingredientId('chicago/1')).not.toBe(storeId('chicago', 1));
});

test('neighbours differ', () => {
  const ids = Array.from({ length: 200 }, (_, n) => storeId('chicago', n));
  expect(new Set(ids).size).toBe(200);
});
