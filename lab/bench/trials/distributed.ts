import { randomUUID } from 'node:crypto';

import { Sql, sql } from '@larder/server/src/platform/db/sql.ts';
import { z } from 'zod';

import type { Row } from '#bench/lib/report';
import { countOf, onDatabase } from '#reliability/harness/postgres';

import {
  cancel,
  claimKey,
  compare,
  move,
  myOrders,
  openOrders,
  place,
  type Placing,
  shelf,
} from './storeStatements.ts';
import { check, type Trial } from './trial.ts';
import { explained, startTwoNodes } from './twoNodes.ts';

const STORES = 40;
const GOODS = 20;
const STOCK = 1_000;
const LINES = 4;
/** Each places in stores of its own: postgres_fdw reads at the nodes as of the transaction's start. */
const SHOPPERS = 4;
const ORDERS_EACH = 100;
const CELL = 1;

/**
 * What deploy/citus.sql distributes, over two servers of PostgreSQL: which nodes the calls of the main path ask, each in
 * a session of its own, for every store. Without kills: postgres_fdw has no commit in two phases.
 */
export const distributed: Trial = {
  name: 'distributed by store over two servers (postgres_fdw in place of Citus)',
  run: async () => {
    await using cluster = await startTwoNodes();
    const world = await fill(cluster.url);
    const rows: Row[] = [];
    for (const [what, nodes, statements] of callsOf(world)) {
      const most = await mostNodes(cluster, statements);
      rows.push([
        what,
        `${most} of 2`,
        nodes === undefined ? undefined : `${nodes}`,
        nodes === undefined ? undefined : most === nodes,
      ]);
    }
    return [...rows, ...(await manyOrders(cluster, world))];
  },
};

type Cluster = Awaited<ReturnType<typeof startTwoNodes>>;
type World = Awaited<ReturnType<typeof fill>>;

async function fill(url: string) {
  const ids = (count: number) => Array.from({ length: count }, () => randomUUID() as string);
  const [vendor_id = '', ...users] = ids(1 + SHOPPERS);
  const [stores, goods] = [ids(STORES), ids(GOODS)];
  await onDatabase(url, async (db) => {
    await db.run(sql`
      insert into users (user_id, role, email, name, address, password_hash, created_at)
      select id, case when id = ${vendor_id}::uuid then 'vendor' else 'user' end, id || '@trial.test', 'Somebody', 'Street 1', 'unusable', now()
      from unnest(${[vendor_id, ...users]}::uuid[]) as id`);
    await db.run(sql`
      insert into stores (store_id, vendor_id, name, store_type, address, lat, lng, cell, created_at)
      select id, ${vendor_id}, 'Store', 'Delivery', 'Street 2', 0, 0, ${CELL}, now() from unnest(${stores}::uuid[]) as id`);
    await db.run(sql`
      insert into ingredients (ingredient_id, name, unit_quantity, unit, category)
      select id, 'Thing ' || id, 500, 'gm', 'Pantry' from unnest(${goods}::uuid[]) as id`);
    await db.run(sql`
      insert into store_items (store_id, ingredient_id, cell, price_cents, quantity)
      select s, g, ${CELL}, 50, ${STOCK} from unnest(${stores}::uuid[]) as s, unnest(${goods}::uuid[]) as g`);
  });
  return { vendor_id, users, stores, goods };
}

function orderIn({ vendor_id, users, goods }: World, store_id: string, nth = 0): Placing {
  return {
    order_id: randomUUID(),
    store_id,
    vendor_id,
    user_id: users[nth % users.length] ?? '',
    ingredient_ids: goods.slice(nth % (GOODS - LINES), (nth % (GOODS - LINES)) + LINES),
  };
}

type Call = readonly [what: string, nodes: number | undefined, statements: readonly Sql[][]];

