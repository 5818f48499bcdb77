import fc from 'fast-check';
import { expect, test } from 'vitest';

import { dimensionOf, exactBaseQuantity, normaliseUnit, roundQuantity } from './units.ts';

const toBaseQuantity = (amount: number, unit: string) =>
  roundQuantity(exactBaseQuantity(amount, unit));

test.for([
  // amount, unit, expected amount, expected unit, why this row exists
  [2, 'kg', 2000, 'gm', 'kg'],
  [3, 'g', 3, 'gm', 'g'],
  [3, 'gram', 3, 'gm', 'gram'],
  [3, 'grams', 3, 'gm', 'grams'],
  [1, 'oz', 28, 'gm', '28.35 rounds down'],
  [2, 'oz', 57, 'gm', '56.70 rounds up'],
  [2, 'lb', 907, 'gm', '907.184'],
  [2, 'pound', 907, 'gm', 'pound is lb'],
  [1.183, 'l', 1183, 'ml', 'not one litre'],
  [1, 'liter', 1000, 'ml', 'liter'],
  [250, 'ml', 250, 'ml', 'ml'],
  [1, 'tbsp', 15, 'ml', 'tbsp'],
  [2, 'tsp', 10, 'ml', 'tsp'],
  [1, 'cup', 240, 'ml', 'cup'],
  [0.25, 'cup', 60, 'ml', 'a quarter cup is not nothing'],
  [1, 'piece', 50, 'gm', 'piece'],
  [1, 'pieces', 60, 'gm', 'pieces differ from piece on purpose'],
  [1, 'pcs', 30, 'gm', 'pcs differ again'],
  [1, 'count', 50, 'gm', 'count'],
  [1, 'unit', 50, 'gm', 'unit'],
  [1, 'units', 10, 'gm', 'units differ from unit on purpose'],
  [2, '', 100, 'gm', 'no unit is a count'],
  [2, '  ', 100, 'gm', 'and so is space'],
  [2, 'clove', 200, 'gm', 'an unknown unit is 100 gm each'],
  [1, 'constructor', 100, 'gm', 'a name every object has is still unknown'],
  [0.1, 'tsp', 1, 'ml', 'half a millilitre is bought as one'],
  [0, 'tsp', 1, 'ml', 'to taste: never below 1'],
  [1, 'pint', 480, 'ml', 'two cups'],
  [8, 'fl. oz.', 240, 'ml', 'a fluid ounce is volume, 2 tbsp'],
] as const)('%d "%s" is %d %s: %s', ([amount, unit, expected, base]) => {
  expect(toBaseQuantity(amount, unit)).toEqual({ amount: expected, unit: base });
});

test.for([-1, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (amount) => {
  expect(() => toBaseQuantity(amount, 'kg')).toThrow(RangeError);
});

test.for([
  ['Tbsps', 'tbsp', 'provider plural'],
  ['Tbsp.', 'tbsp', 'abbreviation with a full stop'],
  ['tablespoons', 'tbsp', 'the word'],
  ['T', 'tbsp', 'capital T alone is a tablespoon'],
  ['t', 'tsp', 'small t alone is a teaspoon'],
  ['cups', 'cup', 'plural'],
  ['Ounces', 'oz', 'the word'],
  ['lbs', 'lb', 'plural'],
  ['Lb', 'lb', 'case'],
  ['gm', 'g', 'the base unit is a spelling too'],
  ['litres', 'l', 'British'],
  ['millilitres', 'ml', 'British'],
  ['fl oz', 'fl oz', 'already canonical'],
  ['Fluid  Ounces', 'fl oz', 'words and double space'],
  ['cloves', 'clove', 'an unknown plural'],
  ['bunches', 'bunch', 'in -es'],
  ['boxes', 'box', 'in -es'],
  ['leaves', 'leaf', 'with another consonant'],
  ['slices', 'slice', 'of a word in -e'],
  ['ounces', 'oz', 'of a known one in -e'],
  ['ks', 'ks', 'one letter has no plural'],
  ['glass', 'glass', 'a double s is no plural'],
  ['', 'count', 'nothing'],
  ['pieces', 'pieces', 'has its own factor, so it stays'],
  ['units', 'units', 'has its own factor, so it stays'],
  ['fl. oz.', 'fl oz', 'full stops between'],
] as const)('"%s" is spelled %s: %s', ([text, unit]) => {
  expect(normaliseUnit(text)).toBe(unit);
});

test.for([
  ['Pounds', 'mass'],
  ['cups', 'volume'],
  ['pint', 'volume'],
  ['', 'count'],
  ['pieces', 'count'],
  ['pinch', 'other'],
  ['toString', 'other'],
] as const)('"%s" measures %s', ([unit, dimension]) => {
  expect(dimensionOf(unit)).toBe(dimension);
});

const unit = fc.constantFrom('kg', 'g', 'oz', 'lb', 'l', 'ml', 'tbsp', 'tsp', 'cup', '', 'clove');
const amount = fc.double({ min: 0, max: 1e6, noNaN: true });

test('conversion is linear before rounding, and rounding is off by at most a half or the minimum', () => {
  fc.assert(
    fc.property(amount, unit, fc.integer({ min: 1, max: 20 }), (many, of, times) => {
      const one = exactBaseQuantity(many, of);
      expect(exactBaseQuantity(many * times, of).amount).toBeCloseTo(one.amount * times, 3);
      const rounded = roundQuantity(one);
      expect(Number.isInteger(rounded.amount)).toBe(true);
      expect(rounded.amount).toBeGreaterThanOrEqual(1);
      expect(Math.abs(rounded.amount - Math.max(1, one.amount))).toBeLessThanOrEqual(0.5);
    }),
  );
});

test('normalising twice is normalising once, and keeps the quantity', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), unit), (text) => {
      const once = normaliseUnit(text);
      expect(normaliseUnit(once)).toBe(once);
      expect(toBaseQuantity(3, once)).toEqual(toBaseQuantity(3, text));
    }),
  );
});
