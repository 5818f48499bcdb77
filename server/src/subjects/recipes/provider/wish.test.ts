import { readFacts } from '@larder/data/catalogue/facts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { foodBook } from './foods.rules.ts';
import { readWish, type Wish } from './wish.rules.ts';

const foods = foodBook(readFacts());
const KNOWN = new Set('dinner dessert curry soup pizza chinese thay cake chicken salad'.split(' '));
const book = { foods, isKnown: (word: string) => KNOWN.has(word) };

/** What a search says, without what it does not say. */
function said(text: string): Record<string, unknown> {
  const wish = readWish(text, book);
  const short = { ...wish, without: wish.without.map(({ label }) => label), figures: [] };
  return Object.fromEntries(
    Object.entries(short).filter(
      ([, value]) => value !== undefined && value !== false && String(value) !== '',
    ),
  );
}

test.for([
  ['', {}, 'nothing typed'],
  ['Quick vegan dinners', { words: ['dinner'], diets: ['vegan'], quick: true }, 'conditions'],
  ['gluten-free dessert', { words: ['dessert'], without: ['gluten'] }, 'a hyphen'],
  ['Vegetarian', { diets: ['vegetarian'] }, 'a condition alone'],
  ['veggie lasagne', { words: ['lasagna'], diets: ['vegetarian'] }, 'the short form'],
  ['soup under 20 minutes', { words: ['soup'], maxMinutes: 20 }, 'a time'],
  ['30-minute meals', { words: ['dinner'], maxMinutes: 30 }, 'a time in front'],
  ['soup under 300 calories', { words: ['soup'], maxKcal: 300 }, 'energy'],
  ['easy recipes for dinner please', { words: ['dinner'] }, 'words that say nothing'],
  ['CRÈME brûlée', { words: ['creme', 'brulee'] }, 'accents and capitals'],
] as const)('"%s": %o: %s', ([text, expected]) => {
  expect(said(text)).toEqual(expected);
});

test.for([
  ['no pork', ['pork'], [], 'alone'],
  ['without cheese', ['cheese'], [], 'another word for it'],
  ['curry w/o nuts', ['nuts'], ['curry'], 'short for without'],
  ['curry -onion chicken', ['onions'], ['curry', 'chicken'], 'a sign, for one word'],
  ['soup –onion', ['onions'], ['soup'], 'a dash'],
  ["I don't like cilantro", ['cilantro'], [], 'a sentence'],
  ['allergic to peanuts', ['peanuts'], [], 'a reason'],
  ['peanut allergy', ['peanuts'], [], 'the same, the other way round'],
  ['dairyfree eggless cake', ['dairy', 'eggs'], ['cake'], 'glued'],
  [
    'nut, egg and dairy free cake',
    ['dairy', 'eggs', 'nuts', 'nuts'].slice(0, 3),
    ['cake'],
    'a list',
  ],
  ['no nuts, dairy or eggs', ['nuts', 'dairy', 'eggs'], [], 'a list behind'],
  ['no nuts dairy eggs', ['nuts', 'dairy', 'eggs'], [], 'a list of allergens without signs'],
  ['no tomatoes and no cucumber', ['tomatoes', 'cucumber'], [], 'said twice'],
  ['no eggs, pasta', ['eggs'], ['pasta'], 'a dish after a comma is what is wanted'],
  ['no cheese pizza', ['cheese'], ['pizza'], 'the food ends where the dish begins'],
  ['no spicy food', ['hot spices'], [], 'a taste'],
  ['not chinese', ['Chinese'], [], 'a country'],
  ['no penuts', ['peanuts'], [], 'misspelled'],
  ['no peanut butter', ['peanut butter', 'peanuts'], [], 'its allergen goes too'],
  ['no whole milk', ['whole milk', 'dairy'], [], 'the same behind'],
  ['no coconut milk', ['coconut milk'], [], 'which is no milk'],
  ['fish curry no meat', ['meat other than fish'], ['fish', 'curry'], 'fish is asked for'],
  ['no big fresh tomatoes', ['tomatoes'], [], 'adjectives between'],
  ['free range chicken', [], ['chicken'], 'no negation'],
  ['chicken', [], ['chicken'], 'none at all'],
] as const)('"%s" is without %j, with %j: %s', ([text, without, words]) => {
  const wish = readWish(text, book);
  expect(wish.without.map(({ label }) => label).toSorted()).toEqual([...without].toSorted());
  expect(wish.words).toEqual(words);
});

test.for([
  ['no msg', { unknown: ['msg'] }, 'nobody knows what has it'],
  ['gmo free', { unknown: ['gmo'] }, 'the same behind'],
  ['not boring', { dropped: ['not boring'] }, 'no food is meant'],
  ['no bake cake', { words: ['cake'], dropped: ['no bake'] }, 'a way of cooking'],
  ['no', {}, 'nothing follows'],
  ['no,', {}, 'a sign follows'],
  ['non-veg', { words: ['meat'] }, 'with meat'],
] as const)('"%s": %o: %s', ([text, expected]) => {
  expect(said(text)).toEqual(expected);
});

test('"no meat" is vegetarian', () => {
  expect(readWish('no meat', book)).toMatchObject({
    diets: ['vegetarian'],
  } satisfies Partial<Wish>);
});

test('reads anything in the length of a search', () => {
  const word = fc.constantFrom(
    'no',
    'free',
    'nut',
    'and',
    ',',
    '-egg',
    'or',
    'x',
    'not',
    'of',
    'milk',
  );
  const text = fc.oneof(
    fc.string({ maxLength: 100 }),
    fc.array(word).map((all) => all.join(' ')),
  );
  fc.assert(
    fc.property(text, (query) => {
      const wish = readWish(query, book);
      expect(wish.words.every((one) => one !== '')).toBe(true);
    }),
  );
});
