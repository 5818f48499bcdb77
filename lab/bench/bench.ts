// `npm run bench`: our calls compared with the limits of this machine, in one run. `--seconds` and `--rounds`
// set the length, `--write` keeps the figures.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import pg from 'pg';

import { percentile } from '#reliability/harness/random';

import { answerOf, callsOf, first, madePerson, signIn } from './lib/calls.ts';
import { makeDatabase, onConnection } from './lib/database.ts';
import { generate } from './lib/generate.ts';
import { type Figures, type Load, measure, measureWork, middle } from './lib/load.ts';
import { pause, ROOT, type Running, startProgram, startServer } from './lib/process.ts';
import { finish, type Row } from './lib/report.ts';
import { startAndMemory } from './lib/startup.ts';
import { allStatementsOf, bareWork } from './lib/statements.ts';
import type { Limits } from './limits/limitServer.ts';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
    write: { type: 'boolean' },
  },
});
const seconds = Number(options.seconds);
const rounds = Number(options.rounds);
const CONNECTIONS = 8;
const SHOPPERS = 8;
const LOGINS = 60;
const LAG_MS = 50;
const LARGE = {
  users: 1_000,
  vendors: 50,
  stores: 1_000,
  offersEach: 200,
  orders: 10_000,
  ofOneVendor: 0.2,
};
/** Each call's minimum rate, as a share of another's. */
const SHARES: Readonly<Record<string, readonly [of: string, share: number]>> = {
  'random recipes': ['constant JSON of random recipes', 0.4],
  'recipe search': ['constant JSON of recipe search', 0.4],
  'recipe information': ['one row by its key', 0.5],
  'who am I': ['one row by its key', 0.5],
  'store items': ['statements of store items', 0.5],
  'my orders, first 20': ['statements of my orders, first 20', 0.5],
  'vendor’s orders, first 20': ['statements of vendor’s orders, first 20', 0.5],
  'place an order of 4 lines': ['order transaction, bare', 0.6],
};
const COMPARE_P99 = 1.5;
const secret = randomBytes(48).toString('base64url');

const tables = [await onPostgres(), await onPglite(), await startAndMemory()];
finish('bench', tables);

async function onPostgres() {
  const database = await makeDatabase();
  const server = await startServer({ DATABASE_URL: database.url, JWT_SECRET: secret });
  await onConnection(database.url, (client) => generate(client, LARGE));
  const pool = new pg.Pool({ connectionString: database.url, max: CONNECTIONS });
  let limits: Running | undefined;
  try {
    const shoppers = await Promise.all(
      Array.from({ length: SHOPPERS }, (_, n) => signIn(server.address, madePerson('user', n + 1))),
    );
    const vendor = await signIn(server.address, madePerson('vendor', 1));
    const calls = await callsOf(server.address, { shoppers, vendor });
    const bare = await bareWork({ url: database.url, secret, pool }, first(shoppers));
    const user_id = first(shoppers).user_id;
    limits = await startProgram(join(ROOT, 'lab/bench/limits/limitServer.ts'), [
      database.url,
      await writeLimits(calls, database.url),
    ]);
    const bounds = boundsOn(limits.address, user_id);
    const found = await interleaved([
      ...[...bounds, ...calls].map((load) => ({
        name: load.name,
        run: () => measure(load, { connections: CONNECTIONS, seconds }),
      })),
      ...bare.map(({ name, work }) => ({
        name,
        run: () => measureWork(work, { connections: CONNECTIONS, seconds }),
      })),
    ]);
    const lag = await lagDuringLogins(server.address);
    return {
      title: `PostgreSQL, ${CONNECTIONS} connections, medians of ${rounds} interleaved rounds`,
      rows: [...judged(found), lagRow(lag)],
    };
  } finally {
    await pool.end();
    await limits?.stop();
    await server.stop();
    await database.drop();
  }
}

function judged(found: ReadonlyMap<string, Figures>): Row[] {
  return [...found].map(([what, figures]) => {
    const { rate, p50, p99 } = figures;
    const measured = `${rate.toFixed(0)}/s, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`;
    if (what === 'compare') {
      const bare = found.get('compare, bare')?.p99 ?? 0;
      const ratio = p99 / bare;
      return {
        what,
        measured: `${measured}; p99 is ${ratio.toFixed(2)} of the bare queries’`,
        target: `≤ ${COMPARE_P99}`,
        met: ratio <= COMPARE_P99,
      };
    }
    const [of, share] = SHARES[what] ?? [];
    const bound = of === undefined ? undefined : found.get(of);
    if (!bound || share === undefined) return { what, measured };
    const ratio = rate / bound.rate;
    return {
      what,
      measured: `${measured}; ${ratio.toFixed(2)} of ${of}`,
      target: `≥ ${share}`,
      met: ratio >= share,
    };
  });
}

