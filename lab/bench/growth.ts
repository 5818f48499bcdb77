// `npm run bench:growth`: ten million orders in one table and in one per month, with the schema of the migrations.
// `--orders=1000000` makes fewer. Measures reads by users, the cost of a month, and the cost of its end.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Db } from '@larder/server/src/platform/db/db.ts';
import { countViolations } from '@larder/server/src/platform/db/invariants.ts';
import { migrate } from '@larder/server/src/platform/db/migrate.ts';
import { Sql, sql } from '@larder/server/src/platform/db/sql.ts';
import { allOf } from '@larder/server/src/platform/identity/ownStores.queries.ts';
import { sumByDay } from '@larder/server/src/subjects/orders/dashboard.queries.ts';
import { findOrder, listOrders } from '@larder/server/src/subjects/orders/orders.queries.ts';
import { listVendorOrders } from '@larder/server/src/subjects/orders/vendorOrders.queries.ts';
import { z } from 'zod';

import { countOf, findPostgres, onDatabase } from '#reliability/harness/postgres';

import { BY_MONTH, fillBoth, howMany, idOf, insertOrders, MONTHS } from './lib/monthly.ts';
import { finish, optionsOf, type Row } from './lib/report.ts';
import { makeDatabase } from './lib/shop.ts';

const ORDERS = Number(optionsOf({ orders: '10000000' }).orders);
const READS = 300;
/** Orders per transaction, and the number of transactions. */
const [BATCH, BATCHES] = [10_000, 5];
const DAY_MS = 86_400_000;

const LAYOUTS = ['public', BY_MONTH] as const;
type Layout = (typeof LAYOUTS)[number];
type Figures = Record<Layout, string>;

finish('bench:growth', [
  {
    title: `${ORDERS.toLocaleString('en')} orders: one table; one table a month`,
    rows: await allRows(),
  },
]);

async function allRows(): Promise<Row[]> {
  await using database = await makeDatabase();
  const { url } = database;
  return await onDatabase(url, async (db) => {
    await migrate(db);
    const filled = await fillBoth(db, ORDERS);
    return [
      ['filled with all indexes (s)', both(filled.plain.toFixed(0), filled.months.toFixed(0))],
      ...(await readBoth(db)),
      ...(await writeBoth(db)),
      ...(await sizes(db)),
      ...(await upkeep(db)),
      ['all invariants checked once (s)', await inOneTable(db)],
      ...(await endOfMonth(db, url)),
      [
        'load of the machine at the end',
        loadavg()
          .map((load) => load.toFixed(1))
          .join(', '),
      ],
    ];
  });
}

function both(one: string, months: string): string {
  return `${one}; ${months}`;
}

/** Sets the search path: table names now mean those of this layout. */
async function use(db: Db, layout: Layout): Promise<void> {
  await db.script(`set search_path = ${layout === 'public' ? 'public' : `${layout}, public`}`);
}

async function onBoth(db: Db, work: (layout: Layout) => Promise<string>): Promise<string> {
  const found: Partial<Figures> = {};
  for (const layout of LAYOUTS) {
    await use(db, layout);
    found[layout] = await work(layout);
  }
  return both(found.public ?? '', found[BY_MONTH] ?? '');
}

type Read = (nth: number) => Promise<unknown>;

async function readBoth(db: Db): Promise<Row[]> {
  const { users, vendors } = howMany(ORDERS);
  const one = async (what: Sql) =>
    (await db.one(z.object({ id: z.string() }), sql`select ${what} as id`)).id;
  const people = { user: [] as string[], vendor: [] as string[], order: [] as string[] };
  for (let n = 0; n < READS; n += 1) {
    people.user.push(await one(idOf('user', 1 + ((n * 7907) % users))));
    people.vendor.push(await one(idOf('vendor', 1 + ((n * 7907) % vendors))));
  }
  const some = await db.many(
    z.object({ order_id: z.string(), user_id: z.string() }),
    sql`select order_id, user_id from public.orders tablesample system (1) order by order_id limit ${READS}`,
  );
  const large = await one(idOf('vendor', (1 % vendors) + 1));
  const at = <T>(list: readonly T[], n: number) => list[n % list.length] as T;
  const reads: Record<string, Read> = {
    'my orders, first 20': (n) =>
      listOrders(db, { user_id: at(people.user, n), cursor: undefined, limit: 21 }),
    'a vendor’s pending orders, first 50': (n) =>
      listVendorOrders(db, {
        runs: allOf(at(people.vendor, n)),
        status: 'pending',
        sort: 'newest',
        limit: 51,
      }),
    'an order by its id': (n) => {
      const { order_id, user_id } = at(some, n);
      return findOrder(db, { order_id, owner: { user_id } });
    },
    'the largest vendor’s days of a month': () =>
      sumByDay(db, {
        runs: allOf(large),
        from: Array.from({ length: 30 }, (_, day) => new Date(Date.now() - (30 - day) * DAY_MS)),
      }),
  };
  const rows: Row[] = [];
  for (const [what, read] of Object.entries(reads)) {
    const count = what.startsWith('the largest') ? 10 : READS;
    rows.push([`${what}: p50, p99 (ms)`, await onBoth(db, () => timesOf(read, count))]);
  }
  const totals = sql`
    select count(*) as n from (select status, sum(total_cents) from orders
    where created_at >= date_trunc('month', now()) - interval '1 month' and created_at < date_trunc('month', now())
    group by status) s`;
  rows.push([
    'totals of all for a month (ms)',
    await onBoth(db, () => timeOf(() => countOf(db, totals))),
  ]);
  return rows;
}

