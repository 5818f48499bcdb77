import { randomBytes } from 'node:crypto';

import { lazy } from '@larder/shared/basics/lazy';
import pg from 'pg';
import { inject } from 'vitest';
import { z } from 'zod';

import type { Db } from '#platform/db/db';
import { migrate } from '#platform/db/migrate';
import { PROGRAM_ROLE } from '#platform/db/open';
import { openPglite } from '#platform/db/pglite';
import { openPostgres } from '#platform/db/postgres';
import { Sql, sql } from '#platform/db/sql';

type TestDatabase = {
  /** With all rights. */
  db: Db;
  /** With the rights of the program; on PGlite the same connection. */
  program: Db;
  empty: () => Promise<void>;
};

/**
 * A database with the schema: on PostgreSQL when TEST_DATABASE_URL is set, else PGlite in memory. Dropped at
 * the end of the run (dropDatabases.ts).
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = postgres();
  const { db, openProgram } = server ? await onPostgres(server) : await onPglite();
  const tables = await db.many(
    z.object({ name: z.string() }),
    sql`select tablename as name from pg_tables where schemaname = 'public'
        and tablename not in ('schema_migrations', 'catalogue_version', 'write_probe')`,
  );
  const emptying = emptyingOf(tables.map(({ name }) => name));
  return {
    db,
    program: openProgram(),
    empty: async () => {
      await db.run(emptying);
      await db.run(sql`update catalogue_version set version = version + 1`);
    },
  };
}

/** Units: bytes. A larger table is truncated, so that dead rows do not pile up. */
const GROWN = 262_144;

/**
 * Empties tables. Most tests write a few rows: deleting them costs a fifteenth of a truncate, which recreates the files
 * of every table and index. Locks first, so that statements of the last test end before, as with a truncate.
 */
function emptyingOf(tables: readonly string[]): Sql {
  const list = tables.join(', ');
  const sizes = tables.map((name) => `pg_relation_size('${name}')`).join(', ');
  const deletes = tables.map((name) => `delete from ${name};`).join('\n');
  return new Sql(
    `do $$ begin
       lock table ${list} in access exclusive mode;
       if greatest(${sizes}) > ${GROWN} then
         truncate ${list};
       else
         set local session_replication_role = replica; -- Neither triggers nor foreign keys.
         ${deletes}
       end if;
     end $$`,
    [],
  );
}

type Opened = { db: Db; openProgram: () => Db };

/*
 * The test files of a worker share this module. A migrated database is made once and copied for each file: that takes a
 * seventh of the time on PGlite, a quarter on PostgreSQL.
 */
const migratedDump = lazy(async () => {
  const db = await openPglite();
  await migrate(db);
  const dump = await db.dump();
  await db.close();
  return dump;
});

const migratedTemplate = lazy(async () => {
  const url = await createEmptyDatabase(postgres() ?? '');
  const db = openPostgres(url);
  await migrate(db);
  await db.close();
  return new URL(url).pathname.slice(1);
});

async function onPglite(): Promise<Opened> {
  const db = await openPglite({ copy: await migratedDump() });
  return { db, openProgram: () => db };
}

async function onPostgres(server: string): Promise<Opened> {
  const url = await createMigratedDatabase(server);
  // No test needs its rows after a crash of the machine: no commit waits for the disk.
  const name = new URL(url).pathname.slice(1);
  await administer(server, `alter database ${name} set synchronous_commit = off`);
  return {
    db: openPostgres(url),
    openProgram: () => openPostgres(url, { role: PROGRAM_ROLE }),
  };
}

function postgres(): string | undefined {
  return process.env['TEST_DATABASE_URL'];
}

/** Shape: its address. Dropped at the end of the run. */
export function createEmptyDatabase(server: string): Promise<string> {
  return createDatabase(server, 'template1');
}

/** As `createEmptyDatabase`, with the schema: programs start on it without migrating. */
export async function createMigratedDatabase(server: string): Promise<string> {
  return createDatabase(server, await migratedTemplate());
}

async function createDatabase(server: string, from: string): Promise<string> {
  const name = `${inject('databasePrefix')}_${randomBytes(4).toString('hex')}`;
  await administer(server, `create database ${name} template ${from}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Creates or drops a database, without a time limit. */
export async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
