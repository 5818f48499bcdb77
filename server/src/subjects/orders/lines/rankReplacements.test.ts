import { cents } from '@larder/shared/basics/money';
import { type Allergen, ALLERGENS } from '@larder/shared/food/allergens';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { rankReplacements } from './rankReplacements.rules.ts';

const product = (
  name: string,
  more: {
    price?: number;
    size?: number;
    unit?: string;
    stock?: number;
    category?: string;
    contains?: readonly Allergen[] | null;
    food?: string;
  } = {},
) => ({
  ingredient_id: `${name} ${more.size ?? 500}`,
  name,
  unit_quantity: more.size ?? 500,
  unit: more.unit ?? 'gm',
  category: more.category ?? 'Pantry',
  price: cents(more.price ?? 300),
  stock: more.stock ?? 9,
  contains: more.contains,
  food: more.food,
});
const RICE = { ...product('Rice'), quantity: 2 };
const rank = (shelf: ReturnType<typeof product>[], text?: string) =>
  rankReplacements(RICE, shelf, { text, max: 30 }).map(
    ({ name, quantity, likeness }) => `${likeness} ${quantity} ${name}`,
  );

test('the same food stands first, then its kind, then its aisle; another aisle is left out', () => {
  expect(
    rank([
      product('Milk', { category: 'Dairy' }),
      product('Lentils'),
      product('Brown rice', { category: 'Other' }),
      product('Rice', { size: 1000 }),
    ]),
  ).toEqual(['same 1 Rice', 'like 2 Brown rice', 'other 2 Lentils']);
});

test('a vendor’s own product counts as its food, and what is no food by its name', () => {
  expect(
    rank([
      product('Uncle Joe’s', { food: 'Rice' }),
      product('Riceland long grain', { food: 'Brown rice' }),
      product('Rice', { size: 1000, food: 'Rice pudding', category: 'Dairy' }),
      product('Paper bags', { food: '', category: 'Other' }),
    ]),
  ).toEqual(['same 2 Uncle Joe’s', 'like 2 Riceland long grain']);
});

test('what costs no more comes before what is dearer, the nearest first', () => {
  expect(
    rank([
      product('Arborio rice', { price: 310 }),
      product('Brown rice', { price: 100 }),
      product('Jasmine rice', { price: 290 }),
    ]),
  ).toEqual(['like 2 Jasmine rice', 'like 2 Brown rice', 'like 2 Arborio rice']);
});

test('as many packs as weigh as much, as far as there are; in another unit the same number', () => {
  expect(
    rank([
      product('Rice', { size: 300 }),
      product('Rice', { size: 200, stock: 3 }),
      product('Rice', { size: 1, unit: 'piece' }),
    ]).toSorted(),
  ).toEqual(['same 2 Rice', 'same 3 Rice', 'same 4 Rice']);
});

const DAIRY = { category: 'Dairy', contains: ['milk'] } as const;
const YOGURT = { ...product('Greek yogurt', DAIRY), quantity: 1 };
const swap = (name: string, more: { ratio?: string; factor?: number | null } = {}) => ({
  name,
  ratio: '1',
  factor: 1,
  changes: `as ${name}`,
  ...more,
});
const INSTEAD = [swap('Plain yogurt'), swap('Sour cream')];
const SHELF = [
  product('Cheddar cheese', { ...DAIRY, price: 300 }),
  product('Unsweetened oat milk', { category: 'Dairy', contains: null }),
  product('Almond yogurt', { category: 'Dairy', contains: ['tree nuts'] }),
  product('Sour cream', { ...DAIRY, price: 300 }),
  product('Plain yogurt', { ...DAIRY, price: 900 }),
  product('Greek yogurt', { ...DAIRY, size: 1000, price: 900 }),
];
const instead = (shelf = SHELF, substitutes = INSTEAD, line = YOGURT) =>
  rankReplacements(line, shelf, { substitutes, max: 30 });

test('what stands for the food leads after it, in the table’s order; cheddar and oat milk are none', () => {
  expect(instead().map(({ name, likeness, changes }) => [name, likeness, changes])).toEqual([
    ['Greek yogurt', 'same', undefined],
    ['Plain yogurt', 'like', 'as Plain yogurt'],
    ['Sour cream', 'like', 'as Sour cream'],
  ]);
  expect(instead(SHELF.slice(0, 3))).toEqual([]);
});

