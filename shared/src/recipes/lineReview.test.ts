import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  baseText,
  type CheckedLine,
  chosenOf,
  foodsByEnd,
  isKindInDoubt,
  type LineFood,
  nearFoods,
  questionOf,
} from './lineReview.ts';
import { readRecipeLine } from './recipeLine.ts';

const food = (name: string, weights: LineFood['weights'] = {}): LineFood => ({
  ingredient_id: name,
  name,
  weights,
});
const line = (original: string, ingredient_id: string | null = 'known'): CheckedLine => ({
  original,
  ...readRecipeLine(original),
  ingredient_id,
});
const KALE = food('kale', { grams: { bunch: 200 } });
const SALSA = food('salsa', { pack: { unit_quantity: 450, unit: 'gm' } });

test.for([
  // line, food, question, its doubt, its choices, why this row exists
  [
    '2 T. chili powder',
    food('chili powder'),
    'Is T. a tablespoon?',
    '2 T.',
    ['2 tbsp', '2 tsp'],
    'a capital',
  ],
  ['½ t salt', food('salt'), 'Is t a teaspoon?', '½ t', ['½ tsp', '½ tbsp'], 'a small letter'],
  [
    '1 bunch kale',
    KALE,
    'How big is the bunch?',
    'bunch',
    ['About 200 g', 'Small, 130 g', 'Large, 300 g'],
    'a loose unit',
  ],
  [
    '1 jar salsa',
    SALSA,
    'How big is the jar?',
    'jar',
    ['About 450 g', 'Small, 290 g', 'Large, 680 g'],
    'a pack',
  ],
  [
    '3 moonflowers',
    food('moonflower'),
    'How big is one?',
    '',
    ['About 50 g', 'Small, 35 g', 'Large, 75 g'],
    'a weight that is assumed',
  ],
  [
    '1/0 cup milk',
    food('milk'),
    'This amount could not be read. How much is it?',
    '1/0 cup',
    ['No amount'],
    'a number that is none',
  ],
  [
    '? cup sugar',
    food('sugar'),
    'This amount could not be read. How much is it?',
    '? cup',
    ['No amount'],
    'an amount that a photo did not show',
  ],
  [
    '1? eggs',
    food('egg'),
    'This amount could not be read. How much is it?',
    '1?',
    ['No amount'],
    'half of one',
  ],
  [
    '999999999999 kg butter',
    undefined,
    'This amount could not be read. How much is it?',
    '999999999999 kg',
    ['No amount'],
    'too large a number, also of what nobody sells',
  ],
  [
    '2 1/4-ounce packages gelatin',
    food('gelatin'),
    'Which amount is meant?',
    '2 1/4-ounce',
    ['2 0.25-oz packs', '1 2.25-oz pack'],
    'a count and a size, or a mixed number',
  ],
  [
    'butter the size of an egg',
    food('butter'),
    'This amount could not be read. How much is it?',
    'the size of an egg',
    ['No amount'],
    'an amount of old books',
  ],
] as const)('"%s" of %j asks "%s"', ([text, known, words, doubt, titles]) => {
  const question = questionOf(line(text), known, []);
  expect(question).toMatchObject({ text: words, doubt });
  expect(question?.choices.map(({ title }) => title)).toEqual(titles);
});

test.for([
  ['2 tablespoons olive oil', food('olive oil'), 'a written unit'],
  ['1 (15 oz) can beans', food('beans'), 'a can of a size'],
  ['4 cloves garlic', food('garlic', { grams: { clove: 3 } }), 'a known weight'],
  ['200 g rice', food('rice'), 'a metric amount'],
  ['salt to taste', food('salt'), 'no amount'],
  ['Tomatoes', food('tomato'), 'a word that starts with the letter'],
] as const)('"%s" asks nothing: %s', ([text, known]) => {
  expect(questionOf(line(text), known, [])).toBeUndefined();
});

