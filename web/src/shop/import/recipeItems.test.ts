import { cents } from '@larder/shared/basics/money';
import type { PricedIngredient } from '@larder/shared/food/ingredients.calls';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { RecipeItem } from './draft.ts';
import { addItem, findIngredients, type Measure, onlyNamed, toItem } from './recipeItems.ts';

function ingredient(name: string, more: Partial<PricedIngredient> = {}): PricedIngredient {
  return {
    ingredient_id: name,
    name,
    unit_quantity: 500,
    unit: 'gm',
    category: 'Pantry',
    image: null,
    kcal_per_100g: 360,
    density_g_per_ml: null,
    grams_per_piece: null,
    price: cents(349),
    ...more,
  };
}
const rice = ingredient('Rice');

test.for([
  // quantity, measure, expected portion, expected count, expected cents, why this row exists
  [2, 'packs', 500, 2, 349, 'packs keep the price of one'],
  [1.5, 'packs', 500, 1.5, 349, 'half a pack more'],
  [1, 'packs', 500, 1, 349, 'the minimum'],
  [120, 'units', 120, 1, 84, '349 x 120 / 500 = 83.76'],
  [1, 'units', 1, 1, 1, 'the minimum: 0.698 cents'],
  [100_000, 'units', 100_000, 1, 69_800, 'the maximum'],
  [33.33333, 'units', 33.333, 1, 23, 'a portion has at most 3 decimals'],
] as [number, Measure, number, number, number, string][])(
  '%d %s of rice: a portion of %d gm, %d times, at %d cents: %s',
  ([quantity, measure, unit_quantity, times, price]) => {
    expect(toItem(rice, quantity, measure)).toMatchObject({
      unit_quantity,
      quantity: times,
      price,
      unit: 'gm',
    });
  },
);

test.for([
  [0, 'nothing'],
  [0.99, 'just below the minimum'],
  [100_001, 'one above the maximum'],
  [-1, 'negative'],
  [Number.NaN, 'not a number'],
] as const)('rejects the quantity %d: %s', ([quantity]) => {
  expect(toItem(rice, quantity, 'packs')).toBeUndefined();
  expect(toItem(rice, quantity, 'units')).toBeUndefined();
});

test('a part of a pack has no price without a pack price or above the maximum price', () => {
  expect(toItem(ingredient('Truffle', { price: null }), 20, 'units')?.price).toBeNull();
  const saffron = ingredient('Saffron', { unit_quantity: 1, price: cents(1_000_00) });
  expect(toItem(saffron, 100, 'units')?.price).toBe(10_000_000);
  expect(toItem(saffron, 101, 'units')?.price).toBeNull();
});

function item(more: Partial<RecipeItem> = {}): RecipeItem {
  return {
    ingredient_id: 'rice',
    name: 'Rice',
    unit: 'gm',
    unit_quantity: 500,
    price: cents(349),
    quantity: 1,
    ...more,
  };
}

test('merges equal portions only', () => {
  const two = addItem([item()], item({ quantity: 2 }));
  expect(two).toEqual([item({ quantity: 3 })]);
  expect(addItem(two, item({ unit_quantity: 120 }))).toHaveLength(2);
  expect(addItem([item({ quantity: 99_999 })], item({ quantity: 2 }))).toEqual([
    item({ quantity: 100_000 }),
  ]);
});

test('never keeps two lines of one portion and never loses a quantity', () => {
  const some = fc.record({
    ingredient_id: fc.constantFrom('rice', 'beans'),
    unit_quantity: fc.constantFrom(120, 500),
    quantity: fc.integer({ min: 1, max: 50 }),
  });
  fc.assert(
    fc.property(fc.array(some, { maxLength: 20 }), (added) => {
      const items = added.reduce<RecipeItem[]>((all, one) => addItem(all, item(one)), []);
      const portions = items.map((one) => `${one.ingredient_id} ${one.unit_quantity}`);
      expect(new Set(portions).size).toBe(items.length);
      const sum = (all: readonly { quantity: number }[]): number =>
        all.reduce((total, one) => total + one.quantity, 0);
      expect(sum(items)).toBe(sum(added));
    }),
  );
});

const catalogue = [
  'Chicken breast',
  'Oat milk',
  'Milk',
  'Buttermilk',
  'Chicken thighs',
  'Jalapeño pepper',
].map((name) => ingredient(name));

test.for([
  ['milk', 'Milk, Oat milk, Buttermilk', 'begins with it, then a word does, then anywhere'],
  ['CHICK', 'Chicken breast, Chicken thighs', 'in any letter case, then by name'],
  ['thigh chicken', 'Chicken thighs', 'words in any order'],
  ['jalapeno', 'Jalapeño pepper', 'without its accent'],
  ['tofu', '', 'no match'],
  ['  ', '', 'an empty text'],
] as const)('"%s" finds %s: %s', ([text, expected]) => {
  const names = findIngredients(catalogue, text).map(({ name }) => name);
  expect(names.join(', ')).toBe(expected);
});

test('a full name matches its ingredient, unless two pack sizes share the name', () => {
  expect(onlyNamed(catalogue, ' milk')?.name).toBe('Milk');
  expect(onlyNamed(catalogue, 'mil')).toBeUndefined();
  const large = ingredient('Rice', { ingredient_id: 'large', unit_quantity: 1000 });
  expect(onlyNamed([large, rice], 'rice')).toBe(rice);
});
