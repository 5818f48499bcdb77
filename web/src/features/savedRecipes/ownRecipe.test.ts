import type { OwnRecipe } from '@larder/shared/contract/recipes';
import { expect, test } from 'vitest';

import { onShelf } from '#testing/catalogue';

import { recipeMeta, toSelected } from './ownRecipe.ts';

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
  [{ preparation_time: 0, serving_size: 0 }, ['', '3,600 cal', ''], '0 means unknown'],
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
