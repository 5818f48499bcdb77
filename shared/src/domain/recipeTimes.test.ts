import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readMinutes } from './recipeTimes.ts';

test.for([
  ['PT1H20M', 80, 'ISO 8601'],
  ['PT90M', 90, 'more than 60 minutes'],
  ['P1DT2H', 1_560, 'with days'],
  ['PT1.5H', 90, 'with a part of an hour'],
  ['PT1,5H', 90, 'with the other decimal sign'],
  ['PT15M30S', 16, 'with seconds'],
  ['P0Y0M0DT0H35M0.000S', 35, 'with each part'],
  ['PT1H30', 90, 'without the last letter'],
  ['PT60', 60, 'without any letter'],
  ['P30M', 30, 'without T: minutes, no dish takes months'],
  ['T45M', 45, 'without P'],
  ['30M', 30, 'without P and T'],
  ['PT1H 30M', 90, 'with a space'],
  ['pt30m', 30, 'small letters'],
  ['PT0S', undefined, 'none'],
  ['PT', undefined, 'nothing said'],
  ['90', 90, 'a number counts minutes'],
  [90, 90, 'a number counts minutes'],
  [0, undefined, 'none'],
  ['100000', 100_000, 'the most that a recipe may take'],
  ['100001', undefined, 'one more'],
  ['1 hr 20 min', 80, 'words'],
  ['1 hour and 5 minutes', 65, 'words'],
  ['1½ hours', 90, 'a sign'],
  ['1 1/2 Stunden', 90, 'a fraction, German'],
  ['half an hour', 30, 'in words'],
  ['an hour', 60, 'in words'],
  ['2 days', 2_880, 'days'],
  ['30-40 min', 40, 'a range: the larger end'],
  ['10 to 15 minutes', 15, 'a range'],
  ['30 mins to 1 hour', 60, 'a range of two units: the larger end'],
  ['1 hour to 1 hour 30 minutes', 90, 'a range of two units'],
  ['45 Minuten bis 1 Stunde', 60, 'a range of two units in German'],
  ['00:45', 45, 'a clock'],
  ['1:30:00', 90, 'a clock with seconds'],
  ['1:15 h', 75, 'a clock of hours'],
  ['1h20', 80, 'French'],
  ['1 heure 15', 75, 'French'],
  ['15 mn', 15, 'French'],
  ['1 ora e 20 minuti', 80, 'Italian'],
  ['1 hora 10 min', 70, 'Spanish'],
  ['2 uur', 120, 'Dutch'],
  ['1 timme 10 minuter', 70, 'Swedish'],
  ['1 godz. 15 min', 75, 'Polish'],
  ['1 час 20 минут', 80, 'Russian'],
  ['1時間30分', 90, 'Japanese'],
  ['20分钟', 20, 'Chinese'],
  ['overnight', undefined, 'no number'],
  ['', undefined, 'nothing'],
  ['1/0 hours', 60, 'a fraction of nothing counts as whole'],
] as const)('%s is %s minutes: %s', ([written, expected]) => {
  expect(readMinutes(written)).toBe(expected);
});

test('whatever is written, it is undefined or whole minutes within the limits', () => {
  const parts = fc.constantFrom(
    'P',
    'T',
    'H',
    'M',
    '1',
    '30',
    ' ',
    '½',
    '/',
    '-',
    'hours',
    'min',
    ':',
    'e9',
  );
  const written = fc.oneof(
    fc.string(),
    fc.array(parts).map((some) => some.join('')),
    fc.double(),
  );
  fc.assert(
    fc.property(written, (text) => {
      const minutes = readMinutes(text) ?? 1;
      expect(Number.isInteger(minutes) && minutes >= 1 && minutes <= 100_000).toBe(true);
    }),
  );
});
