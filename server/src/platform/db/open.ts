import { z } from 'zod';

import type { Config } from '#config';
import { OperatorError } from '#errors';

import type { Db, Queryable } from './db.ts';
import { explain, openEmbedded } from './embedded.ts';
import { lockDirectory } from './lockFile.ts';
import { migrate } from './migrate.ts';
import type { EmbeddedDb } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import { readsFromReplica } from './replica.ts';
import { sql } from './sql.ts';

/** The role the program works as: server/migrations/0006_trust.sql. */
export const PROGRAM_ROLE = 'app_rw';

/** The database could lose acknowledged writes. The start ends with this line. */
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
  replica: Queryable;
  /** Set for the embedded database, which can copy itself. */
  embedded?: EmbeddedDb;
  close: () => Promise<void>;
};

/**
 * Opens the database of the settings, with the newest schema.
 *
 * Shape   `replica` is for data that may be a second old; without one it is `db`. `close` also releases the
 *         lock of the embedded database.
 * Errors  DatabaseInUse when another process has the embedded database open; DatabaseUnusable when it is
 *         damaged; UnsafeDatabase; DatabaseTooNew.
 */
export async function openDatabase(settings: Settings, pid: number): Promise<OpenDatabase> {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_REPLICA_URL, DATA_DIR } = settings;
  if (DATABASE_URL !== undefined) {
    const { db, role } = await openServer(DATABASE_URL, settings);
    if (DATABASE_REPLICA_URL === undefined) return { db, replica: db, close: () => db.close() };
    const standby = openPostgres(DATABASE_REPLICA_URL, { role, listenUrl: DATABASE_DIRECT_URL });
    const replica = await readsFromReplica(standby, db);
    return {
      db,
      replica,
      close: async () => {
        replica.end();
        await Promise.all([db.close(), standby.close()]);
      },
    };
  }
  const release = lockDirectory(DATA_DIR, pid);
  try {
    const db = await openEmbedded(DATA_DIR);
    await migrate(db);
    return {
      db,
      replica: db,
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

/** Migrates as the address's user, then works as the program's role if there is one. */
async function openServer(
  url: string,
  { MIGRATE_DATABASE_URL, DATABASE_DIRECT_URL, ALLOW_UNSAFE_DATABASE }: Settings,
): Promise<{ db: Db; role: string | undefined }> {
  const migrateUrl = MIGRATE_DATABASE_URL ?? DATABASE_DIRECT_URL ?? url;
  // No timeout for migrations.
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

/** Errors  UnsafeDatabase when a crash of the machine could lose acknowledged writes. */
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

/** The role, if it exists and the connection's user may assume it. */
async function mayBe(db: Db, role: string): Promise<string | undefined> {
  const { may } = await db.one(
    z.object({ may: z.boolean() }),
    sql`select exists (select from pg_roles where rolname = ${role}
          and pg_has_role(current_user, oid, 'member')) as may`,
  );
  return may ? role : undefined;
}
