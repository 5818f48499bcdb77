import { readGoods } from '@larder/data/catalogue/goods';
import { readPacks } from '@larder/data/catalogue/packs';
import { ingredientId } from '@larder/data/ids';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { listEntries } from '#subjects/catalogue/catalogueList.queries';
import { makeCatalogueReader } from '#subjects/food/catalogueIndex.service';
import { testApp } from '#testing/testApp';

import { seedCatalogue } from './catalogue.ts';

const Counted = z.object({ n: z.int() });
const [garlic, rice, sage, thyme] = [
  'garlic',
  'white-rice-long-grain',
  'fresh-sage',
  'fresh-thyme',
].map(ingredientId);

async function town() {
  const { db, app } = await testApp();
  const count = async (statement: ReturnType<typeof sql>) => (await db.one(Counted, statement)).n;
  const find = async (id: string | undefined) =>
    (await listEntries(db)).find(({ ingredient_id }) => ingredient_id === id);
  const version = () => count(sql`select version as n from catalogue_version`);
  return { db, app, count, find, version, seed: () => seedCatalogue(db) };
}

/** Says that the program had put another fact of a good into the catalogue. */
function hadSaid(
  { db }: Pick<Awaited<ReturnType<typeof town>>, 'db'>,
  id: string | undefined,
  facts: object,
) {
  return db.run(sql`update seeded_goods set facts = facts || ${JSON.stringify(facts)}::jsonb
                    where ingredient_id = ${id}`);
}

test('an empty town gets every food and nobody, once', async () => {
  const { db, count, version, seed } = await town();
  await seed();
  expect(await count(sql`select count(*) as n from ingredients`)).toBe(readGoods().length);
  expect(
    await count(sql`select (select count(*) from users) + (select count(*) from stores) as n`),
  ).toBe(0);
  const { match, byId } = await makeCatalogueReader(db)();
  const meant = await match(['garlic cloves']);
  expect([...meant.values()]).toEqual([garlic]);
  expect(byId.get(garlic ?? '')?.measures).toMatchObject({ clove: 3 });
  const before = await version();
  await seed();
  expect(await version()).toBe(before);
});

test('a later version changes what nobody else has changed', async () => {
  const world = await town();
  const { db, find, seed, version } = world;
  await seed();
  const now = { garlic: await find(garlic), rice: await find(rice), thyme: await find(thyme) };
  // The version before: other calories of garlic and rice, no thyme, and another alias of garlic.
  await db.run(
    sql`update ingredients set kcal_per_100g = 1 where ingredient_id in (${garlic}, ${rice})`,
  );
  await hadSaid(world, garlic, { kcal_per_100g: 1, aliases: ['knofi'] });
  await hadSaid(world, rice, { kcal_per_100g: 1 });
  await db.run(sql`delete from ingredient_aliases where ingredient_id in (${garlic}, ${thyme})`);
  await db.run(
    sql`insert into ingredient_aliases (alias, ingredient_id) values ('knofi', ${garlic})`,
  );
  await db.run(sql`delete from measures where ingredient_id = ${thyme}`);
  await db.run(sql`delete from ingredients where ingredient_id = ${thyme}`);
  await db.run(sql`delete from seeded_goods where ingredient_id = ${thyme}`);
  // Since then an administrator has given rice another name and its calories, and taken sage away.
  await db.run(
    sql`update ingredients set name = 'Reis', kcal_per_100g = 7 where ingredient_id = ${rice}`,
  );
  await db.run(sql`update ingredients set archived_at = now() where ingredient_id = ${sage}`);
  await hadSaid(world, sage, { kcal_per_100g: 1 });
  await db.run(sql`update catalogue_version set seeded = 'an older one'`);
  const before = await version();
  await seed();
  expect(await find(garlic)).toEqual(now.garlic);
  expect(await find(thyme)).toEqual(now.thyme);
  expect(await find(rice)).toEqual({ ...now.rice, name: 'Reis', kcal_per_100g: 7 });
  expect((await find(sage))?.archived_at).not.toBeNull();
  expect(await version()).toBeGreaterThan(before);
});

