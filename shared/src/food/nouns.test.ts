import { expect, test } from 'vitest';

import { counted, countedName } from './nouns.ts';

test.for([
  ['eggs', 1, 'egg'],
  ['egg', 2, 'eggs'],
  ['onions', 0.5, 'onion'],
  ['tomatoes', 1, 'tomato'],
  ['tomato', 3, 'tomatoes'],
  ['berries', 1, 'berry'],
  ['leaves', 1, 'leaf'],
  ['leaf', 2, 'leaves'],
  ['radishes', 1, 'radish'],
  ['peaches', 2, 'peaches'],
  ['asparagus', 1, 'asparagus'],
  ['shrimp', 12, 'shrimp'],
  ['garlic', 2, 'garlic'],
  ['molasses', 1, 'molasses'],
  ['molasses', 2, 'molasses'],
  ['cookies', 1, 'cookie'],
  ['knives', 1, 'knife'],
  ['knife', 2, 'knives'],
  ['cheeses', 1, 'cheese'],
  ['kiwis', 1, 'kiwi'],
] as const)('%s, %d of them: %s', ([word, amount, expected]) => {
  expect(counted(word, amount)).toBe(expected);
});

test.for([
  ['Eggs', 1, 'egg', 'one'],
  ['Eggs', 3, 'eggs', 'several'],
  ['Yellow onion', 2, 'yellow onions', 'a name in the singular'],
  ['Yellow onion', 0.5, 'yellow onion', 'half of one'],
  ['Chicken thighs (bone-in)', 1, 'chicken thigh (bone-in)', 'what is in brackets stays'],
  ['Fresh basil', 2, 'fresh basil', 'what nobody counts'],
] as const)('%s of %d is %s: %s', ([name, amount, expected]) => {
  expect(countedName(name, amount)).toBe(expected);
});
