import { readFacts } from '@larder/data/catalogue/facts';
import { readPacks } from '@larder/data/catalogue/packs';
import { ingredientId } from '@larder/data/ids';
import { demoOffers, demoStores } from '@larder/data/stores/demoStores';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { makeCatalogueReader } from '#subjects/food/catalogueIndex.service';
import { testApp } from '#testing/testApp';

import { seedDemo } from './seed.ts';

const Counted = z.object({ n: z.int() });
const [sage, prosciutto, garlic] = ['fresh-sage', 'prosciutto', 'garlic'].map(ingredientId);
const [store] = demoStores();

async function demonstration() {
  const world = await testApp({ settings: { SEED: 'demo' } });
  const { db, deps, clock } = world;
  const seed = () => seedDemo({ ...deps, db }, clock.at);
  const count = async (statement: ReturnType<typeof sql>) => (await db.one(Counted, statement)).n;
  await seed();
  return { db, seed, count };
}

/** Removes the first edition's goods, as in a database that was seeded before it. */
async function before({ db }: Pick<Awaited<ReturnType<typeof demonstration>>, 'db'>) {
  const gone = [sage, ...readPacks().map(({ slug }) => ingredientId(slug))];
  const ofThose = sql`where ingredient_id = any(${gone}::uuid[])`;
  await db.run(sql`delete from store_items ${ofThose}`);
  await db.run(sql`delete from stock_movements ${ofThose}`);
  await db.run(sql`delete from measures ${ofThose}`);
  await db.run(sql`delete from ingredient_aliases ${ofThose}`);
  await db.run(sql`delete from ingredients ${ofThose}`);
  await db.run(sql`update ingredients set contains = null`);
  await db.run(sql`update catalogue_version set demo_edition = 0`);
}

test('a new demonstration has every food once, the larger packs beside it, and what they contain', async () => {
  const { db, count } = await demonstration();
  const goods = readFacts().length + readPacks().length;
  expect(await count(sql`select count(*) as n from ingredients`)).toBe(goods);
  expect(await count(sql`select count(distinct lower(name)) as n from ingredients`)).toBe(
    readFacts().length,
  );
  const { match, byId, suggest } = await makeCatalogueReader(db)();
  expect(suggest('yellow onion', 5)).toEqual([ingredientId('yellow-onion')]);
  const meant = await match(['yellow onions', 'Garlic', 'garlic cloves', 'Eggs']);
  expect([...meant.values()].map((id) => byId.get(id)?.unit_quantity)).toEqual([
    1361, 150, 150, 600,
  ]);
  expect(byId.get(ingredientId('spaghetti'))?.contains).toEqual(['wheat']);
  expect(byId.get(ingredientId('spaghetti-907'))?.contains).toEqual(['wheat']);
  expect(byId.get(garlic ?? '')?.contains).toEqual([]);
  expect(byId.get(ingredientId('granola'))?.contains).toBeNull();
});

test('an older demonstration gets the goods that came since, and keeps what people changed', async () => {
  const world = await demonstration();
  const { db, seed, count } = world;
  await before(world);
  await db.run(sql`update ingredients set archived_at = now() where ingredient_id = ${prosciutto}`);
  await db.run(
    sql`update ingredients set name = 'Knoblauch', contains = '{}' where ingredient_id = ${garlic}`,
  );
  await db.run(sql`delete from ingredient_aliases where ingredient_id = ${garlic}`);
  await db.run(sql`delete from measures where ingredient_id = ${garlic}`);
  const movements = await count(sql`select count(*) as n from stock_movements`);
  await seed();
  const { byId, match } = await makeCatalogueReader(db)();
  expect(byId.get(sage ?? '')).toMatchObject({ name: 'Fresh sage', contains: [] });
  expect(byId.get(sage ?? '')?.measures).toMatchObject({ leaf: 0.5 });
  expect([...(await match(['sage leaves'])).values()]).toEqual([sage]);
  expect(byId.has(prosciutto ?? '')).toBe(false);
  expect(byId.get(garlic ?? '')).toMatchObject({ name: 'Knoblauch', contains: [], measures: {} });
  expect(
    await count(sql`select count(*) as n from ingredient_aliases where ingredient_id = ${garlic}`),
  ).toBe(0);
  const onions = ingredientId('yellow-onion-2268');
  const offers = await db.many(
    z.object({ store_id: z.string(), quantity: z.int(), price_cents: z.int() }),
    sql`select store_id, quantity, price_cents from store_items where ingredient_id = ${onions}`,
  );
  const expected = demoStores().flatMap((one) =>
    demoOffers(one).flatMap(({ ingredient_id, quantity, price_cents }) =>
      ingredient_id === onions ? [{ store_id: one.store_id, quantity, price_cents }] : [],
    ),
  );
  expect(new Set(offers.map((offer) => JSON.stringify(offer)))).toEqual(
    new Set(expected.map((offer) => JSON.stringify(offer))),
  );
  expect(await count(sql`select count(*) as n from stock_movements`)).toBeGreaterThan(movements);
});

