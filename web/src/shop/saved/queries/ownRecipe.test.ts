import type { OwnRecipe } from '@larder/shared/recipes/recipes.calls';
import { expect, test } from 'vitest';

import { onShelf } from '#testing/catalogue.ts';
import { PACKS_ALONE } from '#testing/ownRecipe.ts';

import { recipeMeta, toSelected, yieldsText } from './ownRecipe.ts';

const rice = {
  ...onShelf(1, 'Rice'),
  ingredient_id: 'rice',
  quantity: 2,
  image: '/images/rice.webp',
  kcal: 3600,
};
const recipe: OwnRecipe = {
  recipe_id: 'r1',
  title: 'Plain rice',
  description: 'Boil it.',
  preparation_time: 20,
  serving_size: 4,
  created_at: new Date('2026-01-02T03:04:05Z'),
  ...PACKS_ALONE,
  items: [rice, { ...rice, ingredient_id: 'salt', name: 'Salt', image: null, kcal: null }],
};

test('a selection has the amounts of all packs and the catalogue’s ids', () => {
  expect(toSelected(recipe)).toEqual({
    id: 'r1',
    title: 'Plain rice',
    image: null,
    minutes: 20,
    calories: 900,
    recipeServings: 4,
    servings: 4,
    ingredients: [
      {
        name: 'Rice',
        amount: 1000,
        unit: 'gm',
        image: '/images/rice.webp',
        aisle: null,
        ingredient_id: 'rice',
        category: 'Pantry',
        density: null,
      },
      expect.objectContaining({ ingredient_id: 'salt', image: null }),
    ],
  });
});

const flour = {
  original: '½ to 1 cup flour',
  section: null,
  low: 0.5,
  high: 1,
  unit: 'cup',
  name: 'flour',
  note: null,
  optional: false,
  ingredient_id: 'flour',
  how: 'matched' as const,
  grade: 'B' as const,
  kcal: 432,
  food: {
    name: 'All-purpose flour',
    category: 'Pantry',
    image: null,
    density_g_per_ml: 0.5,
    grams_of: { cup: 120 },
  },
};
const unknown = { ...flour, original: '2 scales', name: 'scales', low: 2, high: 2, unit: '' };
const text = { ...unknown, ingredient_id: null, how: null, grade: null, kcal: null, food: null };

test('a recipe with lines is selected with what they say, not with its packs', () => {
  const written = { ...recipe, lines: [flour, text] };
  expect(toSelected(written)).toMatchObject({
    calories: 108,
    ingredients: [
      {
        name: 'All-purpose flour',
        amount: 1,
        low: 0.5,
        unit: 'cup',
        ingredient_id: 'flour',
        category: 'Pantry',
        density: 0.5,
        grams: { cup: 120 },
      },
      { name: 'scales', amount: 2, unit: '', ingredient_id: null, category: null },
    ],
  });
  expect(recipeMeta(written).calories).toBe('108 cal');
});

test('where no line has known calories, those of the recipe itself are shown', () => {
  const written = { ...recipe, lines: [text], calories: 1_250.4 };
  expect([toSelected(written).calories, recipeMeta(written).calories]).toEqual([1250, '1,250 cal']);
});

test.for([
  // what differs, expected members, why this row exists
  [{ serving_size: 0 }, { servings: 1, recipeServings: 1, calories: 3600 }, 'unknown servings'],
  [
    { serving_size: 2.4 },
    { servings: 2, recipeServings: 2, calories: 1800 },
    'servings are whole numbers',
  ],
  [{ items: [{ ...rice, kcal: null }] }, { calories: null }, 'unknown is not 0'],
] as const)('%j is selected as %j: %s', ([differing, expected]) => {
  const { items = recipe.items } = 'items' in differing ? differing : {};
  expect(toSelected({ ...recipe, ...differing, items: [...items] })).toMatchObject(expected);
});

test.for([
  [{}, ['20 min', '900 cal', 'Serves 4'], 'all of it'],
  [{ preparation_time: 0, serving_size: 0 }, ['', '3,600 cal in all', ''], '0 means unknown'],
  [{ items: [{ ...rice, kcal: null }] }, ['20 min', '', 'Serves 4'], 'no calories are known'],
] as const)('%j shows %j: %s', ([differing, expected]) => {
  const { items = recipe.items } = 'items' in differing ? differing : {};
  const { minutes, calories, servings } = recipeMeta({
    ...recipe,
    ...differing,
    items: [...items],
  });
  expect([minutes, calories, servings]).toEqual(expected);
});

test.for([
  ['12 cookies', 'Makes 12 cookies'],
  ['about 12 cookies', 'Makes about 12 cookies'],
  ['2 dozen', 'Makes 2 dozen'],
  ['one loaf', 'Makes one loaf'],
  ['Forty biscuits', 'Makes Forty biscuits'],
  ['Serves 4', ''],
  ['serves: 4', ''],
  ['Serves 4.', ''],
  ['Serves 4-6', 'Serves 4-6'],
  ['Serves 4 as a main', 'Serves 4 as a main'],
  ['Makes 12 cookies', 'Makes 12 cookies'],
  ['Yield: 2 loaves', 'Yield: 2 loaves'],
  ['Servings: 6', 'Servings: 6'],
  ['Für 4 Personen', 'Für 4 Personen'],
  ['Pour 4 personnes', 'Pour 4 personnes'],
  ['Per 4 persone', 'Per 4 persone'],
  ['Para 4 personas', 'Para 4 personas'],
] as const)('the yield "%s" is shown as "%s"', ([text, expected]) => {
  expect(yieldsText({ ...recipe, yields: { low: 4, high: 4, text } })).toBe(expected);
});
