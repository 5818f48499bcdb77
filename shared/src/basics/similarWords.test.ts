import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { kinOfWords, nearestWord, trigramSimilarity } from './similarWords.ts';

test.for([
  ['zuchini', 'zucchini', 'a letter is missing'],
  ['avacado', 'avocado', 'one is another'],
  ['brocolli', 'broccoli', 'the wrong one is doubled'],
  ['batter', undefined, 'too short for a slip: butter is another thing'],
  ['broad', undefined, 'nothing like it'],
  ['', undefined, 'nothing'],
] as const)('the word nearest to "%s" is %s: %s', ([word, nearest]) => {
  const kin = kinOfWords(['zucchini', 'avocado', 'broccoli', 'butter', 'bread']);
  expect(nearestWord(kin, word)).toBe(nearest);
});

describe('trigramSimilarity', () => {
  test.for([
    // a, b, similarity, why this row exists
    ['word', 'two words', 4 / 11, 'the example in the manual of pg_trgm: 0.363636'],
    ['cat', 'cat', 1, 'the same'],
    ['Cat', 'cat ', 1, 'case and space'],
    ['cat', 'dog', 0, 'nothing shared'],
    ['abc', 'abd', 2 / 6, '"  a" and " ab" of "abc", "bc ", "abd", "bd " as well'],
    ['a b', 'b a', 1, 'the order of words does not count'],
    ['', '', 0, 'nothing has no trigrams'],
    ['', 'cat', 0, 'nothing has no trigrams'],
  ] as const)('of "%s" and "%s" is %d: %s', ([a, b, similarity]) => {
    expect(trigramSimilarity(a, b)).toBeCloseTo(similarity, 9);
  });

  test('is between 0 and 1, the same both ways, and 1 with itself', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        const similarity = trigramSimilarity(a, b);
        expect(similarity).toBe(trigramSimilarity(b, a));
        expect(similarity).toBeGreaterThanOrEqual(0);
        expect(similarity).toBeLessThanOrEqual(1);
        expect([0, 1]).toContain(trigramSimilarity(a, a));
      }),
    );
  });
});
