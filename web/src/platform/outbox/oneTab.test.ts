import { expect, test, vi } from 'vitest';

import { makeRetry, makeTabQueue } from './oneTab.ts';

test('acts run one after the other, also after one that failed', async () => {
  const inTurn = makeTabQueue();
  const done: string[] = [];
  const first = inTurn(async () => {
    await Promise.resolve();
    done.push('first');
    throw new Error('no');
  });
  const second = inTurn(async () => {
    done.push('second');
    return 2;
  });
  await expect(first).rejects.toThrow('no');
  await expect(second).resolves.toBe(2);
  expect(done).toEqual(['first', 'second']);
});

test('tries again after twice the wait each time, up to the longest, and anew after a success', () => {
  vi.useFakeTimers();
  const retry = makeRetry({ afterMs: 2, maxMs: 6 });
  const act = vi.fn<() => void>();
  for (const wait of [2, 4, 6, 6]) {
    act.mockClear();
    retry.later(act);
    vi.advanceTimersByTime(wait - 1);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledOnce();
  }
  act.mockClear();
  retry.later(act);
  retry.stop();
  retry.later(act);
  retry.succeed();
  vi.advanceTimersByTime(100);
  expect(act).not.toHaveBeenCalled();
  retry.later(act);
  vi.advanceTimersByTime(2);
  expect(act).toHaveBeenCalledOnce();
});
