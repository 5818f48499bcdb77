import { expect, test } from 'vitest';

import { addDays, dayIn, dayWords, isDay, isTimeZone } from './calendar.ts';

test.for([
  ['2026-12-27', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2100-02-29', false],
  ['2000-02-29', true],
  ['1970-01-01', true],
  ['2026-04-31', false],
  ['2026-00-10', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['27.12.2026', false],
  ['', false],
] as const)('%s is a day: %s', ([text, is]) => {
  expect(isDay(text)).toBe(is);
});

test('a day is the one of its zone', () => {
  // 3 o'clock of that day in UTC.
  const moment = 1_798_340_400_000;
  expect(dayIn('UTC', moment)).toBe('2026-12-27');
  expect(dayIn('America/New_York', moment)).toBe('2026-12-26');
  expect(addDays('2026-12-27', 5)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(dayWords('2026-12-27')).toBe('Dec 27');
});

test.for([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['', false],
  ["UTC'; drop table orders", false],
] as const)('%s is a time zone: %s', ([name, is]) => {
  expect(isTimeZone(name)).toBe(is);
});