/** Each call in every store, with the max number of nodes to ask; without one the number is only reported. */
function callsOf(world: World): Call[] {
  const { stores, users, goods } = world;
  const orders = stores.map((store_id) => orderIn(world, store_id));
  const others = stores.map((store_id) => orderIn(world, store_id));
  const [accepted, delivered] = [
    { from: 'pending', to: 'Accepted' },
    { from: 'Accepted', to: 'Delivered' },
  ];
  return [
    ['place an order', 1, orders.map(place)],
    ['… its idempotency key', 1, orders.map(claimKey)],
    ['accept', 1, orders.map((order) => move(order, accepted))],
    ['deliver', 1, orders.map((order) => move(order, delivered))],
    ['place another', 1, others.map(place)],
    ['a store’s pending orders', 1, stores.map(openOrders)],
    ['cancel', 1, others.map(cancel)],
    ['a store’s shelf', 1, stores.map(shelf)],
    ['my orders, by the account', undefined, users.map(myOrders)],
    ['compare, the ranking', undefined, [compare(CELL, goods.slice(0, LINES))]],
  ];
}

const Plan = z.object({ 'QUERY PLAN': z.string() });
const Server = z.object({ server_name: z.string() });

/** The most nodes that one call reached: by the parts in its plans, and by the connections that its session opened. */
async function mostNodes({ url, nodeOf }: Cluster, calls: readonly Sql[][]): Promise<number> {
  let most = 0;
  for (const statements of calls)
    await onDatabase(url, async (db) => {
      const asked = new Set<string>();
      await db.transaction(async (tx) => {
        for (const statement of statements)
          for (const { 'QUERY PLAN': line } of await tx.many(Plan, explained(statement))) {
            const [, part] = /Foreign \w+ on public\.\w+_p(\d)\b/.exec(line) ?? [];
            if (part !== undefined) asked.add(nodeOf(Number(part)));
          }
      });
      const opened = await db.many(
        Server,
        sql`select server_name from postgres_fdw_get_connections()`,
      );
      for (const { server_name } of opened) asked.add(server_name);
      most = Math.max(most, asked.size);
    });
  return most;
}

/** Shoppers place at once, then every shelf and both nodes are counted. */
async function manyOrders({ url, nodes }: Cluster, world: World): Promise<Row[]> {
  const began = performance.now();
  await Promise.all(
    world.users.map((_, shopper) =>
      onDatabase(url, async (db) => {
        const own = world.stores.filter((_, at) => at % SHOPPERS === shopper);
        for (let nth = 0; nth < ORDERS_EACH; nth += 1) {
          const order = orderIn(world, own[nth % own.length] ?? '', nth);
          await db.transaction(async (tx) => {
            for (const statement of place(order)) await tx.run(statement);
          });
        }
      }),
    ),
  );
  const seconds = (performance.now() - began) / 1000;
  const placed = SHOPPERS * ORDERS_EACH;
  const expected = placed + 2 * STORES;
  return onDatabase(url, async (db) => {
    const found = await countOf(db, sql`select count(*) as n from orders`);
    const wrong = await countOf(
      db,
      sql`select count(*) as n from store_items i where i.quantity <> ${STOCK}::int + coalesce((
            select sum(m.delta) from stock_movements m
            where m.store_id = i.store_id and m.ingredient_id = i.ingredient_id), 0)`,
    );
    const shares = await Promise.all(nodes.map(ordersOn));
    return [
      ['orders a second from 4 connections', (placed / seconds).toFixed(0)],
      check('orders in all', found === expected, found),
      ['… on each node', shares.join(', ')],
      check(
        '… both nodes have some',
        shares.every((n) => n > 0),
      ),
      check('shelves that differ from their movements', wrong === 0, wrong),
    ];
  });
}

function ordersOn(url: string): Promise<number> {
  return onDatabase(url, async (db) => {
    const { parts } = await db.one(
      z.object({ parts: z.array(z.string()) }),
      sql`select array_agg(tablename::text) as parts from pg_tables where schemaname = 'parts' and tablename ~ '^orders_p'`,
    );
    let n = 0;
    for (const part of parts)
      n += await countOf(db, new Sql(`select count(*) as n from parts.${part}`, []));
    return n;
  });
}
