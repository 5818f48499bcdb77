import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { bestYields, readYields } from './recipeYields.rules.ts';

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
  ['Makes 1 1/2 loaves', 1.5, 1.5, 'a fraction'],
  ['Persons 6/8', 6, 8, 'two numbers of people'],
  ['2/3 portions', 2, 3, 'two numbers of portions'],
  ['1/2 portion', 0.5, 0.5, 'a part of one'],
  ['½ loaf', 0.5, 0.5, 'a sign'],
  ['Makes 2½ pies', 2.5, 2.5, 'a sign behind a number'],
  ['1½ loaves', 1.5, 1.5, 'a sign behind a number'],
  ['1,5 Brote', 1.5, 1.5, 'the other decimal sign'],
  ['Pour 4 personnes', 4, 4, 'French'],
  ['4人分', 4, 4, 'Japanese'],
  ['10-inch pie', 1, 1, 'a size'],
  ['Yield: 8 cups Servings: 4', 4, 4, 'people behind their label'],
  ['one 9-inch pie', 1, 1, 'a word before a size'],
  ['Two 8-inch loaves', 2, 2, 'a word before a size'],
  ['A 10-inch tart', 1, 1, 'an article before a size'],
  ['One 12-cup Bundt cake', 1, 1, 'the size of a tin'],
  ['Makes 2-1/2 dozen', 30, 30, 'a mixed number of dozens'],
  ['half dozen', 6, 6, 'half of it'],
  ['half a dozen', 6, 6, 'half of it'],
  ['2 1/2 to 3 dozen', 30, 36, 'a range of dozens'],
  ['2 9-inch pies', 2, 2, 'two numbers'],
  ['1-9 inch pie', 1, 1, 'a number and a size that touch'],
  ['8-inch square pan (16 squares)', 16, 16, 'pieces behind a size'],
  ['1 pie (8 slices)', 8, 8, 'the parts of one'],
  ['6 1/2-cup servings', 6, 6, 'a number and a size that look mixed'],
  ['12 - 2 inch cookies', 12, 12, 'a number and a smaller size'],
  ['2 adults and 2 children', 4, 4, 'people of two kinds'],
  ['9 x 5-inch loaf', 1, 1, 'sides of one thing'],
  ['24 mini muffins', 24, 24, 'a word that begins as a time'],
  ['4 jars preserves', 4, 4, 'a word with such letters inside'],
  ['1 kg (8 servings)', 8, 8, 'people behind a weight'],
  ['feeds a family of 4', 4, 4, 'no article'],
  ['Serves 4 to 6 as a main, 8 as a side', 4, 6, 'the first of two'],
  ['Serves twenty-four', 24, 24, 'a word of two parts'],
  ['about 1½ dozen', 18, 18, 'a hedge'],
  ['4+', 4, 4, 'a plus'],
  ['Für vier Personen', 4, 4, 'a German word'],
  ['4 bis 6 Portionen', 4, 6, 'a German range'],
  ['ein Dutzend Kekse', 12, 12, 'a German dozen'],
  ['pour 6 à 8 personnes', 6, 8, 'a French range'],
  ['une douzaine de crêpes', 12, 12, 'a French dozen'],
  ['Para cuatro personas', 4, 4, 'a Spanish word'],
  ['media docena de empanadas', 6, 6, 'half a Spanish dozen'],
  ['Dosi per 4 persone', 4, 4, 'Italian'],
  ['due torte', 2, 2, 'an Italian word'],
  ['voor 4 tot 6 personen', 4, 6, 'a Dutch range'],
  ['twaalf koekjes', 12, 12, 'a Dutch word'],
] as const)('%s makes %d to %d: %s', ([written, low, high]) => {
  expect(readYields(written)).toEqual({ low, high, text: String(written) });
});

test.for([
  '',
  'a lot',
  '0',
  0,
  '100001',
  '0-0',
  '1 pound per serving',
  '500 g',
  '750 ml',
  '1,000 g',
  '1 000 g',
  '1.5 kg',
  'Makes 1 1/2 cups',
  'Serves 3/4 cup',
  '½ litre',
  'one 8x8-inch pan',
  '9x13-inch pan',
  'Für 1 Springform (26 cm)',
  'Serving size: 1 cookie',
  '30 minutes',
  '350 calories',
  'Serves a crowd',
  'a few',
])('%s says nothing', (written) => {
  expect(readYields(written)).toBeUndefined();
});

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
