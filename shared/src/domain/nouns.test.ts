import { expect, test } from 'vitest';

import { counted } from './nouns.ts';

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
] as const)('%s, %d of them: %s', ([word, amount, expected]) => {
  expect(counted(word, amount)).toBe(expected);
});
