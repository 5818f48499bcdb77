import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ALLERGENS } from './allergens.ts';
import {
  bringsAllergen,
  DISH_ROLES,
  ratioOf,
  ratioWords,
  rolesIn,
  substitutesFor,
} from './substitutes.ts';

test.for([
  ['1', 1, 'the same amount'],
  ['3/4', 0.75, '3/4 of the amount, by volume'],
  ['1/12', 1 / 12, '1/12 of the amount, by volume'],
  ['5/2', 2.5, '2 1/2 times the amount, by volume'],
  ['3', 3, '3 times the amount, by volume'],
  ['2/2', 1, 'the same amount'],
] as const)('%s is %d: %s', ([ratio, value, words]) => {
  expect(ratioOf(ratio)).toBe(value);
  expect(ratioWords({ ratio, by: 'volume' })).toBe(words);
});

test.for(['', '0', '0/1', '1/0', '-1', '1.5', '1/2/3', '100', 'one'])(
  '“%s” is no ratio',
  (text) => {
    expect(ratioOf(text)).toBeUndefined();
  },
);

test.for([
  [['milk'], ['milk'], false, 'the same'],
  [['milk', 'wheat'], ['milk'], false, 'less'],
  [['milk'], [], false, 'none'],
  [['milk'], ['milk', 'egg'], true, 'one more'],
  [[], ['milk'], true, 'of a food without any'],
  [null, ['milk'], true, 'of a food of which nothing is known'],
  [['milk'], null, true, 'makers differ'],
  [[], null, true, 'makers differ, of a food without any'],
  [null, null, false, 'makers of both differ'],
  [null, [], false, 'none, where anything may be'],
] as const)('for what contains %j comes %j: %s (%s)', ([food, instead, expected]) => {
  expect(bringsAllergen(food, instead)).toBe(expected);
});

test('what is taken for a food that stands for another brings no more than that one', () => {
  const contains = fc.option(fc.subarray([...ALLERGENS]));
  fc.assert(
    fc.property(contains, contains, contains, (a, b, c) => {
      fc.pre(!bringsAllergen(a, b) && !bringsAllergen(b, c));
      expect(bringsAllergen(a, c)).toBe(false);
    }),
  );
});

test('substitutes stay in their order, hold in the dish and are at hand', () => {
  const row = fc.record({ id: fc.nat({ max: 9 }), roles: fc.subarray([...DISH_ROLES]) });
  fc.assert(
    fc.property(
      fc.array(row),
      fc.option(fc.subarray([...DISH_ROLES]), { nil: undefined }),
      fc.uniqueArray(fc.nat({ max: 9 })),
      (rows, roles, shelf) => {
        const found = substitutesFor(rows, { roles, atHand: ({ id }) => shelf.includes(id) });
        expect(found).toEqual(rows.filter((one) => found.includes(one)));
        for (const one of rows) {
          const holds = roles === undefined || one.roles.some((role) => roles.includes(role));
          expect(found.includes(one)).toBe(holds && shelf.includes(one.id));
        }
      },
    ),
  );
});

test.for([
  [['All-purpose flour', 'baking powder', 'milk'], 'baking', 'leavened'],
  [['bread flour', 'Active dry yeast'], 'baking', 'bread'],
  [['cake flour', 'eggs', 'granulated sugar'], 'baking', 'beaten eggs raise it'],
  [['rice flour', 'egg', 'brown sugar'], 'baking', 'another flour'],
  [['all-purpose flour', 'butter', 'whole milk'], 'cooking', 'a white sauce'],
  [['flour tortillas', 'eggs', 'brown sugar'], 'cooking', 'no dough is made'],
  [['cornflour'], 'cooking', 'a starch'],
  [['eggs', 'granulated sugar', 'cream'], 'cooking', 'a custard'],
  [['Nutritional yeast', 'pasta'], 'cooking', 'no leavener without flour'],
  [[], 'cooking', 'nothing is known'],
] as const)('in %j foods are for %s: %s', ([names, expected]) => {
  expect(rolesIn(names)[0]).toBe(expected);
});
