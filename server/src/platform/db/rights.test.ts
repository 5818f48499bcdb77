import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { orderRice } from '#testing/orders';
import { testApp } from '#testing/testApp';

import { Sql, sql } from './sql.ts';

// The embedded database has one connection, a superuser, so rights restrict nothing there.
const isEmbedded = process.env['TEST_DATABASE_URL'] === undefined;

const FORBIDDEN = [
  'update order_items set price_cents = 1',
  'delete from order_items',
  'update order_events set to_status = to_status',
  'delete from order_events',
  'update stock_movements set delta = 1',
  'delete from stock_movements',
  "update audit_log set action = ''",
  'delete from audit_log',
  'truncate audit_log',
  "update audit_rows set detail = '{}'",
  'delete from audit_rows',
  'delete from orders',
  'delete from users',
  "update users set role = 'admin'",
  'delete from stores',
  'delete from store_items',
  'delete from line_changes',
  'delete from order_returns',
  'update order_returns set refund_cents = 0',
  'update picked_lines set picked_at = now()',
  "insert into schema_migrations (name) values ('x')",
  'drop table recipes',
  'alter table orders add column x int',
  'create table x (y int)',
];

describe.skipIf(isEmbedded)('the program on PostgreSQL', () => {
  test.for(FORBIDDEN)('may not: %s', async (statement) => {
    const { deps } = await testApp();
    await expect(deps.db.run(new Sql(statement, []))).rejects.toMatchObject({ code: '42501' });
  });

  test('has no statement compiled first, with whatever rights', async () => {
    const { db, deps } = await testApp();
    const Setting = z.object({ jit: z.string() });
    for (const one of [db, deps.db])
      expect(await one.one(Setting, sql`show jit`)).toEqual({ jit: 'off' });
  });

  test('a lost connection fails only its transaction', async () => {
    const { db, deps } = await testApp();
    const Row = z.object({ n: z.int() });
    const cut = deps.db.transaction(async (tx) => {
      const { n } = await tx.one(Row, sql`select pg_backend_pid() as n`);
      await db.run(sql`select pg_terminate_backend(${n})`);
      // The error arrives between queries: unhandled it would end the process.
      const isThere = sql`select count(*) as n from pg_stat_activity where pid = ${n}`;
      await expect.poll(() => db.one(Row, isThere)).toEqual({ n: 0 });
      await new Promise((resolve) => setImmediate(resolve));
      return tx.one(Row, sql`select 1 as n`);
    });
    await expect(cut).rejects.toThrow(/terminat|queryable/i);
    expect(await deps.db.one(Row, sql`select 1 as n`)).toEqual({ n: 1 });
  });
});

test('the ledger refuses a second movement of an order line for the same reason', async () => {
  const world = await testApp();
  const { db } = world;
  await orderRice(world);
  const again = db.run(sql`
    insert into stock_movements (store_id, ingredient_id, delta, reason, order_id, at)
    select store_id, ingredient_id, delta, reason, order_id, at from stock_movements
    where order_id is not null`);
  await expect(again).rejects.toMatchObject({ code: '23505' });
});
