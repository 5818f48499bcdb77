import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { z } from 'zod';

import { OperatorError } from '#errors';
import { writeWhole } from '#lib/wholeFile';

import { sumTables, TableSums } from './checksums.ts';
import type { EmbeddedDb } from './pglite.ts';

/** What a backup holds, so that a restore can tell whether all of it came back. */
const Manifest = z.object({ kind: z.enum(['postgres', 'pglite']), tables: TableSums });
type Manifest = z.output<typeof Manifest>;

/** It lies beside the backup. */
export async function writeManifest(file: string, manifest: Manifest): Promise<void> {
  await writeWhole(`${file}.json`, JSON.stringify(manifest, undefined, 2));
}

/** Errors  OperatorError when it was cut or changed. */
export async function readManifest(file: string): Promise<Manifest> {
  const text = await readFile(`${file}.json`, 'utf8');
  try {
    return Manifest.parse(JSON.parse(text));
  } catch {
    throw new OperatorError(`${file}.json is damaged`);
  }
}

/**
 * Saves the embedded database as it is at one moment, also while it is in use: whoever comes meanwhile
 * waits for the sums and the copy, not for the file to be packed and written.
 *
 * Shape   the sums of its tables. With `unless` nothing is written when it holds for them.
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
  // Never without its sums.
  await writeManifest(file, { kind: 'pglite', tables });
  await writeWhole(file, files.stream().pipeThrough(new CompressionStream('gzip')));
  return tables;
}

/** Where the backups are that the program makes by itself. */
export function backupFolder(DATA_DIR: string): string {
  return join(DATA_DIR, 'backups');
}

/** The file of a backup that the program makes by itself at a moment. */
export function backupFile(folder: string, at: Date): string {
  return join(folder, `${at.toISOString().replaceAll(':', '-')}.tar.gz`);
}

const NAME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)\.tar\.gz$/;

/** The moment in the name of such a file. */
export function backupTime(file: string): Date {
  return new Date(basename(file).replace(NAME, '$1:$2:$3'));
}

/** The files of the backups that the program made by itself, oldest first: the names are the times. */
export function listBackups(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => NAME.test(name));
  return names.toSorted().map((name) => join(folder, name));
}
