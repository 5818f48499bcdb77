import { expect, test } from 'vitest';

import { mapYielding } from './mapYielding.ts';

const LONGER_THAN_A_TURN_MS = 6;

function work(): void {
  const begun = performance.now();
  while (performance.now() - begun < LONGER_THAN_A_TURN_MS);
}

test('other work gets a turn during long work', async () => {
  const order: string[] = [];
  setImmediate(() => order.push('another'));
  const made = await mapYielding(['first', 'second', 'third'], (item) => {
    work();
    order.push(item);
    return item.toUpperCase();
  });
  expect(made).toEqual(['FIRST', 'SECOND', 'THIRD']);
  expect(order).toEqual(['first', 'another', 'second', 'third']);
});

test('an error ends it', async () => {
  const seen: number[] = [];
  const failing = mapYielding([1, 2, 3], (item) => {
    seen.push(item);
    if (item === 2) throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(seen).toEqual([1, 2]);
});
