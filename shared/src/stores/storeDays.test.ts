import { describe, expect, test } from 'vitest';

import { holidayWords, hoursWords, isClockTime, timeWords } from './storeDays.ts';

const nine = { opens: '09:00', closes: '18:30' };

test.for([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['9:00', false],
  ['12:60', false],
] as const)('%s is a time: %s', ([text, is]) => {
  expect(isClockTime(text)).toBe(is);
});

describe('opening hours in words', () => {
  test.for([
    ['every day alike', Array(7).fill(nine), ['Mon–Sun 9 AM–6:30 PM']],
    ['no open day: nothing is said of hours', Array(7).fill(null), []],
    [
      'a week with a short Saturday',
      [nine, nine, nine, nine, nine, { opens: '10:00', closes: '14:00' }, null],
      ['Mon–Fri 9 AM–6:30 PM', 'Sat 10 AM–2 PM', 'Sun closed'],
    ],
    [
      'two closed days',
      [null, null, nine, nine, nine, nine, nine],
      ['Mon, Tue closed', 'Wed–Sun 9 AM–6:30 PM'],
    ],
  ] as const)('%s', ([, weekdays, words]) => {
    expect(hoursWords({ weekdays })).toEqual(words);
  });

  test('noon and midnight', () => {
    expect([timeWords('12:00'), timeWords('00:05')]).toEqual(['12 PM', '12:05 AM']);
  });

  test('only holidays to come', () => {
    const holidays = ['2027-01-01', '2026-11-01', '2026-12-25'];
    expect(holidayWords({ holidays }, '2026-12-25')).toBe('Closed Dec 25, Jan 1');
    expect(holidayWords({ holidays }, '2027-02-01')).toBeUndefined();
  });
});
