import { z } from 'zod';

import type { Queryable } from './db.ts';
import { Sql, sql } from './sql.ts';

/** A table's row count and a checksum of its values. */
const TableSum = z.object({ rows: z.int(), sum: z.string() });
export const TableSums = z.record(z.string(), TableSum);
export type TableSums = z.output<typeof TableSums>;

/** Sums of every table with data, independent of the order of rows. */
export async function sumTables(db: Queryable): Promise<TableSums> {
  const tables = await db.many(
    z.object({ name: z.string() }),
    sql`select tablename as name from pg_tables where schemaname = 'public'
        and tablename not in ('write_probe', 'typical_price_counts') order by tablename`,
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

/** The tables that differ; empty when none do. */
export function differingTables(a: TableSums, b: TableSums): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(
    (name) => a[name]?.rows !== b[name]?.rows || a[name]?.sum !== b[name]?.sum,
  );
}
