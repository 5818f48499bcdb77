// `npm run bench:own`: comparing and the lists of a shop, before and after shops have products of their own: the same data,
// then 100 more items in each of the 1,000 stores nearest to the comparison. `--stores=10000` makes fewer stores.
import type pg from 'pg';

import { aStore, callsOf, compareRequest, madePerson, signIn } from './lib/calls.ts';
import { interleaved, type Load, measure, shown } from './lib/load.ts';
import { finish, optionsOf, type Row } from './lib/report.ts';
import { openShop, type Shop } from './lib/shop.ts';

const options = optionsOf({ stores: '100000', seconds: '3', rounds: '3' });
const stores = Number(options.stores);
const length = { connections: 8, seconds: Number(options.seconds) };
const [WITH_OWN, OWN_EACH] = [1_000, 100];
const MILES = 25;
/** Source: the measures of a shop's own shelf. Units: times; milliseconds. */
const [MOST_GROWN, LIST_MS] = [1.2, 300];

const [before, after, facts] = await run();
finish('bench:own', [{ title: `${stores.toLocaleString('en')} stores`, rows: rows() }]);

type Figures = Awaited<ReturnType<typeof interleaved>>;

async function run(): Promise<[Figures, Figures, Row[]]> {
  await using shop = await openShop({
    stores,
    vendors: Math.min(10_000, stores),
    users: 10_000,
    orders: 10_000,
    ofOneVendor: 0.1,
    withoutFirstStock: true,
  });
  const first = await figuresOf(shop);
  const made = await addOwnProducts(shop.pool);
  const second = await figuresOf(shop);
  return [
    first,
    second,
    [
      ['stores made in', `${shop.madeIn.toFixed(0)} s`],
      ['own products on shelves', made.toLocaleString('en')],
    ],
  ];
}

async function figuresOf({ address, pool }: Shop): Promise<Figures> {
  const shopper = await signIn(address, madePerson('user', 1));
  const vendor = await signIn(address, madePerson('vendor', 1));
  const { store_id, vendor_id } = await aStore(address, shopper);
  const { rows: near } = await pool.query<{ email: string; store_id: string }>(
    'select email, store_id from users join stores on vendor_id = user_id where store_id = $1',
    [store_id],
  );
  const owner = await signIn(address, { email: near[0]?.email ?? '', role: 'vendor' });
  const calls: Load[] = [
    ...(await callsOf(address, { shoppers: [shopper], vendor })).filter(
      ({ name }) => name === 'store items',
    ),
    { name: 'compare', address, ask: () => compareRequest(shopper, MILES) },
    get('items of the nearest store', `/api/vendor/${vendor_id}/store/${store_id}/items`, shopper),
    get('its vendor’s stores', '/api/vendor/stores', owner),
    get('its vendor finds a product', '/api/vendor/products?q=milk', owner),
  ];
  return interleaved(
    calls.map((call) => ({ name: call.name, run: () => measure(call, length) })),
    Number(options.rounds),
  );

  function get(name: string, path: string, { headers }: { headers: Record<string, string> }): Load {
    return { name, address, ask: () => ({ method: 'GET', path, headers }) };
  }
}

/** Own products of the foods that a shelf has, in a pack and at a price that are a little different. */
async function addOwnProducts(pool: pg.Pool): Promise<number> {
  await pool.query(`
    create table bench_near as
    select store_id, vendor_id, cell from stores where name like 'Store %'
    order by (lat - 39.5) ^ 2 + (lng + 98.5) ^ 2 limit ${WITH_OWN};
    create table bench_own as
    select gen_random_uuid() as product_id, n.*, c.ingredient_id, c.name, c.unit, c.unit_quantity, c.category, c.nth
    from bench_near n, (
      select *, row_number() over (order by ingredient_id) as nth from ingredients
      where vendor_id is null and archived_at is null) c
    where c.nth <= ${OWN_EACH};
    insert into ingredients (ingredient_id, name, brand, unit_quantity, unit, category, vendor_id, food_id, pack_amount, pack_unit)
    select product_id, name || ' ' || left(store_id::text, 8), 'Maker ' || nth % 20, 450 + nth, 'gm', category,
           vendor_id, ingredient_id, 450 + nth, 'gm'
    from bench_own;
    insert into store_items (store_id, ingredient_id, cell, price_cents, quantity)
    select store_id, product_id, cell, 99 + nth * 101 % 900, 1000 from bench_own;
    drop table bench_near`);
  const { rows: counted } = await pool.query<{ n: number }>(
    'select count(*)::int as n from bench_own',
  );
  await pool.query('drop table bench_own');
  await pool.query('vacuum (analyze) ingredients');
  await pool.query('vacuum (analyze) store_items');
  return counted[0]?.n ?? 0;
}

function rows(): Row[] {
  const measured = [...after].map(([name, figures]): Row => {
    const was = before.get(name);
    const grown = figures.p50 / (was?.p50 ?? 0);
    const what = `${was ? shown(was) : ''}; with own products ${shown(figures)}: p50 ${grown.toFixed(2)} times`;
    return name === 'compare'
      ? [name, what, `≤ ${MOST_GROWN} times`, grown <= MOST_GROWN]
      : [name, what, `p99 ≤ ${LIST_MS} ms`, figures.p99 <= LIST_MS];
  });
  return [...facts, ...measured];
}
