import { expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { allOf } from '#platform/identity/ownStores.queries';
import { riceStore } from '#testing/riceStore';
import type { Person } from '#testing/testApp';

import { countDemand, demandNear } from './demand.service.ts';
import { addMarks, type Wish } from './demandMarks.queries.ts';

const WEEK_MS = 7 * 86_400_000;
const NOBODY = '00000000-0000-4000-8000-000000000000';
/** Half a mile from the store. */
const HERE = { lat: 41.887, lng: -87.63 };
/** 60 miles north: another area, and no store within 25 miles. */
const AWAY = { lat: 42.75, lng: -87.63 };

type Wanted = { store_id: string; name: string; shoppers: number[] };

/** A store with rice; shoppers near it want cilantro, which nobody has. */
async function town() {
  const world = await riceStore();
  const { ask, db, deps, clock, person, vendor } = world;
  const cilantro = await world.ingredient('Cilantro');
  const compare = (who: Person, { names = ['Cilantro'], at = HERE, ...more } = {}) =>
    ask(who, 'POST /user/items/compare', {
      compare: names.map((name) => ({ name, unit_quantity: 1, unit: 'gm' })),
      location: at,
      ...more,
    });
  const crowd = (size: number) => Promise.all(Array.from({ length: size }, () => person('user')));
  const marks = () =>
    db.many(
      z.object({ ingredient_id: z.string(), who: z.string() }),
      sql`select ingredient_id, encode(who, 'hex') as who from demand_marks order by who`,
    );
  const counts = () =>
    db.many(
      z.object({ week: z.string(), shoppers: z.int() }),
      sql`select week::text as week, shoppers from demand_counts order by week, area`,
    );
  const nextWeek = async () => {
    clock.at = new Date(clock.at.getTime() + WEEK_MS);
    return countDemand(deps.db, clock.at);
  };
  const read = async ({ who = vendor, query = '' } = {}) => {
    const answer = await ask(who, `GET /vendor/demand${query}`);
    return answer.json() as { weeks: string[]; value: Wanted[]; error?: string };
  };
  return { ...world, cilantro, compare, crowd, marks, counts, nextWeek, read };
}

test('five shoppers are told of when their week is over, and who they are is gone', async () => {
  const {
    compare,
    crowd,
    marks,
    counts,
    nextWeek,
    read,
    deps,
    clock,
    vendor,
    db,
    store_id,
    cilantro,
  } = await town();
  for (const who of await crowd(5)) {
    await compare(who, { names: ['Cilantro', 'Rice'] });
    await compare(who, { at: AWAY });
  }
  await expect.poll(async () => (await marks()).length, { timeout: 10_000 }).toBe(5);
  expect(await read()).toMatchObject({ value: [] });
  expect(await nextWeek()).toBe(5);
  expect(await counts()).toEqual([{ week: '2026-03-02', shoppers: 5 }]);
  const left = await db.one(
    z.object({ marks: z.int(), keys: z.int() }),
    sql`select (select count(*) from demand_marks) as marks, (select count(*) from demand_keys) as keys`,
  );
  expect(left).toEqual({ marks: 0, keys: 0 });
  // The session is over by now.
  const whole = { runs: allOf(vendor.user_id), store_id: undefined, now: clock.at };
  expect(await demandNear(deps.db, whole)).toEqual({
    weeks: ['2026-03-02', '2026-02-23', '2026-02-16', '2026-02-09'],
    value: [
      {
        store_id,
        ingredient_id: cilantro,
        name: 'Cilantro',
        unit_quantity: 500,
        unit: 'gm',
        category: 'Pantry',
        image: null,
        shoppers: [5, 0, 0, 0],
      },
    ],
  });
}, 30_000);

test('four shoppers of an area are never told of, however often they ask', async () => {
  const { app, compare, crowd, counts, nextWeek, person, vendor } = await town();
  const four = await crowd(4);
  for (const who of [...four, ...four, vendor, await person('vendor')]) await compare(who);
  await compare(await person('user'), { at: AWAY });
  await app.close();
  expect(await nextWeek()).toBe(5);
  expect(await counts()).toEqual([]);
});

/** Wishes of so many people for a food near the store, written as the recorder does. */
async function marked() {
  const world = await town();
  const wish = ({ user_id }: Person, more: Partial<Wish> = {}): Wish => ({
    user_id,
    ingredient_id: world.cilantro,
    sizes: [world.cilantro],
    ...HERE,
    area: 1,
    miles: 25,
    cells: [],
    ...more,
  });
  const add = (...wishes: Wish[]) => addMarks(world.deps.db, { wishes, now: world.clock.at });
  return { ...world, wish, add };
}

test('a mark names nobody: without the key of the week nothing finds its shopper or their other marks', async () => {
  const { wish, add, crowd, rice, marks, nextWeek } = await marked();
  const [sam, kim] = (await crowd(2)) as [Person, Person];
  await add(wish(sam), wish(sam, { area: 2 }), wish(sam, { ingredient_id: rice }), wish(kim));
  const first = await marks();
  expect(new Set(first.map(({ who }) => who)).size).toBe(3);
  await nextWeek();
  await add(wish(sam), wish(kim));
  const known = new Set(first.map(({ who }) => who));
  const again = await marks();
  expect(again).toHaveLength(2);
  expect(again.filter(({ who }) => known.has(who))).toEqual([]);
});

test('what a store near has in any pack is not marked, also when the comparison did not show it', async () => {
  const { wish, add, crowd, marks, db, cilantro, ingredient, stock, store_id } = await marked();
  const [sam] = (await crowd(1)) as [Person];
  const large = await ingredient('Cilantro', { unit_quantity: 900 });
  await stock(store_id, large, { quantity: 1 });
  const { cell } = await db.one(z.object({ cell: z.int() }), sql`select cell from stores`);
  const near = wish(sam, { sizes: [cilantro, large], cells: [cell] });
  await add(near);
  expect(await marks()).toEqual([]);
  // Half a mile is further than a quarter.
  await add({ ...near, miles: 0.25 });
  expect(await marks()).toHaveLength(1);
});

test.for([
  ['sold out', sql`update store_items set quantity = 0`],
  ['closed', sql`update stores set closed_at = now()`],
  ['paused', sql`update stores set back_on = '2026-04-01'`],
  [
    'of a suspended vendor',
    sql`update users set suspended_at = now(), suspend_reason = 'x' where role = 'vendor'`,
  ],
] as const)('a store that is %s has nothing', async ([, change]) => {
  const { wish, add, crowd, marks, db, rice } = await marked();
  const [sam] = (await crowd(1)) as [Person];
  const { cell } = await db.one(z.object({ cell: z.int() }), sql`select cell from stores`);
  const near = wish(sam, { ingredient_id: rice, sizes: [rice], cells: [cell] });
  await add(near);
  expect(await marks()).toEqual([]);
  await db.run(change);
  await add(near);
  expect(await marks()).toHaveLength(1);
});

test('who is deleted leaves no mark behind, and gets none after it', async () => {
  const { wish, add, crowd, marks, ask, person } = await marked();
  const [sam, kim] = (await crowd(2)) as [Person, Person];
  await add(wish(sam), wish(kim));
  const admin = await person('admin');
  const gone = await ask(admin, `DELETE /admin/user/${sam.user_id}`, { pending_orders: 0 });
  expect(gone.statusCode).toBeLessThan(300);
  await add(wish(sam));
  expect(await marks()).toHaveLength(1);
});

/** Counts around the store, in the area of its own and in one that is far. */
async function counted() {
  const world = await town();
  const put = (shoppers: number, { week = '2026-02-23', area = OWN, id = world.cilantro } = {}) =>
    world.db.run(sql`insert into demand_counts (area, week, ingredient_id, shoppers)
      values (${area}, ${week}, ${id}, ${shoppers})`);
  return { ...world, put };
}
const OWN = 1318 * 3600 + 923;

test('areas near are added, week by week; others and older weeks are not told of', async () => {
  const { put, read } = await counted();
  await put(14);
  await put(6, { area: OWN + 1 });
  await put(5, { week: '2026-02-02' });
  await put(9, { week: '2026-01-26' });
  await put(9, { week: '2026-03-02' });
  await put(99, { area: OWN + 2 });
  expect((await read()).value).toMatchObject([{ name: 'Cilantro', shoppers: [20, 0, 0, 5] }]);
});

test('what the store has in any pack is not told of; sold out, it is again', async () => {
  const { put, read, db, ingredient, stock, store_id } = await counted();
  await put(7);
  const large = await ingredient('cilantro', { unit_quantity: 900 });
  await stock(store_id, large, { quantity: 1 });
  expect((await read()).value).toEqual([]);
  await db.run(sql`update store_items set quantity = 0 where ingredient_id = ${large}`);
  expect((await read()).value).toHaveLength(1);
});

test('what the store has as an own product is not told of; what is no food does not count', async () => {
  const { put, read, db, ingredient, stock, store_id, vendor, cilantro } = await counted();
  await put(7);
  const bunch = await ingredient('Herbs, bunched');
  await stock(store_id, bunch, { quantity: 1 });
  await db.run(sql`update ingredients set name = 'Cilantro', unit = 'piece', vendor_id = ${vendor.user_id}
                   where ingredient_id = ${bunch}`);
  expect((await read()).value).toHaveLength(1);
  await db.run(sql`update ingredients set name = 'Herbs', food_id = ${cilantro}, pack_amount = 30, pack_unit = 'gm'
                   where ingredient_id = ${bunch}`);
  await db.run(sql`update store_items set food_id = ${cilantro}, pack_amount = 30, pack_unit = 'gm'
                   where ingredient_id = ${bunch}`);
  expect((await read()).value).toEqual([]);
});

test('a food is told of once: at the store with most shoppers; one store is asked about alone', async () => {
  const { put, read, store, vendor, store_id } = await counted();
  const far = await store(vendor.user_id, { name: 'Far', lat: 42.75, lng: -87.65 });
  await put(7);
  await put(8, { area: 1327 * 3600 + 923 });
  expect((await read()).value).toMatchObject([{ store_id: far, shoppers: [8, 0, 0, 0] }]);
  expect((await read({ query: `?store_id=${store_id}` })).value).toMatchObject([
    { store_id, shoppers: [7, 0, 0, 0] },
  ]);
});

test('nobody asks about another’s store, or a closed one', async () => {
  const { put, read, person, db, store_id } = await counted();
  await put(7);
  const rival = await person('vendor');
  const query = `?store_id=${store_id}`;
  expect((await read({ who: rival })).value).toEqual([]);
  expect((await read({ who: rival, query })).error).toBe('store_not_found');
  expect((await read({ query: `?store_id=${NOBODY}` })).error).toBe('store_not_found');
  await db.run(sql`update stores set closed_at = now()`);
  expect((await read({ query })).error).toBe('store_not_found');
});

test('two processes count a week once; counts go when nobody is shown them', async () => {
  const { wish, add, crowd, counts, deps, clock, nextWeek } = await marked();
  const people = await crowd(6);
  await add(...people.map((who) => wish(who)));
  clock.at = new Date(clock.at.getTime() + WEEK_MS);
  const both = await Promise.all([countDemand(deps.db, clock.at), countDemand(deps.db, clock.at)]);
  expect(both.toSorted((a, b) => a - b)).toEqual([0, 6]);
  expect(await counts()).toEqual([{ week: '2026-03-02', shoppers: 6 }]);
  for (let week = 0; week < 3; week += 1) await nextWeek();
  expect(await counts()).toHaveLength(1);
  await nextWeek();
  expect(await counts()).toEqual([]);
});

test('the database itself refuses a count of four', async () => {
  const { put } = await counted();
  await expect(put(4)).rejects.toThrow('demand_counts');
});
