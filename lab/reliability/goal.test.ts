import { expect, test } from 'vitest';

import { atLeast, atMost, none, outcome, type Rows } from './goal.ts';

const LATE = atMost(192, 150);
const SLOW = atLeast(204, 300);

test.each<[why: string, rows: Rows, isOnlyLate: boolean]>([
  ['all is met', { 'p99 ms': atMost(10, 150), lost: none([]) }, false],
  ['a time', { '100 orders/s p99 ms': LATE, lost: none([]) }, true],
  ['a rate', { 'most orders/s': SLOW, 'logins/s': atLeast(60, 50) }, true],
  ['something lost, and a time', { 'p99 ms': LATE, lost: none(['order 7']) }, false],
  ['a number that is no time', { 'p99 ms': LATE, 'memory MB': atMost(900, 300) }, false],
])('failed by times alone: %s', (_why, rows, isOnlyLate) => {
  expect(outcome(rows).isOnlyLate).toBe(isOnlyLate);
});
