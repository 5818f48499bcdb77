import { z } from 'zod';

import type { Config } from '#config';
import { OperatorError } from '#errors';

import type { Db, Queryable } from './db.ts';
import { explain, openEmbedded } from './embedded.ts';
import { lockDirectory } from './lockFile.ts';
import { migrate } from './migrate.ts';
import type { EmbeddedDb } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import { readsFrom } from './replica.ts';
import { sql } from './sql.ts';

/** The rights the program works with: see server/migrations/0006_trust.sql. */
export const PROGRAM_ROLE = 'app_rw';

/** The database would lose what it acknowledged. The start ends with this one line. */
class UnsafeDatabase extends OperatorError {}

type Settings = Pick<
  Config,
  | 'DATABASE_URL'
  | 'DATABASE_DIRECT_URL'
  | 'DATABASE_REPLICA_URL'
  | 'DATA_DIR'
  | 'MIGRATE_DATABASE_URL'
  | 'ALLOW_UNSAFE_DATABASE'
>;

export type OpenDatabase = {
  db: Db;
  reads: Queryable;
  /** The same database when it is the embedded one, which can copy itself. */
  embedded?: EmbeddedDb;
  close: () => Promise<void>;
};

/**
 * Opens the database that the settings name, with the newest schema.
 *
 * Shape   `reads` is for what others wrote: a replica, where there is one. `close` also gives the
 *         embedded database's directory back.
 * Errors  DatabaseInUse when another process has the embedded database open; DatabaseUnusable when it
 *         is damaged; UnsafeDatabase; DatabaseTooNew.
 */
export async function openDatabase(settings: Settings, pid: number): Promise<OpenDatabase> {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_REPLICA_URL, DATA_DIR } = settings;
  if (DATABASE_URL !== undefined) {
    const { db, role } = await openServer(DATABASE_URL, settings);
    if (DATABASE_REPLICA_URL === undefined) return { db, reads: db, close: () => db.close() };
    const replica = openPostgres(DATABASE_REPLICA_URL, { role, listenUrl: DATABASE_DIRECT_URL });
    const reads = await readsFrom(replica, db);
    return {
      db,
      reads,
      close: async () => {
        reads.end();
        await Promise.all([db.close(), replica.close()]);
      },
    };
  }
  const release = lockDirectory(DATA_DIR, pid);
  try {
    const db = await openEmbedded(DATA_DIR);
    await migrate(db);
    return {
      db,
      reads: db,
      embedded: db,
      close: async () => {
        await db.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw explain(error, DATA_DIR);
  }
}

/** Migrates as the user of the address, then works as the program's role as far as there is one. */
async function openServer(
  url: string,
  { MIGRATE_DATABASE_URL, DATABASE_DIRECT_URL, ALLOW_UNSAFE_DATABASE }: Settings,
): Promise<{ db: Db; role: string | undefined }> {
  const migrateUrl = MIGRATE_DATABASE_URL ?? DATABASE_DIRECT_URL ?? url;
  // A change of a large table takes as long as it takes.
  const owner = openPostgres(migrateUrl, { poolSize: 2, patient: true });
  try {
    if (ALLOW_UNSAFE_DATABASE !== '1') await refuseUnsafe(owner);
    await migrate(owner);
  } finally {
    await owner.close();
  }
  const plain = openPostgres(url, { poolSize: 1, listenUrl: DATABASE_DIRECT_URL });
  try {
    const role = await mayBe(plain, PROGRAM_ROLE);
    return { db: openPostgres(url, { role, listenUrl: DATABASE_DIRECT_URL }), role };
  } finally {
    await plain.close();
  }
}

const Safety = z.object({ name: z.string(), setting: z.string() });

/** Errors  UnsafeDatabase when a crash of the machine could undo what the database acknowledged. */
async function refuseUnsafe(db: Db): Promise<void> {
  const off = await db.many(
    Safety,
    sql`select name, setting from pg_settings
        where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off'
        order by name`,
  );
  if (off.length === 0) return;
  const names = off.map(({ name }) => name).join(', ');
  throw new UnsafeDatabase(
    `DATABASE_URL: the database has ${names} off and would lose orders in a crash (ALLOW_UNSAFE_DATABASE=1 for trials)`,
  );
}

/** The role, when it exists and the connection's user may take it. */
async function mayBe(db: Db, role: string): Promise<string | undefined> {
  const { may } = await db.one(
    z.object({ may: z.boolean() }),
    sql`select exists (select from pg_roles where rolname = ${role}
          and pg_has_role(current_user, oid, 'member')) as may`,
  );
  return may ? role : undefined;
}
