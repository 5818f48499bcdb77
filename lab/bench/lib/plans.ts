import type pg from 'pg';

/**
 * Tables of at least `large` rows that a plan scans whole.
 *
 * Shape   names; a "Seq Scan" of a small table is the fastest plan and does not count.
 */
export async function readsWholeTable(
  pool: pg.Pool,
  plan: string,
  large: number,
): Promise<string[]> {
  const names = [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, name = '']) => name);
  if (names.length === 0) return [];
  const { rows } = await pool.query<{ relname: string }>(
    'select relname from pg_class where relname = any($1) and reltuples >= $2',
    [names, large],
  );
  return rows.map(({ relname }) => relname);
}
