import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { OperatorError } from '#errors';

import { backupFolder, listBackups } from './backup.ts';
import { sqlState } from './db.ts';
import { type EmbeddedDb, openPglite, PgliteFailed } from './pglite.ts';

/** The embedded database cannot be used as it is. The start ends with this one line, which names the way on. */
export class DatabaseUnusable extends OperatorError {}

/** Where the embedded database of a DATA_DIR is. */
export function embeddedDirectory(DATA_DIR: string): string {
  return join(DATA_DIR, 'pglite');
}

/** Whether there is anything where the embedded database of a DATA_DIR would be. */
export function hasEmbedded(DATA_DIR: string): boolean {
  return !isEmptyOrMissing(embeddedDirectory(DATA_DIR));
}

/**
 * Opens the embedded database of a DATA_DIR, and makes it when there never was one. The caller holds the
 * lock of the DATA_DIR.
 *
 * Errors  DatabaseUnusable when it is damaged, incomplete or gone; then nothing in it was changed.
 */
export async function openEmbedded(DATA_DIR: string): Promise<EmbeddedDb> {
  const directory = embeddedDirectory(DATA_DIR);
  if (!hasEmbedded(DATA_DIR)) await make(DATA_DIR);
  const missing = whatIsMissing(directory);
  if (missing !== undefined) throw unusable(DATA_DIR, missing);
  const pidFile = join(directory, 'postmaster.pid');
  const wasKilled = existsSync(pidFile);
  try {
    return await openPglite({ dataDir: directory });
  } catch (error) {
    if (!wasKilled) rmSync(pidFile, { force: true });
    throw explain(error, DATA_DIR);
  }
}

/** Shape   DatabaseUnusable when the files of the embedded database are the cause, else the same error. */
export function explain(error: unknown, DATA_DIR: string): unknown {
  if (!(error instanceof Error)) return error;
  const isOfFiles = error instanceof PgliteFailed || OF_FILES.test(sqlState(error) ?? '');
  return isOfFiles ? unusable(DATA_DIR, error.message) : error;
}

/** SQLSTATEs: data or index corrupted, the system's own errors, disk full. Source: PostgreSQL, appendix A. */
const OF_FILES = /^(XX00[12]|58...|53100)$/;

function unusable(DATA_DIR: string, reason: string): DatabaseUnusable {
  const directory = embeddedDirectory(DATA_DIR);
  return new DatabaseUnusable(
    `the embedded database in ${directory} cannot be used (${reason}) and was left as it is. ${wayOn(DATA_DIR, reason)}`,
  );
}

function wayOn(DATA_DIR: string, reason: string): string {
  if (reason.includes('No space left')) return 'Free some space on the disk and start again';
  const version = reason.includes('incompatible')
    ? 'Use the version of Larder that made it, or go on without it. '
    : '';
  const newest = listBackups(backupFolder(DATA_DIR)).at(-1);
  const backup =
    newest === undefined
      ? 'There is no backup of it; move it away to begin with an empty one'
      : `Restore the newest backup: npm run restore -- --from ${newest}`;
  return version + backup;
}

function isEmptyOrMissing(directory: string): boolean {
  return !existsSync(directory) || (isFolder(directory) && readdirSync(directory).length === 0);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/**
 * Makes an empty database. It gets its name only when it is whole, so that a start that was interrupted
 * leaves nothing that looks like one.
 *
 * Errors  DatabaseUnusable when backups tell that there was one, or when it cannot be made.
 */
async function make(DATA_DIR: string): Promise<void> {
  const directory = embeddedDirectory(DATA_DIR);
  const [newest] = listBackups(backupFolder(DATA_DIR)).slice(-1);
  if (newest !== undefined)
    throw new DatabaseUnusable(
      `the embedded database in ${directory} is gone. Restore the newest backup: npm run restore -- --from ${newest} (or move ${backupFolder(DATA_DIR)} away to begin with an empty one)`,
    );
  const aside = `${directory}.new`;
  rmSync(aside, { recursive: true, force: true });
  try {
    const db = await openPglite({ dataDir: aside });
    await db.close();
    rmSync(directory, { recursive: true, force: true });
    renameSync(aside, directory);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    if (!(error instanceof PgliteFailed)) throw error;
    throw new DatabaseUnusable(
      `the embedded database cannot be made in ${directory} (${error.message}). Make room there, or name another DATA_DIR, and start again`,
    );
  }
}

/** Units: bytes. Source: PG_CONTROL_FILE_SIZE of PostgreSQL, which reads the first 296 of them only. */
const CONTROL_FILE_BYTES = 8192;
const NEVER_MISSING = ['PG_VERSION', 'global/pg_control', 'base/5/PG_VERSION'];
const NEVER_EMPTY = ['pg_multixact/members', 'pg_multixact/offsets', 'pg_wal', 'pg_xact'];

/**
 * What the directory lacks that PostgreSQL would look for too late: without PG_VERSION the library makes
 * a new database over the old one, and the others it misses after it has written.
 */
function whatIsMissing(directory: string): string | undefined {
  for (const file of NEVER_MISSING)
    if (!existsSync(join(directory, file))) return `${file} is missing`;
  const { size } = statSync(join(directory, 'global/pg_control'));
  if (size !== CONTROL_FILE_BYTES)
    return `global/pg_control has ${size} bytes instead of ${CONTROL_FILE_BYTES}`;
  for (const folder of NEVER_EMPTY)
    if (isEmptyOrMissing(join(directory, folder))) return `${folder} is empty`;
}
