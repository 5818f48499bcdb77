import { text } from 'node:stream/consumers';

import { expect, test, vi } from 'vitest';

import { makeExportDesk } from './exportDesk.service.ts';

const BUSY = expect.objectContaining({ code: 'busy', retryAfter: 10 });

/** Pieces that count how many are worked on at the same time. */
function work() {
  let now = 0;
  const most = { pieces: 0, ended: 0 };
  async function* pieces(name: string): AsyncGenerator<string> {
    try {
      for (let n = 0; n < 5; n += 1) {
        now += 1;
        most.pieces = Math.max(most.pieces, now);
        await new Promise((resolve) => setTimeout(resolve, 2));
        now -= 1;
        yield name;
      }
    } finally {
      most.ended += 1;
    }
  }
  return { pieces, most };
}

test('four are under way, one of each account, and one piece at a time is made', async () => {
  const send = makeExportDesk();
  const { pieces, most } = work();
  const sent = ['a', 'b', 'c', 'd'].map((who) => text(send(who, pieces(who))));
  expect(() => send('e', pieces('e'))).toThrow(BUSY);
  expect(await Promise.all(sent)).toEqual(['aaaaa', 'bbbbb', 'ccccc', 'ddddd']);
  expect(most).toEqual({ pieces: 1, ended: 4 });
  const first = send('a', pieces('a'));
  expect(() => send('a', pieces('a'))).toThrow(BUSY);
  expect(await text(first)).toBe('aaaaa');
  expect(await text(send('a', pieces('a')))).toBe('aaaaa');
});

test('one that fails or is not wanted any more gives its place back', async () => {
  const send = makeExportDesk();
  const { pieces, most } = work();
  async function* failing(): AsyncGenerator<string> {
    yield 'a';
    throw new Error('the database is gone');
  }
  await expect(text(send('a', failing()))).rejects.toThrow('the database is gone');
  const left = send('a', pieces('a'));
  left.destroy();
  await vi.waitFor(() => expect(left.closed).toBe(true));
  expect(await text(send('a', pieces('a')))).toBe('aaaaa');
  expect(most.ended).toBeGreaterThan(0);
});

test('one that nobody reads is ended after two minutes, and does not hold up others', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const send = makeExportDesk();
  async function* endless(): AsyncGenerator<string> {
    for (;;) yield 'x'.repeat(10_000);
  }
  const failed = vi.fn<(error: Error) => void>();
  const stuck = send('a', endless()).on('error', failed);
  stuck.read(0);
  async function* short(): AsyncGenerator<string> {
    yield 'b';
  }
  expect(await text(send('b', short()))).toBe('b');
  await vi.advanceTimersByTimeAsync(120_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(failed).toHaveBeenCalled());
  expect(await text(send('a', short()))).toBe('b');
});

test('four that nobody reads give way to others after 20 s, the oldest first', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  const send = makeExportDesk();
  async function* endless(): AsyncGenerator<string> {
    for (;;) yield 'x'.repeat(10_000);
  }
  async function* short(): AsyncGenerator<string> {
    yield 'e';
  }
  const failed: string[] = [];
  for (const who of ['a', 'b', 'c', 'd'])
    send(who, endless())
      .on('error', () => failed.push(who))
      .read(0);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(() => send('e', short())).toThrow(BUSY);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await text(send('e', short()))).toBe('e');
  vi.useRealTimers();
  await vi.waitFor(() => expect(failed).toEqual(['a']));
  expect(() => send('b', short())).toThrow(BUSY);
});
