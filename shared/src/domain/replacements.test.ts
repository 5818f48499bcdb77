import fc from 'fast-check';
import { expect, test } from 'vitest';

import { cents } from './money.ts';
import { rankReplacements } from './replacements.ts';

const product = (
  name: string,
  more: { price?: number; size?: number; unit?: string; stock?: number; category?: string } = {},
) => ({
  ingredient_id: `${name} ${more.size ?? 500}`,
  name,
  unit_quantity: more.size ?? 500,
  unit: more.unit ?? 'gm',
  category: more.category ?? 'Pantry',
  price: cents(more.price ?? 300),
  stock: more.stock ?? 9,
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