test('the guess changes nothing of the amount, the others weigh it', () => {
  const question = questionOf(line('2 bunches kale'), KALE, []);
  expect(question?.choices.map(({ change }) => change)).toEqual([
    { low: 2, high: 2, unit: 'bunch' },
    { low: 260, high: 260, unit: 'g' },
    { low: 600, high: 600, unit: 'g' },
  ]);
});

test('a name that is not quite a food’s asks whether it is that', () => {
  const bacon = food('bacon');
  const unknown = line('4 slices applewood bacon', null);
  const question = questionOf(unknown, undefined, nearFoods(unknown.name, foodsByEnd([bacon])));
  expect(question).toMatchObject({ text: 'Is it bacon?', doubt: 'applewood bacon' });
  expect(question?.choices.map(({ change }) => change)).toEqual([
    { ingredient_id: 'bacon' },
    { ingredient_id: null },
  ]);
});

test.for([
  ['2 slices turkey bacon', 'another animal'],
  ['2 slices vegan bacon', 'none at all'],
  ['2 slices bacon, coconut', 'what stands behind it'],
] as const)('%s is kept as text until somebody says that it is bacon: %s', ([text]) => {
  const unknown = line(text, null);
  const question = questionOf(
    unknown,
    undefined,
    nearFoods(unknown.name, foodsByEnd([food('bacon')])),
  );
  expect(question?.choices.map(({ title }) => title)).toEqual(['Keep as text', 'bacon']);
});

test.for([
  ['1 cup milk, hemp', null, true, 'nobody sells it'],
  ['1 cup milk (hemp)', null, true, 'in brackets'],
  ['1 cup milk, oat', 'oat milk', false, 'it is known'],
  ['1 cup hemp milk', null, false, 'a name of its own'],
  ['1 cup nettles, chopped', null, false, 'what is done'],
] as const)('the kind of "%s", which is %j, is in doubt: %j, %s', ([text, id, isDoubt]) => {
  expect(isKindInDoubt(line(text, id))).toBe(isDoubt);
});

test('a line of which nothing is near asks nothing', () => {
  expect(questionOf(line('1 can Ro-Tel', null), undefined, [])).toBeUndefined();
});

test.for([
  ['applewood smoked bacon', ['bacon'], 'the end of the name'],
  ['grated sharp cheddar cheese', ['cheddar cheese', 'cheese'], 'the longest first'],
  ['bacon bits', [], 'another end'],
  ['', [], 'no name'],
] as const)('near "%s" are %j: %s', ([name, names]) => {
  const foods = ['cheese', 'bacon', 'cheddar cheese', 'cheddar cheese', 'blue cheese'].map((one) =>
    food(one),
  );
  expect(nearFoods(name, foodsByEnd(foods)).map((one) => one.name)).toEqual(names);
});

test('the choice that a line shows is found again', () => {
  const read = line('1 bunch kale');
  const question = questionOf(read, KALE, []);
  if (!question) throw new Error('no question');
  for (const [at, { change }] of question.choices.entries())
    expect(chosenOf({ ...read, ...change }, question)).toBe(at);
  expect(chosenOf({ ...read, high: 7 }, question)).toBe(-1);
});

test.for([
  ['2 tablespoons olive oil', food('olive oil'), '30 ml'],
  ['1 lb turkey', food('turkey'), '454 g'],
  ['1 bunch kale', KALE, 'about 200 g'],
  ['200 g rice', food('rice'), ''],
  ['salt', food('salt'), ''],
] as const)('"%s" measures "%s"', ([text, known, words]) => {
  expect(baseText(line(text), known)).toBe(words);
});

test('any text makes a question with a guess among its choices, or none', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      const read = line(text);
      const question = questionOf(read, KALE, []);
      const guess = question && chosenOf({ ...read, ...question.choices[0].change }, question);
      expect([undefined, 0]).toContain(guess);
    }),
  );
});
