import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { z } from 'zod';

import { type Config, ConfigError, readConfig } from '#config';
import { backUpEmbedded, writeManifest } from '#db/backup';
import { sumTables, type TableSums } from '#db/checksums';
import { DatabaseInUse, lockDirectory } from '#db/lockFile';
import { openPglite } from '#db/pglite';
import { openPostgres } from '#db/postgres';
import { sql } from '#db/sql';

import { runTool } from './postgresTools.ts';

// npm run backup -- --to FILE: everything as it is at one moment, and FILE.json with the sums of all
// tables, by which a restore is checked. PostgreSQL may be in use; the embedded database must not be.

try {
  await run();
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof DatabaseInUse)) throw error;
  console.error(`No backup was made: ${error.message}`);
  process.exitCode = 1;
}

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

/** The dump and the sums see the same snapshot, so orders may go on meanwhile. */
async function dumpServer(url: string, file: string): Promise<TableSums> {
  const db = openPostgres(url, { poolSize: 1, patient: true });
  try {
    return await db.transaction(async (tx) => {
      await tx.run(sql`set transaction isolation level repeatable read, read only`);
      const { snapshot } = await tx.one(
        z.object({ snapshot: z.string() }),
        sql`select pg_export_snapshot() as snapshot`,
      );
      await runTool('pg_dump', ['-Fc', `--snapshot=${snapshot}`, `--file=${file}`, url]);
      const tables = await sumTables(tx);
      await writeManifest(file, { kind: 'postgres', tables });
      return tables;
    });
  } finally {
    await db.close();
  }
}

async function dumpEmbedded({ DATA_DIR }: Config, file: string): Promise<TableSums> {
  const dataDir = join(DATA_DIR, 'pglite');
  if (!existsSync(dataDir)) throw new ConfigError(`there is no database in ${DATA_DIR}`);
  const release = lockDirectory(DATA_DIR, process.pid);
  const db = await openPglite({ dataDir });
  try {
    return await backUpEmbedded(db, file);
  } finally {
    await db.close();
    release();
  }
}
