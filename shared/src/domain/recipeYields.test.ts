import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { bestYields, readYields } from './recipeYields.ts';

test.for([
  ['Serves 4-6', 4, 6, 'a range'],
  ['4 to 6 servings', 4, 6, 'a range in words'],
  ['6–4 portions', 4, 6, 'the wrong way round'],
  ['12 cookies', 12, 12, 'pieces'],
  ['1 (9-inch) pie', 1, 1, 'the first number counts'],
  ['8 (1/2-cup) servings', 8, 8, 'not what each is'],
  ['(6 servings)', 6, 6, 'nothing but that'],
  ['1 9" pie (8 servings)', 8, 8, 'people behind things'],
  ['1 Kuchen (26 cm), reicht für 8 Kinder', 8, 8, 'people behind a size'],
  ['24 cookies (2 per serving)', 24, 24, 'not what each gets'],
  ['2 loaves, serves 8 to 10', 8, 10, 'a range of people behind things'],
  ['4 servings, 2 cups each', 4, 4, 'people before a measure'],
  ['Serving size: 250 g, servings: 6', 6, 6, 'not the size of one'],
  ['4 1-cup servings', 4, 4, 'a number before a size'],
  [8, 8, 8, 'a number'],
  ['2 dozen', 24, 24, 'dozens'],
  ['one dozen muffins', 12, 12, 'a dozen in words'],
  ['two dozen muffins', 24, 24, 'dozens in words'],
  ['2-3 dozen', 24, 36, 'a range of dozens'],
  ['1 1/2 dozen', 18, 18, 'a dozen and a half'],
  ['1½ dozen', 18, 18, 'with a sign'],
  ['24 cookies (2 dozen)', 24, 24, 'dozens behind the number they are'],
  ['36 cookies or 3 dozen', 36, 36, 'the number before the dozens'],
  ['1 dozen muffins, serves 6', 6, 6, 'people, who are no dozens'],
  ['2 dozen cookies (serves 12)', 12, 12, 'people, who are no dozens'],
  ['Serves 2 dozen people, 2 each', 24, 24, 'dozens of people'],
  ['Serves four', 4, 4, 'a word'],
  ['Makes 1 1/2 cups', 1.5, 1.5, 'a fraction'],
  ['Persons 6/8', 6, 8, 'two numbers of people'],
  ['2/3 portions', 2, 3, 'two numbers of portions'],
  ['1/2 portion', 0.5, 0.5, 'a part of one'],
  ['Serves 3/4 cup', 0.75, 0.75, 'a part of a measure'],
  ['½ litre', 0.5, 0.5, 'a sign'],
  ['Makes 2½ cups', 2.5, 2.5, 'a sign behind a number'],
  ['1½ loaves', 1.5, 1.5, 'a sign behind a number'],
  ['1,5 Liter', 1.5, 1.5, 'the other decimal sign'],
  ['Pour 4 personnes', 4, 4, 'French'],
  ['4人分', 4, 4, 'Japanese'],
] as const)('%s makes %d to %d: %s', ([written, low, high]) => {
  expect(readYields(written)).toEqual({ low, high, text: String(written) });
});

test.for(['', 'a lot', '0', 0, '100001', '0-0', '1 pound per serving'])(
  '%s says nothing',
  (written) => {
    expect(readYields(written)).toBeUndefined();
  },
);

describe('of several', () => {
  test.for([
    [['8', '8 servings'], '8 servings'],
    [['1 loaf', '12 servings'], '12 servings'],
    [['24', '24 cookies'], '24 cookies'],
    [['8', '16 meatballs'], '8'],
    [['4'], '4'],
    [['many', '4'], '4'],
  ] as const)('%j: %s', ([written, text]) => {
    expect(bestYields(written)?.text).toBe(text);
  });

  test('none', () => {
    expect(bestYields([])).toBeUndefined();
  });
});

test('whatever is written, the ends are in order and above 0', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.double(), fc.stringMatching(/^\d{0,7}[-/ ½]?\d{0,7}$/)),
      (text) => {
        const { low, high } = readYields(text) ?? { low: 1, high: 1 };
        expect(low > 0 && low <= high && high <= 100_000).toBe(true);
      },
    ),
  );
});
