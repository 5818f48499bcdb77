import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

import { z } from 'zod';

import { OperatorError } from '#errors';

import { type Db, sqlState } from './db.ts';
import { Sql, sql } from './sql.ts';

/** The schema is of a later version of the program. The start ends with this one line. */
class DatabaseTooNew extends OperatorError {}

const FOLDER = new URL('../../migrations/', import.meta.url);

/** A file that is nothing but this is run outside a transaction: a large table goes on being written to. */
const CONCURRENT_INDEX = /^create (?:unique )?index concurrently (\w+) on [^;]+;\s*$/;

/**
 * Brings the schema up to date: runs every numbered file of server/migrations that has not run yet,
 * each in a transaction of its own together with the note that it ran.
 *
 * Shape   a file that holds one `create index concurrently` is run alone, and begun again when it
 *         was interrupted; the embedded database has one connection and nobody to wait for it.
 *
 * Errors  DatabaseTooNew when the database knows a migration that this program does not; the database's
 *         own when a table is still in use after ten tries.
 */
export async function migrate(db: Db, folder = FOLDER): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  await patiently(() => makeNotes(db));
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
      await patiently(() => buildIndex(db, { index, text, name }));
      continue;
    }
    // Two servers that start together: the second waits here and then finds the row already there.
    await patiently(() =>
      db.script(`
      lock table schema_migrations in exclusive mode;
      do $guard$ begin
        if exists (select from schema_migrations where name = '${name}') then
          raise exception using errcode = 'LDR01', message = 'already applied';
        end if;
      end $guard$;
      ${text.replace(CONCURRENT_INDEX, (statement) => statement.replace(' concurrently', ''))}
      ;insert into schema_migrations (name) values ('${name}')`),
    ).catch(unless('LDR01'));
  }
}

/**
 * What an interrupted build leaves is an index that is kept up to date and never used. While another
 * server still builds it, it cannot be dropped, and we come back later.
 */
async function buildIndex(
  db: Db,
  { index, text, name }: { index: string; text: string; name: string },
): Promise<void> {
  const [found] = await db.many(
    z.object({ indisvalid: z.boolean() }),
    sql`select indisvalid from pg_index where indexrelid = to_regclass(${index})`,
  );
  if (found?.indisvalid === false) await db.run(new Sql(`drop index concurrently ${index}`, []));
  if (found?.indisvalid !== true)
    await db.run(new Sql(text.replace(' concurrently ', ' concurrently if not exists '), []));
  await db.run(sql`insert into schema_migrations (name) values (${name}) on conflict do nothing`);
}

const TRIES = 10;
const PAUSE_MS = 500;
/** SQLSTATE of a lock that was not to be had in the 2 seconds a connection waits for one. */
const LOCKED = '55P03';

/**
 * Tries again while somebody holds a table. To wait longer at once would stop everybody else: whoever
 * comes after a change that waits, waits for it too.
 */
async function patiently(change: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await change();
    } catch (error) {
      if (tries === TRIES || sqlState(error) !== LOCKED) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

/** The table of what ran. Whoever may not make tables may not even say "if not exists", so we ask first. */
async function makeNotes(db: Db): Promise<void> {
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
    .catch(unless(...MADE_BY_ANOTHER));
}

/** duplicate_table, or unique_violation in the system's catalogue when the other was still at it. */
const MADE_BY_ANOTHER = ['42P07', '23505'];

function unless(...expected: readonly string[]): (error: unknown) => void {
  return (error) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (!expected.some((known) => known === code)) throw error;
  };
}
