import { cents } from '@larder/shared/basics/money';
import { MANUAL } from '@larder/shared/kitchen/groceryAmounts';
import { expect, test } from 'vitest';

import { id, item } from '#testing/comparison.ts';
import { substitute } from '#testing/substitute.ts';

import { costBeside, insteadItem, insteadOffer, linesOf, rolesOnList } from './insteadOffers.ts';
import type { Food } from './planInput.ts';

/** 400 gm of cod, of which packs must bring 392. */
const COD: Food = {
  key: id(1),
  name: 'Cod fillet',
  unit: 'gm',
  amount: 392,
  least: 392,
  packs: new Map([[id(1), 500]]),
};
const HALIBUT = substitute(id(2), 'Halibut fillet');
const TILAPIA = substitute(id(3), 'Tilapia fillet');
const halibut = (price: number, more: object = {}) =>
  item(2, 'Halibut fillet', { price: cents(price), ...more });
const shelf = (n: number, ...items: ReturnType<typeof item>[]) => ({ store_id: id(n), items });

test('the first substitute that a store has is offered, where it costs least', () => {
  const tilapia = item(3, 'Tilapia fillet', { price: cents(100) });
  const shelves = [shelf(11, halibut(900), tilapia), shelf(12, halibut(800))];
  expect(insteadOffer(COD, [HALIBUT, TILAPIA], shelves)).toMatchObject({
    food: COD,
    instead: HALIBUT,
    store_id: id(12),
    cost: 800,
  });
  expect(insteadOffer(COD, [HALIBUT, TILAPIA], [shelf(11, tilapia)])).toMatchObject({
    instead: TILAPIA,
  });
});

test.for([
  ['none on the shelf', [shelf(11)], HALIBUT],
  ['too few packs', [shelf(11, halibut(900, { unit_quantity: 100, quantity: 3 }))], HALIBUT],
  ['none in stock', [shelf(11, halibut(900, { quantity: 0 }))], HALIBUT],
  ['in another unit', [shelf(11, halibut(900, { unit: 'ml' }))], HALIBUT],
  ['nobody knows how much', [shelf(11, halibut(900))], { ...HALIBUT, factor: null }],
] as const)('%s: no offer', ([, shelves, instead]) => {
  expect(insteadOffer(COD, [instead], shelves)).toBeUndefined();
});

test('the ratio says how many packs, and how much the list needs', () => {
  const thrice = { ...HALIBUT, ratio: '3', factor: 3 };
  const offer = insteadOffer(COD, [thrice], [shelf(11, halibut(200))]);
  expect(offer).toMatchObject({ cost: 600, amount: 1200 });
});

test.for([
  [0.3, 1],
  [0, 0],
] as const)('of a food of which the list wants %d gm it wants %d', ([needed, expected]) => {
  const little = { ...COD, amount: needed * 0.98, least: needed * 0.98 };
  expect(insteadOffer(little, [HALIBUT], [shelf(11, halibut(200))])?.amount).toBe(expected);
});

test('all pack sizes of it count', () => {
  const large = halibut(500, { ingredient_id: id(7), unit_quantity: 1000 });
  const twice = { ...HALIBUT, factor: 2 };
  expect(insteadOffer(COD, [twice], [shelf(11, halibut(300), large)])?.cost).toBe(500);
});

test.for<[readonly (number | undefined)[], number | undefined]>([
  [[500, 450, undefined], -50],
  [[400], 0],
  [[undefined, 300], 100],
  [[undefined], undefined],
  [[], undefined],
])('beside %j it costs %d more', ([ofFood, expected]) => {
  const offer = insteadOffer(COD, [HALIBUT], [shelf(11, halibut(400))]);
  if (!offer) throw new Error('no offer');
  const costs = ofFood.map((one) => (one === undefined ? undefined : cents(one)));
  expect(costBeside(offer, costs)).toBe(expected);
});

const line = (name: string, ...dishes: string[]) => ({
  key: name,
  name,
  contributions: dishes.map((recipe_id) => ({ recipe_id })),
});

test('lines of a food are found by its id, its packs or its name', () => {
  const lines = [
    { ...line('fish'), ingredient_id: id(1) },
    line('COD FILLET'),
    line('Halibut'),
    { ...line('cod'), ingredient_id: id(9) },
  ];
  expect(linesOf(COD, lines).map(({ name }) => name)).toEqual(['fish', 'COD FILLET']);
  expect(linesOf({ ...COD, packs: new Map([[id(9), 500]]) }, lines)).toHaveLength(3);
});

const BAKED = [line('all-purpose flour', 'cake'), line('baking powder', 'cake')];
const EGGS: Food = { ...COD, name: 'eggs' };

test.for([
  ['a cake', [line('eggs', 'cake'), ...BAKED], ['baking']],
  ['another dish', [line('eggs', 'soup'), ...BAKED], ['cooking', 'raw']],
  ['both', [line('eggs', 'cake', 'soup'), ...BAKED], ['baking', 'cooking', 'raw']],
  ['by hand', [line('eggs', MANUAL), ...BAKED], undefined],
  ['by hand, too', [line('eggs', 'cake', MANUAL), ...BAKED], undefined],
  ['nothing', BAKED, undefined],
] as const)('listed for %s', ([, lines, expected]) => {
  expect(rolesOnList(EGGS, lines)).toEqual(expected);
});

test('the list has it by hand, with what it stands for', () => {
  const oil = { ...HALIBUT, unit: 'ml', density_g_per_ml: 0.92, factor: 0.5 };
  expect(
    insteadItem({ food: COD, instead: oil, store_id: id(11), amount: 200, cost: cents(1) }),
  ).toEqual({
    name: 'Halibut fillet',
    ingredient_id: id(2),
    amount: 200,
    unit: 'ml',
    category: 'Pantry',
    image: null,
    density: 0.92,
    grams: {},
    note: 'instead of Cod fillet',
  });
  const weighed = { food: COD, instead: HALIBUT, store_id: id(11), amount: 200, cost: cents(1) };
  expect(insteadItem(weighed)).toMatchObject({ unit: 'g' });
});
