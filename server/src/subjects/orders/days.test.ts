import fc from 'fast-check';
import { expect, test } from 'vitest';

import { lastDays } from './days.rules.ts';

test.for([
  ['2026-03-09T12:00:00Z', 'America/New_York', ['2026-03-07 05', '2026-03-08 05', '2026-03-09 04']],
  ['2026-11-02T12:00:00Z', 'America/New_York', ['2026-10-31 04', '2026-11-01 04', '2026-11-02 05']],
  ['2026-03-09T03:59:59Z', 'America/New_York', ['2026-03-06 05', '2026-03-07 05', '2026-03-08 05']],
  // Clocks go forward at midnight: the day begins at one.
  ['2026-09-07T12:00:00Z', 'America/Santiago', ['2026-09-05 04', '2026-09-06 04', '2026-09-07 03']],
  ['2026-01-01T00:00:00Z', 'UTC', ['2025-12-30 00', '2025-12-31 00', '2026-01-01 00']],
  ['2026-06-30T10:30:00Z', 'Pacific/Auckland', ['2026-06-28 12', '2026-06-29 12', '2026-06-30 12']],
] as const)('the three last days at %s in %s', ([now, zone, expected]) => {
  const days = lastDays(new Date(now), 3, zone);
  // A day begins in the hour named, and east of Greenwich on the date before.
  expect(days.map(({ day, from }) => `${day} ${from.toISOString().slice(11, 13)}`)).toEqual(
    expected,
  );
});

test('a zone that is half an hour off begins its days at half past', () => {
  const [today] = lastDays(new Date('2026-05-01T12:00:00Z'), 1, 'Asia/Kolkata');
  expect(today).toEqual({ day: '2026-05-01', from: new Date('2026-04-30T18:30:00Z') });
});

test('days follow each other, and now is in the last', () => {
  fc.assert(
    fc.property(
      fc.date({
        min: new Date('2000-01-01T00:00:00Z'),
        max: new Date('2040-01-01T00:00:00Z'),
        noInvalidDate: true,
      }),
      fc.constantFrom(
        'UTC',
        'America/New_York',
        'Asia/Kolkata',
        'Pacific/Apia',
        'Europe/Berlin',
        'America/Santiago',
      ),
      (now, zone) => {
        const days = lastDays(now, 90, zone);
        const last = days.at(-1)?.from.getTime() ?? Number.NaN;
        expect(now.getTime() - last).toBeGreaterThanOrEqual(0);
        expect(now.getTime() - last).toBeLessThan(25 * 3_600_000);
        expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
        expect(new Set(days.map(({ day }) => day)).size).toBe(90);
      },
    ),
  );
});
