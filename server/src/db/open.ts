import { join } from 'node:path';

import type { Config } from '#config';

import type { Db } from './db.ts';
import { lockDirectory } from './lockFile.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/**
 * Opens the database that the settings name, with the newest schema.
 *
 * Shape   `close` also gives the embedded database's directory back.
 * Errors  DatabaseInUse when another process has the embedded database open.
 */
export async function openDatabase(
  { DATABASE_URL, DATA_DIR }: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  pid: number,
): Promise<{ db: Db; close: () => Promise<void> }> {
  const release = DATABASE_URL ? () => undefined : lockDirectory(DATA_DIR, pid);
  const db = DATABASE_URL
    ? openPostgres(DATABASE_URL)
    : await openPglite({ dataDir: join(DATA_DIR, 'pglite') });
  await migrate(db);
  return {
    db,
    close: async () => {
      await db.close();
      release();
    },
  };
}
