import { expect, test } from 'vitest';

import { gate } from './gate.ts';

/** Work that runs until it is told to end. */
function work() {
  const { promise, resolve } = Promise.withResolvers<string>();
  let started = false;
  return {
    start: () => {
      started = true;
      return promise;
    },
    end: resolve,
    hasStarted: () => started,
  };
}

test('runs so many at once, lets so many wait, and turns away the next', async () => {
  const pass = gate({ atOnce: 2, queue: 1 });
  const [a, b, c, d] = [work(), work(), work(), work()];
  const [first, , third] = [pass(a.start), pass(b.start), pass(c.start)];
  expect([a, b, c].map((each) => each.hasStarted())).toEqual([true, true, false]);
  await expect(pass(d.start)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 1 });

  a.end('a');
  expect(await first).toBe('a');
  await expect.poll(c.hasStarted).toBe(true);
  c.end('c');
  expect(await third).toBe('c');
  expect(d.hasStarted()).toBe(false);
});

test('a place is free again after a failure, and for everybody after a rush', async () => {
  const pass = gate({ atOnce: 1, queue: 1 });
  await expect(pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  for (const round of [1, 2, 3])
    expect(await Promise.all([pass(async () => round), pass(async () => -round)])).toEqual([
      round,
      -round,
    ]);
});
