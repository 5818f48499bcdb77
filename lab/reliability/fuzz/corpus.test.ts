import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { everyCall } from '@larder/shared/calls';
import { afterAll, expect, test } from 'vitest';

import { findPostgres } from '#reliability/harness/postgres';
import { random } from '#reliability/harness/random';

import { fromKept, type Kept, readCorpus, saveKept, toKept } from './corpus.ts';
import { findings, nameOf } from './findings.ts';
import { makeIdPool } from './pool.ts';
import { inSession } from './session.ts';
import { shrink } from './shrink.ts';

const folder = mkdtempSync(join(tmpdir(), 'larder-corpus-'));
afterAll(() => rmSync(folder, { recursive: true }));

const [STORE, NEW_STORE, STRANGE] = [
  '00000000-0000-4000-8000-000000000001',
  '00000000-0000-4000-8000-000000000002',
  '00000000-0000-4000-8000-000000000003',
];
const ADA = {
  role: 'vendor',
  user_id: 'ada',
  token: 't',
  email: 'a@b.test',
  canary: 'C-1',
} as const;
const BEA = {
  role: 'vendor',
  user_id: 'bea',
  token: 'u',
  email: 'c@d.test',
  canary: 'C-2',
} as const;

test('a kept request names its ids, and becomes the same request of another actor in another run', () => {
  const [pool, later] = [makeIdPool(random(1)), makeIdPool(random(1))];
  pool.add('own store', STORE, ADA.user_id);
  later.add('own store', NEW_STORE, BEA.user_id);
  const built = {
    path: `/vendor/store/${STORE}/close`,
    sent: {
      token: ADA.token,
      headers: { cookie: 'secret', 'idempotency-key': 'k1' },
      body: { note: `of ${ADA.canary}`, id: STRANGE },
    },
    actor: ADA,
  };
  const kept = toKept({ call: 'POST /vendor/store/{storeId}/close', built, fault: '500' }, pool);
  expect(kept).toEqual({
    fault: '500',
    call: 'POST /vendor/store/{storeId}/close',
    role: 'vendor',
    path: '/vendor/store/{{my own store}}/close',
    headers: { 'idempotency-key': 'k1' },
    body: { note: 'of {{canary}}', id: STRANGE },
  });
  saveKept(kept, folder);
  saveKept(kept, folder);
  expect(readdirSync(folder)).toHaveLength(1);
  const [read] = readCorpus(folder);
  expect(fromKept(read as Kept, BEA, later)).toEqual({
    path: `/vendor/store/${NEW_STORE}/close`,
    sent: {
      token: BEA.token,
      headers: { 'idempotency-key': 'k1' },
      body: { note: 'of C-2', id: STRANGE },
    },
    actor: BEA,
  });
});

test('a body is reduced to what its fault needs', async () => {
  const body = { a: [1, { bad: 'x'.repeat(64), good: 2 }, 3], b: 'y' };
  const hasFault = async ({ body: sent }: { body?: unknown }) =>
    JSON.stringify(sent).includes('"bad":"xx');
  const { body: small } = await shrink({ body }, hasFault);
  expect(JSON.stringify(small).length).toBeLessThan(40);
  expect(await hasFault({ body: small })).toBe(true);
});

const corpus = readCorpus();
const TIMES = 5;

test('every kept request belongs to a call', () => {
  const calls = everyCall().map(({ call: { method, path } }) => `${method} ${path}`);
  expect(corpus.map(({ call }) => call).filter((name) => !calls.includes(name))).toEqual([]);
  expect(corpus.length).toBeGreaterThan(0);
});

test.skipIf(findPostgres() === undefined)(
  'requests that once went wrong do not any more',
  { timeout: 300_000 },
  async () => {
    const found = findings();
    let replayed = 0;
    const { broken, strangers, unhandled } = await inSession(
      { chance: random(7), found },
      ({ routes, inRound }) =>
        inRound(async (round) => {
          // Orders, stores and recipes for the ids to name.
          for (const nth of [5, 6, 7, 8]) for (const route of routes) await round.one(route, nth);
          for (const kept of corpus) {
            const route = routes.find((known) => nameOf(known) === kept.call);
            if (!route) continue;
            // The store or order is drawn each time.
            for (let times = 0; times < TIMES; times += 1) await round.replay(route, kept);
            replayed += 1;
          }
        }),
    );
    expect([...found.faults.values(), ...broken, ...strangers]).toEqual([]);
    expect(unhandled).toBe(0);
    expect(replayed).toBe(corpus.length);
  },
);
