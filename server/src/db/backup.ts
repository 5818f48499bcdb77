import { readFile, rename, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import { z } from 'zod';

import { sumTables, TableSums } from './checksums.ts';
import type { EmbeddedDb } from './pglite.ts';

/** What a backup holds, so that a restore can tell whether all of it came back. */
const Manifest = z.object({ kind: z.enum(['postgres', 'pglite']), tables: TableSums });
type Manifest = z.output<typeof Manifest>;

/** It lies beside the backup. */
export async function writeManifest(file: string, manifest: Manifest): Promise<void> {
  await writeFile(`${file}.json`, JSON.stringify(manifest, undefined, 2), { mode: 0o600 });
}

export async function readManifest(file: string): Promise<Manifest> {
  return Manifest.parse(JSON.parse(await readFile(`${file}.json`, 'utf8')));
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
  const packed = await promisify(gzip)(await files.arrayBuffer());
  // Under its own name only when it is whole, and never without its sums.
  await writeFile(`${file}.part`, packed, { mode: 0o600 });
  await writeManifest(file, { kind: 'pglite', tables });
  await rename(`${file}.part`, file);
  return tables;
}
