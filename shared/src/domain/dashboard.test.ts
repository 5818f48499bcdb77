import { expect, test } from 'vitest';

import { isTimeZone, shortId } from './dashboard.ts';

test.for([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['', false],
  ["UTC'; drop table orders", false],
] as const)('%s is a time zone: %s', ([name, is]) => {
  expect(isTimeZone(name)).toBe(is);
});

test('shows the first characters of an id', () => {
  expect(shortId('0123456789abcdef', 8)).toBe('01234567');
  expect(shortId('0123456789abcdef', 12)).toBe('0123456789ab');
});
