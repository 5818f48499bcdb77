import fc from 'fast-check';
import { expect, test } from 'vitest';

import { clockOf, durationWords, MAX_TIMER, timersOf } from './stepTimers.ts';

const M = 60;
const H = 60 * M;

test.for([
  // text, low, high, what, why this row exists
  ['Simmer 20 minutes.', 20 * M, 20 * M, 'Simmer', 'the plain case'],
  ['Simmer for 20–25 minutes', 20 * M, 25 * M, 'Simmer', 'a range'],
  ['Chill for 1–2 hours.', H, 2 * H, 'Chill', 'hours'],
  ['Chill for 1 to 2 hours.', H, 2 * H, 'Chill', '"to"'],
  ['Roast 8 or 9 min', 8 * M, 9 * M, 'Roast', '"or", short unit'],
  ['Let it rest half an hour.', 30 * M, 30 * M, 'Rest', 'half an hour; a helper verb'],
  ['Boil half a minute', 30, 30, 'Boil', 'half a minute'],
  ['Bake for an hour and a half', 90 * M, 90 * M, 'Bake', 'and a half after the unit'],
  ['Bake two and a half hours', 150 * M, 150 * M, 'Bake', 'and a half before the unit'],
  ['Rest a quarter of an hour', 15 * M, 15 * M, 'Rest', 'a quarter'],
  ['Rest three quarters of an hour', 45 * M, 45 * M, 'Rest', 'three quarters'],
  ['Bake 1 hour 30 minutes', 90 * M, 90 * M, 'Bake', 'two units'],
  ['Bake 1 hour and 15 mins', 75 * M, 75 * M, 'Bake', 'two units with "and"'],
  ['Bake 1 1/2 hours', 90 * M, 90 * M, 'Bake', 'a mixed number'],
  ['Bake 1½ hours', 90 * M, 90 * M, 'Bake', 'a sign'],
  ['Bake ½ hour', 30 * M, 30 * M, 'Bake', 'a sign alone'],
  ['Bake 3/4 hour', 45 * M, 45 * M, 'Bake', 'a fraction'],
  ['Bake 1.5 hours', 90 * M, 90 * M, 'Bake', 'a decimal'],
  ['Microwave 30 seconds', 30, 30, 'Microwave', 'seconds'],
  ['Fry 45 seconds to 1 minute', 45, 60, 'Fry', 'a range across units'],
  ['Steam for twenty-five minutes', 25 * M, 25 * M, 'Steam', 'a word'],
  ['A 10-minute simmer', 10 * M, 10 * M, '', 'a hyphen, and the verb comes later'],
  ['Fry 3 minutes per side', 3 * M, 3 * M, 'Fry', 'per side'],
  ['Cover and cook for about 5 minutes more', 5 * M, 5 * M, 'Cook', 'the nearest verb'],
  ['Bring to a boil and cook 5 minutes', 5 * M, 5 * M, 'Cook', 'the last of two'],
  ['Heat the oil. Wait 5 minutes', 5 * M, 5 * M, '', 'a verb of another sentence'],
  ['Boil in 1.5 l of water 5 min', 5 * M, 5 * M, 'Boil', 'a decimal ends no sentence'],
  ['Soak overnight or 8 hours', 8 * H, 8 * H, 'Soak', 'a word that is no time'],
  ['COOK 5 MINUTES', 5 * M, 5 * M, 'Cook', 'capitals'],
  ['Wait 10 minutes before slicing', 10 * M, 10 * M, '', 'a wait that ends before something'],
  ['Let it sit 5 minutes before serving', 5 * M, 5 * M, 'Sit', 'the same with a verb'],
  ['Cook 10–8 minutes', 8 * M, 10 * M, 'Cook', 'the wrong way round'],
] as const)('"%s": %s', ([text, low, high, what]) => {
  expect(timersOf(text)).toMatchObject([{ low, high, what }]);
});

test.for([
  ['Heat the oven to 350 degrees', 'a temperature'],
  ['Stir every 5 minutes', 'a rhythm'],
  ['Take it out 10 minutes before serving', 'a moment'],
  ['Add 2 cups of rice', 'an amount'],
  ['Press a second tortilla on top', 'an ordinal'],
  ['Bake 0 minutes', 'nothing'],
  ['Ferment 25 hours', 'more than a day'],
  ['Take a minced onion', 'a word that starts like a unit'],
  ['', 'no text'],
] as const)('"%s" has none: %s', ([text]) => {
  expect(timersOf(text)).toEqual([]);
});

test('several times keep their order, places and verbs', () => {
  const text = 'Fry for 5 minutes. Add the rice, simmer 18 minutes, then rest for 10 min.';
  const timers = timersOf(text);
  expect(timers.map(({ what, low }) => [what, low])).toEqual([
    ['Fry', 5 * M],
    ['Simmer', 18 * M],
    ['Rest', 10 * M],
  ]);
  expect(timers.map(({ from, to }) => text.slice(from, to))).toEqual([
    '5 minutes',
    '18 minutes',
    '10 min',
  ]);
});

test('at most 8 times of a step are read', () => {
  expect(timersOf('Cook 1 minute. '.repeat(20))).toHaveLength(8);
});

test('reads any text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300, unit: 'binary' }), (text) => {
      for (const { low, high, from, to } of timersOf(text)) {
        expect(low).toBeGreaterThanOrEqual(1);
        expect(high).toBeGreaterThanOrEqual(low);
        expect(high).toBeLessThanOrEqual(MAX_TIMER);
        expect(to).toBeGreaterThan(from);
      }
    }),
  );
});

test('any range of minutes is read as written', () => {
  const minutes = fc.integer({ min: 1, max: 600 });
  fc.assert(
    fc.property(minutes, minutes, (low, more) => {
      const high = low + more;
      expect(timersOf(`Cook ${low} to ${high} minutes`)).toMatchObject([
        { low: low * M, high: high * M },
      ]);
    }),
  );
});

test.for([
  [1200, '20:00'],
  [3900, '1:05:00'],
  [59.1, '1:00'],
  [0.2, '0:01'],
  [0, '0:00'],
  [-3, '0:00'],
] as const)('%d s on the clock is %s', ([seconds, text]) => {
  expect(clockOf(seconds)).toBe(text);
});

test.for([
  [20 * M, 20 * M, '20 min'],
  [20 * M, 25 * M, '20–25 min'],
  [90 * M, 90 * M, '1 h 30 min'],
  [H, 2 * H, '1–2 h'],
  [45, 60, '45–60 s'],
  [45, 45, '45 s'],
  [H, 90 * M, '60–90 min'],
] as const)('%d to %d s in words is "%s"', ([low, high, text]) => {
  expect(durationWords({ low, high })).toBe(text);
});
