import { describe, expect, test } from 'vitest';

import { sql } from '#db/sql';

import { withOrders } from './testing/office.ts';

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
  expect(page).toEqual({ first: 1, truncated: false, named_capped: false });
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
  });
  expect(entries[1]).toMatchObject({ actor_id: shopper.user_id, actor_name: 'Canary Shopper' });
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
