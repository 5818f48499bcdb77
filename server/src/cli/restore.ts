import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import { type Config, ConfigError, readConfig } from '#config';
import { readManifest } from '#platform/db/backup';
import type { TableSums } from '#platform/db/checksums';
import { embeddedDirectory } from '#platform/db/embedded';
import { lockDirectory } from '#platform/db/lockFile';
import { openPglite, PgliteFailed } from '#platform/db/pglite';

import { compareRestored, restoreServer } from './restored.ts';
import { runCommand } from './runCommand.ts';

// npm run restore -- --from FILE: into an empty PostgreSQL, or in place of the embedded database, which is
// kept aside. If the result differs from the backup it exits with 1 and leaves the embedded database alone.

await runCommand('Nothing was restored: ', run);

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  if (values.from === undefined) throw new ConfigError('usage: npm run restore -- --from FILE');
  const file = resolve(values.from);
  if (!existsSync(file) || !existsSync(`${file}.json`))
    throw new ConfigError(`${file} and ${file}.json must both exist`);
  const manifest = await readManifest(file);
  const config = readConfig(process.env);
  const kind = config.DATABASE_URL ? 'postgres' : 'pglite';
  if (manifest.kind !== kind) throw new ConfigError(`${file} is of ${manifest.kind}, not ${kind}`);
  const { tables } = manifest;
  await (config.DATABASE_URL
    ? restoreServer(config.DATABASE_URL, { file, tables })
    : restoreEmbedded(config, { file, tables }));
  console.info(`${file} is restored: all tables match, all invariants hold`);
}

/** Only a complete copy replaces the database, which is kept beside it. */
async function restoreEmbedded(
  { DATA_DIR }: Config,
  { file, tables }: { file: string; tables: TableSums },
): Promise<void> {
  const release = lockDirectory(DATA_DIR, process.pid);
  const directory = embeddedDirectory(DATA_DIR);
  const aside = `${directory}.restored`;
  try {
    rmSync(aside, { recursive: true, force: true });
    const db = await openPglite({ dataDir: aside, copy: await unpack(file) });
    try {
      await compareRestored(db, tables);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      throw new ConfigError(`${error.message}; the restored copy is in ${aside}`);
    } finally {
      await db.close();
    }
    if (existsSync(directory)) renameSync(directory, `${directory}.before-${Date.now()}`);
    renameSync(aside, directory);
  } catch (error) {
    if (error instanceof PgliteFailed) throw new ConfigError(`${file}: ${error.message}`);
    throw error;
  } finally {
    release();
  }
}

/** Errors  ConfigError when the file is damaged. */
async function unpack(file: string): Promise<Blob> {
  try {
    return new Blob([await promisify(gunzip)(readFileSync(file))]);
  } catch {
    throw new ConfigError(`${file} is damaged`);
  }
}
