import { expect, test } from 'vitest';

import { addManual, addRecipe, EMPTY_LIST } from './groceryList.ts';
import { sheetItem } from './testing/sheetItem.ts';
import { aislesOf, type Mark, progressOf, recipesNeeding } from './tripSheet.ts';

test('aisles come in the order of the list, unknown ones last, without empty ones', () => {
  const marks: Record<string, Mark> = { leek: 'got', kale: 'none', salt: 'dropped' };
  const items = [
    sheetItem('bag', { category: 'Bags' }),
    sheetItem('salt', { category: 'Pantry' }),
    sheetItem('leek'),
    sheetItem('kale'),
  ];
  expect(
    aislesOf({ items, marks }).map(({ category, open, settled }) => [
      category,
      open.map((item) => item.name),
      settled.map((item) => item.name),
    ]),
  ).toEqual([
    ['Produce', ['kale'], ['leek']],
    ['Pantry', [], ['salt']],
    ['Other', ['bag'], []],
  ]);
  expect(aislesOf({ items, marks }, ['Other']).map(({ category }) => category)).toEqual([
    'Other',
    'Produce',
    'Pantry',
  ]);
  expect(progressOf({ items, marks })).toEqual({ got: 1, none: 2, left: 1, cost: 400 });
});

test('the recipes that need a thing, by ingredient or name, once each', () => {
  const recipe = (id: number, title: string, name: string) => ({
    id,
    title,
    servings: 2,
    ingredients: [{ name, amount: 1, unit: 'cup' }],
  });
  const list = addManual(
    addRecipe(addRecipe(EMPTY_LIST, recipe(1, 'Chili', 'Cumin')), recipe(2, 'Dal', 'cumin')),
    { name: 'Cumin', amount: 1, unit: 'tsp' },
  );
  expect(recipesNeeding(list, { ingredient_id: 'x', name: 'CUMIN' })).toEqual(['Chili', 'Dal']);
  expect(recipesNeeding(list, { ingredient_id: 'x', name: 'Salt' })).toEqual([]);
});
