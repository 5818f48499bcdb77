import { MAX_COPIED_ROWS } from '@larder/shared/stores/copyStore.calls';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { differingTables, sumTables } from '#platform/db/checksums';
import { sql } from '#platform/db/sql';
import { newId } from '#platform/lib/ids';
import { brokenInvariants } from '#testing/invariants';
import { type Person, testApp } from '#testing/testApp';

const nine = { opens: '09:00', closes: '18:00' };
const HOURS = {
  weekdays: [nine, nine, nine, nine, nine, nine, null],
  holidays: ['2026-12-25'],
};
const slot = (weekday: number) => ({ weekday, from: '10:00', to: '12:00', orders: 3 });
const SLOTS = { cut_off: 60, week: [slot(0), slot(6)] };
const SHELF = ['items', 'prices'];

/**
 * Corner has rice for 3.49, lentils and an own product; Pier has rice for 2.99 and salt, and took its lentils off the
 * shelf; what the catalogue gave up is in Corner, too.
 */
async function world() {
  const made = await testApp();
  const { app, db, clock, person, store, ingredient, stock } = made;
  const vendor = await person('vendor');
  const [corner, pier] = [await store(vendor.user_id), await store(vendor.user_id)];
  const [rice, lentils, salt, gone] = [
    await ingredient('Rice'),
    await ingredient('Lentils'),
    await ingredient('Salt'),
    await ingredient('Gone'),
  ];
  const milk = newId(clock.at);
  await db.run(sql`
    insert into ingredients (ingredient_id, name, unit_quantity, unit, category, vendor_id)
    values (${milk}, 'Milk', 1000, 'ml', 'Pantry', ${vendor.user_id})`);
  for (const id of [rice, lentils, milk, gone]) await stock(corner, id);
  await stock(pier, rice, { price_cents: 299, quantity: 7 });
  await stock(pier, salt);
  await stock(pier, lentils, { price_cents: 100, quantity: 0 });
  await db.run(sql`
    update store_items set removed_at = ${clock.at}
    where store_id = ${pier} and ingredient_id = ${lentils}`);
  await db.run(sql`
    update ingredients set archived_at = ${clock.at} where ingredient_id = ${gone}`);

  const copy = (
    parts: readonly string[],
    { who = vendor, from = corner, to = pier, key = '' } = {},
  ) =>
    app.inject({
      method: 'POST',
      url: `/api/vendor/store/${to}/copy`,
      headers: { ...who.headers, ...(key !== '' && { 'idempotency-key': key }) },
      payload: { from, parts },
    });
  const put = (store_id: string, payload: object) =>
    app.inject({
      method: 'PUT',
      url: `/api/vendor/store/${store_id}`,
      headers: vendor.headers,
      payload,
    });
  const read = async (store_id: string) => {
    const answer = await app.inject({ url: '/api/vendor/stores', headers: vendor.headers });
    const { value } = answer.json<{ value: { store_id: string; items: Item[] }[] }>();
    return value.find((one) => one.store_id === store_id);
  };
  const shelf = async (store_id: string) =>
    Object.fromEntries(
      (await read(store_id))?.items.map(({ name, price, quantity }) => [name, [price, quantity]]) ??
        [],
    );
  return { ...made, vendor, corner, pier, rice, lentils, milk, copy, put, read, shelf };
}

type Item = { name: string; price: number; quantity: number; sale?: unknown };

test('what the other store lacks comes with price and no packs, prices become equal, packs stay', async () => {
  const { db, corner, pier, rice, lentils, milk, vendor, copy, shelf } = await world();
  const before = await shelf(corner);
  const answer = await copy(SHELF);
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      added: 2,
      price_changed: 1,
      has_more: false,
      undo: {
        added: [lentils, milk].toSorted(),
        changed: [
          {
            ingredient_id: rice,
            before: { price: 2.99, quantity: 7 },
            now: { price: 3.49, quantity: 7 },
          },
        ],
      },
    },
  ]);
  expect(await shelf(pier)).toEqual({
    Rice: [3.49, 7],
    Salt: [3.49, 10],
    Lentils: [3.49, 0],
    Milk: [3.49, 0],
  });
  expect(await shelf(corner)).toEqual(before);
  expect(await brokenInvariants(db)).toEqual([]);

  const entries = await db.many(
    z.object({ audit_id: z.int(), target_id: z.string(), detail: z.unknown() }),
    sql`select audit_id, target_id, detail from audit_log
        where action = 'shelf_copied' and actor_id = ${vendor.user_id}`,
  );
  expect(entries).toMatchObject([
    { target_id: pier, detail: { from: corner, added: 2, price_changed: 1 } },
  ]);
  const rows = await db.many(
    z.object({ detail: z.unknown() }),
    sql`select detail from audit_rows where audit_id = ${entries[0]?.audit_id ?? 0}`,
  );
  expect(rows.map(({ detail }) => detail)).toContainEqual({
    ingredient_id: rice,
    price_cents: [299, 349],
    quantity: [7, 7],
  });
  const prices = await db.many(
    z.object({ old_cents: z.int(), new_cents: z.int() }),
    sql`select old_cents, new_cents from price_changes
        where store_id = ${pier} and ingredient_id = ${rice}`,
  );
  expect(prices).toEqual([{ old_cents: 299, new_cents: 349 }]);
});

