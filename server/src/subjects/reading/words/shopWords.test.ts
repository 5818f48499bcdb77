import fc from 'fast-check';
import { expect, test } from 'vitest';

import { FOOD_LINES, SHOP_LINES } from '#subjects/reading/testing/shopLines';

import { isShopLine, withoutShopWords } from './shopWords.rules.ts';

const left = (...texts: string[]) =>
  withoutShopWords(texts.map((text) => ({ text }))).map(({ text }) => text);

test.for(SHOP_LINES)('"%s" is of a shop', (text) => {
  expect(isShopLine(text)).toBe(true);
  expect(left('200 g flour', text, '3 apples')).toEqual(['200 g flour', '3 apples']);
});

test.for(FOOD_LINES)('"%s" is an ingredient', (text) => {
  expect(isShopLine(text)).toBe(false);
  expect(left('200 g flour', text)).toEqual(['200 g flour', text]);
});

test.for([
  ['200 g flour Add to cart', '200 g flour'],
  ['200 g Mehl In den Warenkorb', '200 g Mehl'],
  ['200 g de farine Ajouter au panier', '200 g de farine'],
  ['3 apples add to list', '3 apples'],
  ['1 l melk In winkelwagen', '1 l melk'],
  ['2 eggs Buy now', '2 eggs'],
  ['1 turkey in bag', '1 turkey in bag'],
  ['1 lb beef braised in stock', '1 lb beef braised in stock'],
  ['1 bunch basil, add to list', '1 bunch basil, add to list'],
  ['500 g crab in a basket', '500 g crab in a basket'],
  ['1 l leche Comprar', '1 l leche Comprar'],
  ['Pan de lista', 'Pan de lista'],
] as const)('of "%s" is left "%s"', ([text, food]) => {
  expect(left(text, 'salt')).toEqual([food, 'salt']);
});

test('a button of one word goes when several lines end with it', () => {
  expect(left('1 l leche Comprar', 'sal', '2 huevos Comprar')).toEqual([
    '1 l leche',
    'sal',
    '2 huevos',
  ]);
});

test('when nothing else is left, all stay', () => {
  expect(left('Comprar', 'Add to cart')).toEqual(['Comprar', 'Add to cart']);
});

test('no line gets words that it did not have, and none is empty', () => {
  const words = fc.constantFrom(
    'add',
    'to',
    'cart',
    'In',
    'den',
    'Warenkorb',
    'flour',
    '2',
    '€',
    'Comprar',
    'stars',
  );
  const lines = fc.array(
    fc.array(words, { minLength: 1, maxLength: 9 }).map((some) => some.join(' ')),
  );
  fc.assert(
    fc.property(lines, (texts) => {
      const rest = [...texts];
      for (const text of left(...texts)) {
        const at = rest.findIndex((each) => each.startsWith(text));
        expect(at).toBeGreaterThanOrEqual(0);
        expect(text).not.toBe('');
        rest.splice(0, at + 1);
      }
    }),
  );
});
