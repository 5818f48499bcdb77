import { expect, test } from 'vitest';

import { maybeSeveral, severalItems, severalNames } from './severalItems.ts';

const FOODS = new Map(
  Object.entries({
    milk: 'milk',
    butter: 'butter',
    eggs: 'eggs',
    yolks: 'eggs',
    bread: 'bread',
    salt: 'salt',
    pepper: 'pepper',
    tomatoes: 'tomato',
    cherry: 'cherry',
    'cherry tomatoes': 'cherry tomato',
    cream: 'cream',
    'half and half': 'half and half',
    half: 'half',
    onion: 'onion',
    carrots: 'carrot',
    'chicken breast': 'chicken',
  }),
);
const find = (name: string) => {
  const ingredient_id = FOODS.get(name.toLowerCase());
  return ingredient_id === undefined ? null : { ingredient_id };
};

test.for([
  ['milk 1 gallon, eggs, bread', ['milk', 'eggs', 'bread'], 'commas'],
  ['milk; eggs;bread;', ['milk', 'eggs', 'bread'], 'semicolons'],
  ['milk,eggs', ['milk', 'eggs'], 'no space'],
  ['2 lb carrots and an onion', ['carrots', 'onion'], 'and'],
  ['milk, eggs and bread', ['milk', 'eggs', 'bread'], 'a comma and "and"'],
  ['half and half, eggs', ['half and half', 'eggs'], 'one food with "and" in its name'],
  ['Salt and pepper, milk', ['Salt', 'pepper', 'milk'], 'two that one line always was'],
  ['1,5 lb carrots, milk', ['carrots', 'milk'], 'a decimal comma'],
  ['milk and eggs, bread and butter', ['milk', 'eggs', 'bread', 'butter'], '"and" on both sides'],
  ['tomatoes, diced', undefined, 'a preparation'],
  ['chicken breast, boneless, bread', undefined, 'a preparation before another food'],
  ['tomatoes, cherry', undefined, 'a kind, which the catalogue has turned round'],
  ['eggs, yolks', undefined, 'a part of the same'],
  ['tomatoes, 2 cherry', ['tomatoes', 'cherry'], 'an amount of its own'],
  ['half and half', undefined, 'one food'],
  ['milk, moonfruit', undefined, 'something that the catalogue does not know'],
  ['bread (rye, sliced), milk', undefined, 'a comma in brackets'],
  ['milk', undefined, 'one'],
  ['milk, ', undefined, 'one and nothing'],
  [', ;', undefined, 'nothing'],
  [Array.from({ length: 51 }, () => 'milk').join(','), undefined, 'too many to be typed'],
] as const)('%s: %j: %s', ([text, names]) => {
  expect(severalItems(text, find)?.map(({ name }) => name)).toEqual(names);
});

test('amounts are kept', () => {
  expect(severalItems('milk 1 gallon, 12 eggs', find)).toMatchObject([
    { name: 'milk', amount: 1, unit: 'gallon' },
    { name: 'eggs', amount: 12, unit: '' },
  ]);
});

test('what is asked of the catalogue', () => {
  expect(severalNames('tomatoes, cherry')).toEqual(['tomatoes', 'cherry', 'cherry tomatoes']);
  expect(severalNames(`${'x'.repeat(201)}, milk`)).toEqual(['x'.repeat(200), 'milk']);
  expect(maybeSeveral('2 lb carrots')).toBe(false);
  expect(maybeSeveral('1,5 lb carrots')).toBe(false);
  expect(maybeSeveral('milk, eggs')).toBe(true);
  expect(maybeSeveral('bread & butter')).toBe(true);
});
