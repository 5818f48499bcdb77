import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { administer } from '#testing/testDatabase';

import type { Db } from './db.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import { sql } from './sql.ts';

const server = process.env['TEST_DATABASE_URL'];

const Count = z.object({ n: z.int() });

const NOTES = sql`create table schema_migrations (
  name text primary key, applied_at timestamptz not null default now())`;

/** Two connections to an empty database, which is dropped afterwards. */
async function withEmpty(work: (first: Db, second: Db) => Promise<void>): Promise<void> {
  const url = new URL(server ?? '');
  const owner = url.href;
  const name = `larder_test_${randomBytes(6).toString('hex')}`;
  await administer(owner, `create database ${name}`);
  url.pathname = `/${name}`;
  const [first, second] = [openPostgres(url.href), openPostgres(url.href)];
  try {
    await work(first, second);
  } finally {
    await Promise.all([first.close(), second.close()]);
    await administer(owner, `drop database ${name} with (force)`);
  }
}

test.skipIf(server === undefined)(
  'a second server that starts during the first migration waits',
  { timeout: 60_000 },
  () =>
    withEmpty(async (first, second) => {
      let late: Promise<void> = Promise.resolve();
      await first.transaction(async (tx) => {
        await tx.run(NOTES);
        late = migrate(second);
        await expect
          .poll(() => tx.one(Count, sql`select count(*) as n from pg_locks where not granted`))
          .not.toEqual({ n: 0 });
      });
      await late;
      await migrate(first);
      const { n } = await first.one(Count, sql`select count(*) as n from schema_migrations`);
      expect(n).toBeGreaterThan(0);
    }),
);

test.skipIf(server === undefined)(
  'a blocked schema change retries and lets others pass',
  { timeout: 60_000 },
  () =>
    withEmpty(async (first, second) => {
      await first.run(NOTES);
      let late: Promise<void> = Promise.resolve();
      await first.transaction(async (tx) => {
        await tx.run(sql`lock table schema_migrations in share mode`);
        late = migrate(second);
        // Longer than a connection waits for a lock: the first try is over before this ends.
        await sleep(2_500);
      });
      await late;
      const { n } = await first.one(Count, sql`select count(*) as n from catalogue_version`);
      expect(n).toBe(1);
    }),
);

/** Migrations of a release that adds an index to a table which is in use. */
function withConcurrentIndex(): URL {
  const folder = mkdtempSync(join(tmpdir(), 'larder-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, '0001_shelf.sql'), 'create table shelf (label text);');
  writeFileSync(
    join(folder, '0002_label.sql'),
    'create unique index concurrently shelf_label on shelf (label);\n',
  );
  return pathToFileURL(`${folder}/`);
}

const indexes = sql`select count(*) as n from pg_index
  where indexrelid = to_regclass('shelf_label') and indisvalid and indisunique`;

test('the embedded database builds an index of a later release like any other', async () => {
  const db = await openPglite();
  onTestFinished(() => db.close());
  const folder = withConcurrentIndex();
  await migrate(db, folder);
  await migrate(db, folder);
  expect(await db.one(Count, indexes)).toEqual({ n: 1 });
});

test.skipIf(server === undefined)(
  'an index is built concurrently, and again after an interruption',
  { timeout: 60_000 },
  () =>
    withEmpty(async (first, second) => {
      const folder = withConcurrentIndex();
      await first.run(sql`create table shelf (label text)`);
      await first.run(NOTES);
      await first.run(sql`insert into schema_migrations (name) values ('0001_shelf.sql')`);
      await first.run(sql`insert into shelf values ('twice'), ('twice')`);
      await expect(migrate(first, folder)).rejects.toMatchObject({ code: '23505' });
      expect(await first.one(Count, indexes)).toEqual({ n: 0 });
      await first.run(sql`delete from shelf`);

      let late: Promise<void> = Promise.resolve();
      await first.transaction(async (tx) => {
        await tx.run(sql`insert into shelf values ('once')`);
        late = migrate(second, folder);
        await expect
          .poll(() => tx.one(Count, sql`select count(*) as n from pg_locks where not granted`))
          .not.toEqual({ n: 0 });
        await tx.run(sql`insert into shelf values ('and again')`);
      });
      await late;
      expect(await first.one(Count, indexes)).toEqual({ n: 1 });
      const { n } = await first.one(Count, sql`select count(*) as n from schema_migrations`);
      expect(n).toBe(2);
    }),
);

test.skipIf(server === undefined)(
  'two servers that start at once on an empty database both succeed',
  { timeout: 60_000 },
  () =>
    withEmpty(async (first, second) => {
      await Promise.all([migrate(first), migrate(second)]);
      const { n } = await first.one(Count, sql`select count(*) as n from catalogue_version`);
      expect(n).toBe(1);
    }),
);

/**
 * A server that comes too late by a moment, which two real ones meet in one start of many: just before the statement
 * that begins so the other one has done its work, and PostgreSQL refuses with `code`.
 */
function comingLate(db: Db, { begins, code, other }: Late): Db {
  let isLate = false;
  const run: Db['run'] = async (statement) => {
    if (isLate || !statement.text.trimStart().startsWith(begins)) return db.run(statement);
    isLate = true;
    await other();
    throw Object.assign(new Error('refused'), { code });
  };
  return { ...db, run };
}
type Late = { begins: string; code: string; other: () => Promise<unknown> };

test.skipIf(server === undefined)(
  'a start goes on when another one made the notes of migrations, or an index, at that moment',
  { timeout: 60_000 },
  () =>
    withEmpty(async (first, second) => {
      const folder = withConcurrentIndex();
      // duplicate_object: the type of the table.
      const notes = { begins: 'create table schema_migrations', code: '42710' };
      await migrate(comingLate(second, { ...notes, other: () => first.run(NOTES) }), folder);
      expect(await first.one(Count, indexes)).toEqual({ n: 1 });

      await first.run(sql`drop index shelf_label`);
      await first.run(sql`delete from schema_migrations where name = '0002_label.sql'`);
      // "tuple concurrently updated".
      const index = { begins: 'create unique index concurrently', code: 'XX000' };
      const other = () => migrate(first, folder);
      await migrate(comingLate(second, { ...index, other }), folder);
      expect(await first.one(Count, indexes)).toEqual({ n: 1 });
    }),
);