test.for([
  ['items', { Rice: [2.99, 7], Salt: [3.49, 10], Lentils: [3.49, 0], Milk: [3.49, 0] }],
  ['prices', { Rice: [3.49, 7], Salt: [3.49, 10] }],
] as const)('only %s, when only they are wanted', async ([part, after]) => {
  const { pier, copy, shelf } = await world();
  expect((await copy([part])).statusCode).toBe(200);
  expect(await shelf(pier)).toEqual(after);
});

test('how a new item is sold, its cost and its tax class come along; of others they stay', async () => {
  const { db, copy, corner, pier, lentils } = await world();
  await db.run(sql`
    update store_items set by_weight = true, cost_cents = 210, tax_class = 'reduced' where store_id = ${corner}`);
  expect((await copy(SHELF)).statusCode).toBe(200);
  const Row = z.object({
    ingredient_id: z.string(),
    by_weight: z.boolean(),
    cost_cents: z.int().nullable(),
    tax_class: z.string().nullable(),
  });
  const rows = await db.many(
    Row,
    sql`select ingredient_id, by_weight, cost_cents, tax_class from store_items where store_id = ${pier}`,
  );
  const sold = rows.filter(({ by_weight }) => by_weight);
  expect(sold).toHaveLength(2);
  expect(sold.find(({ ingredient_id }) => ingredient_id === lentils)).toMatchObject({
    cost_cents: 210,
    tax_class: 'reduced',
  });
  expect(rows.filter(({ tax_class }) => tax_class !== null)).toHaveLength(2);
});

test('an item that comes back has no sale of before; one that is there keeps its own', async () => {
  const { db, clock, copy, read, pier } = await world();
  await db.run(sql`
    update store_items set sale_cents = 50, sale_from = ${clock.at} where store_id = ${pier}`);
  const { undo } = (await copy(SHELF)).json();
  const sale = { price: 0.5, from: clock.at.toISOString(), until: null };
  expect(undo.changed).toMatchObject([{ before: { price: 2.99, quantity: 7, sale } }]);
  const sales = (await read(pier))?.items.map((item) => [item.name, item.sale]);
  expect(Object.fromEntries(sales ?? [])).toEqual({ Rice: sale, Salt: sale });
});

test('the same again changes nothing; a repeat with its key has the answer once more', async () => {
  const { db, copy } = await world();
  const first = await copy(SHELF, { key: 'copy-1' });
  const before = await sumTables(db);
  const [again, repeated] = [await copy(SHELF), await copy(SHELF, { key: 'copy-1' })];
  expect(again.json()).toMatchObject({ added: 0, price_changed: 0, undo: { added: [] } });
  expect(repeated.headers['idempotent-replayed']).toBe('true');
  expect(repeated.json()).toEqual(first.json());
  expect(differingTables(before, await sumTables(db))).toEqual([]);
});

test('hours and slots come with what is closed then left out; Undo has what was before', async () => {
  const { corner, pier, copy, put, read } = await world();
  await put(corner, { hours: HOURS, slots: SLOTS, time_zone: 'America/Chicago' });
  const answer = await copy(['hours', 'slots']);
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      added: 0,
      price_changed: 0,
      has_more: false,
      undo: {
        added: [],
        changed: [],
        hours: null,
        slots: null,
        expected_slots: { cut_off: 60, week: [slot(0)] },
      },
    },
  ]);
  expect(await read(pier)).toMatchObject({
    hours: HOURS,
    slots: { cut_off: 60, week: [slot(0)] },
    time_zone: 'America/Chicago',
  });
  expect((await copy(['hours', 'slots'])).json().undo).toEqual({ added: [], changed: [] });

  await put(pier, { time_zone: 'America/Denver' });
  await put(corner, { hours: { ...HOURS, holidays: [] } });
  const { undo } = (await copy(['hours'])).json();
  expect(undo).toEqual({ added: [], changed: [], hours: HOURS });
  expect(await read(pier)).toMatchObject({
    hours: { ...HOURS, holidays: [] },
    time_zone: 'America/Denver',
  });
});

