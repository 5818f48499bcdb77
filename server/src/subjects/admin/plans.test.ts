import { PEOPLE_SORTS, PEOPLE_STATES } from '@larder/shared/account/admin.calls';
import { expect, test } from 'vitest';
import { z } from 'zod';

import type { Db } from '#platform/db/db';
import { Sql, sql } from '#platform/db/sql';
import { testApp } from '#testing/testApp';

import { listAuditRows } from './auditLog.queries.ts';
import { pageOfAudit } from './auditLog.service.ts';
import { viewDeletion } from './deletion.service.ts';
import { pageOfPeople } from './people.service.ts';
import { personOf } from './person.service.ts';
import { findOrders, getAmounts, getWaiting } from './support.queries.ts';
import { salesOfAll } from './support.service.ts';

const Plan = z.object({ 'QUERY PLAN': z.string() });

/** The same database, which records the plan of each query. */
function watched(db: Db) {
  const plans: string[] = [];
  const explain = async ({ text, values }: Sql) => {
    const lines = await db.many(Plan, new Sql(`explain ${text}`, values));
    plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'));
  };
  const seen: Db = {
    ...db,
    many: async (row, query) => {
      await explain(query);
      return db.many(row, query);
    },
    one: async (row, query) => {
      await explain(query);
      return db.one(row, query);
    },
    maybeOne: async (row, query) => {
      await explain(query);
      return db.maybeOne(row, query);
    },
  };
  return { seen, plans };
}

const TABLES = ['users', 'stores', 'orders', 'audit_log', 'audit_rows'] as const;

/**
 * 20,000 shoppers, 2,000 vendors with a store each, 20,000 orders, and 40,000 entries of the audit log, one of
 * them of 5,000 rows.
 */
async function fill(db: Db): Promise<void> {
  // Its look at a table at the same time would keep pages from being all visible.
  for (const table of TABLES)
    await db.run(new Sql(`alter table ${table} set (autovacuum_enabled = off)`, []));
  // In parts, because a statement may take 5 s.
  for (let from = 1; from <= 22_000; from += 2_000)
    await db.run(sql`
      insert into users (user_id, role, email, name, address, password_hash, created_at)
      select md5('user' || g)::uuid, case when g <= 2000 then 'vendor' else 'user' end,
             'person.' || g || '@many.test', 'Ada Baker ' || g, 'Street 1', 'unusable',
             now() - g * interval '1 minute'
      from generate_series(${from}::int, ${from}::int + 1999) g`);
  await db.run(sql`
    insert into stores (store_id, vendor_id, name, store_type, address, lat, lng, cell, created_at)
    select md5('store' || g)::uuid, md5('user' || g)::uuid, 'Store ' || g, 'Pickup', 'x', 0, 0, 1, now()
    from generate_series(1, 2000) g`);
  await db.run(sql`
    insert into audit_log (at, actor_id, actor_role, action, target_type, target_id)
    select now() - g * interval '1 minute', md5('user' || g % 22000)::uuid, 'user',
           (array['order_placed', 'logged_out', 'profile_changed'])[g % 3 + 1], 'order', md5('order' || g)::uuid
    from generate_series(1, 40000) g`);
  for (let from = 1; from <= 20_000; from += 5_000)
    await db.run(sql`
      insert into orders (order_id, user_id, vendor_id, store_id, store_name, status, payment_status,
                          total_cents, created_at, updated_at)
      select md5('order' || g)::uuid, md5('user' || 2000 + g)::uuid, md5('user' || g % 2000 + 1)::uuid,
             md5('store' || g % 2000 + 1)::uuid, 'Store', 'Delivered', 'success', 100,
             now() - g * interval '1 minute', now()
      from generate_series(${from}::int, ${from}::int + 4999) g`);
  await db.run(sql`
    insert into audit_rows (audit_id, row_no, detail)
    select (select min(audit_id) from audit_log), g, '{}' from generate_series(1, 5000) g`);
  // Tests commit without waiting for the disk, and a row whose commit is not on disk is not visible to all yet.
  await db.run(new Sql('checkpoint', []));
  for (const table of TABLES) await db.run(new Sql(`vacuum analyze ${table}`, []));
}

const ON_POSTGRES = process.env['TEST_DATABASE_URL'] !== undefined;

test.runIf(ON_POSTGRES)(
  'no admin list and no deletion scans a large table',
  async () => {
    const { db } = await testApp();
    await fill(db);
    const { seen, plans } = watched(db);
    for (const role of ['user', 'vendor'] as const)
      for (const sort of PEOPLE_SORTS)
        for (const q of [undefined, 'nobody', 'ada 777', 'ada']) {
          const query = { sort, limit: 50, ...(q !== undefined && { q }) };
          const { next_cursor: cursor } = await pageOfPeople(seen, { role, query });
          if (cursor) await pageOfPeople(seen, { role, query: { ...query, cursor } });
        }
    const { next_cursor, entries } = await pageOfAudit(seen, {});
    const [entry] = entries;
    for (const query of [
      { cursor: next_cursor },
      { kind: 'changes' as const },
      { action: 'logged_out' },
      { action: 'never_done' },
      { actor: entry?.actor_id ?? '' },
      { actor: 'ada 777' },
      { target: entry?.target_id ?? '' },
      { target: entry?.target_id?.slice(0, 8) ?? '' },
      { from: entry?.at, until: new Date() },
      { action: 'order_placed', actor: 'ada 777', until: new Date() },
    ])
      await pageOfAudit(seen, query);
    const whom = await db.one(
      z.object({ user_id: z.string(), role: z.enum(['user', 'vendor']) }),
      sql`select user_id, role from users where email = 'person.7@many.test'`,
    );
    await viewDeletion(seen, whom);
    for (const state of PEOPLE_STATES)
      await pageOfPeople(seen, { role: 'vendor', query: { state, limit: 50 } });
    const { user_id } = whom;
    await personOf(seen, { user_id, at: new Date() });
    await getWaiting(seen);
    await getAmounts(seen, { since: new Date() });
    await salesOfAll(seen, new Date());
    await listAuditRows(seen, { audit_id: 1, cursor: undefined, limit: 50 });
    const range = { from: `${user_id.slice(0, 4)}0000-0000-0000-0000-000000000000`, to: user_id };
    for (const finder of [{ id: user_id }, { people: [user_id] }, { range, people: [] }])
      await findOrders(seen, { finder, cursor: undefined, limit: 50 });
    expect(plans.length).toBeGreaterThan(60);
    const scans = plans.filter((plan) =>
      /Seq Scan on (users|orders|audit_log|audit_rows)/.test(plan),
    );
    expect(scans).toEqual([]);
  },
  120_000,
);
