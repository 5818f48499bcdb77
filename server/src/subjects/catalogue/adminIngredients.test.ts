import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db/sql';
import { office } from '#subjects/admin/testing/office';
import { countTypicalPrices } from '#subjects/food/typicalPrices.service';
import type { Person } from '#testing/testApp';

const NOBODY = '00000000-0000-4000-8000-000000000000';

test('the price of the catalogue is the average of the open stores that have it, when it was last counted', async () => {
  const { ask, person, store, stock, ingredient, db, clock } = await office();
  const [user, vendor] = [await person('user'), await person('vendor')];
  const rice = await ingredient('Rice');
  const stores = [
    await store(vendor.user_id),
    await store(vendor.user_id),
    await store(vendor.user_id),
  ];
  for (const [index, store_id] of stores.entries())
    await stock(store_id, rice, { price_cents: 100 * (index + 1) });
  const price = async () =>
    JSON.parse((await ask('GET', '/user/ingredients', { who: user })).json().message)[0].price;
  expect(await countTypicalPrices(db, clock.at)).toBe(1);
  expect(await price()).toBe(2);
  await db.run(sql`update stores set closed_at = now() where store_id = ${stores[2] ?? ''}`);
  const begun = clock.at.getTime();
  const count = (minutes: number) => countTypicalPrices(db, new Date(begun + minutes * 60_000));
  expect(await count(13)).toBe(0);
  // Two programs.
  expect((await Promise.all([count(15), count(15)])).toSorted()).toEqual([0, 1]);
  expect(await price()).toBe(2);
  clock.at = new Date(begun + 60_000);
  expect(await price()).toBe(1.5);
  await db.run(sql`update store_items set quantity = 0`);
  await count(30);
  clock.at = new Date(begun + 120_000);
  expect(await price()).toBeNull();
});

