import { expect, test } from 'vitest';

import { firstMeant, meantNames } from './meantNames.ts';

test.for([
  ['tomatoes', 'can', ['canned tomatoes', 'tomatoes'], 'another food'],
  ['tomatoes', '14.5-oz can', ['canned tomatoes', 'tomatoes'], 'of a size'],
  ['coriander', 'bunch', ['fresh coriander', 'coriander'], 'a bunch is fresh'],
  ['mint', 'leaf', ['fresh mint', 'mint'], 'so is a leaf'],
  ['corn', 'ear', ['corn on the cob', 'corn'], 'another food'],
  ['tomatoes', 'g', ['tomatoes'], 'a unit that tells nothing'],
  ['cannelloni', 'large can opener', ['cannelloni'], 'a word that ends otherwise'],
  ['salt', null, ['salt'], 'no amount'],
  [null, 'can', [], 'no name'],
] as const)('%s in %s is looked up as %j: %s', ([name, unit, names]) => {
  expect(meantNames({ name, unit })).toEqual(names);
});

test('the first name that means something counts, once all before it are known', () => {
  const line = { name: 'peas', unit: 'can' };
  const all: Record<string, string | null> = { 'canned peas': null, peas: 'p' };
  expect(firstMeant(line, (name) => all[name])).toBe('p');
  expect(firstMeant(line, (name) => (name === 'peas' ? 'p' : undefined))).toBeUndefined();
  expect(firstMeant(line, () => null)).toBeNull();
});
