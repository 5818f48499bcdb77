import { existsSync, readdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { z } from 'zod';

import { OperatorError } from '#errors';
import { writeWhole } from '#platform/lib/wholeFile';

import { sumTables, TableSums } from './checksums.ts';
import type { EmbeddedDb } from './pglite.ts';

/** The contents of a backup, to check a restore. */
const Manifest = z.object({ kind: z.enum(['postgres', 'pglite']), tables: TableSums });
type Manifest = z.output<typeof Manifest>;

const SUMS = '.json';

/** The file of a backup's sums. Lies beside the backup. */
export function manifestOf(file: string): string {
  return `${file}${SUMS}`;
}

export async function writeManifest(file: string, manifest: Manifest): Promise<void> {
  await writeWhole(manifestOf(file), JSON.stringify(manifest, undefined, 2));
}

/** Errors  OperatorError when it is damaged. */
export async function readManifest(file: string): Promise<Manifest> {
  const text = await readFile(manifestOf(file), 'utf8');
  try {
    return Manifest.parse(JSON.parse(text));
  } catch {
    throw new OperatorError(`${manifestOf(file)} is damaged`);
  }
}

/**
 * Backs up the embedded database at one moment, also while in use: others wait for the sums and the copy, not
 * for packing and writing the file.
 *
 * Shape   the sums of its tables. Nothing is written when `unless` holds for them.
 */
export async function backUpEmbedded(
  db: EmbeddedDb,
  file: string,
  unless: (tables: TableSums) => boolean = () => false,
): Promise<TableSums> {
  const { tables, files } = await db.transaction(async (tx) => {
    const sums = await sumTables(tx);
    return { tables: sums, files: unless(sums) ? undefined : await db.dump() };
  });
  if (!files) return tables;
  // First, so that a backup never lacks it.
  await writeManifest(file, { kind: 'pglite', tables });
  try {
    await writeWhole(file, files.stream().pipeThrough(new CompressionStream('gzip')));
  } catch (error) {
    await rm(manifestOf(file), { force: true });
    throw error;
  }
  return tables;
}

/** The folder of automatic backups. */
export function backupFolder(DATA_DIR: string): string {
  return join(DATA_DIR, 'backups');
}

/** The file of an automatic backup. */
export function backupFile(folder: string, at: Date): string {
  return join(folder, `${at.toISOString().replaceAll(':', '-')}.tar.gz`);
}

const NAME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)\.tar\.gz$/;

/** The time in the name of such a file. */
export function backupTime(file: string): Date {
  return new Date(basename(file).replace(NAME, '$1:$2:$3'));
}

/** Automatic backups with their sums, oldest first: the names are the times. */
export function listBackups(folder: string): string[] {
  const { backups, sums } = listParts(folder);
  return backups.filter((file) => sums.has(manifestOf(file)));
}

/**
 * The newest automatic backup with its sums; without any the newest without, which a restore refuses, but which shows
 * that there was a database.
 */
export function newestBackup(folder: string): string | undefined {
  return listBackups(folder).at(-1) ?? listHalves(folder).withoutSums.at(-1);
}

/** Automatic backups of which only one part is there. */
export function listHalves(folder: string): { withoutSums: string[]; loneSums: string[] } {
  const { backups, sums } = listParts(folder);
  const known = new Set(backups.map(manifestOf));
  return {
    withoutSums: backups.filter((file) => !sums.has(manifestOf(file))),
    loneSums: [...sums].filter((file) => !known.has(file)),
  };
}

/** Shape   files, oldest first; `sums` of any backup, also of one that is not there. */
function listParts(folder: string): { backups: string[]; sums: ReadonlySet<string> } {
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  const inFolder = (name: string): string => join(folder, name);
  return {
    backups: names.filter((name) => NAME.test(name)).map(inFolder),
    sums: new Set(
      names.filter((name) => name.endsWith(SUMS) && NAME.test(basename(name, SUMS))).map(inFolder),
    ),
  };
}
