// `npm run bench`: our calls compared with the limits of this machine, in one run. `--seconds` and `--rounds`
// set the length, `--write` keeps the figures.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { startProgram } from '#reliability/harness/child';
import { percentile } from '#reliability/harness/random';
import { meanwhile, pingMs } from '#reliability/harness/wait';

import { answerOf, callsOf, first, madePerson, placing, signIn } from './lib/calls.ts';
import { type Figures, interleaved, type Load, measure, shown } from './lib/load.ts';
import { finish, optionsOf, type Row } from './lib/report.ts';
import { bareLoad, fastest } from './lib/sendModes.ts';
import { demoServer, openShop, type Shop, someStores } from './lib/shop.ts';
import { startAndMemory } from './lib/startup.ts';
import { allStatementsOf, bareStatements } from './lib/statements.ts';
import type { BareShop } from './limits/bareShop.ts';
import type { Limits } from './limits/limitServer.ts';

const options = optionsOf({ seconds: '2', rounds: '5' });
const [seconds, rounds] = [Number(options.seconds), Number(options.rounds)];
const CONNECTIONS = 8;
const LENGTH = { connections: CONNECTIONS, seconds };
const SHOPPERS = 8;
const STORES = 400;
const LOGINS = 60;
const LAG_MS = 50;
const LARGE = { users: 1_000, stores: 1_000, orders: 10_000, ofOneVendor: 0.2 };

const SPREAD = `place an order of 4 lines, spread over ${STORES} stores`;
const HOT = 'place an order of 4 lines, hot: all of one store';
const BARE_SEARCH = 'bare shop’s search';
const BARE_SPREAD = `bare shop: ${SPREAD}`;
const BARE_HOT = `bare shop: ${HOT}`;
const BARE_ORDER = 'order transaction, bare, hot: all of one store';
const BARE_COMPARE = 'compare, bare';
const BY_KEY = 'one row by its key';

/** Each call's minimum rate, as shares of those of its bounds: its answer as constant JSON, its bare statements, or others. */
const SHARES: Readonly<Record<string, readonly (readonly [bound: string, share: number])[]>> = {
  'random recipes': [['answers', 0.4]],
  'recipe search': [
    ['answers', 0.4],
    [BARE_SEARCH, 0.8],
  ],
  'recipe information': [[BY_KEY, 0.65]],
  'who am I': [[BY_KEY, 0.5]],
  'store items': [['statements', 0.65]],
  'my orders, first 20': [['statements', 0.65]],
  'vendor’s orders, first 20': [['statements', 0.5]],
  [SPREAD]: [[BARE_SPREAD, 0.6]],
  [HOT]: [[BARE_ORDER, 0.6]],
};
const KINDS: Readonly<Record<string, string>> = {
  answers: 'constant JSON of ',
  statements: 'statements of ',
};
const COMPARE_P99 = 1.5;
/** Max ratio of p99 to p50, for orders of one store. */
const HOT_P99 = 3;
const RECIPES = 500;
const PAGE = 100;
const LIMIT_SERVER = fileURLToPath(new URL('./limits/limitServer.ts', import.meta.url));
const BARE_SHOP = fileURLToPath(new URL('./limits/bareShop.ts', import.meta.url));

const tables = [await onPostgres(), await onPglite(), await startAndMemory()];
finish('bench', tables);

async function onPostgres() {
  await using shop = await openShop(LARGE, { connections: CONNECTIONS });
  const shoppers = await Promise.all(
    Array.from({ length: SHOPPERS }, (_, n) => signIn(shop.address, madePerson('user', n + 1))),
  );
  const vendor = await signIn(shop.address, madePerson('vendor', 1));
  const stores = await someStores(shop, STORES);
  const reading = await callsOf(shop.address, { shoppers, vendor });
  const placed = placing(shop.address, { shoppers, stores });
  const store = first(stores);
  const bare = await bareStatements(shop, { shopper: first(shoppers), store });
  const [compare, order] = [
    await bareLoad(shop.url, bare.compare, LENGTH),
    await bareLoad(shop.url, bare.order, LENGTH),
  ];
  const limits = startProgram(process.execPath, [
    LIMIT_SERVER,
    shop.url,
    await writeLimits(reading, shop),
  ]);
  const bareShop = startProgram(process.execPath, [
    BARE_SHOP,
    shop.url,
    written({
      recipes: await allRecipes(shop.address),
      store_ids: stores.map(({ store_id }) => store_id),
    } satisfies BareShop),
  ]);
  try {
    const bounds = await boundsOn(await limits.output(/^at (\S+)/m), first(shoppers).user_id);
    const bareAddress = await bareShop.output(/^at (\S+)/m);
    const bareCalls = placing(bareAddress, { shoppers, stores });
    const loads: Load[] = [
      ...bounds,
      { name: BARE_SEARCH, address: bareAddress, ask: () => ({ path: '/search?query=chicken' }) },
      ...reading,
      // Side by side, so that other load affects both.
      { name: BARE_SPREAD, ...bareCalls.spread },
      { name: SPREAD, ...placed.spread },
      { name: BARE_HOT, ...bareCalls.hot },
      { name: HOT, ...placed.hot },
    ];
    const found = await interleaved(
      [
        ...loads.map((load) => ({ name: load.name, run: () => measure(load, LENGTH) })),
        { name: `${BARE_COMPARE} (${compare.mode})`, run: compare.run },
        { name: `${BARE_ORDER} (${order.mode})`, run: order.run },
      ],
      rounds,
    );
    return {
      title: `PostgreSQL, ${CONNECTIONS} connections, medians of ${rounds} interleaved rounds; statements in their fastest way`,
      rows: [...judged(found), await lagDuringLogins(shop.address)],
    };
  } finally {
    await Promise.all([limits.stop(), bareShop.stop(), compare.close(), order.close()]);
  }
}

