import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { testApp } from '#testing/testApp';

import { type Queryable, sqlState } from './db.ts';
import { sql } from './sql.ts';

const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined;
const CHANNEL = 'larder_transaction_test';

const keep = (name: string) =>
  sql`insert into unmatched_names (day, name, times) values ('2026-03-04', ${name}, 1)`;

async function kept(db: Queryable): Promise<string[]> {
  const rows = await db.many(
    z.object({ name: z.string() }),
    sql`select name from unmatched_names order by name`,
  );
  return rows.map(({ name }) => name);
}

test('statements for the end run in order, after all others', async () => {
  const { db } = await testApp();
  await db.transaction(async (tx) => {
    tx.runAtEnd(sql`update unmatched_names set name = name || ' 1'`);
    tx.runAtEnd(sql`update unmatched_names set name = name || ' 2'`);
    await tx.run(keep('rice'));
    expect(await kept(tx)).toEqual(['rice']);
  });
  expect(await kept(db)).toEqual(['rice 1 2']);
});

test('a statement that fails at the end takes everything back, and says why', async () => {
  const { db } = await testApp();
  const failing = db.transaction(async (tx) => {
    tx.runAtEnd(sql`select 1 / 0`);
    tx.runAtEnd(keep('beans'));
    await tx.run(keep('rice'));
  });
  expect(sqlState(await failing.catch((error: unknown) => error))).toBe('22012');
  expect(await kept(db)).toEqual([]);
  await db.run(keep('oats'));
  expect(await kept(db)).toEqual(['oats']);
});

test('what is asked for together fails together, with the first error', async () => {
  const { db } = await testApp();
  const failing = db.transaction((tx) =>
    Promise.all([tx.run(keep('rice')), tx.run(sql`select 1 / 0`), tx.run(keep('beans'))]),
  );
  expect(sqlState(await failing.catch((error: unknown) => error))).toBe('22012');
  expect(await kept(db)).toEqual([]);
});

test.runIf(onPostgres)('a swallowed failure is not taken for a commit', async () => {
  const { db } = await testApp();
  const swallowing = db.transaction(async (tx) => {
    await tx.run(keep('rice'));
    await tx.run(sql`select 1 / 0`).catch(() => 0);
  });
  await expect(swallowing).rejects.toThrow('ROLLBACK');
  expect(await kept(db)).toEqual([]);
});

test.for([
  ['a rollback', new Error('on purpose')],
  ['a commit', undefined],
] as const)('a statement that comes after %s is refused', async ([, error]) => {
  const { db } = await testApp();
  const ended = Promise.withResolvers<undefined>();
  let late: Promise<number> | undefined;
  let later: Promise<void> | undefined;
  const whole = db.transaction(async (tx) => {
    await tx.run(keep('rice'));
    late = ended.promise.then(() => tx.run(keep('beans')));
    later = ended.promise.then(() => tx.runAtEnd(keep('oats')));
    if (error) throw error;
  });
  expect(await whole.then(() => undefined).catch((reason: unknown) => reason)).toBe(error);
  ended.resolve(undefined);
  await expect(late).rejects.toThrow(/transaction is (?:over|closed)/i);
  await expect(later).rejects.toThrow('transaction is over');
  expect(await kept(db)).toEqual(error ? [] : ['rice']);
});

test('listeners are woken after the commit, and not by a rollback', async () => {
  const { db } = await testApp();
  const found: string[][] = [];
  const stop = await db.listen({
    [CHANNEL]: () => void kept(db).then((names) => found.push(names)),
  });
  onTestFinished(() => stop());
  const failing = db.transaction(async (tx) => {
    await tx.run(keep('beans'));
    tx.wake(CHANNEL);
    throw new Error('on purpose');
  });
  await expect(failing).rejects.toThrow('on purpose');
  await db.transaction(async (tx) => {
    tx.wake(CHANNEL);
    tx.wake(CHANNEL);
    await tx.run(keep('rice'));
  });
  await expect.poll(() => found).toEqual([['rice']]);
});
