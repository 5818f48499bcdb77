import fc from 'fast-check';
import { expect, test } from 'vitest';

import { choiceOf } from './lineChoice.ts';
import { linesWithin, readRecipeLine } from './recipeLine.ts';

const NONE = { low: null, high: null, unit: null, name: null, note: null, optional: false };

test.for([
  ['2 cups flour', { low: 2, high: 2, unit: 'cup', name: 'flour' }, 'an amount'],
  ['1-2 tbsp olive oil', { low: 1, high: 2, unit: 'tbsp', name: 'olive oil' }, 'a range'],
  ['3 eggs, beaten', { low: 3, high: 3, unit: '', name: 'eggs', note: 'beaten' }, 'pieces'],
  [
    '2 (14-oz) cans chickpeas',
    { low: 2, high: 2, unit: '14-oz can', name: 'chickpeas' },
    'as the list has it',
  ],
  ['parsley', { name: 'parsley' }, 'no amount'],
  [
    'salt and pepper, to taste',
    { name: 'salt and pepper', note: 'to taste', optional: true },
    'one line for two things',
  ],
  [
    '1 lime (optional)',
    { low: 1, high: 1, unit: '', name: 'lime', note: 'optional', optional: true },
    'optional',
  ],
  ['0 eggs', { name: 'eggs' }, 'an amount that no cook writes'],
  ['0 cups sugar', { name: 'sugar' }, 'of a unit'],
  ['0,0 g Salz', { name: 'Salz' }, 'with decimals'],
  ['0 tsp salt, to taste', { name: 'salt', note: 'to taste', optional: true }, 'with a note'],
  ['00 flour', { name: '00 flour' }, 'a name'],
  ['1 cup flour:', { low: 1, high: 1, unit: 'cup', name: 'flour' }, 'a colon behind it'],
  ['For the sauce:', {}, 'a heading'],
  ['::', {}, 'signs alone'],
  ['* * *', {}, 'no words'],
] as const)('%s: %j, %s', ([text, expected]) => {
  expect(readRecipeLine(text)).toEqual({ ...NONE, ...expected });
});

test.for([
  ['Salt and pepper', ['Salt', 'pepper'], 'two foods'],
  [
    'Kosher salt & freshly ground black pepper, to taste',
    ['Kosher salt, to taste', 'freshly ground black pepper, to taste'],
    'what is said of both',
  ],
  ['1 tsp each pepper and salt', ['1 tsp each pepper', '1 tsp each salt'], 'of each as much'],
  ['2 tsp salt and 1 tsp pepper', ['2 tsp salt', '1 tsp pepper'], 'of each its own'],
  ['- salt + pepper', ['- salt', '- pepper'], 'a bullet'],
  ['salt  and white  pepper', ['salt  and white  pepper'], 'a name that is written otherwise'],
  ['2 cups flour', ['2 cups flour'], 'one food'],
  ['macaroni and cheese', ['macaroni and cheese'], 'a dish'],
  ['For the sauce:', ['For the sauce:'], 'a heading'],
  ['', [''], 'nothing'],
] as const)('%s stands for %j: %s', ([text, lines]) => {
  expect(linesWithin(text)).toEqual(lines);
});

test('whatever is written, an amount is above 0 and has a unit', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
      const { low, high, unit, name } = readRecipeLine(text);
      const isWhole = low !== null && high !== null && unit !== null && name !== null;
      expect(
        isWhole ? low > 0 && low <= high : low === null && high === null && unit === null,
      ).toBe(true);
    }),
  );
});

test('a line with an amount has a name', () => {
  const zero = fc.constantFrom('0', '0.0', '1', '2,5', '½');
  const unit = fc.constantFrom(
    '',
    ' cups',
    ' g',
    ' TL',
    ' EL',
    ' c. à soupe de',
    ' cucharadas de',
    ' pinch of',
  );
  const food = fc.constantFrom(
    'flour',
    'Salz',
    'crème fraîche',
    'huevos',
    'farina',
    'boter',
    'sal',
    '卵',
  );
  fc.assert(
    fc.property(
      zero,
      unit,
      food,
      fc.constantFrom('', ':', ', chopped'),
      (...[number, of, name, end]) => {
        expect(readRecipeLine(`${number}${of} ${name}${end}`).name).toContain(name);
      },
    ),
  );
});

test.for([
  ['2 cups stock or broth', { name: 'stock or broth', note: '' }, 'a choice'],
  [
    '2 onions or shallots, chopped',
    { name: 'onions or shallots', note: 'chopped' },
    'with another note',
  ],
  ['2 onions, chopped', undefined, 'one thing'],
  ['2 tbsp oil for frying', undefined, 'a purpose that contains the letters'],
] as const)('%s leaves the choice %j: %s', ([text, choice]) => {
  expect(choiceOf(readRecipeLine(text))).toEqual(choice);
});
