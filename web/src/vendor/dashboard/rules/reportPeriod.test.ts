import { addDays, daysUntil } from '@larder/shared/basics/calendar';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { periodOf } from './reportPeriod.ts';

test.for([
  [
    'week',
    '2026-11-25',
    { first: '2026-11-23', last: '2026-11-26', title: 'Nov 23 – Nov 29' },
    { first: '2026-11-16', last: '2026-11-19' },
    'this week until today, beside as many days',
  ],
  [
    'week',
    '2026-11-22',
    { first: '2026-11-16', last: '2026-11-22', title: 'Nov 16 – Nov 22' },
    { first: '2026-11-09', last: '2026-11-15' },
    'a whole week begins on Monday',
  ],
  [
    'month',
    '2026-11-26',
    { first: '2026-11-01', last: '2026-11-26', title: 'November 2026' },
    { first: '2026-10-01', last: '2026-10-26' },
    'this month until today',
  ],
  [
    'month',
    '2026-03-31',
    { first: '2026-03-01', last: '2026-03-31', title: 'March 2026' },
    { first: '2026-02-01', last: '2026-02-28' },
    'a whole month beside a shorter one',
  ],
  [
    'month',
    '2026-01-05',
    { first: '2026-01-01', last: '2026-01-31', title: 'January 2026' },
    { first: '2025-12-01', last: '2025-12-31' },
    'over a new year',
  ],
] as const)('the %s of %s: %o beside %o (%s)', ([period, day, now, before]) => {
  expect(periodOf(period, day, '2026-11-26')).toMatchObject({ ...now, before });
});

test('at the end of a long month the whole shorter one is before', () => {
  expect(periodOf('month', '2026-03-30', '2026-03-30').before.last).toBe('2026-02-28');
});

test('one goes back and forth, and not into what has not begun', () => {
  const days = fc.integer({ min: 0, max: 3000 }).map((count) => addDays('2024-01-01', count));
  fc.assert(
    fc.property(days, days, fc.constantFrom('week', 'month'), (day, today, period) => {
      fc.pre(day <= today);
      const { first, last, before, earlier, later } = periodOf(period, day, today);
      expect(first <= day && day <= last && last <= today).toBe(true);
      expect(before.last < first && before.first <= before.last).toBe(true);
      expect(periodOf(period, earlier, today).later).toBe(first);
      expect(later === undefined || later <= today).toBe(true);
      expect(daysUntil(before.last) - daysUntil(before.first)).toBeLessThan(31);
    }),
  );
});
