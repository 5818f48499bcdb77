// `npm run bench:scale`: the same calls on growing data. `--sizes=1000,10000` for a shorter run, `--write`
// keeps the figures and the plans.
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';

import pg from 'pg';

import { compareRequest, first, madePerson, orderRequest, signIn } from './lib/calls.ts';
import { makeDatabase, onConnection } from './lib/database.ts';
import { type Amounts, generate } from './lib/generate.ts';
import { type Figures, measure, measureWork, middle, type Request } from './lib/load.ts';
import { readsWholeTable } from './lib/plans.ts';
import { startServer } from './lib/process.ts';
import { finish, type Row } from './lib/report.ts';
import { runBare, type Statement, statementsOf } from './lib/statements.ts';

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000' },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    write: { type: 'boolean' },
  },
});
const sizes = options.sizes.split(',').map(Number);
const seconds = Number(options.seconds);
const rounds = Number(options.rounds);
const CONNECTIONS = 8;
const OFFERS_EACH = 200;
const MILES = 25;
/** Smaller tables are scanned whole because that is faster. */
const LARGE_TABLE = 5_000;
const secret = randomBytes(48).toString('base64url');

const GROWTH_OF_COMPARE = 6;
const GROWTH_OF_LISTS = 1.3;
const COMPARE_P99 = 1.5;

type Found = { size: number; figures: Map<string, Figures>; plans: Plan[]; madeIn: number };
type Plan = { call: string; text: string; plan: string; whole: string[] };

const found: Found[] = [];
for (const size of sizes) found.push(await atSize(size));
finish('bench:scale', [growth(), plansKept()]);

/** Orders, shoppers and vendors grow too, up to a million, a hundred thousand and ten thousand. */
function amountsFor(stores: number): Amounts {
  return {
    stores,
    vendors: Math.min(10_000, stores),
    users: Math.min(100_000, stores * 10),
    offersEach: OFFERS_EACH,
    orders: stores * 10,
    ofOneVendor: 0.1,
    withoutFirstStock: true,
  };
}

async function atSize(size: number): Promise<Found> {
  const database = await makeDatabase();
  const server = await startServer({ DATABASE_URL: database.url, JWT_SECRET: secret });
  const pool = new pg.Pool({ connectionString: database.url, max: CONNECTIONS });
  try {
    const began = performance.now();
    await onConnection(database.url, (client) => generate(client, amountsFor(size)));
    const madeIn = (performance.now() - began) / 1000;
    console.log(`${size} stores made in ${madeIn.toFixed(0)} s`);
    const shopper = await signIn(server.address, madePerson('user', 1));
    const vendor = await signIn(server.address, madePerson('vendor', 1));
    const get = (path: string, who: typeof shopper): Request => ({
      method: 'GET',
      path,
      headers: who.headers,
    });
    const store = await someShelf(pool);
    const calls: Record<string, () => Request> = {
      compare: () => compareRequest(shopper, MILES),
      'place an order of 4 lines': () => orderRequest(shopper, store),
      'my orders, first 20': () => get('/api/user/orders?limit=20', shopper),
      'vendor’s orders, first 20': () => get('/api/vendor/orders?limit=20', vendor),
      'vendor’s dashboard': () => get('/api/vendor/dashboard', vendor),
    };
    const compare = await statementsOf(
      { url: database.url, secret },
      compareRequest(shopper, MILES),
    );
    const figures = new Map<string, Figures[]>();
    for (let round = -1; round < rounds; round += 1) {
      const note = (name: string, one: Figures) => {
        if (round >= 0) figures.set(name, [...(figures.get(name) ?? []), one]);
      };
      for (const [name, ask] of Object.entries(calls))
        note(
          name,
          await measure(
            { name, address: server.address, ask },
            { connections: CONNECTIONS, seconds },
          ),
        );
      const work = () => runBare(pool, compare);
      note('compare, bare', await measureWork(work, { connections: CONNECTIONS, seconds }));
    }
    const plans: Plan[] = [];
    for (const [name, ask] of Object.entries(calls)) {
      const statements = await statementsOf({ url: database.url, secret }, ask());
      for (const statement of statements) plans.push(...(await planOf(pool, name, statement)));
    }
    const medians = new Map([...figures].map(([name, all]) => [name, middle(all)]));
    return { size, figures: medians, plans, madeIn };
  } finally {
    await pool.end();
    await server.stop();
    await database.drop();
  }
}

async function someShelf(pool: pg.Pool) {
  const { rows } = await pool.query<{ store_id: string; ingredient_id: string }>(
    "select store_id, ingredient_id from store_items where store_id = (select store_id from stores where name = 'Store 7') limit 4",
  );
  return { store_id: first(rows).store_id, vendor_id: '', items: rows };
}

async function planOf(pool: pg.Pool, call: string, { text, values }: Statement): Promise<Plan[]> {
  if (!/^\s*(select|with|insert|update|delete)/i.test(text)) return [];
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  const whole = await readsWholeTable(pool, plan, LARGE_TABLE);
  return [{ call, text, plan, whole }];
}

function growth(): { title: string; rows: Row[] } {
  const smallest = first(found);
  const largest = found.at(-1) ?? smallest;
  const rows = [...smallest.figures.keys()].map((what): Row => {
    const all = found.map(({ size, figures }) => ({ size, ...figures.get(what) }));
    const measured = all
      .map(({ size, p50 = 0, p99 = 0 }) => `${size}: ${p50.toFixed(2)} / ${p99.toFixed(2)} ms`)
      .join('; ');
    const grown = (all.at(-1)?.p50 ?? 0) / (all[0]?.p50 ?? 1);
    const limit =
      what === 'compare'
        ? GROWTH_OF_COMPARE
        : what.endsWith(' first 20')
          ? GROWTH_OF_LISTS
          : undefined;
    return {
      what: `${what}, p50 / p99`,
      measured: `${measured}; p50 grew ${grown.toFixed(2)} times`,
      ...(limit !== undefined && { target: `≤ ${limit} times`, met: grown <= limit }),
    };
  });
  const call = largest.figures.get('compare')?.p99 ?? 0;
  const bare = largest.figures.get('compare, bare')?.p99 ?? 1;
  rows.push({
    what: `compare at ${largest.size} stores: p99 of the call beside that of its bare queries`,
    measured: (call / bare).toFixed(2),
    target: `≤ ${COMPARE_P99}`,
    met: call / bare <= COMPARE_P99,
  });
  const whole = found.flatMap(({ plans }) => plans.flatMap((plan) => plan.whole));
  rows.push({
    what: `large tables that a statement reads whole`,
    measured: whole.length === 0 ? 'none' : [...new Set(whole)].join(', '),
    target: 'none',
    met: whole.length === 0,
  });
  for (const { size, madeIn } of found)
    rows.push({ what: `${size} stores made`, measured: `${madeIn.toFixed(0)} s` });
  const title = `${CONNECTIONS} connections; stores with ${OFFERS_EACH} offers each, ten times as many orders`;
  return { title, rows };
}

/** The plans at the largest size. */
function plansKept(): { title: string; rows: Row[]; after: string } {
  const { size, plans } = found.at(-1) ?? first(found);
  const after = plans.map(({ call, plan }) => `${call}:\n\n\`\`\`\n${plan}\n\`\`\`\n`).join('\n');
  return { title: `Plans at ${size} stores`, rows: [], after };
}