test('a new name that another ingredient has is not taken from it', async () => {
  const world = await town();
  const { db, find, seed } = world;
  await seed();
  const now = await find(garlic);
  await db.run(sql`update ingredients set name = 'Old garlic' where ingredient_id = ${garlic}`);
  await hadSaid(world, garlic, { name: 'Old garlic', kcal_per_100g: 1 });
  await db.run(sql`update ingredients set kcal_per_100g = 1 where ingredient_id = ${garlic}`);
  await db.run(sql`
    insert into ingredients (ingredient_id, name, unit_quantity, unit, category)
    select gen_random_uuid(), ${now?.name}, unit_quantity, unit, category from ingredients
    where ingredient_id = ${garlic}`);
  await db.run(sql`update catalogue_version set seeded = 'an older one'`);
  await seed();
  expect(await find(garlic)).toMatchObject({
    name: 'Old garlic',
    kcal_per_100g: now?.kcal_per_100g,
  });
});

/** A food that comes in two packs. */
function twoPacks() {
  const [pack] = readPacks();
  const goodOf = (slug = '') =>
    readGoods().find(({ ingredient_id }) => ingredient_id === ingredientId(slug));
  const [small, large] = [goodOf(pack?.food.slug), goodOf(pack?.slug)];
  if (!small || !large) throw new Error('no food comes in two packs');
  return { small, large };
}

test('a pack that an administrator gave its food’s name as an alias keeps it', async () => {
  const world = await town();
  const { db, find, seed } = world;
  await seed();
  const { small } = twoPacks();
  const alias = small.name.toLowerCase();
  await db.run(sql`
    insert into ingredient_aliases (alias, ingredient_id) values (${alias}, ${small.ingredient_id})`);
  await db.run(sql`
    update ingredients set kcal_per_100g = 1 where ingredient_id = ${small.ingredient_id}`);
  await hadSaid(world, small.ingredient_id, { kcal_per_100g: 1 });
  await db.run(sql`update catalogue_version set seeded = 'an older one'`);
  await seed();
  const kept = await find(small.ingredient_id);
  expect(kept?.kcal_per_100g).toBe(small.kcal_per_100g);
  expect(kept?.aliases).toContain(alias);
});

test('two packs that would become the same do not: one keeps its name', async () => {
  const world = await town();
  const { db, find, seed } = world;
  await seed();
  const { small, large } = twoPacks();
  const before = { name: 'Old name' };
  await hadSaid(world, small.ingredient_id, before);
  await hadSaid(world, large.ingredient_id, { ...before, unit_quantity: 7 });
  await db.run(sql`
    update ingredients set name = 'Old name', unit_quantity = 7 where ingredient_id = ${large.ingredient_id}`);
  // Somebody sells the small one in the size that this version gives the large one.
  await db.run(sql`
    update ingredients set name = 'Old name', unit_quantity = ${large.unit_quantity}
    where ingredient_id = ${small.ingredient_id}`);
  await db.run(sql`update catalogue_version set seeded = 'an older one'`);
  await seed();
  const found = [await find(small.ingredient_id), await find(large.ingredient_id)];
  expect(found.map((one) => one && [one.name, one.unit_quantity])).toEqual([
    [small.name, large.unit_quantity],
    ['Old name', 7],
  ]);
});

test('a catalogue of other foods is left alone', async () => {
  const { db, count, seed } = await town();
  await db.run(sql`
    insert into ingredients (ingredient_id, name, unit_quantity, unit, category)
    values (gen_random_uuid(), 'Injera', 500, 'gm', 'Other')`);
  await seed();
  expect(await count(sql`select count(*) as n from ingredients`)).toBe(1);
});
