import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  gradeOf,
  itemsOfLines,
  kcalOf,
  listIngredientsOf,
  type RecipeFood,
  weighed,
} from './recipeFoods.ts';

const flour: RecipeFood = {
  ingredient_id: 'flour',
  name: 'Flour',
  unit_quantity: 1000,
  unit: 'gm',
  weights: { density: 0.5 },
  kcal_per_100g: 360,
};
const garlic: RecipeFood = {
  ...flour,
  ingredient_id: 'garlic',
  name: 'Garlic',
  unit_quantity: 100,
  weights: { grams: { clove: 3 } },
  kcal_per_100g: null,
};
const line = (high: number | null, unit: string | null, low = high) => ({ low, high, unit });

test.for([
  // line, food, grade, grams, kcal, why this row exists
  [line(100, 'g'), flour, 'A', 100, 360, 'metric'],
  [line(1, 'cup'), flour, 'B', 120, 432, '240 ml of 0.5 g'],
  [line(200, 'g', 100), flour, 'A', 200, 720, 'of a range the larger end'],
  [line(2, 'clove'), garlic, 'C', 6, null, 'no figure'],
  [line(2, 'bunch'), flour, 'D', undefined, null, 'an assumed weight is no figure'],
  [line(1, 'cup'), garlic, 'B', undefined, null, 'nor is a ml a gram'],
  [line(null, null), flour, null, undefined, null, 'to taste'],
] as const)(
  '%j is of grade %s and weighs %s g with %s kcal',
  ([amount, food, grade, grams, kcal]) => {
    const weight = weighed(amount, food);
    expect([gradeOf(amount, food), kcalOf(amount, food)]).toEqual([grade, kcal]);
    expect(weight?.isKnown ? weight.grams : undefined).toBe(grams);
  },
);

test('an assumed weight is there all the same, so that its share can be told', () => {
  expect(weighed(line(1, 'cup'), garlic)).toEqual({ grams: 240, isKnown: false });
  expect(weighed(line(null, null), flour)).toBeNull();
});

test('packs are whole, at least one, and never less than the lines need', () => {
  const amounts = fc.array(fc.double({ min: 0.1, max: 5_000, noNaN: true }), {
    minLength: 1,
    maxLength: 9,
  });
  fc.assert(
    fc.property(amounts, (all) => {
      const [item] = itemsOfLines(all.map((high) => ({ line: line(high, 'g'), food: flour })));
      const packs = item?.quantity ?? 0;
      const sum = all.reduce((total, one) => total + one, 0);
      expect(Number.isInteger(packs) && packs >= 1).toBe(true);
      expect(packs * 1000).toBeGreaterThanOrEqual(sum - 1e-5);
      expect((packs - 1) * 1000).toBeLessThan(sum);
    }),
  );
});

const pineapple: RecipeFood = {
  ...flour,
  ingredient_id: 'pineapple',
  name: 'Pineapple',
  unit_quantity: 1775,
  weights: { grams: { piece: 1775, cup: 324, 'gm peeled': 1.96 } },
};

test.for([
  // original, amount, packs, what is listed, why this row exists
  ['1 pineapple', line(1, ''), 1, [1, ''], 'a piece is a pack'],
  ['3½ lb pineapple', line(3.5, 'lb'), 1, [3.5, 'lb'], 'weighed whole: 1588 g'],
  ['1 kg pineapple, peeled', line(1, 'kg'), 1, [1, 'kg'], 'peeled after it was weighed'],
  ['1 kg peeled pineapple', line(1, 'kg'), 2, [1.96, 'kg'], 'peeled before: 1960 g'],
  ['5 cups pineapple chunks', line(5, 'cup'), 1, [5, 'cup'], 'a cup knows its peel: 1620 g'],
] as const)('of "%s" %j %d packs are bought', ([original, amount, packs, listed]) => {
  const [item] = itemsOfLines([{ line: { original, ...amount }, food: pineapple }]);
  expect(item?.quantity).toBe(packs);
  const food = {
    name: 'Pineapple',
    category: 'Produce',
    image: null,
    density_g_per_ml: null,
    grams_of: pineapple.weights.grams ?? {},
  };
  const saved = { original, ...amount, name: 'pineapple', note: null, ingredient_id: 'p', food };
  const [on] = listIngredientsOf([saved]);
  expect([on?.amount, on?.unit]).toEqual(listed);
});

