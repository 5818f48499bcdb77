import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { OperatorError } from '#errors';

import { backupFolder, newestBackup } from './backup.ts';
import { sqlState } from './db.ts';
import { type EmbeddedDb, openPglite, PgliteFailed } from './pglite.ts';

/** The embedded database is unusable. The start ends with this line, which says what to do. */
export class DatabaseUnusable extends OperatorError {}

export function embeddedDirectory(DATA_DIR: string): string {
  return join(DATA_DIR, 'pglite');
}

/** Whether anything is where the embedded database would be. */
export function hasEmbedded(DATA_DIR: string): boolean {
  return !isEmptyOrMissing(embeddedDirectory(DATA_DIR));
}

/**
 * Opens the embedded database of a DATA_DIR, or creates it. The caller holds the lock of the DATA_DIR.
 *
 * Errors  DatabaseUnusable when it is damaged, incomplete or gone; then nothing in it was changed.
 */
export async function openEmbedded(DATA_DIR: string): Promise<EmbeddedDb> {
  const directory = embeddedDirectory(DATA_DIR);
  if (!hasEmbedded(DATA_DIR)) await make(DATA_DIR);
  const missing = missingPart(directory);
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

/** Shape   DatabaseUnusable when the database's files are the cause, else the error itself. */
export function explain(error: unknown, DATA_DIR: string): unknown {
  if (!(error instanceof Error)) return error;
  const isOfFiles = error instanceof PgliteFailed || OF_FILES.test(sqlState(error) ?? '');
  return isOfFiles ? unusable(DATA_DIR, error.message) : error;
}

/** SQLSTATEs of corrupted data or indexes, system errors and a full disk. Source: PostgreSQL, appendix A. */
const OF_FILES = /^(XX00[12]|58...|53100)$/;

function unusable(DATA_DIR: string, reason: string): DatabaseUnusable {
  const directory = embeddedDirectory(DATA_DIR);
  return new DatabaseUnusable(
    `the embedded database in ${directory} cannot be used (${reason}) and was left as it is. ${remedyFor(DATA_DIR, reason)}`,
  );
}

function remedyFor(DATA_DIR: string, reason: string): string {
  if (reason.includes('No space left')) return 'Free some space on the disk and start again';
  const version = reason.includes('incompatible')
    ? 'Use the version of Larder that created it, or do without it. '
    : '';
  const newest = newestBackup(backupFolder(DATA_DIR));
  const backup =
    newest === undefined
      ? 'There is no backup; move it away to start with an empty one'
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
 * Creates an empty database under another name and renames it when complete, so that an interrupted start
 * leaves nothing half made.
 *
 * Errors  DatabaseUnusable when backups show that there was one, or when it cannot be created.
 */
async function make(DATA_DIR: string): Promise<void> {
  const directory = embeddedDirectory(DATA_DIR);
  const newest = newestBackup(backupFolder(DATA_DIR));
  if (newest !== undefined)
    throw new DatabaseUnusable(
      `the embedded database in ${directory} is gone. Restore the newest backup: npm run restore -- --from ${newest} (or move ${backupFolder(DATA_DIR)} away to start with an empty one)`,
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
      `the embedded database cannot be created in ${directory} (${error.message}). Free some space, or set another DATA_DIR, and start again`,
    );
  }
}

/** Units: bytes. Source: PG_CONTROL_FILE_SIZE of PostgreSQL, which reads only the first 296. */
const CONTROL_FILE_BYTES = 8192;
const NEVER_MISSING = ['PG_VERSION', 'global/pg_control', 'base/5/PG_VERSION'];
const NEVER_EMPTY = ['pg_multixact/members', 'pg_multixact/offsets', 'pg_wal', 'pg_xact'];

/**
 * What is missing in the directory. Checked first: without PG_VERSION the library creates a new database over
 * the old one, and it notices the others only after it has written.
 */
function missingPart(directory: string): string | undefined {
  for (const file of NEVER_MISSING)
    if (!existsSync(join(directory, file))) return `${file} is missing`;
  const { size } = statSync(join(directory, 'global/pg_control'));
  if (size !== CONTROL_FILE_BYTES)
    return `global/pg_control has ${size} bytes instead of ${CONTROL_FILE_BYTES}`;
  for (const folder of NEVER_EMPTY)
    if (isEmptyOrMissing(join(directory, folder))) return `${folder} is empty`;
}
