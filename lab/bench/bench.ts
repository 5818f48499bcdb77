// `npm run bench`: our calls compared with the limits of this machine, in one run. `--seconds` and `--rounds`
// set the length, `--write` keeps the figures.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { startProgram } from '#reliability/harness/child';
import { percentile } from '#reliability/harness/random';
import { meanwhile, pingMs } from '#reliability/harness/wait';

import { answerOf, callsOf, first, madePerson, signIn } from './lib/calls.ts';
import { type Figures, interleaved, type Load, measure, measureWork, shown } from './lib/load.ts';
import { finish, optionsOf, type Row } from './lib/report.ts';
import { demoServer, openShop, type Shop } from './lib/shop.ts';
import { startAndMemory } from './lib/startup.ts';
import { allStatementsOf, bareWork } from './lib/statements.ts';
import type { Limits } from './limits/limitServer.ts';

const options = optionsOf({ seconds: '2', rounds: '5' });
const [seconds, rounds] = [Number(options.seconds), Number(options.rounds)];
const CONNECTIONS = 8;
const SHOPPERS = 8;
const LOGINS = 60;
const LAG_MS = 50;
const LARGE = { users: 1_000, stores: 1_000, orders: 10_000, ofOneVendor: 0.2 };
/** The upper bound of a call: its answer as constant JSON, its bare statements, or something common. */
type Bound = 'answers' | 'statements' | 'one row by its key' | 'order transaction, bare';
/** Each call's minimum rate, as a share of its bound's. */
const SHARES: Readonly<Record<string, readonly [bound: Bound, share: number]>> = {
  'random recipes': ['answers', 0.4],
  'recipe search': ['answers', 0.4],
  'recipe information': ['one row by its key', 0.5],
  'who am I': ['one row by its key', 0.5],
  'store items': ['statements', 0.5],
  'my orders, first 20': ['statements', 0.5],
  'vendor’s orders, first 20': ['statements', 0.5],
  'place an order of 4 lines': ['order transaction, bare', 0.6],
};
const KINDS: Readonly<Partial<Record<Bound, string>>> = {
  answers: 'constant JSON of ',
  statements: 'statements of ',
};
const COMPARE_P99 = 1.5;
const LIMIT_SERVER = fileURLToPath(new URL('./limits/limitServer.ts', import.meta.url));

const tables = [await onPostgres(), await onPglite(), await startAndMemory()];
finish('bench', tables);

async function onPostgres() {
  await using shop = await openShop(LARGE, { connections: CONNECTIONS });
  const shoppers = await Promise.all(
    Array.from({ length: SHOPPERS }, (_, n) => signIn(shop.address, madePerson('user', n + 1))),
  );
  const vendor = await signIn(shop.address, madePerson('vendor', 1));
  const calls = await callsOf(shop.address, { shoppers, vendor });
  const bare = await bareWork(shop, first(shoppers));
  const limits = startProgram(process.execPath, [
    LIMIT_SERVER,
    shop.url,
    await writeLimits(calls, shop),
  ]);
  try {
    const bounds = boundsOn(await limits.output(/^at (\S+)/m), first(shoppers).user_id);
    const length = { connections: CONNECTIONS, seconds };
    const found = await interleaved(
      [
        ...[...bounds, ...calls].map((load) => ({
          name: load.name,
          run: () => measure(load, length),
        })),
        ...bare.map(({ name, work }) => ({ name, run: () => measureWork(work, length) })),
      ],
      rounds,
    );
    return {
      title: `PostgreSQL, ${CONNECTIONS} connections, medians of ${rounds} interleaved rounds`,
      rows: [...judged(found), await lagDuringLogins(shop.address)],
    };
  } finally {
    await limits.stop();
  }
}

function judged(found: ReadonlyMap<string, Figures>): Row[] {
  return [...found].map(([what, figures]) => {
    const measured = shown(figures);
    if (what === 'compare') {
      const ratio = figures.p99 / (found.get('compare, bare')?.p99 ?? 0);
      const beside = `${measured}; p99 is ${ratio.toFixed(2)} of the bare queries’`;
      return [what, beside, `≤ ${COMPARE_P99}`, ratio <= COMPARE_P99];
    }
    const [kind, share] = SHARES[what] ?? [];
    const of = kind && nameOf(kind, what);
    const bound = of && found.get(of);
    if (!bound || share === undefined) return [what, measured];
    const ratio = figures.rate / bound.rate;
    return [what, `${measured}; ${ratio.toFixed(2)} of ${of}`, `≥ ${share}`, ratio >= share];
  });
}

function nameOf(bound: Bound, call: string): string {
  const kind = KINDS[bound];
  return kind === undefined ? bound : kind + call;
}

/** Writes what the limit server serves: the calls' answers, and their statements with the caller's lookup. */
async function writeLimits(calls: readonly Load[], shop: Shop): Promise<string> {
  const limits: Limits = { answers: {}, statements: {} };
  for (const { name, address, ask } of calls) {
    const [bound] = SHARES[name] ?? [];
    if (bound === 'answers') limits.answers[name] = await answerOf(address, ask());
    if (bound === 'statements') limits.statements[name] = await allStatementsOf(shop, ask());
  }
  const file = join(mkdtempSync(join(tmpdir(), 'larder-limits-')), 'limits.json');
  writeFileSync(file, JSON.stringify(limits));
  return file;
}

function boundsOn(address: string, user_id: string): Load[] {
  const ofCalls = Object.entries(SHARES).filter(([, [bound]]) => bound in KINDS);
  return [
    { name: 'one row by its key', address, ask: () => ({ path: `/users/${user_id}` }) },
    ...ofCalls.map(([call, [bound]]) => {
      const path = `/${bound}/${encodeURIComponent(call)}`;
      return { name: nameOf(bound, call), address, ask: () => ({ path }) };
    }),
  ];
}

/** The simplest call during concurrent logins. */
async function lagDuringLogins(address: string): Promise<Row> {
  const logins = Promise.all(
    Array.from({ length: LOGINS }, (_, n) => signIn(address, madePerson('user', n + 100))),
  );
  const { found } = await meanwhile(logins, 2, () => pingMs(`${address}/healthz`));
  const lag = percentile(found, 0.99);
  const what = `simplest call during ${LOGINS} logins at once, p99`;
  return [what, `${lag.toFixed(1)} ms`, `≤ ${LAG_MS} ms`, lag <= LAG_MS];
}

/** The embedded database serves one user at a time. */
async function onPglite() {
  await using server = await demoServer({});
  const shopper = await signIn(server.url, { email: 'shopper@larder.test', role: 'user' });
  const vendor = await signIn(server.url, { email: 'vendor@larder.test', role: 'vendor' });
  const calls = await callsOf(server.url, { shoppers: [shopper], vendor });
  const found = await interleaved(
    calls
      .filter(({ name }) => !name.startsWith('place'))
      .map((load) => ({ name: load.name, run: () => measure(load, { connections: 1, seconds }) })),
    rounds,
  );
  const rows = [...found].map(([what, figures]) => [what, shown(figures)] as const);
  return { title: 'PGlite, one connection', rows };
}