test('the energy of 500 g is that of the flesh when they are weighed peeled', () => {
  const food = { ...pineapple, kcal_per_100g: 25.5 };
  expect(kcalOf({ original: '500 g pineapple', ...line(500, 'g') }, food)).toBe(128);
  expect(kcalOf({ original: '500 g peeled pineapple', ...line(500, 'g') }, food)).toBe(250);
});

test('what is weighed peeled is no more of a food whose peel nobody counts', () => {
  const [item] = itemsOfLines([
    { line: { original: '1 kg peeled flour', ...line(1, 'kg') }, food: flour },
  ]);
  expect(item?.quantity).toBe(1);
});

test('each ingredient is an item once, in the order of the lines, at most 100', () => {
  const many = Array.from({ length: 120 }, (_, at) => ({
    line: line(null, null),
    food: { ...flour, ingredient_id: `${at % 110}` },
  }));
  const items = itemsOfLines(many);
  expect(items.map(({ ingredient_id }) => ingredient_id)).toEqual(
    Array.from({ length: 100 }, (_, at) => `${at}`),
  );
  expect(items.every(({ quantity }) => quantity === 1)).toBe(true);
});

test('lines bring real amounts to a list', () => {
  const food = {
    name: 'Flour',
    category: 'Pantry',
    image: null,
    density_g_per_ml: 0.5,
    grams_of: {},
  };
  const text = { ingredient_id: null, food: null, note: null };
  expect(
    listIngredientsOf([
      {
        original: '½ cup flour',
        ...line(0.5, 'cup'),
        name: 'flour',
        note: null,
        ingredient_id: 'f',
        food,
      },
      { original: '2-3 scales', ...line(3, '', 2), name: 'scales', ...text },
      { original: 'salt and pepper', ...line(null, null), name: 'salt and pepper', ...text },
      { original: '* * *', ...line(null, null), name: null, ...text },
      { original: '1 l water', ...line(1, 'l'), name: 'water', ...text },
    ]),
  ).toMatchObject([
    {
      name: 'Flour',
      amount: 0.5,
      unit: 'cup',
      ingredient_id: 'f',
      density: 0.5,
      category: 'Pantry',
    },
    { name: 'scales', amount: 3, low: 2, unit: '' },
    { name: 'salt', amount: 0 },
    { name: 'pepper', amount: 0 },
  ]);
});

test('a line that is another recipe brings the lines of that one, once; a fixed amount says so', () => {
  const text = { ingredient_id: null, food: null, note: null };
  const vanilla = { original: '1 vanilla', ...line(1, ''), name: 'vanilla', ...text, fixed: true };
  const part = { recipe_id: 'sauce', lines: [vanilla] };
  const sauce = {
    original: '1 cup Vanilla Sauce',
    ...line(1, 'cup'),
    name: 'Vanilla Sauce',
    ...text,
  };
  const listed = (lines: Parameters<typeof listIngredientsOf>[0]) =>
    listIngredientsOf(lines).map(({ name, amount, fixed }) => [name, amount, fixed]);
  expect(
    listed([
      { ...sauce, part },
      { ...sauce, part },
    ]),
  ).toEqual([['vanilla', 1, true]]);
  expect(listed([{ ...sauce, part: null }])).toEqual([['Vanilla Sauce', 1, undefined]]);
});

test('what is found of a choice is listed as the choice', () => {
  const found = { category: 'Pantry', image: null, density_g_per_ml: 1, grams_of: {} };
  const stock = {
    original: '2 cups stock or broth',
    ...line(2, 'cup'),
    name: 'stock',
    note: 'or broth',
    ingredient_id: 'b',
    food: { name: 'Chicken broth', ...found },
  };
  expect(listIngredientsOf([stock])).toMatchObject([
    { name: 'stock or broth', ingredient_id: 'b' },
  ]);
});
