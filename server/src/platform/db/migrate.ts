import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

import { z } from 'zod';

import { OperatorError } from '#errors';

import { type Db, sqlState } from './db.ts';
import { Sql, sql } from './sql.ts';

/** The schema is newer than the program. The start ends with this line. */
class DatabaseTooNew extends OperatorError {}

const FOLDER = new URL('../../../migrations/', import.meta.url);

/** A file with only this statement runs outside a transaction, so that a large table stays writable. */
const CONCURRENT_INDEX = /^create (?:unique )?index concurrently (\w+) on [^;]+;\s*$/;

/**
 * Runs every numbered file of server/migrations that has not run, each in one transaction with the note that
 * it ran.
 *
 * Shape   a file with one `create index concurrently` runs alone, and again after an interruption; the
 *         embedded database, with its one connection, builds it directly.
 *
 * Errors  DatabaseTooNew when the database has a migration that this program lacks. After ten tries: the database's
 *         error for a table that is still locked, NotBuilt for an index that is still missing.
 */
export async function migrate(db: Db, folder = FOLDER): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  await retryLocked(() => createMigrationsTable(db));
  const applied = await db.many(
    z.object({ name: z.string() }),
    sql`select name from schema_migrations`,
  );
  const unknown = applied.filter(({ name }) => !files.includes(name));
  if (unknown.length > 0)
    throw new DatabaseTooNew(`the database is newer than this program: ${unknown[0]?.name}`);

  for (const name of files) {
    if (applied.some((row) => row.name === name)) continue;
    const text = await readFile(new URL(name, folder), 'utf8');
    const [, index] = CONCURRENT_INDEX.exec(text) ?? [];
    if (index !== undefined && db.kind === 'postgres') {
      await retryLocked(() => buildIndex(db, { index, text, name }));
      continue;
    }
    // When two servers start together, the second waits here and then finds the row.
    await retryLocked(() =>
      db.script(`
      lock table schema_migrations in exclusive mode;
      do $guard$ begin
        if exists (select from schema_migrations where name = '${name}') then
          raise exception using errcode = 'LDR01', message = 'already applied';
        end if;
      end $guard$;
      ${text.replace(CONCURRENT_INDEX, (statement) => statement.replace(' concurrently', ''))}
      ;insert into schema_migrations (name) values ('${name}')`),
    ).catch(ignore('LDR01'));
  }
}

/** Another server builds the index, or was stopped while it did. */
class NotBuilt extends Error {}

/**
 * An interrupted build leaves an invalid index, which costs writes and is never used. It cannot be dropped
 * while another server builds it; then we retry. Two concurrent builds deadlock, and PostgreSQL ends one.
 *
 * Errors  NotBuilt.
 */
async function buildIndex(
  db: Db,
  { index, text, name }: { index: string; text: string; name: string },
): Promise<void> {
  const isValid = await findValidity(db, index);
  if (isValid === false) await db.run(new Sql(`drop index concurrently if exists ${index}`, []));
  if (isValid !== true) {
    await db.run(new Sql(text.replace(' concurrently ', ' concurrently if not exists '), []));
    if (!(await findValidity(db, index))) throw new NotBuilt(`the index ${index} was not built`);
  }
  await db.run(sql`insert into schema_migrations (name) values (${name}) on conflict do nothing`);
}

/** Undefined: there is no such index. */
async function findValidity(db: Db, index: string): Promise<boolean | undefined> {
  const [found] = await db.many(
    z.object({ indisvalid: z.boolean() }),
    sql`select indisvalid from pg_index where indexrelid = to_regclass(${index})`,
  );
  return found?.indisvalid;
}

const TRIES = 10;
const PAUSE_MS = 500;
/**
 * SQLSTATEs of a lock timeout (2 s), of a deadlock, and of "tuple concurrently updated": another server finished the index
 * that this one was about to drop.
 */
const LOCKED = ['55P03', '40P01', 'XX000'];

/**
 * Retries while a table is locked. Waiting longer in one go would block everybody else: later statements
 * queue behind a waiting schema change.
 */
async function retryLocked(change: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await change();
    } catch (error) {
      const isLocked = error instanceof NotBuilt || LOCKED.includes(sqlState(error) ?? '');
      if (tries === TRIES || !isLocked) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

/** Asks first: a user who may not create tables may not say "if not exists" either. */
async function createMigrationsTable(db: Db): Promise<void> {
  const { exists } = await db.one(
    z.object({ exists: z.boolean() }),
    sql`select to_regclass('schema_migrations') is not null as exists`,
  );
  if (exists) return;
  await db
    .run(sql`
      create table schema_migrations (
        name text primary key,
        applied_at timestamptz not null default now()
      )`)
    .catch(ignore(...MADE_BY_ANOTHER));
}

/** duplicate_table or duplicate_object (its type), or unique_violation in the system catalogue while the other still creates it. */
const MADE_BY_ANOTHER = ['42P07', '42710', '23505'];

function ignore(...expected: readonly string[]): (error: unknown) => void {
  return (error) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (!expected.some((known) => known === code)) throw error;
  };
}
