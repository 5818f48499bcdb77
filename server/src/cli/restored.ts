import { z } from 'zod';

import { ConfigError } from '#config';
import { differingTables, sumTables, type TableSums } from '#platform/db/checksums';
import type { Db } from '#platform/db/db';
import { countViolations } from '#platform/db/invariants';
import { migrate } from '#platform/db/migrate';
import { openPostgres } from '#platform/db/postgres';
import { sql } from '#platform/db/sql';

import { listDump, runTool } from './postgresTools.ts';

/**
 * Restores a dump into an empty PostgreSQL.
 *
 * Shape   `tables` are the sums of the dump.
 * Errors  ConfigError when the database is not empty, or what `compareRestored` finds.
 */
export async function restoreServer(
  url: string,
  { file, tables }: { file: string; tables: TableSums },
): Promise<Upgrade> {
  const db = openPostgres(url, { poolSize: 1, patient: true });
  try {
    const there = await db.one(
      z.object({ tables: z.int() }),
      sql`select count(*) as tables from pg_tables where schemaname = 'public'`,
    );
    if (there.tables > 0) throw new ConfigError('DATABASE_URL: the database is not empty');
    if (/ ACL /.test(await listDump(file))) await db.script(ROLES);
    await runTool('pg_restore', ['--exit-on-error', '--no-owner', file], url);
    return await compareRestored(db, tables);
  } finally {
    await db.close();
  }
}

/**
 * The roles to which a dump with rights gives them: they belong to a server, so no dump has them. As in
 * server/migrations/0006_trust.sql.
 */
const ROLES = `
  do $$
  declare role_name text;
  begin
    if not (select rolcreaterole or rolsuper from pg_roles where rolname = current_user) then return; end if;
    foreach role_name in array array['app_rw', 'app_migrate'] loop
      begin
        execute format('create role %I nologin', role_name);
      exception when duplicate_object or unique_violation then null;
      end;
    end loop;
  end $$`;

/** The migrations that a restored database of an earlier version has got. */
type Upgrade = { migrations: number; seconds: number };

/**
 * Compares a restored database with its backup, brings it to this version's schema and checks the invariants.
 *
 * Errors  ConfigError when a table differs from the backup, or an invariant is broken; DatabaseTooNew.
 */
export async function compareRestored(db: Db, saved: TableSums): Promise<Upgrade> {
  const different = differingTables(saved, await sumTables(db));
  if (different.length > 0)
    throw new ConfigError(`tables differ from the backup: ${different.join(', ')}`);
  const begun = performance.now();
  await migrate(db);
  const seconds = Math.round((performance.now() - begun) / 100) / 10;
  const broken = Object.entries(await countViolations(db)).filter(([, rows]) => rows > 0);
  if (broken.length > 0)
    throw new ConfigError(`broken invariants: ${broken.map(([name]) => name).join(', ')}`);
  const { n } = await db.one(
    z.object({ n: z.int() }),
    sql`select count(*) as n from schema_migrations`,
  );
  return { migrations: n - (saved['schema_migrations']?.rows ?? 0), seconds };
}