/**
 * Writes what the limit server serves: the calls' answers, and their statements with the lookup of the
 * caller.
 */
async function writeLimits(calls: readonly Load[], url: string): Promise<string> {
  const limits: Limits = { answers: {}, statements: {} };
  for (const [of] of Object.values(SHARES)) {
    const [, kind, name] = /^(constant JSON|statements) of (.*)$/.exec(of) ?? [];
    const call = calls.find((one) => one.name === name);
    if (!call || name === undefined) continue;
    if (kind === 'statements')
      limits.statements[name] = await allStatementsOf({ url, secret }, call.ask());
    else limits.answers[name] = await answerOf(call.address, call.ask());
  }
  const file = join(mkdtempSync(join(tmpdir(), 'larder-limits-')), 'limits.json');
  writeFileSync(file, JSON.stringify(limits));
  return file;
}

function boundsOn(address: string, user_id: string): Load[] {
  const paths = { 'constant JSON': 'answers', statements: 'statements' } as const;
  const wanted = new Set(Object.values(SHARES).map(([of]) => of));
  return [...wanted].flatMap((name) => {
    if (name === 'one row by its key')
      return [{ name, address, ask: () => ({ path: `/users/${user_id}` }) }];
    const [, kind, call = ''] = /^(constant JSON|statements) of (.*)$/.exec(name) ?? [];
    if (kind !== 'constant JSON' && kind !== 'statements') return [];
    const path = `/${paths[kind]}/${encodeURIComponent(call)}`;
    return [{ name, address, ask: () => ({ path }) }];
  });
}

type Measured = { name: string; run: () => Promise<Figures> };

/** Measures in rounds through all calls, so that other load on the machine affects all alike. */
async function interleaved(things: readonly Measured[]): Promise<Map<string, Figures>> {
  const found = new Map<string, Figures[]>(things.map(({ name }) => [name, []]));
  for (let round = -1; round < rounds; round += 1)
    for (const { name, run } of things) {
      const figures = await run();
      // The first round warms up the JIT and the caches.
      if (round >= 0) found.get(name)?.push(figures);
    }
  return new Map([...found].map(([name, all]) => [name, middle(all)]));
}

/**
 * Latency of the simplest call during concurrent logins.
 *
 * Units   milliseconds, the 99th percentile.
 */
async function lagDuringLogins(address: string): Promise<number> {
  const waits: number[] = [];
  let busy = true;
  const logins = Promise.all(
    Array.from({ length: LOGINS }, (_, n) => signIn(address, madePerson('user', n + 100))),
  ).finally(() => (busy = false));
  while (busy) {
    const start = performance.now();
    await fetch(`${address}/healthz`).then((answer) => answer.text());
    waits.push(performance.now() - start);
    await pause(2);
  }
  await logins;
  return percentile(waits, 0.99);
}

function lagRow(lag: number): Row {
  return {
    what: `simplest call during ${LOGINS} logins at once, p99`,
    measured: `${lag.toFixed(1)} ms`,
    target: `≤ ${LAG_MS} ms`,
    met: lag <= LAG_MS,
  };
}

/** The embedded database serves one user at a time. */
async function onPglite() {
  const server = await startServer({ JWT_SECRET: secret });
  try {
    const shopper = await signIn(server.address, { email: 'shopper@larder.test', role: 'user' });
    const vendor = await signIn(server.address, { email: 'vendor@larder.test', role: 'vendor' });
    const calls = await callsOf(server.address, { shoppers: [shopper], vendor });
    const found = await interleaved(
      calls
        .filter(({ name }) => !name.startsWith('place'))
        .map((load) => ({
          name: load.name,
          run: () => measure(load, { connections: 1, seconds }),
        })),
    );
    const rows = [...found].map(([what, { rate, p50, p99 }]) => ({
      what,
      measured: `${rate.toFixed(0)}/s, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`,
    }));
    return { title: 'PGlite, one connection', rows };
  } finally {
    await server.stop();
  }
}
