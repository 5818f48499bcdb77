import { expect, test } from 'vitest';

import { clockWords, earlier, linkWords, timesToChoose, zoneWords } from './calendarWords.ts';

const NOW = Date.parse('2026-11-25T18:00:00Z');
const ago = (hours: number) => new Date(NOW - hours * 3_600_000);

test.for([
  ['just made', ago(0), null, 'Made just now, not read yet'],
  ['read just now', ago(48), ago(0.9), 'Made Nov 23, read within the hour'],
  ['read an hour ago', ago(48), ago(1), 'Made Nov 23, read an hour ago'],
  ['read today', ago(48), ago(23.9), 'Made Nov 23, read 23 hours ago'],
  ['forgotten', ago(24 * 40), ago(24 * 26), 'Made Oct 16, last read Oct 30'],
] as const)('%s', ([, created_at, read_at, words]) => {
  expect(linkWords({ created_at, read_at }, NOW, 'America/New_York')).toBe(words);
});

test('times are said by twelve hours, and count back over midnight', () => {
  expect(['00:05', '12:00', '13:30', '23:59'].map(clockWords)).toEqual([
    '12:05 AM',
    '12:00 PM',
    '1:30 PM',
    '11:59 PM',
  ]);
  expect([earlier('19:00', 85), earlier('00:30', 45), earlier('08:00', 0)]).toEqual([
    '17:35',
    '23:45',
    '08:00',
  ]);
});

test('one chooses among quarters of hours and what is chosen', () => {
  expect(timesToChoose('19:00')).toHaveLength(96);
  expect(timesToChoose('19:05').slice(76, 79)).toEqual(['19:00', '19:05', '19:15']);
  expect(['America/New_York', 'America/Argentina/Ushuaia', 'UTC'].map(zoneWords)).toEqual([
    'New York',
    'Ushuaia',
    'UTC',
  ]);
});