/** After one that warms up. */
async function timesOf(read: Read, count: number): Promise<string> {
  const times: number[] = [];
  await read(count);
  for (let n = 0; n < count; n += 1) {
    const began = performance.now();
    await read(n);
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  const share = (part: number) => (times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(1);
  return `${share(0.5)}, ${share(0.99)}`;
}

async function timeOf(work: () => Promise<unknown>): Promise<string> {
  const began = performance.now();
  await work();
  return (performance.now() - began).toFixed(0);
}

/** New orders with their movements, with all indexes. The layouts take turns. */
async function writeBoth(db: Db): Promise<Row[]> {
  const spent: Record<Layout, number> = { public: 0, [BY_MONTH]: 0 };
  await db.run(sql`checkpoint`);
  for (let batch = 0; batch < BATCHES; batch += 1)
    for (const layout of LAYOUTS) {
      await use(db, layout);
      const span = { orders: ORDERS, begun: ORDERS + batch * BATCH, count: BATCH };
      const now = { from: sql`now()`, until: sql`now() + interval '1 second'` };
      const began = performance.now();
      await db.run(insertOrders(span, now));
      spent[layout] += performance.now() - began;
    }
  const rate = (layout: Layout) => ((BATCH * BATCHES * 1000) / spent[layout]).toFixed(0);
  return [
    [`orders inserted a second, ${BATCH} a transaction`, both(rate('public'), rate(BY_MONTH))],
  ];
}

async function sizes(db: Db): Promise<Row[]> {
  const GiB = 2 ** 30;
  const size = (table: string, what: Sql) =>
    countOf(
      db,
      sql`select sum(${what})::bigint as n from (
            select relid from pg_partition_tree(${table}::regclass) union select ${table}::regclass) t`,
    );
  const rows: Row[] = [];
  for (const table of ['orders', 'stock_movements']) {
    const of = async (what: Sql) =>
      both(
        ((await size(`public.${table}`, what)) / GiB).toFixed(2),
        ((await size(`${BY_MONTH}.${table}`, what)) / GiB).toFixed(2),
      );
    rows.push([`${table}: rows (GiB)`, await of(sql`pg_table_size(relid)`)]);
    rows.push([`${table}: indexes (GiB)`, await of(sql`pg_indexes_size(relid)`)]);
  }
  const last = `${BY_MONTH}.orders_${MONTHS}`;
  const writes = await countOf(
    db,
    sql`select (pg_indexes_size(${last}::regclass) / 1048576)::int as n`,
  );
  rows.push(['indexes of the month that is written (MiB)', both('all of them', String(writes))]);
  return rows;
}

/** The generated rows break some rules; only the time matters. */
async function inOneTable(db: Db): Promise<string> {
  await use(db, 'public');
  return (Number(await timeOf(() => countViolations(db))) / 1000).toFixed(0);
}

/** A twentieth of the newest month changes its status, then vacuum. */
async function upkeep(db: Db): Promise<Row[]> {
  const since = sql`date_trunc('month', now())`;
  const change = sql`update orders set status = 'Delivered' where created_at >= ${since} and total_cents % 20 = 0`;
  const vacuum = async (layout: Layout) => {
    await db.run(change);
    const table = layout === 'public' ? 'public.orders' : `${BY_MONTH}.orders_${MONTHS}`;
    return timeOf(() => db.run(new Sql(`vacuum ${table}`, [])));
  };
  return [['vacuum after 5 % of this month changed (ms)', await onBoth(db, vacuum)]];
}

/** The oldest month leaves, and is kept as a file. */
async function endOfMonth(db: Db, url: string): Promise<Row[]> {
  const until = sql`date_trunc('month', now()) - ${MONTHS - 2}::int * interval '1 month'`;
  const moved = await countOf(
    db,
    sql`select count(*) as n from public.orders where created_at < ${until}`,
  );
  const month = `${BY_MONTH}.orders_1`;
  const detach = await timeOf(() =>
    db.run(new Sql(`alter table ${BY_MONTH}.orders detach partition ${month} concurrently`, [])),
  );
  const deleted = await timeOf(() =>
    db.run(sql`delete from public.orders where created_at < ${until}`),
  );
  const vacuumed = await timeOf(() => db.run(sql`vacuum public.orders`));
  const { ms, MiB } = await dumped(month, url);
  const dropped = await timeOf(() => db.run(new Sql(`drop table ${month}`, [])));
  return [
    [`orders of the oldest month`, moved.toLocaleString('en')],
    ['… leave: deleted and vacuumed; detached (ms)', both(`${deleted} + ${vacuumed}`, detach)],
    ['… dropped (ms)', both('', dropped)],
    ['… as a file of pg_dump (MiB, s)', both('', `${MiB}, ${(Number(ms) / 1000).toFixed(0)}`)],
  ];
}

async function dumped(table: string, url: string): Promise<{ ms: string; MiB: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-growth-'));
  const file = join(folder, 'month.dump');
  try {
    const program = join(findPostgres() ?? '', 'pg_dump');
    const args = ['--format=custom', `--table=${table}`, `--file=${file}`, url];
    const ms = await timeOf(() => Promise.resolve(execFileSync(program, args)));
    return { ms, MiB: (statSync(file).size / 2 ** 20).toFixed(0) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
