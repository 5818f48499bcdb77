import { expect, test } from 'vitest';

import { slotLine, slotUrgency } from './slotLines.ts';

const NOON = Date.UTC(2026, 10, 30, 17);
const HOUR = 3_600_000;

/** A slot in New York, where it is noon. Units: hours from now. */
const slot = (from: number, to: number) => ({
  starts_at: new Date(NOON + from * HOUR),
  ends_at: new Date(NOON + to * HOUR),
  time_zone: 'America/New_York',
});

test.for([
  [0, 2, 'Today, 12–2 PM', 'half of the day once'],
  [-2, 0, 'Today, 10 AM–12 PM', 'over noon'],
  [2.5, 4, 'Today, 2:30–4 PM', 'with minutes'],
  [22, 24, 'Tomorrow, 10 AM–12 PM', 'the next day'],
  [12, 13, 'Tomorrow, 12–1 AM', 'the day is the store’s'],
  [48, 50, 'Wed, Dec 2, 12–2 PM', 'a later day'],
  [-26, -24, 'Sun, Nov 29, 10 AM–12 PM', 'the day before'],
] as const)('%d to %d hours from now is %s: %s', ([from, to, words]) => {
  expect(slotLine(slot(from, to), NOON)).toBe(words);
});

test.for([
  [1.01, undefined, 'more than an hour before'],
  [1, 'Starts in 60 min', 'an hour before'],
  [0.001, 'Starts in 1 min', 'a part of a minute is one'],
  [0, 'Now', 'it has begun'],
  [-1.999, 'Now', 'it lasts'],
  [-2, 'Late', 'it is over'],
] as const)('a slot of two hours that starts in %d hours: %s, %s', ([from, words]) => {
  expect(slotUrgency(slot(from, from + 2), NOON)).toBe(words);
});
