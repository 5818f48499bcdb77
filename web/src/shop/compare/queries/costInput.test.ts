import { cents } from '@larder/shared/basics/money';
import { addRecipe, EMPTY_LIST, setServings } from '@larder/shared/kitchen/groceryList';
import type { GroceryList } from '@larder/shared/kitchen/groceryList.model';
import type { ListIngredient } from '@larder/shared/kitchen/kitchenOps.model';
import { PLAN_DEFAULTS } from '@larder/shared/plan/planSettings';
import { expect, test } from 'vitest';

import type { Trip } from '#shop/compare/state/trip.ts';
import { ingredient as ofCatalogue } from '#testing/catalogue.ts';
import { id, item, store, vendor } from '#testing/comparison.ts';

import { isCompared, toCostInput } from './costInput.ts';

const ingredient = (name: string, amount: number, more: Partial<ListIngredient> = {}) => ({
  name,
  amount,
  unit: 'g',
  ...more,
});
const listOf = (...ingredients: ListIngredient[]): GroceryList =>
  addRecipe(EMPTY_LIST, { id: 7, title: 'Soup', servings: 2, ingredients });
const rice = { name: 'Rice', unit_quantity: 400, unit: 'gm', ingredient_id: id(1) } as const;
const tripOf = (needs: Trip['needs'], items = [item(1, 'Rice')]): Trip => ({
  vendors: [vendor([store(1, { items })])],
  needs,
  here: { lat: 41.88, lng: -87.63 },
  hereLabel: '',
  radius: 25,
});
const inputOf = (list: GroceryList, trip?: Trip, catalogue: ReturnType<typeof priced>[] = []) =>
  toCostInput(list, { trip, catalogue, costs: PLAN_DEFAULTS });
const needsOf = (...given: Parameters<typeof inputOf>) => inputOf(...given).recipes[0]?.needs;
const priced = (n: number, name: string, more: object = {}) => ({
  ...ofCatalogue(n, name),
  price: cents(250),
  ...more,
});

test.for([
  ['Rice', 400, 392, 'as compared'],
  ['rice', 800, 784, 'twice as much as was compared'],
  ['Basmati', 200, 196, 'by its ingredient'],
] as const)('%s %d is %d: %s', ([name, amount, brought]) => {
  const trip = tripOf([{ ...rice, bring: { amount: 392, unit: 'gm' } }]);
  const list = listOf(ingredient(name, amount, { ingredient_id: id(1) }));
  expect(needsOf(list, trip)).toEqual([{ key: id(1), amount: brought }]);
});

test('counts in the unit of the packs', () => {
  const milk = item(2, 'Milk', { unit: 'ml', unit_quantity: 1000, amount: 1000 });
  const need = { ...rice, name: 'Milk', bring: { amount: 200, unit: 'ml' as const } };
  expect(needsOf(listOf(ingredient('Milk', 200)), tripOf([need], [milk]))).toEqual([
    { key: id(1), amount: 100 },
  ]);
});

test('servings change what is needed after the comparison', () => {
  const list = setServings(listOf(ingredient('Rice', 400)), '7', 6);
  expect(needsOf(list, tripOf([rice]))).toEqual([{ key: id(1), amount: 1200 }]);
});

test('what was not compared has average prices of all its packs, but for 2 %', () => {
  const basil = priced(2, 'Basil', { price: cents(300) });
  const larger = priced(3, 'Basil', { unit_quantity: 1000 });
  const unsold = priced(4, 'Basil', { price: null });
  const list = listOf(
    ingredient('Rice', 400),
    ingredient('basil leaves', 100, { ingredient_id: basil.ingredient_id }),
  );
  const trip = tripOf([rice]);
  const { recipes, shop, names } = inputOf(list, trip, [basil, larger, unsold]);
  expect(recipes[0]?.needs).toEqual([
    { key: id(1), amount: 400 },
    { key: 'average basil', amount: 98 },
  ]);
  expect(shop.averages?.['average basil']).toMatchObject([
    { amount: 500, price: 300 },
    { amount: 1000, price: 250 },
  ]);
  expect(names.get('average basil')).toBe('basil leaves');
  expect(isCompared(list, trip)).toBe(false);
  expect(isCompared(listOf(ingredient('Rice', 1)), trip)).toBe(true);
});

test.for([
  ['nobody sells it', { price: null }],
  ['nothing converts it', { unit: 'ml' }],
] as const)('has no price when %s', ([, more]) => {
  const basil = priced(2, 'Basil', more);
  const list = listOf(ingredient('Basil', 100, { ingredient_id: basil.ingredient_id }));
  const { recipes, shop } = inputOf(list, undefined, [basil]);
  expect(recipes[0]?.needs).toEqual([{ key: `unknown ${basil.ingredient_id}`, amount: 100 }]);
  expect(shop).toMatchObject({ averages: {}, stores: [] });
});

test('what was compared and no store has stays without a price', () => {
  const basil = priced(2, 'Basil');
  const need = { ...rice, name: 'Basil', ingredient_id: basil.ingredient_id };
  const list = listOf(ingredient('Basil', 400, { ingredient_id: basil.ingredient_id }));
  const { recipes, shop } = inputOf(list, tripOf([need]), [basil]);
  expect(recipes[0]?.needs).toEqual([{ key: basil.ingredient_id, amount: 400 }]);
  expect(shop.averages).toEqual({});
});
