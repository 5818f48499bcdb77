import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

import type { FastifyBaseLogger } from 'fastify';

import type { Deps } from '#deps';
import {
  backUpEmbedded,
  backupFile,
  backupFolder,
  backupTime,
  listBackups,
  listHalves,
  manifestOf,
  readManifest,
} from '#platform/db/backup';
import { differingTables, type TableSums } from '#platform/db/checksums';
import { explain } from '#platform/db/embedded';
import type { EmbeddedDb } from '#platform/db/pglite';
import { UNFINISHED } from '#platform/lib/wholeFile';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LOOK_EVERY_MS = 600_000;
/** Max daily backups. Source: docs/operations.md, "Backup and restore". */
const MAX_DAYS = 7;

type Means = { db: EmbeddedDb; DATA_DIR: string; at: Date };

/**
 * Backs up the embedded database to DATA_DIR/backups unless nothing changed since the newest backup, and
 * deletes outdated ones, and what is left of broken ones.
 *
 * Shape   the file; undefined when nothing changed.
 */
export async function backUpOnce(
  { db, DATA_DIR, at }: Means,
  log: FastifyBaseLogger,
): Promise<string | undefined> {
  const folder = backupFolder(DATA_DIR);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder))
    if (name.endsWith(UNFINISHED)) await rm(join(folder, name));
  await tidyHalves(folder, log);
  const newest = listBackups(folder).at(-1);
  const last = newest === undefined ? undefined : await readSums(newest);
  const file = backupFile(folder, at);
  let isSame = false;
  await backUpEmbedded(db, file, (tables) => {
    isSame = last !== undefined && differingTables(last, tables).length === 0;
    return isSame;
  });
  if (isSame) return undefined;
  for (const old of outdatedBackups(listBackups(folder)))
    for (const part of [old, manifestOf(old)]) await rm(part, { force: true });
  return file;
}

/** Sums alone are nothing. A backup alone cannot be checked, but may be all that somebody has: it is named, and stays. */
async function tidyHalves(folder: string, log: FastifyBaseLogger): Promise<void> {
  const { withoutSums, loneSums } = listHalves(folder);
  for (const file of loneSums) {
    await rm(file, { force: true });
    log.info({ file }, 'sums without their backup deleted');
  }
  for (const file of withoutSums)
    log.warn({ file }, 'a backup without its sums is neither restored nor deleted');
}

/** Shape   undefined when unreadable. */
async function readSums(file: string): Promise<TableSums | undefined> {
  return readManifest(file).then(
    ({ tables }) => tables,
    () => undefined,
  );
}

/**
 * Backups to delete: older than 24 hours and not the last of one of the seven newest days.
 *
 * Shape   files, oldest first; UTC days, and days without a backup do not count.
 */
export function outdatedBackups(files: readonly string[]): string[] {
  const newest = files.at(-1);
  if (newest === undefined) return [];
  const lastOfDay = new Map(files.map((file) => [basename(file).slice(0, 10), file]));
  const kept = new Set([...lastOfDay.values()].slice(-MAX_DAYS));
  const since = backupTime(newest).getTime() - DAY_MS;
  return files.filter((file) => !kept.has(file) && backupTime(file).getTime() <= since);
}

/**
 * Backs up while the program runs: at once when the newest backup is older than a day, then hourly. The metric has
 * the time of the last success, at first the start. Shape: returns the function that stops it.
 */
export function startBackups(
  { db, DATA_DIR, now, metrics }: Omit<Means, 'at'> & Pick<Deps, 'now' | 'metrics'>,
  log: FastifyBaseLogger,
): () => void {
  const newest = listBackups(backupFolder(DATA_DIR)).at(-1);
  let savedAt = newest === undefined ? 0 : backupTime(newest).getTime();
  const note = (ms: number) => metrics.lastBackup.set(ms / 1000);
  note(savedAt || now().getTime());
  const saveAfter = (ms: number) => {
    const at = now();
    if (at.getTime() - savedAt < ms) return;
    savedAt = at.getTime();
    backUpOnce({ db, DATA_DIR, at }, log).then(
      (file) => {
        note(at.getTime());
        log.info({ file }, 'embedded database backed up');
      },
      (error: unknown) =>
        log.error({ err: explain(error, DATA_DIR) }, 'backing up the embedded database failed'),
    );
  };
  saveAfter(DAY_MS);
  const timer = setInterval(() => saveAfter(HOUR_MS), LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
