import { expect, test } from 'vitest';

import { line } from '#basics/leaves.model';
import { LIMITS } from '#basics/validation';

import { TILL_BRANDS } from './tillBrands.ts';

const Brand = line(LIMITS.name);

test('each maker’s name is one that a product may have', () => {
  expect(TILL_BRANDS.size).toBeGreaterThan(500);
  const bad = [...TILL_BRANDS.values()].filter(({ name }) => Brand.safeParse(name).data !== name);
  expect(bad).toEqual([]);
});

test('a name of two words is one line', () => {
  expect(TILL_BRANDS.get('blue buffalo')?.name).toBe('Blue Buffalo');
});
