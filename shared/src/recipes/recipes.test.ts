import fc from 'fast-check';
import { expect, test } from 'vitest';

import { formatAmount, formatQuantity } from '#food/amountText';

import { cardCalories, cardMinutes, minutesText, sectionTitle, suggestions } from './recipes.ts';

test.for([
  [45, 45, 'as said'],
  [12.6, 13, 'whole'],
  [0.2, 1, 'never none'],
  [0, 30, 'no recipe takes 0 minutes'],
  [-1, 30, 'the provider sends -1 for unknown'],
  [null, 30, 'null'],
  [undefined, 30, 'missing'],
  [Number.NaN, 30, 'no number'],
] as const)('ready in %s shows %d minutes: %s', ([ready, minutes]) => {
  expect(cardMinutes(ready)).toBe(minutes);
});

test.for([
  [1, '1 min', 'one'],
  [90, '90 min', 'as long as minutes are read at a glance'],
  [91, '1 h 31 min', 'one more'],
  [120, '2 h', 'whole hours'],
  [540, '9 h', 'overnight'],
] as const)('%d minutes are "%s": %s', ([minutes, text]) => {
  expect(minutesText(minutes)).toBe(text);
});

test.for([
  [[{ name: 'Calories', amount: 316.49 }], 316, 'by name, whole'],
  [
    [
      { name: 'Fat', amount: 12 },
      { name: 'calories', amount: 500 },
    ],
    500,
    'not the first',
  ],
  [[{ title: 'Calories', amount: 250 }], 250, 'very old answers say title'],
  [
    [
      { name: 'Energy', amount: 210 },
      { name: 'Fat', amount: 9 },
    ],
    210,
    'the first by default',
  ],
  [[{ name: 'Calories', amount: null }], 400, 'no amount'],
  [[], 400, 'no nutrients'],
  [undefined, 400, 'not asked for'],
] as const)('%j shows %d calories: %s', ([nutrients, calories]) => {
  expect(cardCalories(nutrients)).toBe(calories);
});

test.for([
  ['p', ['Pasta', 'Pizza', 'Soup'], 'anywhere in the term'],
  ['S', ['Pasta', 'Salad', 'Smoothie', 'Soup', 'Dessert'], 'five of six'],
  ['  piz ', ['Pizza'], 'space around'],
  ['', [], 'nothing typed'],
  ['  ', [], 'nothing but space'],
  ['xyz', [], 'no such term'],
] as const)('"%s" suggests %j: %s', ([text, terms]) => {
  expect(suggestions(text)).toEqual(terms);
});

test.for([
  ['all', 'Hot Picks For You'],
  ['italian', 'Italian Recipes'],
  ['mediterranean', 'Mediterranean Recipes'],
] as const)('the title of %s is %s', ([cuisine, title]) => {
  expect(sectionTitle(cuisine)).toBe(title);
});

test.for([
  // amount, unit, text, why this row exists
  [0.25, 'cup', '¼', 'a fraction alone'],
  [1.5, 'cup', '1½', 'a whole and a fraction'],
  [1 / 3, 'cup', '⅓', 'a third'],
  [0.67, 'cup', '⅔', 'a rounded two thirds'],
  [2, 'tbsp', '2', 'whole'],
  [1.99, 'tbsp', '2', 'nearly whole, from below'],
  [2.01, 'tbsp', '2', 'nearly whole, from above'],
  [0.01, 'cup', '0.01', 'little is not nothing'],
  [1.44, 'oz', '1.44', 'near no fraction'],
  [0.001, 'oz', '0.01', 'never 0 for something'],
  [250, 'g', '250', 'grams'],
  [249.6, 'g', '250', 'whole grams from 10 up'],
  [2.5, 'g', '2.5', 'below 10 a decimal counts'],
  [1.25, 'kg', '1.25', 'no fraction in metric units'],
  [0.5, 'l', '0.5', 'no fraction in metric units'],
  [473.176, 'ml', '473', 'a provider conversion'],
  [0, 'tsp', '', 'to taste'],
  [Number.NaN, 'tsp', '', 'no number'],
] as const)('%d %s is written "%s": %s', ([amount, unit, text]) => {
  expect(formatAmount(amount, unit)).toBe(text);
});

test.for([
  [1.5, 'cups', '1½ cups', 'a word in the plural'],
  [1, 'cups', '1 cup', 'and in the singular'],
  [1.0005, 'cup', '1 cup', 'also when nearly 1'],
  [1, 'bunches', '1 bunch', 'of a plural in -es'],
  [2, 'bunches', '2 bunches', 'and back'],
  [3, 'leaves', '3 leaves', 'of a leaf'],
  [0.5, 'cup', '½ cup', 'less than one is singular'],
  [2, 'Tbsps', '2 tbsp', 'an abbreviation stays'],
  [8, 'fl oz', '8 fl oz', 'of two words too'],
  [3, 'cloves', '3 cloves', 'a unit of its own'],
  [2, 'bunch', '2 bunches', 'plural in -es'],
  [3, '', '3', 'a count needs no unit'],
  [3, 'pcs', '3 pieces', 'pieces are called pieces'],
  [1, 'piece', '1 piece', 'one piece'],
  [1500, 'g', '1.5 kg', 'from 1000 up in kg'],
  [999, 'ml', '999 ml', 'below in ml'],
  [1000, 'ml', '1 l', 'at 1000 in l'],
  [0, 'pinch', '', 'to taste'],
  [2000, 'constructor', '2000 constructors', 'a name every object has'],
] as const)('%d of "%s" is written "%s": %s', ([amount, unit, text]) => {
  expect(formatQuantity(amount, unit)).toBe(text);
});

test('what is written is within 2 hundredths (half a gram from 10 up) of the amount', () => {
  const signs: Record<string, number> = {
    '⅛': 1 / 8,
    '¼': 1 / 4,
    '⅓': 1 / 3,
    '⅜': 3 / 8,
    '½': 1 / 2,
    '⅝': 5 / 8,
    '⅔': 2 / 3,
    '¾': 3 / 4,
    '⅞': 7 / 8,
  };
  const read = (text: string) => {
    const sign = signs[text.slice(-1)];
    return sign === undefined ? Number(text) : Number(text.slice(0, -1)) + sign;
  };
  const amount = fc.double({ min: 0.001, max: 5000, noNaN: true });
  fc.assert(
    fc.property(amount, fc.constantFrom('cup', 'oz', '', 'clove', 'kg', 'g'), (many, unit) => {
      const tolerance = unit === 'g' && many >= 10 ? 0.5 : 0.02;
      expect(Math.abs(read(formatAmount(many, unit)) - many)).toBeLessThanOrEqual(tolerance);
    }),
  );
});
