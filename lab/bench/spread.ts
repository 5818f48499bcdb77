// `npm run spread`: the tables on the nodes of a distributed PostgreSQL (Citus first), and the keys and calls
// that lack the distribution column. Exits with 1 when these differ from the ones known here and described in
// docs/operations.md. `--write` keeps the tables.
import { answerOf, callsOf, first, madePerson, signIn } from './lib/calls.ts';
import type { Request } from './lib/load.ts';
import { finish, type Row } from './lib/report.ts';
import { openShop, type Shop } from './lib/shop.ts';
import { type Explained, placeOf, scattered } from './lib/spread.ts';
import { allStatementsOf, hasPlan } from './lib/statements.ts';

/** Keys and calls known to lack it; described in docs/operations.md. */
const KNOWN: Readonly<Record<string, string>> = {
  '`orders_pkey`': 'store_id',
  '`order_items_pkey`': 'store_id',
  '`order_events_pkey`': 'store_id',
  '`stock_movements_pkey`': 'store_id',
  'my orders, first 20': 'order_items, orders',
  'vendor’s orders, first 20': 'order_items, orders',
  'accept an order': 'order_items, orders',
  'vendor’s overview': 'orders',
  'vendor’s dashboard': 'order_items, orders',
};

/** Enough rows that no table is scanned whole for being small. */
const AMOUNTS = { users: 2_000, stores: 1_000, orders: 20_000, ofOneVendor: 0.2 };

finish('spread', await tables());

async function tables() {
  await using shop = await openShop(AMOUNTS);
  return [
    { title: 'Keys of distributed tables', rows: await keys(shop) },
    { title: 'Calls', rows: await calls(shop) },
  ];
}

async function keys({ pool }: Shop): Promise<Row[]> {
  const { rows } = await pool.query<{ name: string; relation: string; columns: string[] }>(
    `select i.indexrelid::regclass::text as name, i.indrelid::regclass::text as relation,
            array_agg(a.attname::text order by a.attnum) as columns
     from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
     where i.indisunique and i.indrelid::regclass::text not like 'pg_%'
     group by 1, 2 order by 2, 1`,
  );
  return rows.flatMap(({ name, relation, columns }) => {
    const column = placeOf(relation);
    if (!column.endsWith('_id')) return [];
    return [judged(`\`${name}\``, columns.includes(column) ? [] : [column])];
  });
}

async function calls(shop: Shop): Promise<Row[]> {
  const shopper = await signIn(shop.address, madePerson('user', 1));
  const vendor = await signIn(shop.address, madePerson('vendor', 1));
  const asked: { name: string; request: Request }[] = (
    await callsOf(shop.address, { shoppers: [shopper], vendor })
  ).map(({ name, ask }) => ({ name, request: ask() }));
  const { value } = await answerOf<{ value: { order_id: string }[] }>(shop.address, {
    path: '/api/vendor/orders?limit=1&status=pending',
    headers: vendor.headers,
  });
  asked.push({
    name: 'accept an order',
    request: {
      method: 'PUT',
      path: '/api/vendor/userorder/accept',
      headers: vendor.headers,
      body: JSON.stringify({ order_id: first(value).order_id, order_status: 'Accepted' }),
    },
  });
  for (const name of ['overview', 'dashboard', 'stores'])
    asked.push({
      name: `vendor’s ${name}`,
      request: { path: `/api/vendor/${name}`, headers: vendor.headers },
    });
  const rows: Row[] = [];
  for (const { name, request } of asked)
    rows.push(judged(name, await scatteredBy(shop, { method: 'GET', ...request })));
  return rows;
}

async function scatteredBy(shop: Shop, request: Request): Promise<string[]> {
  const found = new Set<string>();
  for (const { text, values } of await allStatementsOf(shop, request)) {
    if (!hasPlan(text)) continue;
    const { rows } = await shop.pool.query<{ 'QUERY PLAN': [{ Plan: Explained }] }>(
      `explain (format json) ${text}`,
      values,
    );
    for (const table of scattered(first(rows)['QUERY PLAN'][0].Plan)) found.add(table);
  }
  return [...found].toSorted();
}

function judged(what: string, without: readonly string[]): Row {
  const found = without.join(', ');
  const known = KNOWN[what] ?? '';
  return [
    what,
    found === '' ? 'carries it' : `all nodes: ${found}`,
    known === '' ? 'carries it' : `known: ${known}`,
    found === known,
  ];
}
