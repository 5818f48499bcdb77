import { expect, test } from 'vitest';

import { changesOf, NO_INGREDIENT, readIngredient } from './ingredientForm.ts';

const SI_ONLY = 'Please enter valid unit quantity and unit (SI units only).';

test.for([
  ['  ', '500', 'gm', 'Please enter the ingredient name.', 'name', 'a name of spaces'],
  ['Rice', '', 'gm', SI_ONLY, 'unitQuantity', 'no quantity'],
  ['Rice', '0', 'gm', SI_ONLY, 'unitQuantity', 'not above 0'],
  ['Rice', '-1', 'gm', SI_ONLY, 'unitQuantity', 'below 0'],
  ['Rice', 'some', 'gm', SI_ONLY, 'unitQuantity', 'not a number'],
  ['Rice', '0,5001', 'gm', SI_ONLY, 'unitQuantity', 'four decimals'],
  [
    'Rice',
    '1,000',
    'gm',
    '“1,000” may mean 1 or 1000. Write one of these.',
    'unitQuantity',
    'an ambiguous separator',
  ],
  ['Rice', '500', ' ', SI_ONLY, 'unit', 'no unit after trimming'],
  ['Rice', '500', '5', SI_ONLY, 'unit', 'a unit is a word'],
] as const)('rejects "%s" "%s" "%s"', ([name, unitQuantity, unit, words, box]) => {
  expect(readIngredient({ ...NO_INGREDIENT, name, unitQuantity, unit })).toEqual({
    problem: { words, box },
  });
});

const RICE = { ...NO_INGREDIENT, name: 'Rice', unitQuantity: '500', unit: 'gm' };

test('reads a decimal comma and shows stored numbers', () => {
  expect(readIngredient({ ...RICE, unitQuantity: '0,5', density: '0,92' })).toMatchObject({
    draft: { unit_quantity: 0.5, density_g_per_ml: 0.92 },
  });
  expect(readIngredient({ ...RICE, unitQuantity: '1.125', gramsPerPiece: '5.125' })).toMatchObject({
    draft: { unit_quantity: 1.125, grams_per_piece: 5.125 },
  });
});

test('trims spaces', () => {
  expect(
    readIngredient({ ...RICE, name: ' Rice ', unitQuantity: '0.5', unit: ' kg ' }),
  ).toMatchObject({ draft: { name: 'Rice', unit_quantity: 0.5, unit: 'kg' } });
});

test('splits other names at commas and lines, in lower case without duplicates', () => {
  expect(readIngredient({ ...RICE, aliases: 'Arroz, white rice,,\narroz\n' })).toMatchObject({
    draft: { aliases: ['arroz', 'white rice'] },
  });
});

test('an empty field means unknown; 0 calories are valid', () => {
  expect(readIngredient({ ...RICE, kcal: '0', density: ' ' })).toMatchObject({
    draft: { kcal_per_100g: 0, density_g_per_ml: null, grams_per_piece: null, image: null },
  });
});

test.for([
  ['kcal', '-1', 'Calories must be a number from 0 to 900.'],
  ['kcal', '901', 'Calories must be a number from 0 to 900.'],
  ['kcal', 'much', 'Calories must be a number from 0 to 900.'],
  ['kcal', '1e2', 'Calories: “1e2” has an exponent. Write all its digits.'],
  ['density', '1,125', 'Density: “1,125” may mean 1.125 or 1125. Write one of these.'],
  ['density', '0', 'Density must be a number above 0 and at most 5.'],
  ['density', '5.1', 'Density must be a number above 0 and at most 5.'],
  ['gramsPerPiece', '0', 'Grams per piece must be a number above 0 and at most 50000.'],
  ['gramsPerPiece', '50001', 'Grams per piece must be a number above 0 and at most 50000.'],
  ['aliases', Array.from({ length: 61 }, (_, n) => `n${n}`).join(), 'Other names: at most 60.'],
  [
    'aliases',
    'a'.repeat(101),
    'Other names: “aaaaaaaaaaaaaaaaaaaa…” has more than 100 characters.',
  ],
] as const)('rejects %s "%s"', ([box, value, words]) => {
  expect(readIngredient({ ...RICE, [box]: value })).toEqual({ problem: { words, box } });
});

test('returns only changed facts', () => {
  const read = readIngredient({ ...RICE, kcal: '360', category: 'Pantry' });
  if ('problem' in read) throw new Error(read.problem.words);
  const pack = { name: 'Rice', unit_quantity: 500, unit: 'gm' };
  expect(changesOf(read.draft)).toEqual({ ...pack, category: 'Pantry', kcal_per_100g: 360 });
  const before = {
    category: 'Pantry',
    aliases: [],
    image: null,
    kcal_per_100g: 350,
    density_g_per_ml: null,
    grams_per_piece: null,
    measures: [],
    contains: null,
  };
  expect(changesOf(read.draft, before)).toEqual({ ...pack, kcal_per_100g: 360 });
});

test.for([
  ['unknown', ['milk'], null, 'not known, whatever was ticked before'],
  ['known', [], [], 'none of the nine'],
  ['known', ['wheat', 'milk'], ['milk', 'wheat'], 'in the order of the law'],
] as const)('allergens %s, %j: %j: %s', ([allergens, contains, expected]) => {
  const read = readIngredient({ ...RICE, allergens, contains: [...contains] });
  expect(read).toMatchObject({ draft: { contains: expected } });
});
