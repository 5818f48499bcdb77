import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { makeQueue } from './oneTab.ts';
import { makeOutbox } from './outbox.ts';

const client = new QueryClient();

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

/** An outbox of words; those in `waits` cannot be sent yet. */
function outboxOf(words: string[]) {
  const waits = new Set<string>();
  const sent: string[] = [];
  const settled: string[][] = [];
  const run = makeOutbox<string>({
    lock: crypto.randomUUID(),
    next: () => words[0],
    send: async (word) => {
      await Promise.resolve();
      if (waits.has(word)) return false;
      sent.push(word);
      words.shift();
      return true;
    },
    settle: async (some) => void settled.push([...some]),
  });
  return { run, waits, sent, settled };
}

test('sends in order, each once, however often it is asked', async () => {
  const { run, sent, settled } = outboxOf(['a', 'b', 'c']);
  await Promise.all([run(client), run(client), run(client)]);
  expect(sent).toEqual(['a', 'b', 'c']);
  expect(settled).toEqual([['a', 'b', 'c']]);
});

test('stops at the first that must wait, and goes on after 5 s', async () => {
  const { run, waits, sent, settled } = outboxOf(['a', 'b', 'c']);
  waits.add('b');
  await run(client);
  expect(sent).toEqual(['a']);
  waits.clear();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(sent).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['a', 'b', 'c']);
  expect(settled).toEqual([['a'], ['b', 'c']]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(3);
});

test('an act that fails does so for its caller only', async () => {
  const inTurn = makeQueue(crypto.randomUUID());
  const failed = inTurn(() => Promise.reject(new Error('no')));
  const next = inTurn(async () => 'next');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('next');
});
