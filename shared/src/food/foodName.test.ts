import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readFoodName } from './foodName.ts';

const FOODS = new Set([
  'almond',
  'flour',
  'cream',
  'sour',
  'onion',
  'butter',
  'oil',
  'green',
  'white',
]);
const heads = (name: string) =>
  readFoodName(name, (token) => FOODS.has(token)).heads.map((head) => head.join(' '));

test.for([
  ['onions, thinly sliced', ['onion'], 'preparation after a comma'],
  [
    'boneless, skinless chicken thighs',
    ['boneless skinless chicken thigh'],
    'adjectives before it',
  ],
  ['flour, almond', ['almond flour'], 'what it is after a comma'],
  ['onions, white and green parts only', ['onion'], 'which parts of it'],
  ['flour, lupin', ['lupin flour'], 'a kind nobody knows'],
  ['trout, gutted', ['trout'], 'what nobody knows is done to it'],
  ['thyme, dried and crushed', ['dried thyme'], 'a state after a comma'],
  ['chickpeas (dried)', ['dried chickpea'], 'a state in parentheses'],
  ['chicken thighs (bone-in)', ['bonein chicken thigh'], 'a quality in parentheses'],
  ['ground beef (90% lean)', ['90% lean ground beef'], 'a percentage in parentheses'],
  ['flour (such as almond flour)', ['flour'], 'an example in parentheses'],
  ['cilantro (coriander)', ['cilantro'], 'another name in parentheses'],
  ['3 1/2 cups flour', ['flour'], 'amount and unit'],
  ['2 cups gram flour', ['gram flour'], 'gram is a unit after a number only'],
  ['10 oz package frozen spinach', ['frozen spinach'], 'amount, unit and container'],
  ['head of garlic', ['garlic'], 'a measure of it'],
  ['cream of tartar', ['cream of tartar'], 'cream measures nothing'],
  ['bunch oregano', ['fresh oregano'], 'a bunch is fresh'],
  ['celery ribs', ['celery rib', 'celery'], 'pieces of it, or so called'],
  ['olive oil for frying', ['olive oil'], 'what for'],
  ['salt to taste', ['salt'], 'how much'],
  ['tuna in water', ['tuna'], 'water changes nothing'],
  ['peaches in syrup', [], 'syrup does'],
  ['peaches, in syrup', [], 'also after a comma'],
  ['tomatoes with green chilies', [], 'two things'],
  ['chicken thighs with skin and bone', ['skinon bonein chicken thigh'], 'said before it instead'],
  ['butter or margarine', ['butter'], 'the first of two'],
  ['vegetable or canola oil', ['vegetable oil'], 'with the end of the second'],
  ['corn or flour tortillas', ['corn tortilla'], 'which it says too little without'],
  [
    'olive oil or melted butter',
    ['olive oil butter', 'olive oil'],
    'alone when it is of several words',
  ],
  ['King Arthur bread flour', ['bread flour'], 'a brand'],
  ["Bob's Red Mill flour", ['flour'], 'a brand with an apostrophe'],
  ['Kraft', ['kraft'], 'nothing but a brand'],
  ['', [], 'nothing'],
  ['2 cups', ['2 cup'], 'nothing but an amount'],
] as const)('"%s" names %j: %s', ([name, expected]) => {
  expect(heads(name)).toEqual(expected);
});

test('reads any text, however hostile', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      for (const head of readFoodName(text, () => true).heads) expect(head).not.toEqual([]);
    }),
  );
  expect(readFoodName('('.repeat(1_000_000), () => true).heads).toEqual([]);
});
