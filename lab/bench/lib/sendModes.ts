import { createHash } from 'node:crypto';

import pg from 'pg';

import { type Figures, measureWork } from './load.ts';
import type { Statement } from './statements.ts';

/** How statements may be sent: prepared once, prepared but planned each time, or parsed each time. */
export const SEND_MODES = ['prepared', 'planned', 'unnamed'] as const;
export type SendMode = (typeof SEND_MODES)[number];

/** Connections that send in one mode, without waiting between statements. */
export function openPool(url: string, { mode, max }: { mode: SendMode; max: number }): pg.Pool {
  const plans = mode === 'planned' ? ' -c plan_cache_mode=force_custom_plan' : '';
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
  { mode, statements }: { mode: SendMode; statements: readonly Statement[] },
): Promise<unknown[]> {
  const client = await pool.connect();
  try {
    const results = await Promise.all(
      statements.map(({ text, values }) =>
        client.query(mode === 'unnamed' ? { text, values } : { text, values, name: nameOf(text) }),
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

/** The mode with the highest rate, each measured once. */
export async function fastest(measureIn: (mode: SendMode) => Promise<Figures>): Promise<SendMode> {
  const rates: [SendMode, number][] = [];
  for (const mode of SEND_MODES) rates.push([mode, (await measureIn(mode)).rate]);
  return rates.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 'prepared';
}

type Length = { connections: number; seconds: number };

/** Bare statements from this process, sent in their fastest mode, which is tried first. */
export async function bareLoad(
  url: string,
  statements: () => readonly Statement[],
  length: Length,
): Promise<{ mode: SendMode; run: () => Promise<Figures>; close: () => Promise<void> }> {
  const measureIn = (pool: pg.Pool, mode: SendMode) =>
    measureWork(async () => void (await sendAll(pool, { mode, statements: statements() })), length);
  const mode = await fastest(async (tried) => {
    const pool = openPool(url, { mode: tried, max: length.connections });
    const figures = await measureIn(pool, tried);
    await pool.end();
    return figures;
  });
  const pool = openPool(url, { mode, max: length.connections });
  return { mode, run: () => measureIn(pool, mode), close: () => pool.end() };
}
