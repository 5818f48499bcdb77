// `npm run spread`: the tables on the nodes of a distributed PostgreSQL (Citus first), and the keys and calls
// that lack the distribution column. Exits with 1 when these differ from the ones known here and described in
// docs/operations.md. `--write` keeps the tables.
import { randomBytes } from 'node:crypto';

import pg from 'pg';

import { answerOf, callsOf, first, madePerson, signIn } from './lib/calls.ts';
import { makeDatabase, onConnection } from './lib/database.ts';
import { generate } from './lib/generate.ts';
import type { Request } from './lib/load.ts';
import { startServer } from './lib/process.ts';
import { finish, type Row } from './lib/report.ts';
import { type Explained, LAID, scattered } from './lib/spread.ts';
import { allStatementsOf } from './lib/statements.ts';

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

const secret = randomBytes(48).toString('base64url');
const database = await makeDatabase();
const server = await startServer({ DATABASE_URL: database.url, JWT_SECRET: secret });
const pool = new pg.Pool({ connectionString: database.url });
try {
  // Enough rows that no table is scanned whole for being small.
  await onConnection(database.url, (client) =>
    generate(client, {
      users: 2_000,
      vendors: 50,
      stores: 1_000,
      offersEach: 200,
      orders: 20_000,
      ofOneVendor: 0.2,
    }),
  );
  const tables = [
    { title: 'Keys of distributed tables', rows: await keys() },
    { title: 'Calls', rows: await calls() },
  ];
  await closeAll();
  finish('spread', tables);
} catch (error) {
  await closeAll();
  throw error;
}

async function closeAll(): Promise<void> {
  await pool.end();
  await server.stop();
  await database.drop();
}

async function keys(): Promise<Row[]> {
  const { rows } = await pool.query<{ name: string; relation: string; columns: string[] }>(
    `select i.indexrelid::regclass::text as name, i.indrelid::regclass::text as relation,
            array_agg(a.attname::text order by a.attnum) as columns
     from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
     where i.indisunique and i.indrelid::regclass::text not like 'pg_%'
     group by 1, 2 order by 2, 1`,
  );
  return rows.flatMap(({ name, relation, columns }) => {
    const column = LAID[relation];
    if (column === undefined) throw new Error(`where does ${relation} lie?`);
    if (!column.endsWith('_id')) return [];
    return [judged(`\`${name}\``, columns.includes(column) ? [] : [column])];
  });
}

async function calls(): Promise<Row[]> {
  const shopper = await signIn(server.address, madePerson('user', 1));
  const vendor = await signIn(server.address, madePerson('vendor', 1));
  const asked: { name: string; request: Request }[] = (
    await callsOf(server.address, { shoppers: [shopper], vendor })
  ).map(({ name, ask }) => ({ name, request: ask() }));
  const { value } = await answerOf<{ value: { order_id: string }[] }>(server.address, {
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
    rows.push(judged(name, await scatteredBy({ ...request, method: request.method ?? 'GET' })));
  return rows;
}

/** Tables that the statements of a call look up on all nodes. */
async function scatteredBy(request: Request): Promise<string[]> {
  const found = new Set<string>();
  for (const { text, values } of await allStatementsOf({ url: database.url, secret }, request)) {
    if (!/^\s*(select|with|insert|update|delete)/i.test(text)) continue;
    const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Explained }] }>(
      `explain (format json) ${text}`,
      values,
    );
    for (const table of scattered(first(rows)['QUERY PLAN'][0].Plan)) found.add(table);
  }
  return [...found].toSorted();
}

function judged(what: string, without: readonly string[]): Row {
  const measured = without.length === 0 ? 'carries it' : `all nodes: ${without.join(', ')}`;
  const known = KNOWN[what] ?? '';
  return {
    what,
    measured,
    target: known === '' ? 'carries it' : `known: ${known}`,
    met: without.join(', ') === known,
  };
}
