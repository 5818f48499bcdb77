import type pg from 'pg';

/**
 * The tables that a plan reads from end to end although they have at least `large` rows.
 *
 * Shape   names; a "Seq Scan" of a small table is the fastest there is and does not count.
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
