import { expect, test } from 'vitest';

import { categoryOf, groupByCategory, readCategory } from './aisles.ts';
import { CATEGORIES } from './categories.ts';

test.for([
  // aisle, catalogue, own, category, why this row exists
  ['Produce', undefined, undefined, 'Produce', 'the aisle'],
  ['Milk, Eggs, Other Dairy', undefined, undefined, 'Dairy', 'a name with commas'],
  ['Cheese', undefined, undefined, 'Dairy', 'two aisles, one group'],
  ['seafood', undefined, undefined, 'Meat & Seafood', 'case does not matter'],
  ['Pasta and Rice', 'Other', undefined, 'Pantry', 'the aisle before the catalogue'],
  ['Spices and Seasonings', undefined, undefined, 'Condiments & Spices', 'spices'],
  ['Oil, Vinegar, Salad Dressing', undefined, undefined, 'Condiments & Spices', 'oil'],
  ['Nut butters, Jams, and Honey', 'Pantry', undefined, 'Condiments & Spices', 'jam'],
  ['Frozen', 'Produce', undefined, 'Produce', 'an aisle that says nothing asks the catalogue'],
  ['Ethnic Foods', undefined, undefined, 'Other', 'nobody knows'],
  ['?', 'Dairy', undefined, 'Dairy', 'not recognised by the provider'],
  [null, undefined, undefined, 'Other', 'no aisle'],
  ['Ethnic Foods;Spices and Seasonings', undefined, undefined, 'Condiments & Spices', 'the second'],
  [
    'Canned and Jarred;Produce',
    undefined,
    undefined,
    'Pantry',
    'the first of two that say something',
  ],
  ['Produce', 'Produce', 'Pantry', 'Pantry', 'the own choice wins'],
  [undefined, 'constructor', undefined, 'Other', 'no such category'],
] as const)('%s, %s, %s is %s: %s', ([aisle, catalogue, own, category]) => {
  expect(categoryOf(aisle, catalogue, own)).toBe(category);
});

test('reads a category by its exact name only', () => {
  expect(CATEGORIES.map(readCategory)).toEqual([...CATEGORIES]);
  expect(readCategory('produce')).toBeUndefined();
});

test('groups in the fixed order, keeps the order within, leaves empty groups out', () => {
  const lines = [
    { name: 'salt', category: 'Condiments & Spices' },
    { name: 'milk', category: 'Dairy' },
    { name: 'lime', category: 'Produce' },
    { name: 'kale', category: 'Produce' },
  ] as const;
  expect(
    groupByCategory(lines).map(({ category, lines: in_ }) => [category, in_.map((l) => l.name)]),
  ).toEqual([
    ['Produce', ['lime', 'kale']],
    ['Dairy', ['milk']],
    ['Condiments & Spices', ['salt']],
  ]);
});

test('groups in the order of a store; what it does not name follows as usual', () => {
  const lines = (['Produce', 'Dairy', 'Pantry', 'Other'] as const).map((category) => ({
    category,
  }));
  const order = ['Other', 'Pantry', 'Other'] as const;
  expect(groupByCategory(lines, order).map(({ category }) => category)).toEqual([
    'Other',
    'Pantry',
    'Produce',
    'Dairy',
  ]);
});
