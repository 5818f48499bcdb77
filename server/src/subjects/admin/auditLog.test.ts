import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db/sql';
import { withOrders } from '#subjects/admin/testing/office';

type Entry = { action: string; at: string; audit_id: number } & Record<string, unknown>;

async function log() {
  const world = await withOrders();
  const read = async (query: Record<string, string> = {}) =>
    (await world.ask('GET', `/admin/audit?${new URLSearchParams(query).toString()}`)).json();
  const actionsOf = async (query?: Record<string, string>) =>
    (await read(query)).entries.map((entry: Entry) => entry.action) as string[];
  return { ...world, read, actionsOf };
}

test('lists who did what to whom, newest first', async () => {
  const { read, shopper, vendor, accepted, clock } = await log();
  const { entries, ...page } = await read();
  expect(page).toEqual({
    first: 1,
    truncated: false,
    named_capped: false,
    names: expect.any(Object),
  });
  expect(entries.map((entry: Entry) => entry.action)).toEqual([
    'order_accepted',
    'order_placed',
    'order_placed',
  ]);
  expect(entries[0]).toEqual({
    audit_id: expect.any(Number),
    at: clock.at.toISOString(),
    action: 'order_accepted',
    actor_id: vendor.user_id,
    actor_role: 'vendor',
    actor_name: 'A vendor',
    target_type: 'order',
    target_id: accepted,
    target_name: 'Corner Store',
    ip: '127.0.0.1',
    request_id: expect.any(String),
    detail: { from: 'pending' },
    has_rows: false,
  });
  expect(entries[1]).toMatchObject({ actor_id: shopper.user_id, actor_name: 'Canary Shopper' });
});

test('changes are without logins, searches and looks', async () => {
  const { actionsOf, ask, accepted } = await log();
  await ask('GET', `/admin/order/${accepted}`);
  await ask('GET', `/admin/orders?q=${accepted}`);
  expect(await actionsOf()).toHaveLength(5);
  expect(await actionsOf({ kind: 'changes' })).toEqual([
    'order_accepted',
    'order_placed',
    'order_placed',
  ]);
});

test('an import is one entry with its summary, its rows behind it, and names for ids', async () => {
  const { read, ask, vendor, store_id, rice, ingredient } = await log();
  const milk = await ingredient('Whole milk');
  const payload = {
    items: [
      { ingredient_id: milk, price: 1.99, quantity: 7 },
      { ingredient_id: rice, price: 2.5 },
    ],
  };
  await ask('PUT', `/vendor/store/${store_id}/inventory`, { payload, who: vendor });
  const { entries, names } = await read();
  expect(entries.map((entry: Entry) => entry.action).slice(0, 2)).toEqual([
    'shelf_imported',
    'order_accepted',
  ]);
  const [{ audit_id, ...entry }] = entries;
  expect(entry).toMatchObject({
    target_name: 'Corner Store',
    detail: { added: 1, price_changed: 1, stock_changed: 0, unchanged: 0 },
    has_rows: true,
  });
  // The store that an order was placed at.
  expect(names).toEqual({ [store_id]: 'Corner Store' });

  const rows = async (query = '') =>
    (await ask('GET', `/admin/audit/${audit_id}/rows${query}`)).json();
  const all = await rows();
  expect(all).toEqual({
    rows: [
      { row_no: 1, detail: { ingredient_id: milk, price_cents: [null, 199], quantity: [null, 7] } },
      { row_no: 2, detail: { ingredient_id: rice, price_cents: [349, 250], quantity: [6, 6] } },
    ],
    names: { [milk]: 'Whole milk', [rice]: 'Rice' },
    first: 1,
    truncated: false,
    total: 2,
  });
  const one = await rows('?limit=1');
  const two = await rows(`?limit=1&cursor=${one.next_cursor}`);
  expect([...one.rows, ...two.rows]).toEqual(all.rows);
  expect((await rows(`?limit=1&cursor=${two.previous_cursor}`)).rows).toEqual(one.rows);
});

test('an entry without rows, and one that is not there, have none', async () => {
  const { read, ask } = await log();
  const [{ audit_id }] = (await read()).entries;
  for (const id of [audit_id, 999_999_999, 'x'])
    expect((await ask('GET', `/admin/audit/${id}/rows`)).statusCode).toBe(404);
});

