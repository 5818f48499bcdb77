import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { FastifyBaseLogger } from 'fastify';

import { backUpEmbedded, readManifest } from '#db/backup';
import { differingTables, type TableSums } from '#db/checksums';
import type { EmbeddedDb } from '#db/pglite';

const HOUR_MS = 3_600_000;
const LOOK_EVERY_MS = 600_000;
/** How many backups are kept. Source: docs/operations.md, "Backup and restore". */
const KEPT = 24;

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z\.tar\.gz$/;

type Means = { db: EmbeddedDb; folder: string; at: Date };

/** Where the backups are that the program makes by itself. */
export function backupFolder(DATA_DIR: string): string {
  return join(DATA_DIR, 'backups');
}

/**
 * Saves the embedded database into a folder, unless the newest backup there holds the same, and deletes
 * the oldest of more than 24.
 *
 * Shape   the file; undefined when nothing had changed.
 */
export async function backUpOnce({ db, folder, at }: Means): Promise<string | undefined> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const newest = (await listBackups(folder)).at(-1);
  const last = newest === undefined ? undefined : await readSums(join(folder, newest));
  const file = join(folder, `${at.toISOString().replaceAll(':', '-')}.tar.gz`);
  let isSame = false;
  await backUpEmbedded(db, file, (tables) => {
    isSame = last !== undefined && differingTables(last, tables).length === 0;
    return isSame;
  });
  if (isSame) return undefined;
  for (const name of (await listBackups(folder)).slice(0, -KEPT))
    for (const part of [name, `${name}.json`]) await rm(join(folder, part), { force: true });
  return file;
}

/** Oldest first: the names begin with the time. What a killed program left half written goes. */
async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  for (const name of names) if (name.endsWith('.part')) await rm(join(folder, name));
  return names.filter((name) => NAME.test(name)).toSorted();
}

/** Shape   nothing when they cannot be read: then what the backup holds is not known. */
async function readSums(file: string): Promise<TableSums | undefined> {
  return readManifest(file).then(
    ({ tables }) => tables,
    () => undefined,
  );
}

/**
 * Saves the embedded database once an hour while the program runs, the first time ten minutes after the
 * start. Shape: what ends it.
 */
export function startHourlyBackups(
  { now, ...means }: Omit<Means, 'at'> & { now: () => Date },
  log: FastifyBaseLogger,
): () => void {
  let lookedAt = 0;
  const timer = setInterval(() => {
    const at = now();
    if (at.getTime() - lookedAt < HOUR_MS) return;
    lookedAt = at.getTime();
    backUpOnce({ ...means, at }).then(
      (file) => log.info({ file }, 'embedded database saved'),
      (err: unknown) => log.error({ err }, 'saving the embedded database failed'),
    );
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
