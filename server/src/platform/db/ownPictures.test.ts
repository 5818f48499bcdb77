import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';
import { z } from 'zod';

import { dumpOf } from '#testing/dump';
import { household } from '#testing/kitchen';
import { orderRice } from '#testing/orders';

import { Sql, sql } from './sql.ts';

const MIGRATION = new URL('../../../migrations/0048_own_pictures.sql', import.meta.url);

const OURS = '/images/recipes/0-768.webp';
const OF_PROVIDER = 'https://img.spoonacular.com/recipes/1-556x370.jpg';
const UPSTREAM = {
  RECIPE_PROVIDER_URL: 'https://api.spoonacular.com',
  RECIPE_PROVIDER_KEYS: 'a-key',
};
const ID = '00000000-0000-4000-8000-00000000000e';

/** A household with this picture wherever it has one. */
async function kept(image: string) {
  const world = await household(UPSTREAM);
  const { shared, send, op, ask } = world;
  const { sam, household_id } = await shared();
  const onion = { id: 1, name: 'onion', amount: 2, unit: '', image };
  const soup = { id: 1, title: 'Soup', servings: 2, image, ingredients: [onion] };
  const store_id = await world.store((await world.person('vendor')).user_id);
  const ingredient_id = await world.ingredient('Rice');
  const store = { store_id, vendorId: ID, vendorName: 'V', storeName: 'Corner' };
  const terms = { storeType: 'Pickup', deliveryFee: 0, minimumOrder: 0 };
  const rice = { ingredient_id, name: 'Rice', unit: 'gm', unit_quantity: 500, price: 3.49 };
  const items = [{ ...rice, quantity: 2, image }];
  const changes = [
    { kind: 'add_recipe', payload: { recipe: soup, servings: 2 } },
    { kind: 'add_item', payload: { item: { ...onion, name: 'leek' } } },
    { kind: 'cart_packs', payload: { store: { ...store, ...terms }, items, terms: true } },
    { kind: 'remove_lines', payload: { lines: [{ key: 'leek', generation: 1 }] } },
  ];
  await send(
    sam,
    [household_id, 0],
    changes.map((change) => op(change)),
  );
  const brief = { title: 'Soup', minutes: 30, calories: 300, servings: 2, image };
  await ask(sam, 'PUT user/saved-recipes/7', brief);
  return world;
}

/** How often a text stands in all rows. */
async function count(db: Parameters<typeof dumpOf>[0], text: string): Promise<number> {
  return (await dumpOf(db)).split(text).length - 1;
}

test('the migration keeps our pictures and Spoonacular’s, and drops others wherever they were kept', async () => {
  const { db } = await kept(OURS);
  const script = await readFile(MIGRATION, 'utf8');
  const everywhere = await count(db, OURS);
  expect(everywhere).toBeGreaterThanOrEqual(9);
  await db.script(script);
  expect(await count(db, OURS)).toBe(everywhere);

  // As a server of before would have stored them.
  const tables = ['list_lines line', 'list_contributions contribution', 'kitchen_carts cart'];
  for (const place of [...tables, 'kitchen_ops op'])
    await replaceIn(db, place, [OURS, 'https://evil.example/x.png']);
  await db.run(sql`update saved_recipes set image = 'https://evil.example/x.png'`);
  expect(await count(db, 'evil.example')).toBe(everywhere);
  const rows = await count(db, '\n');
  await db.script(script);
  expect([await count(db, 'evil.example'), await count(db, '\n')]).toEqual([0, rows]);
  expect(await count(db, '"Soup"')).toBeGreaterThan(0);
});

test('the migration keeps what the provider’s pictures are', async () => {
  const { db } = await kept(OF_PROVIDER);
  const before = await dumpOf(db);
  await db.script(await readFile(MIGRATION, 'utf8'));
  expect(await dumpOf(db)).toBe(before);
});

test('pictures of catalogue and orders that were written beside the program are dropped', async () => {
  const world = await household();
  await orderRice(world);
  const { db } = world;
  const foreign = 'javascript:alert(1)';
  for (const table of ['ingredients', 'order_items'])
    await db.run(new Sql(`update ${table} set image = $1`, [foreign]));
  await db.script(await readFile(MIGRATION, 'utf8'));
  const Row = z.object({ image: z.null() });
  const rows = await db.many(
    Row,
    sql`select image from ingredients union all select image from order_items`,
  );
  expect(rows.length).toBeGreaterThanOrEqual(2);
});

function replaceIn(
  db: Awaited<ReturnType<typeof household>>['db'],
  place: string,
  [from, to]: readonly [string, string],
) {
  const [table, column] = place.split(' ');
  return db.run(
    new Sql(`update ${table} set ${column} = replace(${column}::text, $1, $2)::jsonb`, [from, to]),
  );
}
