// `npm run bench:scale`: the same calls on growing data. `--sizes=1000,10000` for a shorter run, `--write`
// keeps the figures and the plans.
import { aStore, compareRequest, first, madePerson, orderRequest, signIn } from './lib/calls.ts';
import type { Amounts } from './lib/generate.ts';
import { type Figures, interleaved, measure, type Request } from './lib/load.ts';
import { finish, optionsOf, type Row } from './lib/report.ts';
import { bareLoad } from './lib/sendModes.ts';
import { openShop } from './lib/shop.ts';
import { comparingStatements, planOf, statementsOf } from './lib/statements.ts';

const options = optionsOf({ sizes: '1000,10000,100000', seconds: '2', rounds: '3' });
const length = { connections: 8, seconds: Number(options.seconds) };
const OFFERS_EACH = 200;
const MILES = 25;

const GROWTH_OF_COMPARE = 6;
const GROWTH_OF_LISTS = 1.3;
/** Ratio of the compare call to its bare statement. */
const COMPARE_RATIOS = { p50: 1.4, p99: 1.5 } as const;

type Found = { size: number; figures: Map<string, Figures>; plans: Plan[]; madeIn: number };
type Plan = { call: string; text: string; plan: string; whole: string[] };

const found: Found[] = [];
for (const size of options.sizes.split(',')) found.push(await atSize(Number(size)));
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
  await using shop = await openShop(amountsFor(size), length);
  const { address, pool, madeIn } = shop;
  console.log(`${size} stores made in ${madeIn.toFixed(0)} s`);
  const shopper = await signIn(address, madePerson('user', 1));
  const vendor = await signIn(address, madePerson('vendor', 1));
  const get = (path: string, { headers }: typeof shopper): Request => ({
    method: 'GET',
    path,
    headers,
  });
  const store = await aStore(address, shopper);
  const calls = Object.entries<() => Request>({
    compare: () => compareRequest(shopper, MILES),
    'place an order of 4 lines': () => orderRequest(shopper, store),
    'my orders, first 20': () => get('/api/user/orders?limit=20', shopper),
    'vendor’s orders, first 20': () => get('/api/vendor/orders?limit=20', vendor),
    'vendor’s dashboard': () => get('/api/vendor/dashboard', vendor),
  });
  const statements = await comparingStatements(shop, compareRequest(shopper, MILES));
  const compare = await bareLoad(shop.url, () => statements, length);
  const figures = await interleaved(
    [
      ...calls.map(([name, ask]) => ({ name, run: () => measure({ name, address, ask }, length) })),
      { name: 'compare, bare', run: compare.run },
    ],
    Number(options.rounds),
  );
  await compare.close();
  const plans: Plan[] = [];
  for (const [call, ask] of calls)
    for (const statement of await statementsOf(shop, ask())) {
      const plan = await planOf(pool, statement);
      if (plan) plans.push({ call, ...plan });
    }
  return { size, figures, plans, madeIn };
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
        : what.endsWith(' first 20') || what === 'vendor’s dashboard'
          ? GROWTH_OF_LISTS
          : undefined;
    const grew = `${measured}; p50 grew ${grown.toFixed(2)} times`;
    if (limit === undefined) return [`${what}, p50 / p99`, grew];
    return [`${what}, p50 / p99`, grew, `≤ ${limit} times`, grown <= limit];
  });
  const ratioOf = (part: 'p50' | 'p99') =>
    (largest.figures.get('compare')?.[part] ?? 0) /
    (largest.figures.get('compare, bare')?.[part] ?? 1);
  const whole = found.flatMap(({ plans }) => plans.flatMap((plan) => plan.whole));
  rows.push(
    ...(['p50', 'p99'] as const).map((part): Row => {
      const ratio = ratioOf(part);
      const what = `compare at ${largest.size} stores: ${part} of the call beside that of its bare statement`;
      const most = COMPARE_RATIOS[part];
      return [what, ratio.toFixed(2), `≤ ${most}`, ratio <= most];
    }),
    [
      `large tables that a statement reads whole`,
      [...new Set(whole)].join(', ') || 'none',
      'none',
      whole.length === 0,
    ],
    ...found.map(({ size, madeIn }) => [`${size} stores made`, `${madeIn.toFixed(0)} s`] as const),
  );
  const title = `${length.connections} connections; stores with ${OFFERS_EACH} offers each, ten times as many orders`;
  return { title, rows };
}

function plansKept(): { title: string; rows: Row[]; after: string } {
  const { size, plans } = found.at(-1) ?? first(found);
  const after = plans.map(({ call, plan }) => `${call}:\n\n\`\`\`\n${plan}\n\`\`\`\n`).join('\n');
  return { title: `Plans at ${size} stores`, rows: [], after };
}
