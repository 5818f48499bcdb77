import { expect, test } from 'vitest';

import { id, item, store, vendor } from '#testing/comparison.ts';

import { mainFirst } from './mainFirst.ts';

const food = (n: number, name: string, amount: number) => ({
  key: id(n),
  name,
  unit: 'gm' as const,
  amount,
  least: amount,
  packs: new Map<string, number>(),
});
const line = (n: number, name: string, ...takes: (readonly [dish: string, grams: number])[]) => ({
  name,
  ingredient_id: id(n),
  contributions: takes.map(([recipe_id, amount]) => ({
    recipe_id,
    amount,
    unit: 'g',
    recipeServings: 1,
    servings: 1,
  })),
});
const FOODS = [
  food(1, 'flour', 2000),
  food(2, 'thyme', 4),
  food(3, 'stock', 700),
  food(4, 'cod', 600),
  food(5, 'sugar', 500),
];
const LINES = [
  line(1, 'flour', ['cake', 2000]),
  line(2, 'thyme', ['stew', 4]),
  line(3, 'stock', ['stew', 700]),
  line(4, 'cod', ['stew', 600]),
  line(5, 'sugar', ['cake', 500]),
];
const SOLD = [
  vendor([
    store(1, { items: [item(3, 'stock', { price: 200 }), item(4, 'cod', { price: 1500 })] }),
    store(2, { items: [item(2, 'thyme', { price: 150 }), item(4, 'cod', { price: 1900 })] }),
  ]),
];
const names = (...given: Parameters<typeof mainFirst>) =>
  mainFirst(...given).map(({ name }) => name);

test('foods rank in their own dish: by the price that the cheapest store takes, or by weight', () => {
  expect(names(FOODS, { lines: LINES, vendors: SOLD })).toEqual([
    'cod',
    'flour',
    'stock',
    'sugar',
    'thyme',
  ]);
});

test('of a food of two dishes each has its part of the price', () => {
  const lines = [...LINES.slice(0, 3), line(4, 'cod', ['stew', 30], ['pie', 570])];
  const cod = FOODS.slice(2, 4);
  expect(names(cod, { lines, vendors: SOLD })).toEqual(['cod', 'stock']);
  const stew = [line(3, 'stock', ['stew', 700]), line(4, 'cod', ['stew', 30])];
  expect(names(cod, { lines: stew, vendors: [] })).toEqual(['stock', 'cod']);
});

test('without their lines all foods are one dish', () => {
  expect(names(FOODS, { lines: [], vendors: [] })).toEqual([
    'flour',
    'stock',
    'cod',
    'sugar',
    'thyme',
  ]);
});
