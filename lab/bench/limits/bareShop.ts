// The upper bound for a shop on this machine: Fastify and pg, written for nothing but the transaction of an order and a
// search. No login, no ledger, no history, no checks; tables of its own. Arguments: database, a file with the recipes and
// stores as `BareShop`. Writes its address.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

import Fastify from 'fastify';
import pg from 'pg';

export type BareShop = { recipes: readonly { title: string }[]; store_ids: readonly string[] };

type Draft = { store_id: string; items: readonly { ingredient_id: string; quantity: number }[] };

const CONNECTIONS = 10;
const FOUND = 12;

const [url = '', file = ''] = process.argv.slice(2);
const { recipes, store_ids }: BareShop = JSON.parse(readFileSync(file, 'utf8'));
const titles = recipes.map(({ title }) => title.toLowerCase());
const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, pipeline: true });

await pool.query(`
  create schema bare;
  create table bare.offers (store_id uuid, ingredient_id uuid, price int, quantity int, primary key (store_id, ingredient_id));
  create table bare.orders (order_id uuid primary key, store_id uuid, total bigint, at timestamptz default now());
  create table bare.lines (order_id uuid, ingredient_id uuid, price int, quantity int, primary key (order_id, ingredient_id))`);
await pool.query(
  `insert into bare.offers select store_id, ingredient_id, price_cents, 1000000 from store_items where store_id = any($1)`,
  [store_ids],
);
await pool.query('analyze bare.offers');

const LOCK = `select ingredient_id, price from bare.offers where store_id = $1 and ingredient_id = any($2)
  order by ingredient_id for update`;
const TAKE = `update bare.offers o set quantity = o.quantity - l.quantity from unnest($2::uuid[], $3::int[]) l (id, quantity)
  where o.store_id = $1 and o.ingredient_id = l.id`;
const ORDER = 'insert into bare.orders (order_id, store_id, total) values ($1, $2, $3)';
const LINES = 'insert into bare.lines select $1, * from unnest($2::uuid[], $3::int[], $4::int[])';

/** Two round trips: lock and read, then write and commit. */
async function place({ store_id, items }: Draft): Promise<{ order_id: string; total: number }> {
  const client = await pool.connect();
  const send = (name: string, text: string, values: unknown[]) =>
    client.query({ name, text, values });
  try {
    const ids = items.map(({ ingredient_id }) => ingredient_id);
    const [, { rows }] = await Promise.all([
      client.query('begin'),
      send('lock', LOCK, [store_id, ids]) as Promise<
        pg.QueryResult<{ ingredient_id: string; price: number }>
      >,
    ]);
    const priceOf = new Map(rows.map(({ ingredient_id, price }) => [ingredient_id, price]));
    const packs = items.map(({ quantity }) => quantity);
    const prices = ids.map((id) => priceOf.get(id) ?? 0);
    const total = prices.reduce((sum, price, n) => sum + price * (packs[n] ?? 0), 0);
    const order_id = randomUUID();
    await Promise.all([
      send('take', TAKE, [store_id, ids, packs]),
      send('order', ORDER, [order_id, store_id, total]),
      send('lines', LINES, [order_id, ids, prices, packs]),
      client.query('commit'),
    ]);
    return { order_id, total };
  } finally {
    client.release();
  }
}

const app = Fastify();
app.post<{ Body: { orders: Draft[] } }>('/api/user/orders', async ({ body }, reply) => {
  const orders: unknown[] = [];
  for (const draft of body.orders) orders.push(await place(draft));
  return reply.code(201).send({ orders });
});
app.get<{ Querystring: { query: string } }>('/search', async ({ query }) => {
  const wanted = query.query.toLowerCase();
  const found = recipes.filter((_recipe, n) => titles[n]?.includes(wanted));
  return { results: found.slice(0, FOUND), totalResults: found.length };
});
console.log(`at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
process.on('SIGTERM', () => void app.close().then(() => pool.end()));
