import { createHash } from 'node:crypto';

import pg from 'pg';

import { type Figures, measureWork } from './load.ts';
import type { Statement } from './statements.ts';

/** How statements may be sent: prepared once, prepared but planned each time, or parsed each time. */
export const WAYS = ['prepared', 'planned', 'unnamed'] as const;
export type Way = (typeof WAYS)[number];

/** Connections that send in one way, without waiting between statements. */
export function openWay(url: string, { way, max }: { way: Way; max: number }): pg.Pool {
  const plans = way === 'planned' ? ' -c plan_cache_mode=force_custom_plan' : '';
  return new pg.Pool({
    connectionString: url,
    max,
    pipeline: true,
    options: `-c jit=off${plans}`,
  });
}

/** Sends all statements at once on one connection of the pool. Shape: the rows of the last one. */
export async function sendAll(
  pool: pg.Pool,
  { way, statements }: { way: Way; statements: readonly Statement[] },
): Promise<unknown[]> {
  const client = await pool.connect();
  try {
    const results = await Promise.all(
      statements.map(({ text, values }) =>
        client.query(way === 'unnamed' ? { text, values } : { text, values, name: nameOf(text) }),
      ),
    );
    return results.at(-1)?.rows ?? [];
  } finally {
    client.release();
  }
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('md5').update(text).digest('hex');
  names.set(text, name);
  return name;
}

/** The way with the highest rate, each measured once. */
export async function fastest(measureIn: (way: Way) => Promise<Figures>): Promise<Way> {
  const rates: [Way, number][] = [];
  for (const way of WAYS) rates.push([way, (await measureIn(way)).rate]);
  return rates.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 'prepared';
}

type Length = { connections: number; seconds: number };

/** Bare statements from this process, sent in their fastest way, which is tried first. */
export async function bareLoad(
  url: string,
  statements: () => readonly Statement[],
  length: Length,
): Promise<{ way: Way; run: () => Promise<Figures>; close: () => Promise<void> }> {
  const measureIn = (pool: pg.Pool, way: Way) =>
    measureWork(async () => void (await sendAll(pool, { way, statements: statements() })), length);
  const way = await fastest(async (tried) => {
    const pool = openWay(url, { way: tried, max: length.connections });
    const figures = await measureIn(pool, tried);
    await pool.end();
    return figures;
  });
  const pool = openWay(url, { way, max: length.connections });
  return { way, run: () => measureIn(pool, way), close: () => pool.end() };
}
