import { setTimeout as sleep } from 'node:timers/promises';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { makeTurns } from './turns.ts';

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, open: resolve };
}

test('of one key two run at once, the others in the order in which they came', async () => {
  const inTurn = makeTurns();
  const begun: number[] = [];
  const gates = Array.from({ length: 5 }, gate);
  const all = gates.map(({ promise }, at) =>
    inTurn(['a'], async () => {
      begun.push(at);
      await promise;
    }),
  );
  await sleep(1);
  expect(begun).toEqual([0, 1]);
  for (const [at, { open }] of gates.entries()) {
    open();
    await all[at];
    await sleep(1);
    expect(begun).toHaveLength(Math.min(5, at + 3));
  }
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

test('another key does not wait', async () => {
  const inTurn = makeTurns({ maxHolders: 1 });
  const slow = gate();
  const first = inTurn(['a'], () => slow.promise);
  await expect(inTurn(['b'], async () => 'b')).resolves.toBe('b');
  slow.open();
  await first;
});

test('an error gives the turn to the next', async () => {
  const inTurn = makeTurns({ maxHolders: 1 });
  const failed = inTurn(['a'], () => Promise.reject(new Error('no')));
  const next = inTurn(['a'], async () => 'next');
  await expect(failed).rejects.toThrow('no');
  await expect(next).resolves.toBe('next');
});

test('who has waited long enough goes on', async () => {
  const inTurn = makeTurns({ maxHolders: 1, maxWaitMs: 5 });
  const stuck = gate();
  const first = inTurn(['a'], () => stuck.promise);
  await expect(inTurn(['a'], async () => 'on')).resolves.toBe('on');
  stuck.open();
  await first;
  await expect(inTurn(['a'], async () => 'free')).resolves.toBe('free');
});

test('whatever keys are asked for, no more than allowed run of one, and all end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 3 }), {
        maxLength: 12,
      }),
      fc.integer({ min: 1, max: 3 }),
      async (wanted, maxHolders) => {
        const inTurn = makeTurns({ maxHolders });
        const running = new Map<string, number>();
        let most = 0;
        await Promise.all(
          wanted.map((keys) =>
            inTurn(keys, async () => {
              for (const key of new Set(keys)) {
                running.set(key, (running.get(key) ?? 0) + 1);
                most = Math.max(most, running.get(key) ?? 0);
              }
              await Promise.resolve();
              for (const key of new Set(keys)) running.set(key, (running.get(key) ?? 0) - 1);
            }),
          ),
        );
        expect(most).toBeLessThanOrEqual(maxHolders);
        expect([...running.values()].every((number) => number === 0)).toBe(true);
      },
    ),
    { examples: [[[['a'], ['b', 'c'], ['a', 'b'], ['b']], 1]] },
  );
});
