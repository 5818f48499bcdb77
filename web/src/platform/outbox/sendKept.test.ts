import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { forgetForWorker, keepForWorker, keptForWorker } from '#platform/stored/keptForWorker.ts';

import { sendKept } from './sendKept.ts';

const SAM = 'sam';
const KEPT = { user_id: SAM, bodies: [{ ops: [1] }, { ops: [2] }] };

/** The browser's caches, in memory. */
function memoryCaches() {
  const all = new Map<string, Map<string, Response>>();
  return {
    open: async (name: string) => {
      const cache = all.get(name) ?? new Map<string, Response>();
      all.set(name, cache);
      return { put: async (at: string, response: Response) => void cache.set(at, response) };
    },
    match: async (at: string, { cacheName }: { cacheName: string }) =>
      all.get(cacheName)?.get(at)?.clone(),
    delete: async (name: string) => all.delete(name),
  };
}

/** Mocks the server's answers, by status; undefined is no network. Shape: the received calls. */
function answering({ refresh = 200, ops = [200, 200] as (number | undefined)[], who = SAM } = {}) {
  const calls: string[] = [];
  const waiting = [...ops];
  vi.stubGlobal('fetch', async (url: string, { body = '' }: { body?: string }) => {
    calls.push(`${url} ${body}`.trim());
    if (url.endsWith('/refresh'))
      return Response.json({ _id: who, access_token: 'token' }, { status: refresh });
    const status = waiting.shift();
    if (status === undefined) throw new TypeError('Failed to fetch');
    return new Response('{}', { status });
  });
  return calls;
}

beforeEach(async () => {
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('navigator', {
    locks: { request: async (_: string, act: () => Promise<unknown>) => act() },
  });
  await keepForWorker(KEPT);
});
afterEach(() => vi.unstubAllGlobals());

test('what waits is sent in order, with a token of its person, and then forgotten', async () => {
  const calls = answering();
  await sendKept();
  expect(calls).toEqual([
    '/api/session/refresh',
    '/api/kitchen/ops {"ops":[1]}',
    '/api/kitchen/ops {"ops":[2]}',
  ]);
  expect(await keptForWorker()).toBeUndefined();
});

test.for([
  ['nobody is signed in', { refresh: 401 }, 1],
  ['another person is signed in', { who: 'maya' }, 1],
  ['the session has ended', { ops: [401] }, 2],
  ['the household was left', { ops: [409] }, 2],
  ['the second part is refused', { ops: [200, 410] }, 3],
] as const)('it stays when %s', async ([, answers, number]) => {
  const calls = answering({ ...answers, ops: [...('ops' in answers ? answers.ops : [])] });
  await sendKept();
  expect(calls).toHaveLength(number);
  expect(await keptForWorker()).toEqual(KEPT);
});

test.for([
  ['there is no network', { ops: [undefined] }, 'Failed to fetch'],
  ['the server is unavailable', { ops: [503] }, 'answered 503'],
  ['the session cannot be renewed now', { refresh: 503 }, 'answered 503'],
  ['there are too many requests', { ops: [429] }, 'answered 429'],
] as const)('it stays and is tried again when %s', async ([, answers, why]) => {
  answering({ ...answers, ops: [...('ops' in answers ? answers.ops : [])] });
  await expect(sendKept()).rejects.toThrow(why);
  expect(await keptForWorker()).toEqual(KEPT);
});

test('nothing is asked when nothing waits', async () => {
  const calls = answering();
  await forgetForWorker(SAM);
  await sendKept();
  expect(calls).toEqual([]);
});
