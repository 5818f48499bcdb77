import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { ConfigError, readConfig } from '#config';
import { readManifest } from '#platform/db/backup';
import { openPostgres } from '#platform/db/postgres';
import { Sql } from '#platform/db/sql';

import { restoreServer } from './restored.ts';
import { runCommand } from './runCommand.ts';

// deploy/restore-drill.sh: shows that a dump can be restored, by doing it beside the database of DATABASE_URL.

/** Dropped before and after: what an interrupted drill leaves is gone at the next one. */
const SCRATCH = 'larder_drill';

await runCommand('The drill failed: ', run);

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  const file = resolve(values.from ?? '');
  if (!existsSync(file) || !existsSync(`${file}.json`))
    throw new ConfigError(`${file} and ${file}.json must both exist`);
  const { DATABASE_URL } = readConfig(process.env);
  if (DATABASE_URL === undefined) throw new ConfigError('DATABASE_URL: must be set');
  const scratch = new URL(DATABASE_URL);
  if (scratch.pathname === `/${SCRATCH}`)
    throw new ConfigError(`DATABASE_URL: ${SCRATCH} is the drill's own, and dropped`);
  scratch.pathname = `/${SCRATCH}`;
  const { tables } = await readManifest(file);
  const begun = performance.now();
  const db = openPostgres(DATABASE_URL, { poolSize: 1, patient: true });
  const drop = () => db.run(new Sql(`drop database if exists ${SCRATCH} with (force)`, []));
  try {
    await drop();
    await db.run(new Sql(`create database ${SCRATCH} template template0`, []));
    const { migrations, seconds } = await restoreServer(scratch.href, { file, tables });
    for (const [name, { rows }] of Object.entries(tables))
      console.info(`${String(rows).padStart(10)} ${name}`);
    const took = Math.round((performance.now() - begun) / 100) / 10;
    console.info(
      `${file} was restored in ${took} s: all tables match; ${migrations} migrations to this version in ${seconds} s; all invariants hold`,
    );
  } finally {
    await drop();
    await db.close();
  }
}
