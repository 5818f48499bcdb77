import { expect, test } from 'vitest';

import type { Queryable } from '#platform/db/db';
import { sql } from '#platform/db/sql';
import { eventReader } from '#testing/eventReader';
import { byHand, household } from '#testing/kitchen';

const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined;
/** Max delay of news, even if nobody wakes the reader. Units: milliseconds. */
const LATEST = 2_000;

/** A server that listens, and a reader of its events. */
async function live() {
  const world = await household();
  const people = await world.shared();
  const address = await world.app.listen({ port: 0, host: '127.0.0.1' });

  const read = eventReader(`${address}/api/kitchen/events`, (data, event) => [event, data]);
  return { ...world, ...people, read };
}

test('members hear of a change, strangers do not', async () => {
  const { read, sam, alex, person, send, op, household_id } = await live();
  const readers = [await read(sam), await read(alex), await read(await person('user'))] as const;
  await send(alex, [household_id, 0], [op(byHand('milk')), op(byHand('eggs'))]);
  const told = [['kitchen', { household_id, seq: 2 }]];
  await expect.poll(() => readers[0].events).toEqual(told);
  await expect.poll(() => readers[1].events).toEqual(told);
  await send(alex, [household_id, 2], [op(byHand('bread'))]);
  await expect.poll(() => readers[0].events).toHaveLength(2);
  expect(readers[2].events).toEqual([]);
  await Promise.all(readers.map(({ stop }) => stop()));
});

test('who is removed hears it, and nothing after it', async () => {
  const { read, sam, alex, send, op, ask, household_id } = await live();
  const [owner, gone] = [await read(sam), await read(alex)];
  await ask(sam, `DELETE household/member/${alex.user_id}`);
  await expect.poll(() => gone.events).toEqual([['household', { household_id, seq: 0 }]]);
  await send(sam, [household_id, 0], [op(byHand('milk'))]);
  await expect.poll(() => owner.events).toHaveLength(2);
  expect(gone.events).toHaveLength(1);
  await Promise.all([owner.stop(), gone.stop()]);
});

test('the others hear that a member’s account is deleted', async () => {
  const { read, sam, alex, ask, person, household_id } = await live();
  const reader = await read(alex);
  await ask(await person('admin'), `DELETE admin/user/${sam.user_id}`);
  await expect.poll(() => reader.events).toEqual([['household', { household_id, seq: 0 }]]);
  await reader.stop();
});

/** Writes news as a process that ends before it wakes anybody. */
async function writeNews(db: Queryable, household_id: string, seq: number): Promise<void> {
  await db.run(sql`insert into kitchen_news (household_id, event, seq, also, at)
    values (${household_id}, 'kitchen', ${seq}, '{}', ${new Date('2026-03-04T12:00:00Z')})`);
}

test('news that nobody wakes for is told within 2 seconds, and once', async () => {
  const { read, sam, db, send, op, household_id } = await live();
  const reader = await read(sam);
  await writeNews(db, household_id, 1);
  const told = (seq: number) => ['kitchen', { household_id, seq }];
  await expect.poll(() => reader.events, { timeout: LATEST }).toEqual([told(1)]);
  await send(sam, [household_id, 0], [op(byHand('milk'))]);
  await writeNews(db, household_id, 2);
  await expect.poll(() => reader.events, { timeout: LATEST }).toEqual([told(1), told(1), told(2)]);
  await reader.stop();
});

test.runIf(onPostgres)(
  'news of a transaction that commits late is told after its commit, and what was told stays told',
  async () => {
    const { read, sam, db, send, op, household_id } = await live();
    const reader = await read(sam);
    const seqs = () => reader.events.map((event) => JSON.stringify(event).match(/\d+(?=}])/)?.[0]);
    await db.transaction(async (tx) => {
      await writeNews(tx, household_id, 77);
      await send(sam, [household_id, 0], [op(byHand('milk'))]);
      await expect.poll(seqs, { timeout: LATEST }).toEqual(['1']);
    });
    await expect.poll(seqs, { timeout: LATEST }).toEqual(['1', '77']);
    await send(sam, [household_id, 1], [op(byHand('eggs'))]);
    await expect.poll(seqs, { timeout: LATEST }).toEqual(['1', '77', '2']);
    await reader.stop();
  },
);

test.runIf(onPostgres)('news is told although the connection that listens is lost', async () => {
  const { read, sam, db, send, op, household_id } = await live();
  const reader = await read(sam);
  const listeners = sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen%'`;
  expect(await db.run(listeners)).toBeGreaterThan(0);
  await send(sam, [household_id, 0], [op(byHand('milk'))]);
  await expect.poll(() => reader.events, { timeout: LATEST }).toHaveLength(1);
  await reader.stop();
});

test('whose stream is open is here, and is not 45 seconds later', async () => {
  const { read, sam, alex, kitchenOf, clock } = await live();
  const here = async () =>
    (await kitchenOf(sam)).household.members.map(({ name, is_here }) => [name, is_here]);
  expect(await here()).toEqual([
    ['Sam Lee', false],
    ['Alex', false],
  ]);
  const reader = await read(alex);
  expect(await here()).toContainEqual(['Alex', true]);
  await reader.stop();
  clock.at = new Date(clock.at.getTime() + 45_000);
  expect(await here()).toContainEqual(['Alex', false]);
});
