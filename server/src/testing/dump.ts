import { z } from 'zod';

import type { Queryable } from '#platform/db/db';
import { Sql, sql } from '#platform/db/sql';

/** Every row of every table as text, as a dump would have it. */
export async function dumpOf(db: Queryable): Promise<string> {
  const tables = await db.many(
    z.object({ name: z.string() }),
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const rows: string[] = [];
  for (const { name } of tables) {
    const found = await db.many(
      z.object({ row: z.string() }),
      new Sql(`select row_to_json(t)::text as row from ${name} t`, []),
    );
    rows.push(...found.map(({ row }) => row));
  }
  return rows.join('\n');
}
