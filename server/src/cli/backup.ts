import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { z } from 'zod';

import { type Config, ConfigError, readConfig } from '#config';
import { backUpEmbedded, writeManifest } from '#platform/db/backup';
import { sumTables, type TableSums } from '#platform/db/checksums';
import { explain, hasEmbedded, openEmbedded } from '#platform/db/embedded';
import { lockDirectory } from '#platform/db/lockFile';
import { openPostgres } from '#platform/db/postgres';
import { sql } from '#platform/db/sql';

import { runTool } from './postgresTools.ts';
import { runCommand } from './runCommand.ts';

// npm run backup -- --to FILE writes the database at one moment, and FILE.json with checksums for a restore.
// PostgreSQL may be in use; the embedded database must not be.

await runCommand('No backup was made: ', run);

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  if (values.to === undefined) throw new ConfigError('usage: npm run backup -- --to FILE');
  const file = resolve(values.to);
  if (existsSync(file)) throw new ConfigError(`${file} exists already`);
  mkdirSync(dirname(file), { recursive: true });
  const config = readConfig(process.env);
  const tables = config.DATABASE_URL
    ? await dumpServer(config.DATABASE_URL, file)
    : await dumpEmbedded(config, file);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  console.info(`${file}: ${Object.keys(tables).length} tables, ${rows} rows`);
}

/** Dump and sums share a snapshot, so orders may go on. */
async function dumpServer(url: string, file: string): Promise<TableSums> {
  const db = openPostgres(url, { poolSize: 1, patient: true });
  try {
    return await db.transaction(async (tx) => {
      await tx.run(sql`set transaction isolation level repeatable read, read only`);
      const { snapshot } = await tx.one(
        z.object({ snapshot: z.string() }),
        sql`select pg_export_snapshot() as snapshot`,
      );
      await runTool('pg_dump', ['-Fc', `--snapshot=${snapshot}`, `--file=${file}`], url);
      // Reads it to its end: a dump that cannot be read is none.
      await runTool('pg_restore', ['--file=/dev/null', file]);
      const tables = await sumTables(tx);
      await writeManifest(file, { kind: 'postgres', tables });
      return tables;
    });
  } finally {
    await db.close();
  }
}

async function dumpEmbedded({ DATA_DIR }: Config, file: string): Promise<TableSums> {
  if (!hasEmbedded(DATA_DIR)) throw new ConfigError(`there is no database in ${DATA_DIR}`);
  const release = lockDirectory(DATA_DIR, process.pid);
  try {
    const db = await openEmbedded(DATA_DIR);
    try {
      return await backUpEmbedded(db, file);
    } finally {
      await db.close();
    }
  } catch (error) {
    throw explain(error, DATA_DIR);
  } finally {
    release();
  }
}
