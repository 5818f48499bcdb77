import fc from 'fast-check';
import { expect, test } from 'vitest';

import { parseItem } from './parseItem.ts';

test.for([
  ['Garlic', 1, '', 'Garlic', 'a name alone is one of it'],
  ['6 eggs', 6, '', 'eggs', 'a word that is no unit belongs to the name'],
  ['2 lb carrots', 2, 'lb', 'carrots', 'amount, unit, name'],
  ['2 Pounds of carrots', 2, 'lb', 'carrots', 'a spelled unit, and "of"'],
  ['500g flour', 500, 'g', 'flour', 'no space between amount and unit'],
  ['1,5 l milk', 1.5, 'l', 'milk', 'a comma as elsewhere'],
  ['1 1/2 cups rice', 1.5, 'cup', 'rice', 'a mixed fraction'],
  ['1/2 cup rice', 0.5, 'cup', 'rice', 'a fraction'],
  ['½ onion', 0.5, '', 'onion', 'a fraction sign'],
  ['1½ cups rice', 1.5, 'cup', 'rice', 'a whole and a sign'],
  ['3 cloves garlic', 3, 'clove', 'garlic', 'a loose unit'],
  ['2 cups', 2, '', 'cups', 'a unit with nothing after it is what is wanted'],
  ['0 carrots', 1, '', '0 carrots', 'no amount'],
  ['1/0 carrots', 1, '', '1/0 carrots', 'no number'],
  ['7up', 7, '', 'up', 'the price of reading numbers'],
  ['  olive   oil ', 1, '', 'olive oil', 'space'],
] as const)('%s: %d %s of %s: %s', ([text, amount, unit, name]) => {
  expect(parseItem(text)).toEqual({ amount, unit, name });
});

test.for(['', '   ', '2', '2.5', '1/2'])('"%s" names nothing', (text) => {
  expect(parseItem(text)).toBeUndefined();
});

test('whatever is written, what is read can be bought', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const item = parseItem(text);
      if (!item) return;
      expect(item.name.trim()).not.toBe('');
      expect(item.amount).toBeGreaterThan(0);
      expect(Number.isFinite(item.amount)).toBe(true);
    }),
  );
});
