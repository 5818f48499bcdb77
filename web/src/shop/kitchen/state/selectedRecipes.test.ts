import { expect, test } from 'vitest';

import {
  type SelectedRecipe,
  selectedRecipesNow,
  selectRecipe,
  setSelectedIngredients,
  setSelectedServings,
  unselectRecipes,
} from './selectedRecipes.ts';

function recipe(id: string): SelectedRecipe {
  return {
    id,
    title: `Recipe ${id}`,
    image: null,
    minutes: 30,
    calories: 400,
    recipeServings: 4,
    servings: 4,
    ingredients: null,
  };
}
const ids = () => selectedRecipesNow().map(({ id }) => id);

test('keeps the order, and each recipe once', () => {
  expect(selectRecipe(recipe('2'))).toBe(true);
  expect(selectRecipe(recipe('1'))).toBe(true);
  setSelectedServings('2', 6);
  expect(selectRecipe(recipe('2'))).toBe(false);
  expect(selectedRecipesNow().map(({ id, servings }) => [id, servings])).toEqual([
    ['2', 6],
    ['1', 4],
  ]);
});

test('survives a reload, and unreadable data counts as nothing chosen', () => {
  selectRecipe(recipe('1'));
  const kept = localStorage.getItem('selectedRecipes') ?? '';
  expect(JSON.parse(kept)).toMatchObject([{ id: '1' }]);
  localStorage.setItem('selectedRecipes', kept.replace('"servings":4', '"servings":0'));
  expect(selectedRecipesNow()).toEqual([]);
});

test.for([
  [0, 1, 'never below 1'],
  [1, 1, 'the lowest'],
  [7, 7, 'as wanted'],
] as const)('%d servings are %d: %s', ([wanted, servings]) => {
  selectRecipe(recipe('1'));
  setSelectedServings('1', wanted);
  expect(selectedRecipesNow()[0]?.servings).toBe(servings);
});

test('ingredients may arrive later', () => {
  selectRecipe(recipe('1'));
  setSelectedIngredients('1', { ingredients: [], recipeServings: 2 });
  expect(selectedRecipesNow()[0]).toMatchObject({
    ingredients: [],
    recipeServings: 2,
    servings: 4,
  });
});

test('a removal can be undone beside later changes', () => {
  for (const id of ['1', '2', '3']) selectRecipe(recipe(id));
  const undo = unselectRecipes(['1', '3']);
  expect(ids()).toEqual(['2']);
  setSelectedServings('2', 9);
  selectRecipe(recipe('4'));
  undo();
  expect(ids()).toEqual(['1', '2', '3', '4']);
  expect(selectedRecipesNow()[1]?.servings).toBe(9);
});

test('recipes removed later stay removed', () => {
  for (const id of ['1', '2']) selectRecipe(recipe(id));
  const undo = unselectRecipes(['1']);
  unselectRecipes(['2']);
  undo();
  expect(ids()).toEqual(['1']);
});