describe('the catalogue', () => {
  const salt = { name: 'Salt', unit_quantity: 500, unit: 'gm' };

  test('an ingredient is added, found by both sides, changed and archived', async () => {
    const { ask, person } = await office();
    const [user, vendor] = [await person('user'), await person('vendor')];
    const added = await ask('POST', '/admin/ingredients', { payload: { ingredients: [salt] } });
    expect(added.statusCode).toBe(201);
    const { ingredient_id } = added.json().ingredients[0];
    const names = async (url: string, who: Person) =>
      (JSON.parse((await ask('GET', url, { who })).json().message) as { name: string }[]).map(
        ({ name }) => name,
      );
    expect(await names('/user/ingredients', user)).toEqual(['Salt']);
    const change = { ...salt, ingredient_id, name: 'Sea salt' };
    expect(
      (await ask('PUT', '/admin/ingredients', { payload: { ingredients: [change] } })).statusCode,
    ).toBe(200);
    expect(await names('/vendor/ingredients', vendor)).toEqual(['Sea salt']);
    const payload = { ingredient_ids: [ingredient_id] };
    expect((await ask('DELETE', '/admin/ingredients', { payload })).statusCode).toBe(200);
    expect((await ask('DELETE', '/admin/ingredients', { payload })).statusCode).toBe(200);
    expect(await names('/user/ingredients', user)).toEqual([]);
    expect(
      (await ask('PUT', '/admin/ingredients', { payload: { ingredients: [change] } })).statusCode,
    ).toBe(404);
    expect(
      (await ask('POST', '/admin/ingredients', { payload: { ingredients: [salt] } })).statusCode,
    ).toBe(201);
  });

  test('the same name, unit and size exists once; another size is another ingredient', async () => {
    const { ask } = await office();
    const add = (...ingredients: object[]) =>
      ask('POST', '/admin/ingredients', { payload: { ingredients } });
    await add(salt);
    expect((await add({ ...salt, name: 'SALT' })).json().error).toBe('ingredient_exists');
    expect((await add({ ...salt, unit_quantity: 1000 })).statusCode).toBe(201);
    // The second of a batch is a duplicate: the first is not kept either.
    expect((await add({ ...salt, name: 'Pepper' }, salt)).statusCode).toBe(409);
    expect((await ask('GET', '/admin/ingredients')).json().ingredients).toHaveLength(2);
  });

  test('a batch with an unknown id changes nothing', async () => {
    const { ask, ingredient } = await office();
    const rice = await ingredient('Rice');
    const change = (id: string) => ({ ...salt, ingredient_id: id, name: `changed ${id}` });
    const payload = { ingredients: [change(rice), change(NOBODY)] };
    expect((await ask('PUT', '/admin/ingredients', { payload })).statusCode).toBe(404);
    const gone = { ingredient_ids: [rice, NOBODY] };
    expect((await ask('DELETE', '/admin/ingredients', { payload: gone })).statusCode).toBe(404);
    expect((await ask('GET', '/admin/ingredients')).json().ingredients).toMatchObject([
      { name: 'Rice' },
    ]);
  });

  test.for([
    ['a size of 0', { ...salt, unit_quantity: 0 }, 'ingredients.0.unit_quantity'],
    [
      'a size of a million and one',
      { ...salt, unit_quantity: 1_000_001 },
      'ingredients.0.unit_quantity',
    ],
    [
      'a size with four decimals',
      { ...salt, unit_quantity: 0.0001 },
      'ingredients.0.unit_quantity',
    ],
    ['a size in text', { ...salt, unit_quantity: '1' }, 'ingredients.0.unit_quantity'],
    ['no unit', { ...salt, unit: ' ' }, 'ingredients.0.unit'],
    ['a unit with digits', { ...salt, unit: 'gm2' }, 'ingredients.0.unit'],
    ['no name', { ...salt, name: '' }, 'ingredients.0.name'],
    ['a member nobody knows', { ...salt, price: 3 }, 'ingredients.0'],
    ['another category', { ...salt, category: 'Toys' }, 'ingredients.0.category'],
  ] as const)('refuses %s', async ([, ingredient, field]) => {
    const { ask } = await office();
    const answer = await ask('POST', '/admin/ingredients', {
      payload: { ingredients: [ingredient] },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain(field);
    expect((await ask('GET', '/admin/ingredients')).json().ingredients).toEqual([]);
  });
});

describe('facts of an ingredient', () => {
  const rice = {
    name: 'Rice',
    unit_quantity: 500,
    unit: 'gm',
    category: 'Pantry',
    aliases: ['White Rice', 'white rice', 'arroz'],
    image: '/images/ingredients/rice.webp?v=1a2b',
    kcal_per_100g: 360,
    density_g_per_ml: 0.85,
    grams_per_piece: null,
  };
  async function pantry() {
    const world = await office();
    const add = (...ingredients: object[]) =>
      world.ask('POST', '/admin/ingredients', { payload: { ingredients } });
    const change = (...ingredients: object[]) =>
      world.ask('PUT', '/admin/ingredients', { payload: { ingredients } });
    const list = async (query = '') =>
      (await world.ask('GET', `/admin/ingredients${query}`)).json().ingredients;
    return { ...world, add, change, list };
  }

  test('is stored; a change that leaves it out keeps it, null clears it', async () => {
    const { add, change, list } = await pantry();
    const { ingredient_id } = (await add(rice)).json().ingredients[0];
    const facts = { ...rice, aliases: ['arroz', 'white rice'] };
    expect(await list()).toMatchObject([facts]);
    const plain = { ingredient_id, name: 'Rice', unit_quantity: 500, unit: 'gm' };
    await change(plain);
    expect(await list()).toMatchObject([facts]);
    await change({ ...plain, kcal_per_100g: null, image: null, aliases: ['arroz'] });
    expect(await list()).toMatchObject([
      { ...facts, kcal_per_100g: null, image: null, aliases: ['arroz'] },
    ]);
  });

  const clove = { unit: 'clove', grams: 3, source: 'USDA SR' };
  const head = { unit: 'head', grams: 36, source: 'est' };

  test('measures are stored with their source, replaced, kept when left out, and told to shoppers', async () => {
    const { ask, person, add, change, list } = await pantry();
    const user = await person('user');
    const garlic = { name: 'Garlic', unit_quantity: 150, unit: 'gm' };
    const added = await add({ ...garlic, grams_per_piece: 3, measures: [head, clove] });
    const { ingredient_id } = added.json().ingredients[0];
    expect((await list())[0].measures).toEqual([clove, head]);
    await change({ ...garlic, ingredient_id });
    expect((await list())[0].measures).toEqual([clove, head]);
    await change({ ...garlic, ingredient_id, measures: [{ ...clove, grams: 4 }] });
    expect((await list())[0].measures).toEqual([{ ...clove, grams: 4 }]);
    const [told] = JSON.parse(
      (await ask('GET', '/user/ingredients', { who: user })).json().message,
    );
    expect(told.measures).toEqual({ clove: 4 });
    await change({ ...garlic, ingredient_id, measures: [] });
    expect((await list())[0].measures).toEqual([]);
  });

  test.for([
    ['a unit of weight', [{ ...clove, unit: 'g' }], 'measures.0.unit'],
    ['a plural', [{ ...clove, unit: 'cloves' }], 'measures.0.unit'],
    ['a piece, which has a field of its own', [{ ...clove, unit: 'piece' }], 'measures.0.unit'],
    ['a weight of 0', [{ ...clove, grams: 0 }], 'measures.0.grams'],
    ['one past the heaviest', [{ ...clove, grams: 50_001 }], 'measures.0.grams'],
    ['no source', [{ ...clove, source: ' ' }], 'measures.0.source'],
    ['a unit twice', [clove, clove], 'measures'],
    [
      '41 measures',
      Array.from({ length: 41 }, (_, n) => ({
        ...clove,
        unit: `q${'abcdefghi'[n % 9]}${'abcdefghi'[Math.floor(n / 9)]}`,
      })),
      'measures',
    ],
  ] as const)('refuses %s as a measure', async ([, measures, field]) => {
    const { add, list } = await pantry();
    const answer = await add({ name: 'Garlic', unit_quantity: 150, unit: 'gm', measures });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain(field);
    expect(await list()).toEqual([]);
  });

  test('a name belongs to one ingredient; that of a deleted one is free', async () => {
    const { ask, add, change, list } = await pantry();
    const { ingredient_id } = (await add(rice)).json().ingredients[0];
    const oats = { name: 'Oats', unit_quantity: 500, unit: 'gm' };
    const taken = await add({ ...oats, aliases: ['arroz'] });
    expect([taken.statusCode, taken.json().error, taken.json().message]).toEqual([
      409,
      'alias_taken',
      '“arroz” is already another name of Rice',
    ]);
    expect((await add({ ...oats, aliases: ['rice'] })).json().error).toBe('alias_taken');
    expect(await list()).toHaveLength(1);
    await ask('DELETE', '/admin/ingredients', { payload: { ingredient_ids: [ingredient_id] } });
    const added = (await add({ ...oats, aliases: ['arroz'] })).json().ingredients[0];
    expect(await list()).toMatchObject([{ name: 'Oats', aliases: ['arroz'] }]);
    await change({ ...oats, ingredient_id: added.ingredient_id, aliases: [] });
    expect(await list()).toMatchObject([{ aliases: [] }]);
  });

  test('a name of several packs belongs to their food', async () => {
    const { add } = await pantry();
    await add(rice);
    const large = { ...rice, unit_quantity: 5000, aliases: ['rice'] };
    expect((await add(large)).statusCode).toBe(201);
    const oats = { name: 'Oats', unit_quantity: 500, unit: 'gm', aliases: ['rice'] };
    expect((await add(oats)).json().error).toBe('alias_taken');
    expect((await add({ ...oats, aliases: ['white rice'] })).json().error).toBe('alias_taken');
  });

  test('adding an alias is idempotent', async () => {
    const { ask, add, list } = await pantry();
    const { ingredient_id } = (await add(rice)).json().ingredients[0];
    const give = (alias: string) =>
      ask('POST', `/admin/ingredient/${ingredient_id}/alias`, { payload: { alias } });
    expect([(await give('Basmati')).statusCode, (await give('basmati')).statusCode]).toEqual([
      200, 200,
    ]);
    expect((await list())[0].aliases).toEqual(['arroz', 'basmati', 'white rice']);
  });

  test('what it contains is known, unknown again, or none of the major allergens', async () => {
    const { add, change, list } = await pantry();
    const [added] = (await add({ ...rice, contains: ['wheat', 'milk'] })).json().ingredients;
    expect(added.contains).toEqual(['wheat', 'milk']);
    const { name, unit_quantity, unit } = rice;
    const same = { ingredient_id: added.ingredient_id, name, unit_quantity, unit };
    await change(same);
    expect(await list()).toMatchObject([{ contains: ['wheat', 'milk'] }]);
    await change({ ...same, contains: null });
    expect(await list()).toMatchObject([{ contains: null }]);
    await change({ ...same, contains: [] });
    expect(await list()).toMatchObject([{ contains: [] }]);
  });

  test.for([
    ['an unknown allergen', { contains: ['onion'] }, 'ingredients.0.contains.0'],
    ['an allergen twice', { contains: ['milk', 'milk'] }, 'ingredients.0.contains'],
    ['more calories than fat has', { kcal_per_100g: 900.1 }, 'ingredients.0.kcal_per_100g'],
    ['calories below 0', { kcal_per_100g: -1 }, 'ingredients.0.kcal_per_100g'],
    ['a density of 0', { density_g_per_ml: 0 }, 'ingredients.0.density_g_per_ml'],
    ['a density above 5', { density_g_per_ml: 5.1 }, 'ingredients.0.density_g_per_ml'],
    ['a piece of 0 grams', { grams_per_piece: 0 }, 'ingredients.0.grams_per_piece'],
    [
      'a piece of 50 kilograms and one',
      { grams_per_piece: 50_001 },
      'ingredients.0.grams_per_piece',
    ],
    ['a picture of elsewhere', { image: 'https://example.com/a.webp' }, 'ingredients.0.image'],
    [
      'a picture outside its folder',
      { image: '/images/ingredients/../../x.webp' },
      'ingredients.0.image',
    ],
    ['an empty name', { aliases: ['rice', ' '] }, 'ingredients.0.aliases.1'],
    ['a name of 101 characters', { aliases: ['a'.repeat(101)] }, 'ingredients.0.aliases.0'],
    [
      '61 names',
      { aliases: Array.from({ length: 61 }, (_, n) => `name ${n}`) },
      'ingredients.0.aliases',
    ],
  ] as const)('refuses %s', async ([, fact, field]) => {
    const { add, list } = await pantry();
    const answer = await add({ name: 'Rice', unit_quantity: 500, unit: 'gm', ...fact });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain(field);
    expect(await list()).toEqual([]);
  });

  test('the list is searched, sorted and cut by the server', async () => {
    const { ask, add, list } = await pantry();
    await add(
      { name: 'Banana', unit_quantity: 1, unit: 'kg', category: 'Produce' },
      { name: 'Äpfel', unit_quantity: 1, unit: 'kg', category: 'Produce', aliases: ['red apple'] },
      rice,
    );
    const names = async (query: string) =>
      (await list(query)).map(({ name }: { name: string }) => name);
    expect(await names('?sort=nameUp')).toEqual(['Äpfel', 'Banana', 'Rice']);
    expect(await names('?sort=nameDown')).toEqual(['Rice', 'Banana', 'Äpfel']);
    expect(await names('?sort=incomplete')).toEqual(['Banana', 'Äpfel', 'Rice']);
    expect(await names('?q=APPLE%20red')).toEqual(['Äpfel']);
    expect(await names('?q=apfel')).toEqual(['Äpfel']);
    for (const sort of ['nameUp', 'nameDown', 'category', 'incomplete']) {
      const read = async (cursor = '') =>
        (await ask('GET', `/admin/ingredients?sort=${sort}&limit=2${cursor}`)).json();
      const page = await read();
      expect([page.total, page.first, page.truncated]).toEqual([3, 1, true]);
      const rest = await read(`&cursor=${page.next_cursor}`);
      expect([rest.first, rest.truncated]).toEqual([3, false]);
      expect([...page.ingredients, ...rest.ingredients]).toEqual(await list(`?sort=${sort}`));
      expect((await read(`&cursor=${rest.previous_cursor}`)).ingredients).toEqual(page.ingredients);
      expect(
        (await ask('GET', `/admin/ingredients?cursor=${page.next_cursor}x`)).json().message,
      ).toBe('cursor: invalid.');
    }
    const { pictures } = (await ask('GET', '/admin/ingredient-pictures')).json();
    expect(pictures).toEqual([{ image: rice.image, name: 'Rice' }]);
  });
});

describe('GET /admin/ingredient/{id}/use', () => {
  test('counts open stores, recipes and pending orders', async () => {
    const { ask, person, store, ingredient, stock, db } = await office();
    const [vendor, shopper] = [await person('vendor'), await person('user')];
    const [rice, oats] = [await ingredient('Rice'), await ingredient('Oats')];
    const [open, empty, closed] = [
      await store(vendor.user_id),
      await store(vendor.user_id),
      await store(vendor.user_id),
    ];
    await stock(open, rice);
    await stock(open, oats);
    await stock(empty, rice, { quantity: 0 });
    await stock(closed, rice);
    await db.run(sql`update stores set closed_at = now() where store_id = ${closed}`);
    for (const ingredient_id of [rice, oats])
      await ask('POST', '/user/orders', {
        payload: { orders: [{ store_id: open, items: [{ ingredient_id, quantity: 1 }] }] },
        who: shopper,
      });
    expect((await ask('GET', `/admin/ingredient/${rice}/use`)).json()).toEqual({
      stores: 2,
      stocked_stores: 1,
      recipes: 0,
      pending_orders: 1,
    });
    expect((await ask('GET', `/admin/ingredient/${NOBODY}/use`)).json().error).toBe(
      'ingredient_not_found',
    );
  });
});
