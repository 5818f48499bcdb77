import type { Db } from '@larder/server/src/platform/db/db.ts';
import { Sql, sql } from '@larder/server/src/platform/db/sql.ts';
import { z } from 'zod';

/** Tables of the schema itself or of the administrator. */
const STAYS = ['schema_migrations', 'catalogue_version', 'write_probe', 'users'];

const Name = z.object({ name: z.string() });
const Hash = z.object({ password_hash: z.string() });

/** Empties a database under a running server, except for the administrator. */
export async function makeCleaner(db: Db): Promise<() => Promise<void>> {
  const tables = await db.many(
    Name,
    sql`select tablename as name from pg_tables where schemaname = 'public'
        and tablename <> all(${STAYS}::text[])`,
  );
  const { password_hash } = await db.one(
    Hash,
    sql`select password_hash from users where role = 'admin'`,
  );
  const truncate = new Sql(`truncate ${tables.map(({ name }) => name).join(', ')}`, []);
  // Retried: the server may still work after an answer.
  return () =>
    db.transaction(async (tx) => {
      await tx.run(truncate);
      await tx.run(sql`delete from users where role <> 'admin'`);
      await tx.run(sql`update users set password_hash = ${password_hash}`);
      await tx.run(sql`update catalogue_version set version = version + 1`);
    });
}
