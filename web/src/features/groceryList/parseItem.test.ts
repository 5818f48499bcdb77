import fc from 'fast-check';
import { expect, test } from 'vitest';

import { parseItem } from './parseItem.ts';

test.for([
  ['Garlic', 1, '', 'Garlic', 'a name alone means one'],
  ['6 eggs', 6, '', 'eggs', 'a word that is no unit belongs to the name'],
  ['2 lb carrots', 2, 'lb', 'carrots', 'amount, unit, name'],
  ['2 Pounds of carrots', 2, 'lb', 'carrots', 'a spelled unit, and "of"'],
  ['500g flour', 500, 'g', 'flour', 'no space between amount and unit'],
  ['1,5 l milk', 1.5, 'l', 'milk', 'a decimal comma'],
  ['1 1/2 cups rice', 1.5, 'cup', 'rice', 'a mixed fraction'],
  ['1/2 cup rice', 0.5, 'cup', 'rice', 'a fraction'],
  ['½ onion', 0.5, '', 'onion', 'a fraction sign'],
  ['1½ cups rice', 1.5, 'cup', 'rice', 'a whole and a sign'],
  ['3 cloves garlic', 3, 'clove', 'garlic', 'a loose unit'],
  ['2 cups', 2, '', 'cups', 'a unit alone is the name'],
  ['2 bunches cilantro', 2, 'bunch', 'cilantro', 'a plural in -es'],
  ['8 fl oz milk', 8, 'fl oz', 'milk', 'a unit of two words'],
  ['⅛ tsp cayenne', 1 / 8, 'tsp', 'cayenne', 'every sign that amounts are written with'],
  ['1,000 g flour', 1000, 'g', 'flour', 'grouped thousands'],
  ['1,250,000 g flour', 1_250_000, 'g', 'flour', 'twice'],
  ['0,125 l milk', 0.125, 'l', 'milk', 'a group does not start with 0'],
  ['1-2 lb chicken', 2, 'lb', 'chicken', 'the larger of two'],
  ['1 to 2 lb chicken', 2, 'lb', 'chicken', 'in words'],
  ['1 – 1½ cups rice', 1.5, 'cup', 'rice', 'with space and sign'],
  ['2 tomatoes', 2, '', 'tomatoes', 'not a range'],
  ['7-Up', 1, '', '7-Up', 'a name'],
  ['0 carrots', 1, '', '0 carrots', 'no amount'],
  ['1/0 carrots', 1, '', '1/0 carrots', 'no number'],
  ['7up', 7, '', 'up', 'the price of reading numbers'],
  ['  olive   oil ', 1, '', 'olive oil', 'space'],
] as const)('%s: %d %s of %s: %s', ([text, amount, unit, name]) => {
  expect(parseItem(text)).toEqual({ amount, unit, name });
});

test.for(['', '   ', '2', '2.5', '1/2'])('"%s" has no name', (text) => {
  expect(parseItem(text)).toBeUndefined();
});

const written = fc
  .array(
    fc.constantFrom(
      '1',
      '2',
      '0',
      ',',
      '.',
      '/',
      '½',
      '-',
      'to',
      'fl',
      'oz',
      'cups',
      'of',
      'rice',
      ' ',
    ),
  )
  .map((parts) => parts.join(''));

test('any parsed text has a name and a finite, positive amount', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), written), (text) => {
      const item = parseItem(text);
      if (!item) return;
      expect(item.name.trim()).not.toBe('');
      expect(item.amount).toBeGreaterThan(0);
      expect(Number.isFinite(item.amount)).toBe(true);
    }),
  );
});
