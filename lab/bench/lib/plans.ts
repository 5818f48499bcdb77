import type pg from 'pg';

import type { Statement } from './statements.ts';

/**
 * The plan of a statement, and its tables of at least `large` rows that it scans whole: a small table's
 * scan is the fastest plan. Undefined for a statement without a plan.
 */
export async function planOf(pool: pg.Pool, { text, values }: Statement, large: number) {
  if (!hasPlan(text)) return undefined;
  const explained = await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
  const plan = explained.rows.map((row) => row['QUERY PLAN']).join('\n');
  const names = [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, name = '']) => name);
  const { rows } = await pool.query<{ relname: string }>(
    'select relname from pg_class where relname = any($1) and reltuples >= $2',
    [names, large],
  );
  return { text, plan, whole: rows.map(({ relname }) => relname) };
}

export function hasPlan(text: string): boolean {
  return /^\s*(select|with|insert|update|delete)/i.test(text);
}
