import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { queryable } from './db.ts';
import { readsFromReplica } from './replica.ts';
import { sql } from './sql.ts';

const Row = z.object({ from: z.string() });
const WHO = sql`select who`;
const EVERY_MS = 100;

/** A server that answers with its name. What it does at the moment can be changed. */
function server(name: string) {
  const state = { position: 1, replayed: 1, behaves: 'well' as 'well' | 'failing' | 'frozen' };
  const db = queryable(async (text) => {
    if (state.behaves === 'failing') throw new Error('ECONNREFUSED');
    if (state.behaves === 'frozen') await new Promise(() => undefined);
    if (text.includes('pg_current_wal_lsn'))
      return { rows: [{ position: String(state.position) }], changed: 0 };
    if (text.includes('pg_is_in_recovery'))
      return { rows: [{ up: state.replayed >= state.position }], changed: 0 };
    return { rows: [{ from: name }], changed: 0 };
  });
  return { state, db };
}

async function pair() {
  const [replica, primary] = [server('replica'), server('primary')];
  const reads = await readsFromReplica(replica.db, primary.db, EVERY_MS);
  const who = async () => (await reads.one(Row, WHO)).from;
  return { replica: replica.state, primary: primary.state, reads, who };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('reads go to the primary until the replica has caught up', async () => {
  const { who } = await pair();
  expect(await who()).toBe('primary');
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(await who()).toBe('replica');
});

test('a lagging replica is not used until it has caught up', async () => {
  const { replica, who } = await pair();
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  replica.replayed = 0;
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(await who()).toBe('primary');
  replica.replayed = 1;
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(await who()).toBe('replica');
});

test('when the replica fails, the primary answers and the replica is not used', async () => {
  const { replica, reads, who } = await pair();
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  replica.behaves = 'failing';
  expect(await who()).toBe('primary');
  expect(reads.usesReplica()).toBe(false);
});

test('a frozen replica delays one query by a second, and no later one', async () => {
  const { replica, reads, who } = await pair();
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  replica.behaves = 'frozen';
  const asked = who();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await asked).toBe('primary');
  expect(reads.usesReplica()).toBe(false);
  expect(await who()).toBe('primary');
});

test('a poll without an answer stops the use of the replica', async () => {
  const { replica, reads } = await pair();
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  replica.behaves = 'frozen';
  await vi.advanceTimersByTimeAsync(EVERY_MS + 1_000);
  expect(reads.usesReplica()).toBe(false);
  replica.behaves = 'well';
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(reads.usesReplica()).toBe(true);
});

test('writes go to the primary', async () => {
  const [replica, primary] = [server('replica'), server('primary')];
  const reads = await readsFromReplica(replica.db, primary.db, EVERY_MS);
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  primary.state.behaves = 'failing';
  await expect(reads.run(sql`update something`)).rejects.toThrow('ECONNREFUSED');
});

test('no polls after the end', async () => {
  const { replica, reads } = await pair();
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  reads.end();
  replica.behaves = 'frozen';
  await vi.advanceTimersByTimeAsync(10 * EVERY_MS);
  expect(reads.usesReplica()).toBe(true);
});
