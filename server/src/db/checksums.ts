import { z } from 'zod';

import type { Queryable } from './db.ts';
import { Sql, sql } from './sql.ts';

/** How many rows a table has, and a number that changes with any of their values. */
const TableSum = z.object({ rows: z.int(), sum: z.string() });
export const TableSums = z.record(z.string(), TableSum);
export type TableSums = z.output<typeof TableSums>;

/** Sums up every table of ours, whatever the order of its rows. */
export async function sumTables(db: Queryable): Promise<TableSums> {
  const tables = await db.many(
    z.object({ name: z.string() }),
    sql`select tablename as name from pg_tables where schemaname = 'public'
        and tablename <> 'write_probe' order by tablename`,
  );
  const sums: TableSums = {};
  for (const { name } of tables)
    sums[name] = await db.one(
      TableSum,
      new Sql(
        `select count(*) as rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as sum
         from "${name}" t`,
        [],
      ),
    );
  return sums;
}

/** The tables whose sums differ; empty when both hold the same. */
export function differingTables(a: TableSums, b: TableSums): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(
    (name) => a[name]?.rows !== b[name]?.rows || a[name]?.sum !== b[name]?.sum,
  );
}
