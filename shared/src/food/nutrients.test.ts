import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  allShares,
  eachNutrient,
  isAtLeast,
  type Nutrient,
  type Nutrition,
  nutritionOf,
  type Portion,
} from './nutrients.ts';

const figures = eachNutrient(() => 10);
const portion = (more: Partial<Portion> = {}): Portion => ({
  name: 'Rice',
  grams: 200,
  figures,
  eaten: allShares(1),
  ...more,
});
const all = Object.keys(figures) as Nutrient[];

const share = fc.double({ min: 0, max: 1, noNaN: true });
const figure = fc.option(fc.double({ min: 0, max: 900, noNaN: true }), { nil: null });
const anyPortion: fc.Arbitrary<Portion> = fc.record({
  name: fc.constantFrom('Rice', 'Beans', 'Oil'),
  grams: fc.double({ min: 0.1, max: 5_000, noNaN: true }),
  figures: fc.option(
    figure.map((one) => eachNutrient(() => one)),
    { nil: null },
  ),
  eaten: share.map(allShares),
});
const portions = fc.array(anyPortion, { maxLength: 12 });
const servings = fc.integer({ min: 1, max: 24 });

function expectAmounts(one: Nutrition, other: (nutrient: Nutrient) => number): void {
  for (const nutrient of all) expect(one.amounts[nutrient]).toBeCloseTo(other(nutrient), 6);
}

test('200 g of 10 in 100 g are 20 for one, 5 for four', () => {
  expect(nutritionOf([portion()], 1).amounts.fat).toBe(20);
  expect(nutritionOf([portion()], 4)).toMatchObject({
    amounts: { kcal: 5, sodium: 5 },
    grams: 50,
    known: { kcal: 1 },
    notKnown: [],
  });
});

test.for([
  [{ eaten: allShares(0.25) }, 5, 50, 'a quarter is eaten'],
  [{ eaten: { ...allShares(1), weight: 0.6 } }, 20, 120, 'the liquid weighs and feeds nobody'],
  [{ figures: { ...figures, fat: 0 } }, 0, 200, 'none is a figure'],
  [{ figures: null }, 0, 200, 'nothing is known'],
] as const)('%j gives %d g of fat in %d g: %s', ([more, fat, grams]) => {
  const found = nutritionOf([portion(more)], 1);
  expect([found.amounts.fat, found.grams]).toEqual([fat, grams]);
});

test.for([
  [0, 1, false, [], 'all is known'],
  [4, 0.96, false, ['Sumac'], 'nearly all, and what is missing is named'],
  [10, 0.9, true, ['Sumac'], 'a minimum'],
] as const)(
  'of 100 g %d not known are a share of %d, a minimum: %s',
  ([grams, known, atLeast, names]) => {
    const rest = grams > 0 ? [portion({ name: 'Sumac', figures: null, grams })] : [];
    const found = nutritionOf([portion({ grams: 100 - grams }), ...rest], 1);
    expect(found.known.kcal).toBeCloseTo(known, 6);
    expect(isAtLeast(found.known.kcal)).toBe(atLeast);
    expect(found.notKnown).toEqual(names);
  },
);

test('a food without a figure of one nutrient is named only where that makes a minimum', () => {
  const bean = portion({ name: 'Beans', figures: { ...figures, sugar: null } });
  const found = nutritionOf([portion(), bean], 1);
  expect(found.known).toMatchObject({ sugar: 0.5, fat: 1 });
  expect(found.notKnown).toEqual(['Beans']);
  expect(nutritionOf([portion(), { ...bean, grams: 5 }], 1).notKnown).toEqual([]);
});

test('of no portions nothing is known', () => {
  expect(nutritionOf([], 2)).toMatchObject({ amounts: { kcal: 0 }, known: { kcal: 0 }, grams: 0 });
});

test('twice the servings are half of each, and as much is known', () => {
  fc.assert(
    fc.property(portions, servings, (some, count) => {
      const [one, half] = [nutritionOf(some, count), nutritionOf(some, 2 * count)];
      expectAmounts(half, (nutrient) => one.amounts[nutrient] / 2);
      expect(half.known).toEqual(one.known);
    }),
  );
});

test('two lists have the sum of both, in any order', () => {
  fc.assert(
    fc.property(portions, portions, servings, (some, more, count) => {
      const [a, b] = [nutritionOf(some, count), nutritionOf(more, count)];
      const both = nutritionOf([...more, ...some], count);
      expectAmounts(both, (nutrient) => a.amounts[nutrient] + b.amounts[nutrient]);
      expect(both.grams).toBeCloseTo(a.grams + b.grams, 6);
    }),
  );
});

test('what is known is a share, and one more food never takes an amount away', () => {
  fc.assert(
    fc.property(portions, anyPortion, servings, (some, one, count) => {
      const [before, after] = [nutritionOf(some, count), nutritionOf([...some, one], count)];
      for (const nutrient of all) {
        expect(after.known[nutrient]).toBeGreaterThanOrEqual(0);
        expect(after.known[nutrient]).toBeLessThanOrEqual(1 + 1e-9);
        expect(after.amounts[nutrient]).toBeGreaterThanOrEqual(before.amounts[nutrient] - 1e-9);
      }
    }),
  );
});
