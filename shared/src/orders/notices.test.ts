import { expect, test } from 'vitest';

import { daysUntil } from '#basics/calendar';

import { afterQuiet, dueAt } from './notices.ts';

const NIGHT = { from: '22:00', to: '07:00' };
const NOON = { from: '12:00', to: '13:30' };

/** A moment of UTC, "2026-03-04T14:00:00Z", in milliseconds since 1970. */
function at(text: string): number {
  const [day = '', clock = ''] = text.replace('Z', '').split('T');
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return daysUntil(day) * 86_400_000 + (hours * 60 + minutes) * 60_000 + seconds * 1_000;
}

test.for([
  // hours, zone, moment, due, why this row exists
  [NIGHT, 'UTC', '2026-03-04T21:59:59Z', '2026-03-04T21:59:59Z', 'a second before'],
  [
    NIGHT,
    'UTC',
    '2026-03-04T22:00:00Z',
    '2026-03-05T07:00:00Z',
    'they begin with their first minute',
  ],
  [NIGHT, 'UTC', '2026-03-05T00:00:00Z', '2026-03-05T07:00:00Z', 'at midnight'],
  [NIGHT, 'UTC', '2026-03-05T06:59:59Z', '2026-03-05T07:00:00Z', 'their last second'],
  [NIGHT, 'UTC', '2026-03-05T07:00:00Z', '2026-03-05T07:00:00Z', 'the end is not quiet'],
  [NOON, 'UTC', '2026-03-04T12:10:30Z', '2026-03-04T13:30:00Z', 'within a day'],
  [NOON, 'UTC', '2026-03-04T13:30:00Z', '2026-03-04T13:30:00Z', 'its end'],
  [null, 'UTC', '2026-03-04T23:00:00Z', '2026-03-04T23:00:00Z', 'no quiet hours'],
  [
    NIGHT,
    'America/Chicago',
    '2026-03-05T05:00:00Z',
    '2026-03-05T13:00:00Z',
    'by the clock of the store',
  ],
  [NIGHT, 'Asia/Kathmandu', '2026-03-04T17:00:00Z', '2026-03-05T01:15:00Z', 'a zone of 5:45 hours'],
  [
    NIGHT,
    'America/Chicago',
    '2026-03-08T05:00:00Z',
    '2026-03-08T12:00:00Z',
    'the clock is set forward: an hour less',
  ],
  [
    NIGHT,
    'America/Chicago',
    '2026-11-01T04:00:00Z',
    '2026-11-01T13:00:00Z',
    'the clock is set back: an hour more',
  ],
  [
    { from: '22:00', to: '02:30' },
    'America/Chicago',
    '2026-03-08T05:00:00Z',
    '2026-03-08T08:30:00Z',
    'an end that the clock skips is 3:30',
  ],
  [
    { from: '22:00', to: '01:30' },
    'America/Chicago',
    '2026-11-01T04:00:00Z',
    '2026-11-01T06:30:00Z',
    'of an end that it shows twice the first',
  ],
  [
    { from: '07:00', to: '06:59' },
    'UTC',
    '2026-03-04T07:00:00Z',
    '2026-03-05T06:59:00Z',
    'all day but a minute',
  ],
] as const)('quiet %o in %s: %s is due at %s: %s', ([quiet, time_zone, moment, due]) => {
  expect(afterQuiet(at(moment), { quiet, time_zone })).toBe(at(due));
});

test.for([
  // timing, moment, due, why this row exists
  ['now', '2026-03-04T12:01:02Z', '2026-03-04T12:01:02Z', 'at once'],
  ['digest', '2026-03-04T12:01:02Z', '2026-03-04T12:15:00Z', 'with the next quarter'],
  ['digest', '2026-03-04T12:14:59.999Z', '2026-03-04T12:15:00Z', 'just before it'],
  ['digest', '2026-03-04T12:15:00Z', '2026-03-04T12:30:00Z', 'that one is being sent'],
  ['digest', '2026-03-04T21:59:00Z', '2026-03-05T07:00:00Z', 'a digest of quiet hours waits'],
  ['now', '2026-03-04T21:59:00Z', '2026-03-04T21:59:00Z', 'a minute before them it does not'],
] as const)('%s of %s is due at %s: %s', ([timing, moment, due]) => {
  const settings = { quiet: NIGHT, time_zone: 'UTC' };
  expect(dueAt(at(moment), timing, settings)).toBe(at(due));
});