test('goods come once: what an admin takes away afterwards stays away', async () => {
  const world = await demonstration();
  const { db, seed, count } = world;
  await before(world);
  await seed();
  await db.run(sql`delete from ingredient_aliases where ingredient_id = ${sage}`);
  await db.run(sql`delete from store_items where ingredient_id = ${sage}`);
  await seed();
  expect(
    await count(sql`select count(*) as n from store_items where ingredient_id = ${sage}`),
  ).toBe(0);
  expect(
    await count(sql`select count(*) as n from ingredient_aliases where ingredient_id = ${sage}`),
  ).toBe(0);
});

test('a closed store gets nothing, and a catalogue of its own no goods', async () => {
  const world = await demonstration();
  const { db, seed, count } = world;
  await before(world);
  await db.run(sql`update stores set closed_at = now() where store_id = ${store?.store_id}`);
  const shelf = () =>
    count(sql`select count(*) as n from store_items where store_id = ${store?.store_id}`);
  const held = await shelf();
  await seed();
  expect(await shelf()).toBe(held);

  const own = await testApp({ settings: { SEED: 'demo' } });
  await own.ingredient('Moon cheese');
  await seedDemo({ ...own.deps, db: own.db }, own.clock.at);
  expect(await own.db.one(Counted, sql`select count(*) as n from ingredients`)).toEqual({ n: 1 });
});

test('stores of an older demonstration get their terms once, never over a vendor’s', async () => {
  const { db, seed } = await demonstration();
  const delivering = demoStores().filter((one) => one.store_type === 'Delivery');
  const [first, second] = delivering;
  if (!first || !second) throw new Error('no stores that deliver');
  const feeOf = async ({ store_id }: typeof first) =>
    (
      await db.one(
        Counted,
        sql`select delivery_fee_cents as n from stores where store_id = ${store_id}`,
      )
    ).n;
  await db.run(sql`update stores set delivery_fee_cents = 0, minimum_order_cents = 0`);
  await db.run(sql`update catalogue_version set demo_edition = 1`);
  await db.run(sql`
    insert into audit_log (actor_role, action, target_type, target_id, at)
    values ('vendor', 'store_terms_changed', 'store', ${second.store_id}, now())`);
  await seed();
  expect([await feeOf(first), await feeOf(second)]).toEqual([first.delivery_fee_cents, 0]);
  expect(first.delivery_fee_cents).toBeGreaterThan(0);
  await db.run(sql`update stores set delivery_fee_cents = 0, minimum_order_cents = 0`);
  await seed();
  expect(await feeOf(first)).toBe(0);
});

test('bones have no calories, also in an older demonstration, unless somebody has said so', async () => {
  const { db, seed } = await demonstration();
  const [chicken, wings] = ['whole-chicken', 'chicken-wings'].map(ingredientId);
  const kcal = async () => {
    const { byId } = await makeCatalogueReader(db)();
    return [chicken, wings].map((id) => byId.get(id ?? '')?.kcal_per_100g);
  };
  expect(await kcal()).toEqual([146.2, 103.1]);
  await db.run(sql`update ingredients set kcal_per_100g = 215 where ingredient_id = ${chicken}`);
  await db.run(sql`update ingredients set kcal_per_100g = 150 where ingredient_id = ${wings}`);
  await db.run(sql`
    update catalogue_version set demo_edition = 2, version = version + 1`);
  await seed();
  expect(await kcal()).toEqual([146.2, 150]);
});
