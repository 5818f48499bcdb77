import { measure } from '@larder/shared/food/measures';
import { readRecipeLine } from '@larder/shared/recipes/recipeLine';
import { expect, test } from 'vitest';

import { readFacts } from './facts.ts';
import { foodOfLine } from './foodOfLine.ts';

const facts = readFacts();

test.for([
  // line, food, grams, why this row exists
  ['2 x 400g tins chopped tomatoes', 'Canned diced tomatoes', 800, 'a count and a size'],
  ['1 can (14.5 oz) diced tomatoes', 'Canned diced tomatoes', 411.075, 'a fraction, behind'],
  ['1 (14.5 oz) can diced tomatoes', 'Canned diced tomatoes', 411.075, 'a fraction, before'],
  ['2 (14 1/2-oz) cans tomatoes', 'Canned diced tomatoes', 822.15, 'a written fraction'],
  ['2 (14½-oz) cans tomatoes', 'Canned diced tomatoes', 822.15, 'its sign'],
  ['400 g tin of tomatoes', 'Canned diced tomatoes', 400, 'of'],
  ['28-oz. can crushed tomatoes', 'Canned crushed tomatoes', 793.8, 'a full stop'],
  ['1 (28 ounce) can plum tomatoes', 'Canned whole peeled tomatoes', 793.8, 'a kind'],
  ['2 cans (15 ounces each) pinto beans', 'Canned pinto beans', 850.5, 'each'],
] as const)('%s is %s of %d g: %s', ([line, food, grams]) => {
  expect(foodOfLine(line)).toBe(food);
  const { low, high, unit } = readRecipeLine(line);
  const weighed = measure({ low: low ?? 0, high: high ?? 0, unit: unit ?? '' }, {});
  expect(weighed).toMatchObject({ unit: 'gm' });
  expect(weighed.high).toBeCloseTo(grams);
  expect(weighed.grade).not.toBe('D');
});

/** Foods that stand in cans on one shelf, and fresh, frozen or dry on another. */
const CANNED = facts.filter(({ name }) => name.startsWith('Canned ')).map(({ name }) => name);

test.for(CANNED)('%s are found by each spelling of the can', (food) => {
  const plain = food.replace(/^Canned /, '');
  const ways = [
    '1 can',
    '1 tin',
    '2 (14.5 oz) cans',
    '1 14-ounce can',
    '400 g tin of',
    '2 x 400g tins',
  ];
  for (const way of ways) expect(foodOfLine(`${way} ${plain}`)).toBe(food);
  expect(foodOfLine(`1 can (15 oz) ${plain}, drained`)).toBe(food);
});

test.for([
  ['1 bunch coriander', 'Fresh cilantro', 'a bunch is fresh'],
  ['1 bunch coriander, chopped', 'Fresh cilantro', 'and cut'],
  ['a handful of coriander', 'Fresh cilantro', 'so is a handful'],
  ['2 tbsp coriander leaves', 'Fresh cilantro', 'and leaves'],
  ['fresh coriander', 'Fresh cilantro', 'and what says so'],
  ['1 tsp ground coriander', 'Ground coriander', 'the spice'],
  ['2 sprigs thyme', 'Fresh thyme', 'not the dried one'],
  ['a handful of raisins', 'Raisins', 'what is never fresh'],
  ['1 can beer', 'Beer', 'what has no other'],
  ['6 tomatoes', 'Tomato', 'without a can'],
] as const)('%s is %s: %s', ([line, food]) => {
  expect(foodOfLine(line)).toBe(food);
});
