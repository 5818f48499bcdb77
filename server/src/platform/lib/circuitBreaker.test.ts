import { expect, test } from 'vitest';

import { makeCircuitBreaker, MAX_FAILURES, OPEN_MS } from './circuitBreaker.ts';

/** A breaker after some failures in a row, with its clock. */
function breakerAfter(failures: number) {
  const clock = { at: 1_000_000 };
  const breaker = makeCircuitBreaker(() => new Date(clock.at));
  for (let count = 0; count < failures; count += 1) breaker.failed();
  return { breaker, clock };
}

test.for([
  [MAX_FAILURES - 1, 0, true, 'one failure less'],
  [MAX_FAILURES, 0, false, 'shut'],
  [MAX_FAILURES, OPEN_MS - 1, false, 'shut to the last moment'],
  [MAX_FAILURES, OPEN_MS, true, 'one more try'],
] as const)('after %d failures and %d ms it allows: %j: %s', ([failures, later, expected]) => {
  const { breaker, clock } = breakerAfter(failures);
  clock.at += later;
  expect(breaker.allows()).toBe(expected);
});

test('a success in between starts the count again', () => {
  const { breaker } = breakerAfter(MAX_FAILURES - 1);
  breaker.succeeded();
  breaker.failed();
  expect(breaker.allows()).toBe(true);
});

test('allows one trial until its outcome is known', () => {
  const { breaker, clock } = breakerAfter(MAX_FAILURES);
  clock.at += OPEN_MS;
  expect([breaker.allows(), breaker.allows()]).toEqual([true, false]);
  breaker.failed();
  expect(breaker.allows()).toBe(false);
  clock.at += OPEN_MS;
  expect(breaker.allows()).toBe(true);
  breaker.succeeded();
  expect([breaker.allows(), breaker.allows()]).toEqual([true, true]);
});
