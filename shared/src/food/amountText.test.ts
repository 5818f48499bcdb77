import fc from 'fast-check';
import { expect, test } from 'vitest';

import { FRACTIONS } from '#basics/fractions';

import { formatQuantity, rangeText } from './amountText.ts';

test.for([
  [{ low: 1, high: 2, unit: 'cup' }, '1–2 cups'],
  [{ low: 0.31, high: 0.62, unit: 'cup' }, '⅓–⅝ cup'],
  [{ low: 0.31, high: 0.35, unit: 'cup' }, '⅓ cup'],
  [{ low: 2 / 9, high: 4 / 9, unit: 'cup' }, '3½–7 tbsp'],
  [{ low: 2, high: 2, unit: 'tbsp' }, '2 tbsp'],
  [{ low: 950, high: 1500, unit: 'g' }, '950 g–1.5 kg'],
  [{ low: 1000, high: 1500, unit: 'ml' }, '1–1.5 l'],
  [{ low: 10, high: 14, unit: 'tsp' }, '10 tsp–4⅔ tbsp'],
  [{ low: 16, high: 24, unit: 'tbsp' }, '1–1½ cups'],
  [{ low: null, high: null, unit: null }, ''],
] as const)('%j is written "%s"', ([amount, text]) => {
  expect(rangeText(amount)).toBe(text);
});

test.for([
  [0.31, 'cup', '⅓ cup', 'between ¼ and ⅓'],
  [0.31, 'tsp', '⅓ tsp', 'a spoon'],
  [4.17, 'cup', '4⅛ cups', 'above a whole'],
  [0.44, 'cups', '7 tbsp', 'between ⅜ and ½, which are far apart'],
  [4 / 9, 'cup', '7 tbsp', 'a third, for a third more'],
  [0.29, 'cup', '4½ tbsp', 'between ¼ and ⅓'],
  [1.44, 'cup', '1½ cups', 'of more than a cup it matters less'],
  [1.06, 'cup', '1 cup', 'a little more than one'],
  [3.95, 'tbsp', '4 tbsp', 'nearly a whole'],
  [0.6, 'cup', '⅝ cup', 'a decimal that no cup has'],
  [0.03, 'tsp', '0.03 tsp', 'less than any spoon'],
  [0.18, 'tsp', '0.18 tsp', 'far from ⅛ and from ¼'],
  [3.44, 'oz', '3½ oz', 'computed ounces'],
  [1.2, 'lb', '1.2 lb', 'as a scale shows it'],
  [0.31, 'kg', '0.31 kg', 'metric'],
  [0.31, 'bunch', '⅓ bunch', 'computed, whatever the unit'],
  [2.3, 'bunch', '2.3 bunches', 'as somebody wrote it'],
  [3.521, '', '3½', 'computed pieces'],
  [0.333, 'clove', '⅓ clove', 'a third'],
  [1, 'lb', '1 lb', 'one'],
  [11, 'tsp', '11 tsp', 'few spoons'],
  [12, 'tsp', '4 tbsp', 'many'],
  [22.75, 'tbsp', '1⅜ cups', 'more than a cup of spoons'],
  [16, 'tbsp', '1 cup', 'a cup'],
  [48, 'tsp', '1 cup', 'a cup of the smallest spoons'],
  [15.5, 'tbsp', '15½ tbsp', 'less than a cup'],
  [0, 'cup', '', 'nothing'],
] as const)('%d %s is "%s": %s', ([amount, unit, text]) => {
  expect(formatQuantity(amount, unit)).toBe(text);
});

test('a cup is never written with a decimal from a quarter on', () => {
  const written = new RegExp(
    `^(?:\\d+|\\d*[${FRACTIONS.map(([, sign]) => sign).join('')}]) (?:cups?|tbsp)$`,
  );
  fc.assert(
    fc.property(fc.double({ min: 0.25, max: 500, noNaN: true }), (amount) => {
      expect(formatQuantity(amount, 'cup')).toMatch(written);
    }),
  );
});
