import { addManual, addRecipe, EMPTY_LIST } from '@larder/shared/kitchen/groceryList';
import { expect, test } from 'vitest';

import { sheetItem } from '#testing/sheetItem.ts';

import {
  aislesOf,
  joinItems,
  type Mark,
  progressOf,
  recipesNeeding,
  type SheetOffer,
} from './tripSheet.ts';

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

test('packs of a thing for two reasons add up, here and where both can be had', () => {
  const offer = (store_id: string, quantity: number): SheetOffer => ({
    store_id,
    storeName: store_id,
    place: { lat: 40, lng: -74 },
    item: sheetItem('leek', { quantity }),
  });
  const soup = { recipes: ['Soup'], offers: [offer('a', 1), offer('b', 2)] };
  const pie = { recipes: ['Pie', 'Soup'], offers: [offer('b', 3), offer('c', 1)] };
  expect(
    joinItems(
      sheetItem('leek', { quantity: 1, ...soup }),
      sheetItem('leek', { quantity: 2, ...pie }),
    ),
  ).toEqual(sheetItem('leek', { quantity: 3, recipes: ['Soup', 'Pie'], offers: [offer('b', 5)] }));
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
