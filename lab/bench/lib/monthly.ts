import type { Db } from '@larder/server/src/platform/db/db.ts';
import { Sql, sql } from '@larder/server/src/platform/db/sql.ts';
import { z } from 'zod';

/** Months of generated orders; the last one is this month so far. */
export const MONTHS = 12;
/** Orders per store and per shopper. */
const ORDERS_OF = { store: 100, user: 10 };
/** Every hundredth order is the first vendor's. */
const OF_FIRST_VENDOR = 100;
const STORES_OF_VENDOR = 2;

/** The schema with the tables by month, under the same names as those without. */
export const BY_MONTH = 'by_month';

/** The partition column of each table; its primary and unique keys contain it. */
const TABLES = { orders: 'created_at', stock_movements: 'at' } as const;
type Table = keyof typeof TABLES;

/** The id of the nth person or store, from 1. */
export function idOf(kind: 'user' | 'vendor' | 'store', n: Sql | number): Sql {
  return sql`md5(${kind}::text || (${n})::text)::uuid`;
}

export function howMany(orders: number) {
  const stores = Math.ceil(orders / ORDERS_OF.store);
  return {
    stores,
    users: Math.ceil(orders / ORDERS_OF.user),
    vendors: Math.ceil(stores / STORES_OF_VENDOR),
  };
}

/**
 * The next orders, after `begun` others, with one movement each: evenly from `from` to `until`, in the schema of the
 * connection. Those of the last three days are pending, one in ten of the others was rejected.
 */
export function insertOrders(
  { orders, begun = 0, count = orders }: { orders: number; begun?: number; count?: number },
  { from, until }: { from: Sql; until: Sql },
): Sql {
  const { stores, users, vendors } = howMany(orders);
  // Primes, so that neighbours in time are of different people and stores.
  const store = sql`case when g % ${OF_FIRST_VENDOR} = 0 then 1 else g * 7919 % ${stores}::bigint + 1 end`;
  return sql`
    with made as (
      select gen_random_uuid() as order_id, ${idOf('user', sql`g * 104729 % ${users}::bigint + 1`)} as user_id,
             ${idOf('store', store)} as store_id, ${idOf('vendor', sql`(${store}) % ${vendors}::bigint + 1`)} as vendor_id,
             ${from} + (g - ${begun}::bigint) * ((${until} - ${from}) / ${count}::int) as at, g
      from generate_series(${begun}::bigint + 1, ${begun}::bigint + ${count}::bigint) g
    ), placed as (
      insert into orders (order_id, user_id, vendor_id, store_id, store_name, status, delivery_method, payment_status,
                          total_cents, created_at, updated_at, rejected_by, customer_name, delivery_address, item_names)
      select order_id, user_id, vendor_id, store_id, 'Store ' || g % 1000, status, 'Deliver', 'success',
             499 + g % 9000, at, at, case when status = 'Rejected' then 'vendor' end, 'Ada Abbot ' || g, g || ' Main St, Springfield',
             array['Rice', 'Thing ' || g % 300]
      from made, lateral (select case when at > now() - interval '3 days' then 'pending'
                                      when g % 10 = 0 then 'Rejected' else 'Delivered' end as status) s
    )
    insert into stock_movements (store_id, ingredient_id, delta, reason, order_id, actor_id, at)
    select store_id, md5('thing' || g % 300)::uuid, -1 - g % 3, 'order_placed', order_id, user_id, at from made`;
}

/** One line per order; both layouts have lines in one table. */
const INSERT_LINES = sql`
  insert into order_items (order_id, line_no, ingredient_id, name, unit_quantity, unit, price_cents, quantity)
  select order_id, 1, md5('thing' || total_cents % 300)::uuid, 'Thing ' || total_cents % 300, 500, 'gm',
         total_cents / 2, 2 from public.orders`;

const Definition = z.object({ name: z.string(), definition: z.string(), key: z.boolean() });

/**
 * Fills the tables as migrated, then those by month with the same rows. From then on the connection runs no triggers and
 * checks no foreign keys.
 *
 * Shape   seconds of each.
 */