test('Undo of slots is refused once somebody has changed them', async () => {
  const { corner, pier, copy, put, read } = await world();
  await put(corner, { slots: SLOTS });
  const { slots, expected_slots } = (await copy(['slots'])).json().undo;
  const times = { slots, expected_slots };
  const theirs = { cut_off: 60, week: [slot(2)] };
  await put(pier, { slots: theirs });
  const late = await put(pier, times);
  expect([late.statusCode, late.json().error]).toEqual([409, 'conflict']);
  expect(await read(pier)).toMatchObject({ slots: theirs });
  await put(pier, { slots: SLOTS });
  expect((await put(pier, times)).statusCode).toBe(200);
  expect(await read(pier)).toMatchObject({ slots: null });
});

test('a store that says no hours and no slots gives none', async () => {
  const { pier, copy, put, read } = await world();
  await put(pier, { hours: HOURS, slots: { cut_off: 0, week: [slot(1)] } });
  expect((await copy(['hours', 'slots'])).statusCode).toBe(200);
  expect(await read(pier)).toMatchObject({ hours: HOURS, slots: { week: [slot(1)] } });
});

test('a manager copies the shelf, the owner alone hours and slots, a picker nothing', async () => {
  const { db, vendor, member, copy } = await world();
  const manager = await member(vendor.user_id, 'manager');
  const picker = await member(vendor.user_id, 'picker');
  const before = await sumTables(db);
  for (const [who, parts] of [
    [manager, ['items', 'hours']],
    [manager, ['slots']],
    [picker, SHELF],
  ] as const) {
    const answer = await copy(parts, { who });
    expect([answer.statusCode, answer.json().error]).toEqual([403, 'not_allowed']);
  }
  expect(differingTables(before, await sumTables(db))).toEqual([]);
  expect((await copy(SHELF, { who: manager })).json()).toMatchObject({ added: 2 });
});

test('only between own open stores', async () => {
  const { db, clock, corner, pier, person, store, copy } = await world();
  const rival = await person('vendor');
  const theirs = await store(rival.user_id);
  const before = await sumTables(db);
  const refusal = async (given: { from?: string; to?: string; who?: Person }, parts = SHELF) => {
    const { message } = (await copy(parts, given)).json<{ message: string }>();
    return message;
  };
  expect(await refusal({ to: theirs })).toBe('Store not found');
  expect(await refusal({ to: theirs }, ['hours'])).toBe('Store not found');
  expect(await refusal({ from: theirs })).toBe('from: is not one of your open stores');
  expect(await refusal({ from: pier })).toBe('from: must be another store');
  expect(await refusal({ who: rival })).toBe('from: is not one of your open stores');
  expect(await refusal({ who: rival, from: theirs })).toBe('Store not found');
  expect(differingTables(before, await sumTables(db))).toEqual([]);

  await db.run(sql`update stores set closed_at = ${clock.at} where store_id = ${pier}`);
  expect(await refusal({})).toBe('Store not found');
  expect(await refusal({ from: pier, to: corner })).toBe('from: is not one of your open stores');
});

test.for([
  [[], 'nothing is wanted'],
  [['stock'], 'packs are never copied'],
  [['items', 'prices', 'hours', 'slots', 'items'], 'more than there are'],
] as const)('%j is refused: %s', async ([parts]) => {
  const { copy } = await world();
  const answer = await copy(parts);
  expect([answer.statusCode, answer.json().details.fields[0].field]).toEqual([
    400,
    expect.stringMatching(/^parts/),
  ]);
});

test('a long shelf takes more than one call', async () => {
  const { db, clock, corner, pier, copy } = await world();
  await db.run(sql`
    with made as (
      insert into ingredients (ingredient_id, name, unit_quantity, unit, category)
      select gen_random_uuid(), 'Thing ' || n, 1, 'gm', 'Pantry' from generate_series(1, ${MAX_COPIED_ROWS}::int) n
      returning ingredient_id)
    insert into store_items (store_id, ingredient_id, cell, price_cents, quantity, changed_at)
    select s.store_id, m.ingredient_id, s.cell, 100, 0, ${clock.at}
    from made m, stores s where s.store_id = ${corner}`);
  const first = (await copy(SHELF)).json();
  expect(first).toMatchObject({ has_more: true });
  expect(first.added + first.price_changed).toBe(MAX_COPIED_ROWS);
  const rest = (await copy(SHELF)).json();
  expect([rest.added + rest.price_changed, rest.has_more]).toEqual([3, false]);
  const { n } = await db.one(
    z.object({ n: z.int() }),
    sql`select count(*)::int as n from store_items where store_id = ${pier} and removed_at is null`,
  );
  expect(n).toBe(MAX_COPIED_ROWS + 4);
});

test('two copies against each other both end', async () => {
  const { db, corner, pier, copy, put } = await world();
  await put(corner, { hours: HOURS, slots: SLOTS });
  await put(pier, { hours: { ...HOURS, holidays: [] } });
  const all = ['items', 'prices', 'hours', 'slots'];
  const answers = await Promise.all([
    copy(all),
    copy(all, { from: pier, to: corner }),
    copy(all),
    copy(all, { from: pier, to: corner }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(await brokenInvariants(db)).toEqual([]);
});