/** The figures of a load; bare statements are named with their mode. */
function figuresOf(found: ReadonlyMap<string, Figures>, name: string) {
  const [label, figures] = [...found].find(([known]) => withoutMode(known) === name) ?? [];
  return { label, figures };
}

function withoutMode(name: string): string {
  return name.replace(/ \([a-z]+\)$/, '');
}

function judged(found: ReadonlyMap<string, Figures>): Row[] {
  return [...found].flatMap(([what, figures]): Row[] => {
    const measured = shown(figures);
    if (what === 'compare') {
      const { figures: bare } = figuresOf(found, BARE_COMPARE);
      const ratio = figures.p99 / (bare?.p99 ?? 0);
      const beside = `${measured}; p99 is ${ratio.toFixed(2)} of the bare queries’`;
      return [[what, beside, `≤ ${COMPARE_P99}`, ratio <= COMPARE_P99]];
    }
    const ratios = (SHARES[what] ?? []).flatMap(([kind, share]): Row[] => {
      const { label, figures: bound } = figuresOf(found, nameOf(kind, what));
      if (!label || !bound) return [];
      const ratio = figures.rate / bound.rate;
      const beside = `${measured}; ${ratio.toFixed(2)} of ${label}`;
      return [[what, beside, `≥ ${share}`, ratio >= share]];
    });
    const tail = figures.p99 / figures.p50;
    const hot: Row = [`${what}: p99 beside p50`, tail.toFixed(1), `≤ ${HOT_P99}`, tail <= HOT_P99];
    return [
      ...(ratios.length > 0 ? ratios : [[what, measured] as const]),
      ...(what === HOT ? [hot] : []),
    ];
  });
}

function nameOf(bound: string, call: string): string {
  const kind = KINDS[bound];
  return kind === undefined ? bound : kind + call;
}

/** Writes what the limit server serves: the calls' answers, and their statements with the caller's lookup. */
async function writeLimits(calls: readonly Load[], shop: Shop): Promise<string> {
  const limits: Limits = { answers: {}, statements: {} };
  for (const { name, address, ask } of calls) {
    const kinds = (SHARES[name] ?? []).map(([bound]) => bound);
    if (kinds.includes('answers')) limits.answers[name] = await answerOf(address, ask());
    if (kinds.includes('statements')) limits.statements[name] = await allStatementsOf(shop, ask());
  }
  return written(limits);
}

function written(json: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'larder-limits-')), 'limits.json');
  writeFileSync(file, JSON.stringify(json));
  return file;
}

/** The recipes that the bare shop searches: those of our search, up to a number. */
async function allRecipes(address: string): Promise<BareShop['recipes']> {
  const details = 'addRecipeInformation=true&fillIngredients=true';
  const recipes: BareShop['recipes'][number][] = [];
  for (let offset = 0; offset < RECIPES; offset += PAGE) {
    const path = `/api/recipes/complexSearch?${details}&number=${PAGE}&offset=${offset}`;
    const { results } = await answerOf<{ results: BareShop['recipes'] }>(address, { path });
    recipes.push(...results);
  }
  return recipes;
}

/** Statements sent in their fastest mode, which a first measurement finds; the name tells it. */
async function boundsOn(address: string, user_id: string): Promise<Load[]> {
  const loads: Load[] = [];
  const add = async (name: string, path: string) => {
    const load = (mode: string) => ({
      name: `${name} (${mode})`,
      address,
      ask: () => ({ path: `/${mode}/${path}` }),
    });
    loads.push(load(await fastest((mode) => measure(load(mode), LENGTH))));
  };
  await add(BY_KEY, `users/${user_id}`);
  for (const [call, bounds] of Object.entries(SHARES))
    for (const [bound] of bounds) {
      const path = `${bound}/${encodeURIComponent(call)}`;
      if (bound === 'statements') await add(nameOf(bound, call), path);
      if (bound === 'answers')
        loads.push({ name: nameOf(bound, call), address, ask: () => ({ path: `/${path}` }) });
    }
  return loads;
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
    calls.map((load) => ({
      name: load.name,
      run: () => measure(load, { connections: 1, seconds }),
    })),
    rounds,
  );
  const rows = [...found].map(([what, figures]) => [what, shown(figures)] as const);
  return { title: 'PGlite, one connection', rows };
}
