import { expect, test } from 'vitest';

import { cookedWords } from './cookedWords.ts';

test.for([
  [0, null, ''],
  [1, '2026-11-03', 'Cooked once, on Nov 3'],
  [2, '2026-11-03', 'Cooked twice, last on Nov 3'],
  [3, '2026-11-03', 'Cooked 3 times, last on Nov 3'],
  [1_200, '2026-11-03', 'Cooked 1,200 times, last on Nov 3'],
] as const)('%d times, last on %s: "%s"', ([times, last_on, words]) => {
  expect(cookedWords({ times, last_on }, () => 'Nov 3')).toBe(words);
});