test('hides name, email and address of deleted accounts', async () => {
  const { ask, read, shopper } = await log();
  await ask('DELETE', `/admin/user/${shopper.user_id}`);
  const { entries } = await read();
  expect(JSON.stringify(entries)).not.toMatch(/Canary|@example/);
  const deletion = entries.find((entry: Entry) => entry.action === 'user_deleted');
  expect(deletion).toMatchObject({ target_id: shopper.user_id, target_name: null, ip: null });
  const placed = entries.filter((entry: Entry) => entry.action === 'order_placed');
  expect(placed).toMatchObject([
    { actor_id: shopper.user_id, actor_name: null, ip: null },
    { actor_id: shopper.user_id, actor_name: null, ip: null },
  ]);
});

describe('is filtered by', () => {
  test('action', async () => {
    const { actionsOf } = await log();
    expect(await actionsOf({ action: 'order_accepted' })).toEqual(['order_accepted']);
    expect(await actionsOf({ action: 'never_done' })).toEqual([]);
  });

  test('actor: an id, or words of a name', async () => {
    const { actionsOf, shopper } = await log();
    expect(await actionsOf({ actor: shopper.user_id })).toEqual(['order_placed', 'order_placed']);
    expect(await actionsOf({ actor: 'canary sho' })).toEqual(['order_placed', 'order_placed']);
    expect(await actionsOf({ actor: 'vendor' })).toEqual(['order_accepted']);
    expect(await actionsOf({ actor: 'nobody' })).toEqual([]);
  });

  test('target: an id, its beginning, or words of a name', async () => {
    const { ask, actionsOf, accepted, shopper, store_id, vendor } = await log();
    const both = ['order_accepted', 'order_placed'];
    expect(await actionsOf({ target: accepted })).toEqual(both);
    expect(await actionsOf({ target: accepted.toUpperCase() })).toEqual(both);
    expect(await actionsOf({ target: `${accepted.slice(0, 12)}...` })).toEqual(both);
    expect(await actionsOf({ target: accepted.slice(0, 3) })).toEqual([]);
    expect(await actionsOf({ target: 'canary' })).toEqual([]);
    await ask('PUT', '/user', { payload: { name: 'Canary Two', address: 'x' }, who: shopper });
    expect(await actionsOf({ target: 'canary' })).toEqual(['profile_changed']);
    await ask('DELETE', `/admin/vendor/${vendor.user_id}`);
    expect(await actionsOf({ target: store_id })).toEqual(['store_closed']);
  });

  test('time: from a moment on, up to another', async () => {
    const { read, actionsOf } = await log();
    const [accepted, , first] = (await read()).entries;
    expect(await actionsOf({ from: accepted.at })).toEqual(['order_accepted', 'order_placed']);
    expect(await actionsOf({ until: accepted.at })).toEqual(['order_placed']);
    expect(await actionsOf({ from: first.at, until: first.at })).toEqual([]);
  });
});

test('pages forwards and back, even with equal times', async () => {
  const { read, db } = await log();
  await db.run(sql`
    insert into audit_log (at, action) select '2026-03-04T11:00:00.000123Z', 'n_' || n from generate_series(1, 120) n`);
  const one = await read({ limit: '60' });
  const two = await read({ limit: '60', cursor: one.next_cursor });
  const three = await read({ limit: '60', cursor: two.next_cursor });
  const ids = [one, two, three].flatMap(({ entries }) =>
    entries.map((entry: Entry) => entry.audit_id),
  );
  expect([ids.length, new Set(ids).size, three.next_cursor]).toEqual([123, 123, undefined]);
  const back = await read({ limit: '60', cursor: three.previous_cursor });
  expect(back.entries).toEqual(two.entries);
  const start = await read({ limit: '60', cursor: back.previous_cursor });
  expect([start.entries, start.previous_cursor]).toEqual([one.entries, undefined]);
});

test.for([
  ['an action of another alphabet', { action: "x' or true" }],
  ['a page of 501', { limit: '501' }],
  ['a time that is none', { from: 'yesterday' }],
  ['a cursor of another list', { cursor: 'abc' }],
])('refuses %s', async ([, query]) => {
  const { ask } = await log();
  const text = new URLSearchParams(query as Record<string, string>).toString();
  expect((await ask('GET', `/admin/audit?${text}`)).statusCode).toBe(400);
});
