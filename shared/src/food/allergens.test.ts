import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type Allergen, ALLERGENS, allergensOf } from './allergens.ts';

const milk = { name: 'milk', contains: ['milk'] as const };
const cake = { name: 'cake', contains: ['egg', 'milk', 'wheat'] as const };
const rice = { name: 'rice', contains: [] };
const sausage = { name: 'sausage', contains: null };

test('names each allergen once with the foods that have it, in the order of the law', () => {
  expect(allergensOf([cake, milk, rice, milk])).toEqual({
    contains: [
      { allergen: 'milk', names: ['cake', 'milk'] },
      { allergen: 'egg', names: ['cake'] },
      { allergen: 'wheat', names: ['cake'] },
    ],
    unknown: [],
  });
});

test.for([
  [[sausage, rice, sausage], ['sausage'], 'nobody has said'],
  [[{ name: 'jam' }], ['jam'], 'an answer without the member'],
  [[rice], [], 'made of none of them is known'],
  [[], [], 'nothing'],
] as const)('%j: not known are %j (%s)', ([foods, unknown]) => {
  expect(allergensOf(foods)).toEqual({ contains: [], unknown });
});

test('another food takes no allergen away', () => {
  const contains = fc.option(fc.uniqueArray(fc.constantFrom<Allergen>(...ALLERGENS)));
  const food = fc.record({ name: fc.string(), contains });
  fc.assert(
    fc.property(fc.array(food), food, (foods, more) => {
      const before = allergensOf(foods).contains.map(({ allergen }) => allergen);
      const after = allergensOf([...foods, more]).contains.map(({ allergen }) => allergen);
      expect(before.filter((allergen) => !after.includes(allergen))).toEqual([]);
    }),
  );
});
