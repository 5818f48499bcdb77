import { trigramSimilarity } from '@larder/shared/basics/similarWords';
import { findMatch, indexCatalogue } from '@larder/shared/food/catalogueMatch';
import { expect, test } from 'vitest';

import { closestTo, indexNames, unmatchedName } from './unmatched.rules.ts';

test.for([
  ['Dragon fruit', 'dragon fruit', 'as written'],
  ['2 large dragon fruits, peeled and diced', 'dragon fruit', 'no amount and no preparation'],
  ['Jalapeño-Käse', 'jalapeno kase', 'accents and signs do not count'],
  ['2% quark', '2% quark', 'a share of fat is part of a name'],
] as const)('"%s" is counted as "%s": %s', ([name, key]) => {
  expect(unmatchedName(name)).toBe(key);
});

test.for([
  ['', 'nothing'],
  ['x', 'one letter'],
  ['12 %', 'no letter'],
  ['call 555 123 4567', 'a telephone number'],
  ['bob@example.com', 'an address of a person'],
  ['see www.example.com', 'an address of the net'],
  ['https://example.com', 'an address of the net'],
  ['r2d2 fruit', 'a digit in a word'],
  ['aaa bbb ccc ddd eee fff ggg', 'seven words'],
  [`${'a'.repeat(25)} fruit`, 'a word of 25 letters'],
  [Array.from({ length: 6 }, () => 'abcdefghijk').join(' '), '71 characters'],
] as const)('"%s" is not counted: %s', ([name]) => {
  expect(unmatchedName(name)).toBeUndefined();
});

test.for(['abcdefghij klmnopqrst abcdefghij klmnopqrst abcdefghij abcde', 'a'.repeat(24)])(
  'the longest are counted: %s',
  (name) => {
    expect(unmatchedName(name)).toBe(name);
  },
);

test.for([
  '2 large dragon fruits, peeled and diced',
  'Jalapeño-Käse',
  '1 bunch chopped fresh shiso leaves',
  'gochugaru flakes',
  'boneless skinless alligator tails',
  'ume plums, pitted',
])('once its key is another name of an ingredient, "%s" is found', (name) => {
  const alias = unmatchedName(name) ?? '';
  const index = indexCatalogue([
    { ingredient_id: 'x', name: 'Something else', unit_quantity: 1, unit: 'gm', aliases: [alias] },
  ]);
  expect(findMatch(index, name)?.ingredient_id).toBe('x');
});

const entry = (ingredient_id: string, name: string, ...aliases: string[]) => ({
  ingredient_id,
  name,
  aliases,
});
const CATALOGUE = [
  entry('onion', 'Yellow onion', 'onion'),
  entry('scallion', 'Green onions', 'scallion'),
  entry('milk', 'Whole milk', 'milk'),
];

test('the closest names come first, each ingredient once with the best of its names', () => {
  const closest = closestTo(indexNames(CATALOGUE), 'onions', 5);
  expect(closest.map(({ ingredient_id }) => ingredient_id)).toEqual(['onion', 'scallion']);
  expect(closest[0]?.similarity).toBe(trigramSimilarity('onions', 'onion'));
  expect(closestTo(indexNames(CATALOGUE), 'onions', 1)).toHaveLength(1);
});

test('what is like nothing has nothing close', () => {
  expect(closestTo(indexNames(CATALOGUE), 'quark', 5)).toEqual([]);
});

test.for([
  ['abcdef', 'abcdwx', true, '4 of 10 trigrams'],
  ['abcdef', 'abcdwxy', false, '4 of 11'],
] as const)('"%s" is offered for "%s": %s, at %s', ([name, wanted, isOffered]) => {
  const similarity = trigramSimilarity(name, wanted);
  expect(similarity >= 0.4).toBe(isOffered);
  expect(closestTo(indexNames([entry('one', name)]), wanted, 5)).toHaveLength(isOffered ? 1 : 0);
});
