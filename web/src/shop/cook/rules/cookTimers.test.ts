import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  addMinute,
  type CookTimer,
  holdOrRun,
  isOver,
  isRinging,
  msLeft,
  nextEnd,
  RINGS_MS,
  timerName,
} from './cookTimers.ts';

const NOW = 1_000_000;
const timer = (more: Partial<CookTimer> = {}): CookTimer => ({
  id: 'a',
  recipe: '/recipe/7',
  title: 'Rice Bowl',
  step: 3,
  what: 'Simmer',
  seconds: 60,
  endsAt: NOW + 60_000,
  left: 0,
  ...more,
});

test.for([
  // ends after ms, over, ringing, why this row exists
  [1, false, false, 'one more millisecond'],
  [0, true, true, 'at its end'],
  [1 - RINGS_MS, true, true, 'its last ring'],
  [-RINGS_MS, true, false, 'rung long enough'],
] as const)('%d ms before its end: over %s, rings %s: %s', ([ms, over, ringing]) => {
  const one = timer({ endsAt: NOW + ms });
  expect(isOver(one, NOW)).toBe(over);
  expect(isRinging(one, NOW)).toBe(ringing);
});

test('a held timer is never over and never rings', () => {
  const held = timer({ endsAt: null, left: 5 });
  expect(isOver(held, NOW)).toBe(false);
  expect(isRinging(held, NOW)).toBe(false);
  expect(msLeft(held, NOW + 99)).toBe(5);
});

test('holding and going on lose no time, however long it was held', () => {
  const ms = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(ms, ms, (left, held) => {
      const one = timer({ endsAt: NOW + left });
      const later = NOW + held;
      const again = holdOrRun(holdOrRun(one, NOW), later);
      expect(msLeft(again, later)).toBe(left);
    }),
  );
});

test('a timer that is over cannot be held', () => {
  const one = timer({ endsAt: NOW });
  expect(holdOrRun(one, NOW)).toBe(one);
});

test.for([
  [{ endsAt: NOW + 5 }, 60_005, 'running'],
  [{ endsAt: null, left: 5 }, 60_005, 'held'],
  [{ endsAt: NOW - 500_000 }, 60_000, 'over for long'],
] as const)('a minute more for %j leaves %d ms: %s', ([state, left]) => {
  const more = addMinute(timer(state), NOW);
  expect(msLeft(more, NOW)).toBe(left);
  expect(more.seconds).toBe(120);
});

test('the next end is that of the first running timer', () => {
  const timers = [
    timer({ endsAt: NOW - 1 }),
    timer(),
    timer({ endsAt: null }),
    timer({ endsAt: NOW + 9 }),
  ];
  expect(nextEnd(timers, NOW)).toBe(NOW + 9);
  expect(nextEnd([timer({ endsAt: null }), timer({ endsAt: NOW })], NOW)).toBeUndefined();
});

test('a timer is named by what is done, else by its step', () => {
  expect(timerName(timer())).toBe('Simmer');
  expect(timerName(timer({ what: '' }))).toBe('Step 3');
});
