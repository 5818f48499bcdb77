import { describe, expect, test } from 'vitest';

import { timersOf } from './stepTimers.ts';

const M = 60;

describe('signs for minutes in steps', () => {
  test.for<[string, [number, number][], string]>([
    ["Bake 20' at 180°C.", [[20 * M, 20 * M]], 'an apostrophe'],
    ['Bake 20’ at 180°C.', [[20 * M, 20 * M]], 'a typographic one'],
    ['Bake 20′ at 180°C.', [[20 * M, 20 * M]], 'a prime'],
    ["Simmer for 15', then rest.", [[15 * M, 15 * M]], 'a comma after it'],
    ["Simmer 10-15'.", [[10 * M, 15 * M]], 'a range'],
    ["Simmer 10'-15'.", [[10 * M, 15 * M]], 'a range with both signs'],
    ["Simmer 10' to 15'.", [[10 * M, 15 * M]], 'a range in words'],
    ["Roast 1h 20'.", [[80 * M, 80 * M]], 'after hours'],
    [
      "Roast 1 h 20' and rest 5'.",
      [
        [80 * M, 80 * M],
        [5 * M, 5 * M],
      ],
      'two times',
    ],
    ["Cuire 20' à feu doux.", [[20 * M, 20 * M]], 'French'],
    ["Laisser reposer 10' de plus.", [[10 * M, 10 * M]], 'French, before "de"'],
    ["Cuocere per 20' a fuoco lento.", [[20 * M, 20 * M]], 'Italian'],
    ["Cuocere 8/10' in forno.", [[8 * M, 10 * M]], 'an Italian range'],
    ["Hornear 30' a 180º.", [[30 * M, 30 * M]], 'Spanish'],
    ["Cocer de 8 a 10'.", [[8 * M, 10 * M]], 'a Spanish range'],
    ["20' köcheln lassen.", [[20 * M, 20 * M]], 'German'],
    ["Laat 20' sudderen.", [[20 * M, 20 * M]], 'Dutch'],
    ["Blanch 1½'.", [[90, 90]], 'a mixed number'],
    ["Microwave 1' 30''.", [[90, 90]], 'seconds, which are no inches'],
    ['Microwave 1\'30".', [[90, 90]], 'the same, tight'],
    ['Microwave 2′45″.', [[165, 165]], 'with primes'],
    ["(5')", [[5 * M, 5 * M]], 'in brackets'],
  ])('%s: %s', ([step, expected]) => {
    expect(timersOf(step).map(({ low, high }) => [low, high])).toEqual(expected);
  });

  test.for([
    ["Cut a 2' length of string.", 'a length'],
    ["Tie with 3' of kitchen twine.", 'so much of something'],
    ["Lay out a 6' table.", 'a table'],
    ["Tear off a 2' sheet of foil.", 'a sheet'],
    ["Roll it into a 3' long rope.", 'so long'],
    ["Roll it into a 3'-long rope.", 'so long, with a hyphen'],
    ["A board of 2' x 3'.", 'two sides'],
    ["A board of 2' by 3'.", 'two sides in words'],
    ['He is 5\'6" tall.', 'feet and inches'],
    ["He is 5' 11''.", 'feet and the most inches'],
    ['Roll to 12".', 'inches'],
    ["Roll to 12''.", 'inches by two signs'],
    ["Popular in the '70s.", 'a decade'],
    ["Popular in the 1970's.", 'a decade'],
    ["Press '20' on the panel.", 'quotes'],
    ["Add 1'200 g flour.", 'thousands'],
    ["At 46° 30' north.", 'a part of a degree'],
    ["Add 2 'large' eggs.", 'a quoted word'],
    ["Serves 4's.", 'a letter behind it'],
  ] as const)('%s has none: %s', ([step]) => {
    expect(timersOf(step)).toEqual([]);
  });
});
