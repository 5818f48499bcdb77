import { expect, test } from 'vitest';

import { timeDoubt } from './timeDoubt.rules.ts';

const NONE = { prep: null, cook: null, total: null };
const LONG = 'Its time of 30 h seems long.';

test.for([
  [{ ...NONE, cook: 1800 }, ['Simmer 40 minutes.'], LONG, 'a soup'],
  [{ ...NONE, total: 1800 }, [], LONG, 'no step'],
  [{ ...NONE, total: 1800 }, ['Rest overnight, then bake.'], undefined, 'a night'],
  [{ ...NONE, total: 1800 }, ['Simmer 1 hour. Keeps 3 days.'], LONG, 'days of the rest'],
  [{ ...NONE, total: 1800 }, ['Zwei Tage ziehen lassen.'], undefined, 'days in German'],
  [{ ...NONE, total: 1800 }, ['Prove 12 hours.', 'Chill 8 hours.'], undefined, 'long steps'],
  [{ ...NONE, cook: 719 }, ['Simmer 40 minutes.'], undefined, 'one minute less'],
  [
    { ...NONE, cook: 720 },
    ['Simmer 40 minutes.'],
    'Its time of 12 h seems long.',
    'the least that is asked about',
  ],
  [{ prep: 10, cook: 60, total: 60 }, [], undefined, 'parts at once'],
  [
    { prep: 10, cook: 61, total: 60 },
    [],
    'Its total time is shorter than a part of it.',
    'a total that cannot be',
  ],
  [NONE, ['Simmer 40 minutes.'], undefined, 'no time'],
] as const)('%j with %j: %s, %s', ([minutes, texts, doubt]) => {
  expect(timeDoubt(minutes, texts)).toBe(doubt);
});
