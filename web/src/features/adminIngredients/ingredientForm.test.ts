import { expect, test } from 'vitest';

import { readIngredient } from './ingredientForm.ts';

const SI_ONLY = 'Please enter valid unit quantity and unit (SI units only).';

test.for([
  ['  ', '500', 'gm', 'Please enter the ingredient name.', 'name', 'a name of spaces'],
  ['Rice', '', 'gm', SI_ONLY, 'unitQuantity', 'no quantity'],
  ['Rice', '0', 'gm', SI_ONLY, 'unitQuantity', 'not above 0'],
  ['Rice', '-1', 'gm', SI_ONLY, 'unitQuantity', 'below 0'],
  ['Rice', 'some', 'gm', SI_ONLY, 'unitQuantity', 'not a number'],
  ['Rice', '500', ' ', SI_ONLY, 'unit', 'no unit after trimming'],
  ['Rice', '500', '5', SI_ONLY, 'unit', 'a unit is a word'],
] as const)('"%s" "%s" "%s" is refused', ([name, unitQuantity, unit, words, box]) => {
  expect(readIngredient({ name, unitQuantity, unit })).toEqual({ problem: { words, box } });
});

test('spaces around the words are no part of them', () => {
  expect(readIngredient({ name: ' Rice ', unitQuantity: '0.5', unit: ' kg ' })).toEqual({
    draft: { name: 'Rice', unit_quantity: 0.5, unit: 'kg' },
  });
});
