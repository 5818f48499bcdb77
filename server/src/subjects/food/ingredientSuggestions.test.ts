import { expect, test } from 'vitest';

import { indexSuggestions, suggestIds } from './ingredientSuggestions.rules.ts';

const entry = (name: string, ...aliases: string[]) => ({ ingredient_id: name, name, aliases });
const index = indexSuggestions([
  entry('Sour cream'),
  entry('Cream cheese', 'soft cheese'),
  entry('Carrot', 'baby carrots'),
  entry('Candied ginger'),
  entry('Green onion', 'scallion', 'spring onion'),
  entry('Yellow onion', 'onion', 'brown onion'),
  entry('Crème fraîche'),
  entry('Croissants', 'butter croissant'),
  entry('Butternut squash'),
  entry('Peanut butter'),
  entry('Unsalted butter', 'butter', 'sweet cream butter'),
  entry('Artichoke', 'french artichoke'),
  entry('Frozen french fries', 'french fry'),
  entry('Dry bread crumbs', 'breadcrumb'),
  entry('Half and half', 'half & half'),
]);

test.for([
  [
    'cre',
    ['Cream cheese', 'Crème fraîche', 'Sour cream', 'Unsalted butter'],
    'a beginning or the food itself',
  ],
  [
    'butter',
    ['Unsalted butter', 'Butternut squash', 'Peanut butter', 'Croissants'],
    'the food of that name, then its kinds, then what has it in another name',
  ],
  [
    'butte',
    ['Unsalted butter', 'Butternut squash', 'Peanut butter', 'Croissants'],
    'also unfinished',
  ],
  ['CRÈME', ['Crème fraîche'], 'case and accents do not matter'],
  ['carrots', ['Carrot'], 'the plural'],
  ['scall', ['Green onion'], 'another name'],
  ['onion', ['Yellow onion', 'Green onion'], 'another name that begins with it comes first'],
  ['onion gr', ['Green onion'], 'words in any order'],
  ['ca', ['Carrot', 'Candied ginger'], 'two letters, at the beginning of words only'],
  ['ese', ['Cream cheese'], 'three letters, also inside'],
  ['french fr', ['Frozen french fries'], 'each word in a place of its own'],
  ['fr french', ['Frozen french fries'], 'in any order'],
  ['french fries', ['Frozen french fries'], 'the plural of a word in -y'],
  ['fries', ['Frozen french fries'], 'alone'],
  ['bread crumbs', ['Dry bread crumbs'], 'two places in one word'],
  ['half & half', ['Half and half'], 'a sign, twice the same word'],
  ['m&m', [], 'several words without spaces are none of them'],
  ['  ', [], 'nothing'],
  ['zucchini', [], 'unknown'],
] as const)('%s: %j: %s', ([text, expected]) => {
  expect(suggestIds(index, text, 5)).toEqual(expected);
});

test('at most as many as asked for', () => {
  expect(suggestIds(index, 'on', 1)).toEqual(['Yellow onion']);
});
