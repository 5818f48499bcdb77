import { describe, expect, test } from 'vitest';

import { addManual, addRecipe, EMPTY_LIST } from './groceryList.ts';
import { cents } from './money.ts';
import {
  aislesOf,
  elsewhereFor,
  type Mark,
  progressOf,
  recipesNeeding,
  type SheetItem,
  type SheetOffer,
} from './tripSheet.ts';

const thing = (ingredient_id: string, more: Partial<SheetItem> = {}): SheetItem => ({
  ingredient_id,
  name: ingredient_id,
  unit: 'gm',
  unit_quantity: 100,
  price: cents(400),
  quantity: 1,
  category: 'Produce',
  recipes: [],
  offers: [],
  ...more,
});

test('aisles come in the order of the list, unknown ones last, without empty ones', () => {
  const marks: Record<string, Mark> = { leek: 'got', kale: 'none', salt: 'dropped' };
  const items = [
    thing('bag', { category: 'Bags' }),
    thing('salt', { category: 'Pantry' }),
    thing('leek'),
    thing('kale'),
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
  expect(progressOf({ items, marks })).toEqual({ got: 1, none: 2, left: 1, cost: 400 });
});

describe('where else', () => {
  const here = { lat: 40, lng: -74 };
  /** By road. */
  const offer = (store_id: string, miles: number, price: number): SheetOffer => ({
    store_id,
    storeName: store_id,
    place: { lat: 40 + (miles / 1.3 / 3959) * (180 / Math.PI), lng: -74 },
    item: thing('leek', { price: cents(price) }),
  });
  test.each([
    ['no offer', [], [], undefined],
    [
      'a later stop, however dear',
      [offer('a', 0, 100), offer('b', 9, 390)],
      ['b'],
      ['b', 'next', 0],
    ],
    ['a way that costs the thing exactly', [offer('a', 1, 100)], [], ['a', 'worth', 400]],
    ['a way that costs a cent more', [offer('a', 1.01, 100)], [], ['a', 'far', 401]],
    [
      'the least of packs and way',
      [offer('a', 9, 100), offer('b', 1, 200)],
      [],
      ['b', 'worth', 400],
    ],
  ])('%s', (...[_why, offers, later, expected]) => {
    const found = elsewhereFor(
      thing('leek', { offers }),
      { from: here, later: new Set(later) },
      { centsPerMile: 50, centsPerStop: 300 },
    );
    expect(found && [found.offer.store_id, found.kind, found.trip]).toEqual(expected);
  });
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