test('a text finds them all the same, behind', () => {
  const found = rankReplacements(YOGURT, SHELF, { substitutes: INSTEAD, text: 'o', max: 30 });
  expect(found.map(({ name }) => name)).toEqual([
    'Greek yogurt',
    'Plain yogurt',
    'Sour cream',
    'Almond yogurt',
    'Unsweetened oat milk',
  ]);
  expect(found.at(-1)).toMatchObject({ likeness: 'other' });
});

test.for([
  ['Heavy cream', 'Vanilla ice cream', true, 'a word that says little is no kind'],
  ['Cherry tomatoes', 'Roma tomatoes', false, 'one that says what it is is'],
] as const)('instead of %s %s is none: %s (%s)', ([name, other, isNone]) => {
  const line = { ...product(name), quantity: 1 };
  expect(instead([product(other)], [swap('Something else')], line)).toHaveLength(isNone ? 0 : 1);
  expect(instead([product(other)], [], line)).toHaveLength(1);
});

test.for([
  ['3/4', 0.75, 1, 'less of it'],
  ['2', 2, 2, 'more of it'],
  ['1', null, 1, 'as much, where its amount is not known'],
] as const)('of a ratio of %s with the factor %d come %d packs: %s', ([ratio, factor, packs]) => {
  const [found] = instead(
    [product('Plain yogurt', DAIRY)],
    [swap('Plain yogurt', { ratio, factor })],
  );
  expect(found?.quantity).toBe(packs);
});

test('a substitute in another unit is counted by its factor', () => {
  const butter = { ...product('Butter', DAIRY), quantity: 2 };
  const oil = product('Oil', { unit: 'ml', size: 250, contains: [] });
  const swaps = [swap('Oil', { ratio: '7/8', factor: 0.96 })];
  // 1,000 gm are 960 ml: four bottles.
  expect(instead([oil], swaps, butter)[0]?.quantity).toBe(4);
});

test.for(['1/7', '12', '1/3', '3'])('a ratio of %s needs a cook', (ratio) => {
  expect(instead([product('Flaxseed', DAIRY)], [swap('Flaxseed', { ratio })])).toEqual([]);
});

test('without a text nothing brings an allergen, whatever the table says', () => {
  const contains = fc.option(fc.subarray([...ALLERGENS]));
  const some = fc.record({
    name: fc.constantFrom('Plain yogurt', 'Sour cream', 'Soy yogurt', 'Cheddar'),
    category: fc.constantFrom('Dairy', 'Other'),
    contains,
  });
  fc.assert(
    fc.property(fc.array(some), contains, fc.boolean(), (given, wanted, isKnown) => {
      const shelf = given.map(({ name, ...more }, at) =>
        product(name, { ...more, size: 100 + at }),
      );
      const line = { ...YOGURT, contains: wanted };
      const found = rankReplacements(line, shelf, {
        substitutes: isKnown ? INSTEAD : [],
        max: 30,
      });
      const bring = found.filter(({ contains: of }) => of?.some((it) => !wanted?.includes(it)));
      expect(bring).toEqual([]);
      expect(isKnown && found.some(({ likeness }) => likeness === 'other')).toBe(false);
    }),
  );
});

test('a text finds what is in stock in every aisle', () => {
  const shelf = [
    product('Oat milk', { category: 'Dairy' }),
    product('Lentils'),
    product('Milk', { stock: 0 }),
  ];
  expect(rank(shelf, 'milk')).toEqual(['other 2 Oat milk']);
});

test('is never the line itself, never out of stock, at most as many as asked for', () => {
  const some = fc.record({
    name: fc.constantFrom('Rice', 'Brown rice', 'Lentils'),
    size: fc.constantFrom(500, 1000),
    price: fc.nat({ max: 900 }),
    stock: fc.nat({ max: 3 }),
  });
  fc.assert(
    fc.property(fc.array(some, { maxLength: 12 }), fc.nat({ max: 5 }), (given, max) => {
      const shelf = given.map(({ name, ...more }) => product(name, more));
      const ranked = rankReplacements(RICE, shelf, { max });
      expect(ranked.length).toBeLessThanOrEqual(max);
      for (const { ingredient_id, stock, quantity } of ranked) {
        expect(ingredient_id).not.toBe(RICE.ingredient_id);
        expect(quantity).toBeGreaterThanOrEqual(1);
        expect(quantity).toBeLessThanOrEqual(stock);
      }
    }),
  );
});
