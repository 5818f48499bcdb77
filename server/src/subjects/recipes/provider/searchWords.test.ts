import fc from 'fast-check';
import { expect, test } from 'vitest';

import { nearestWords, searchWords, slipsBetween, stem, titleWords } from './searchWords.rules.ts';

test.for([
  ['tomatoes', 'tomato', 'a plural with e'],
  ['tomatos', 'tomato', 'as many write it'],
  ['berries', 'berry', 'a plural with ies'],
  ['smoothies', 'smoothie', 'which need not come from y'],
  ['pies', 'pie', 'nor be shortened too far'],
  ['sandwiches', 'sandwich', 'after a hiss'],
  ['olives', 'olive', 'ves that is no f'],
  ['leaves', 'leaf', 'ves that is one'],
  ['hummus', 'hummus', 'no plural at all'],
  ['swiss', 'swiss', 'nor this'],
  ['cheeses', 'cheese', 'a plural with s'],
] as const)('%s and %s are one word: %s', ([a, b]) => {
  expect(stem(a)).toBe(stem(b));
});

test.for([
  ['olive', 'oliver', 'another word'],
  ['pea', 'peas', 'three letters are kept, four lose the s', true],
  ['rice', 'rye', 'another word'],
] as const)('%s and %s: %s', ([a, b, , same = false]) => {
  expect(stem(a) === stem(b)).toBe(same);
});

test.for([
  ['chicken broth', ['chickenbroth', 'broth'], 'no chicken to eat'],
  ['Vegetable oil', ['vegetableoil', 'oil'], 'no vegetable'],
  ['prawns', ['shrimp'], 'one thing, two names'],
  ['spring onions', ['scallion'], 'in two words'],
  ['tomato tomatoes', ['tomato'], 'each word once'],
  ['!?', [], 'no words'],
] as const)('the words of "%s" are %j: %s', ([text, expected]) => {
  expect(searchWords(text)).toEqual(expected);
});

test.for([
  ['chiken', 'chicken', 1, 'a letter is missing'],
  ['chickken', 'chicken', 1, 'one too many'],
  ['chacken', 'chicken', 1, 'a wrong one'],
  ['chikcen', 'chicken', 1, 'two in the wrong order'],
  ['chicken', 'chicken', 0, 'none'],
  ['abc', '', 3, 'nothing'],
] as const)('%s is %d slips from %s: %s', ([a, b, expected]) => {
  expect(slipsBetween(a, b)).toBe(expected);
});

test('the distance is the same both ways and never more than the longer word', () => {
  const word = fc.string({ maxLength: 8, unit: fc.constantFrom('a', 'b', 'c') });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(slipsBetween(a, b)).toBe(slipsBetween(b, a));
      expect(slipsBetween(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
      expect(slipsBetween(a, b) === 0).toBe(a === b);
    }),
  );
});

test.for([
  ['spagetti', ['spaghetti'], 'one slip'],
  ['bolognaise', ['bolognese'], 'two in a long word'],
  ['lasange', ['lasagna'], 'two in a word of seven'],
  ['crry', ['curry'], 'one in a word of four'],
  ['cury', ['curry'], 'the nearest of all'],
  ['pae', [], 'three letters must be right'],
  ['kurrrie', [], 'three slips'],
  ['bpaghettl', [], 'two, and the first letter is wrong'],
  ['chikn', ['chicken'], 'two slips in five letters, but it sounds the same'],
  ['cheap', [], 'too little to sound like something'],
  ['iranian', [], 'peoples differ by a letter'],
  ['itallian', ['italian'], 'a people, one slip'],
  ['party', [], 'no misspelled dish'],
] as const)('"%s" is taken for %j: %s', ([word, expected]) => {
  const known = ['spaghetti', 'bolognese', 'lasagna', 'curry', 'pea', 'pear', 'chicken', 'chop'];
  known.push('italian', 'parsy');
  expect(nearestWords(word, known)).toEqual(expected);
});

test.for([
  ['Pain Perdu with Raspberries', 'toast', 'what it is called elsewhere'],
  ['Aloo Gobi', 'cauliflower', 'what the word means'],
  ['Boeuf Bourguignon', 'boeuf', 'the title itself'],
] as const)('%s is found by %s: %s', ([title, word]) => {
  expect(titleWords(title)).toContain(word);
});
