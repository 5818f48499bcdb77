import { expect, test } from 'vitest';

import { batched } from './batched.ts';

/** The keys that were asked, and a question that the test answers. */
function world() {
  const asked: (readonly number[])[] = [];
  const gates: PromiseWithResolvers<void>[] = [];
  const ask = batched(async (keys: readonly number[]) => {
    asked.push(keys);
    const gate = Promise.withResolvers<void>();
    gates.push(gate);
    await gate.promise;
    return keys.map((key) => key * 10);
  });
  return { asked, gates, ask };
}

test('keys that come during a query share the next one', async () => {
  const { asked, gates, ask } = world();
  const first = [ask(1), ask(2)];
  await expect.poll(() => asked).toEqual([[1, 2]]);
  const second = [ask(3), ask(2), ask(4)];
  gates[0]?.resolve();
  expect(await Promise.all(first)).toEqual([10, 20]);
  await expect
    .poll(() => asked)
    .toEqual([
      [1, 2],
      [3, 2, 4],
    ]);
  gates[1]?.resolve();
  expect(await Promise.all(second)).toEqual([30, 20, 40]);
});

test('a failed query fails only those who shared it', async () => {
  const { asked, gates, ask } = world();
  const failed = [ask(1), ask(2)].map((answer) => answer.catch((error: unknown) => error));
  await expect.poll(() => asked).toHaveLength(1);
  const later = ask(3);
  const lost = new Error('lost');
  gates[0]?.reject(lost);
  expect(await Promise.all(failed)).toEqual([lost, lost]);
  await expect.poll(() => asked).toHaveLength(2);
  gates[1]?.resolve();
  expect(await later).toBe(30);
});