export async function fillBoth(db: Db, orders: number): Promise<{ plain: number; months: number }> {
  await db.script(`
    set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '1GB';
    set max_parallel_maintenance_workers = 0; set max_parallel_workers_per_gather = 0;
    create schema ${BY_MONTH};
    alter table orders set (autovacuum_enabled = off); alter table stock_movements set (autovacuum_enabled = off)`);
  const folding = await quickFolding(db);
  const indexes = {
    orders: await takeIndexes(db, 'orders'),
    stock_movements: await takeIndexes(db, 'stock_movements'),
  };
  const lines = await takeIndexes(db, 'order_items');
  const range = { from: firstMonth, until: sql`now()` };
  const began = performance.now();
  await db.run(insertOrders({ orders }, range));
  await build(db, [...indexes.orders, ...indexes.stock_movements], { schema: 'public' });
  const plain = (performance.now() - began) / 1000;
  console.error(`one table: ${plain.toFixed(0)} s`);
  await db.run(INSERT_LINES);
  await build(db, lines, { schema: 'public' });
  const again = performance.now();
  for (const table of tablesOf()) {
    await makeMonths(db, table);
    await copyRows(db, table);
    await build(db, indexes[table], { schema: BY_MONTH, divided: TABLES[table] });
  }
  const months = (performance.now() - again) / 1000;
  await db.script(folding);
  await db.run(sql`vacuum (analyze)`);
  return { plain, months };
}

/**
 * Replaces the folding function by a plain one: the generated texts have no accents, so writing takes half the time.
 *
 * Shape   the statement that restores the function of the migrations.
 */
async function quickFolding(db: Db): Promise<string> {
  const { text } = await db.one(
    z.object({ text: z.string() }),
    sql`select pg_get_functiondef('fold_text'::regproc) as text`,
  );
  await db.script(
    'create or replace function fold_text(given text) returns text language sql immutable strict parallel safe as $$ select lower(given) $$',
  );
  return text;
}

function tablesOf(): Table[] {
  return ['orders', 'stock_movements'];
}

const firstMonth = sql`(date_trunc('month', now()) - ${MONTHS - 1}::int * interval '1 month')`;

/** Drops the keys and indexes of a table and says how they were; foreign keys are not made again. */
async function takeIndexes(db: Db, table: string): Promise<z.output<typeof Definition>[]> {
  const found = await db.many(
    Definition,
    sql`select i.relname as name, pg_get_indexdef(x.indexrelid) as definition, x.indisunique as key
        from pg_index x join pg_class i on i.oid = x.indexrelid where x.indrelid = ${table}::regclass`,
  );
  await db.script(`
    do $$ declare c record; begin
      for c in select conrelid::regclass as owner, conname from pg_constraint
               where contype = 'f' and (conrelid = '${table}'::regclass or confrelid = '${table}'::regclass) loop
        execute format('alter table %s drop constraint %I', c.owner, c.conname);
      end loop;
    end $$;
    alter table ${table} drop constraint ${table}_pkey;
    ${found.map(({ name }) => `drop index if exists ${name}`).join(';')}`);
  return found;
}

/** Builds indexes as they were; the unique ones of a divided table with its column at the end. */
async function build(
  db: Db,
  indexes: readonly z.output<typeof Definition>[],
  { schema, divided }: { schema: string; divided?: string },
): Promise<void> {
  for (const { definition, key } of indexes) {
    const there = definition.replace(' public.', ` ${schema}.`).replace(' ONLY ', ' ');
    const wide = key && divided ? there.replace(/\)( WHERE|$)/, `, ${divided})$1`) : there;
    await db.run(new Sql(wide, []));
  }
}

async function makeMonths(db: Db, table: Table): Promise<void> {
  const [whole, by] = [`${BY_MONTH}.${table}`, TABLES[table]];
  await db.script(`
    create table ${whole} (like public.${table} including defaults including generated including identity
                           including constraints) partition by range (${by});
    do $$ declare first timestamptz := date_trunc('month', now()) - ${MONTHS - 1} * interval '1 month'; begin
      for m in 0..${MONTHS} loop -- next month's is made in time
        execute format('create table ${whole}_%s partition of ${whole} for values from (%L) to (%L)
                        with (autovacuum_enabled = off)',
          m + 1, first + m * interval '1 month', first + (m + 1) * interval '1 month');
      end loop;
    end $$`);
}

/** Copies all columns but generated and identity ones. */
async function copyRows(db: Db, table: Table): Promise<void> {
  const columns = await db.many(
    z.object({ name: z.string() }),
    sql`select attname as name from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''`,
  );
  const list = columns.map(({ name }) => name).join(', ');
  await db.run(
    new Sql(`insert into ${BY_MONTH}.${table} (${list}) select ${list} from public.${table}`, []),
  );
}
