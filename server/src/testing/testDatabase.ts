import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';

import pg from 'pg';
import { inject } from 'vitest';
import { z } from 'zod';

import type { Db } from '#db/db';
import { migrate } from '#db/migrate';
import { PROGRAM_ROLE } from '#db/open';
import { openPglite } from '#db/pglite';
import { openPostgres } from '#db/postgres';
import { Sql, sql } from '#db/sql';

export type TestDatabase = {
  /** Owns everything. */
  db: Db;
  /** The same database with the rights of the program; on PGlite the same connection. */
  program: Db;
  empty: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * A database of its own for one test file, with the schema in it: on PostgreSQL when
 * TEST_DATABASE_URL names a server, else PGlite in memory. Closing it drops it.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  const { db, openProgram, drop } = server ? await onPostgres(server) : await onPglite();
  await migrate(db);
  const program = openProgram();
  const tables = await db.many(
    z.object({ name: z.string() }),
    sql`select tablename as name from pg_tables where schemaname = 'public'
        and tablename not in ('schema_migrations', 'catalogue_version', 'write_probe')`,
  );
  const truncate = new Sql(`truncate ${tables.map(({ name }) => name).join(', ')}`, []);
  return {
    db,
    program,
    empty: async () => {
      await db.run(truncate);
      await db.run(sql`update catalogue_version set version = version + 1`);
    },
    close: async () => {
      if (program !== db) await program.close();
      await db.close();
      await drop();
    },
  };
}

type Opened = { db: Db; openProgram: () => Db; drop: () => Promise<void> };

async function onPglite(): Promise<Opened> {
  const db = await openPglite({ copy: await openAsBlob(inject('templateDatabase')) });
  return { db, openProgram: () => db, drop: async () => undefined };
}

async function onPostgres(server: string): Promise<Opened> {
  const name = `larder_test_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    db: openPostgres(url.href),
    openProgram: () => openPostgres(url.href, { role: PROGRAM_ROLE }),
    drop: () => administer(server, `drop database ${name} with (force)`),
  };
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
