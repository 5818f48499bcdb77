import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { brokenInvariants } from '#testing/invariants';
import { market } from '#testing/market';
import type { Person } from '#testing/testApp';

import { holdShelf } from './shelf.service.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
/** Real numbers: a UPC-A, an EAN-13. */
const [TISSUES, SPREAD] = ['036000291452', '3017620422003'];

/** A market whose catalogue has milk too, and the calls of own products. */
async function dairy() {
  const world = await market();
  const { app, ingredient, person, vendor, stores } = world;
  const milk = await ingredient('Whole milk', {
    unit: 'ml',
    unit_quantity: 1000,
    category: 'Dairy',
  });
  const rival = await person('vendor', 'Rita');
  const horizon = {
    name: 'Whole milk',
    brand: 'Horizon',
    unit_quantity: 0.5,
    unit: 'gallon',
    food_id: milk,
    sku: 'M-12',
    gtins: [TISSUES],
  };
  const soap = { name: 'Hand soap', unit_quantity: 250, unit: 'ml', food_id: null };
  const as =
    (who: Person) => (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
      app.inject({
        method,
        url: `/api/vendor/${path}`,
        headers: who.headers,
        ...(payload && { payload }),
      });
  const ask = as(vendor);
  const add = async (draft: object, who = vendor): Promise<string> =>
    (await as(who)('POST', 'products', draft)).json().product.ingredient_id;
  const shelve = (
    ingredient_id: string,
    more: object = {},
    { who = vendor, store_id = stores.corner } = {},
  ) =>
    as(who)('PUT', 'stores', {
      stores: [{ store_id, items: [{ ingredient_id, price: 4.5, quantity: 8, ...more }] }],
    });
  const found = async (query: string, who = vendor): Promise<string[]> =>
    (await as(who)('GET', `products${query}`))
      .json()
      .products.map(({ name, brand }: { name: string; brand: string | null }) =>
        brand ? `${brand}: ${name}` : name,
      );
  const fieldOf = (answer: { json: () => { details: { fields: { field: string }[] } } }) =>
    answer.json().details.fields[0]?.field;
  return { ...world, milk, rival, horizon, soap, ask, as, add, shelve, found, fieldOf };
}

describe('own products', () => {
  test('are added with their food and numbers, and found by name, brand, number or SKU', async () => {
    const { ask, horizon, soap, milk, add, found } = await dairy();
    const answer = await ask('POST', 'products', horizon);
    expect(answer.statusCode).toBe(201);
    const { product, message } = answer.json();
    expect(message).toBe('Product added!');
    expect(product).toEqual({
      ingredient_id: expect.any(String),
      name: 'Whole milk',
      brand: 'Horizon',
      unit_quantity: 0.5,
      unit: 'gallon',
      category: 'Dairy',
      image: null,
      food: { ingredient_id: milk, name: 'Whole milk' },
      sku: 'M-12',
      gtins: ['00036000291452'],
    });
    await add(soap);
    expect(await found('')).toEqual(['Hand soap', 'Horizon: Whole milk']);
    for (const text of ['horizon', 'whole', 'M-12', TISSUES, '36000291452'])
      expect(await found(`?text=${text}`)).toEqual(['Horizon: Whole milk']);
    expect(await found('?text=bleach')).toEqual([]);
  });

  test('come in pages', async () => {
    const { add, soap, ask } = await dairy();
    for (const name of ['Foil', 'Bags', 'Soap']) await add({ ...soap, name });
    const first = (await ask('GET', 'products?limit=2')).json();
    expect(first).toMatchObject({ products: [{ name: 'Bags' }, { name: 'Foil' }], first: 1 });
    const next = (await ask('GET', `products?limit=2&cursor=${first.next_cursor}`)).json();
    expect(next).toMatchObject({ products: [{ name: 'Soap' }], first: 3, truncated: false });
  });

  test('do not change the catalogue, and no administrator sees or touches them', async () => {
    const { app, add, horizon, milk, person, vendor, db } = await dairy();
    const id = await add(horizon);
    const admin = await person('admin');
    const asked = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
      app.inject({
        method,
        url: `/api${url}`,
        headers: admin.headers,
        ...(payload && { payload }),
      });
    const all = (await asked('GET', '/admin/ingredients?show=all')).json().ingredients;
    expect(all.map((one: { ingredient_id: string }) => one.ingredient_id)).not.toContain(id);
    const catalogue = (
      await app.inject({ url: '/api/vendor/ingredients', headers: vendor.headers })
    ).json().message;
    expect(catalogue).not.toContain(id);
    const fact = { name: 'Milk', unit_quantity: 1, unit: 'l' };
    for (const answer of [
      await asked('PUT', '/admin/ingredients', { ingredients: [{ ingredient_id: id, ...fact }] }),
      await asked('DELETE', '/admin/ingredients', { ingredient_ids: [id] }),
      await asked('POST', `/admin/ingredient/${id}/alias`, { alias: 'moo' }),
      await asked('GET', `/admin/ingredient/${id}/use`),
      await asked('POST', `/admin/ingredient/${id}/merge/${milk}`, {}),
      await asked('POST', `/admin/ingredient/${milk}/merge/${id}`, {}),
    ])
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    const left = await db.one(
      z.object({ name: z.string(), archived: z.boolean() }),
      sql`select name, archived_at is not null as archived from ingredients where ingredient_id = ${id}`,
    );
    expect(left).toEqual({ name: 'Whole milk', archived: false });
  });

  test('may have a name that the catalogue has, and leave it free', async () => {
    const { app, add, soap, person } = await dairy();
    await add(soap);
    const admin = await person('admin');
    const answer = await app.inject({
      method: 'POST',
      url: '/api/admin/ingredients',
      headers: admin.headers,
      payload: { ingredients: [{ name: 'Hand soap', unit_quantity: 250, unit: 'ml' }] },
    });
    expect(answer.statusCode).toBe(201);
  });

  test.for([
    [{ name: ' ' }, 'name', 'nothing'],
    [{ name: 'x'.repeat(201) }, 'name', 'one letter too many'],
    [{ brand: 'x'.repeat(81) }, 'brand', 'one letter too many'],
    [{ sku: 'x'.repeat(65) }, 'sku', 'one letter too many'],
    [{ unit_quantity: 0 }, 'unit_quantity', 'no pack'],
    [{ unit: 'g2' }, 'unit', 'no unit'],
    [{ category: 'Toys' }, 'category', 'no aisle'],
    [{ food_id: 'milk' }, 'food_id', 'no id'],
    [{ gtins: ['036000291453'] }, 'gtins.0', 'a wrong check digit'],
    [{ gtins: ['7.36E+12'] }, 'gtins.0', 'what a spreadsheet made of it'],
    [{ gtins: [TISSUES, '0036000291452'] }, 'gtins', 'one number twice, in two spellings'],
    [{ gtins: Array.from({ length: 11 }, (_, n) => String(4011 + n)) }, 'gtins', 'eleven'],
  ] as const)('%o is refused at its field: %s, %s', async ([more, field]) => {
    const { ask, soap, fieldOf, found } = await dairy();
    const answer = await ask('POST', 'products', { ...soap, ...more });
    expect(answer.statusCode).toBe(400);
    expect(fieldOf(answer)).toBe(field);
    expect(await found('')).toEqual([]);
  });

  test('of one vendor have numbers, SKUs and names once; of two they may be the same', async () => {
    const { ask, as, rival, add, horizon, soap, fieldOf } = await dairy();
    await add(horizon);
    const again = await ask('POST', 'products', { ...horizon, sku: null, gtins: [] });
    expect(again.json().error).toBe('product_exists');
    const number = await ask('POST', 'products', { ...soap, gtins: [TISSUES] });
    expect([number.statusCode, fieldOf(number)]).toEqual([400, 'gtins']);
    const sku = await ask('POST', 'products', { ...soap, sku: 'M-12' });
    expect([sku.statusCode, fieldOf(sku)]).toEqual([400, 'sku']);
    const other = await ask('POST', 'products', {
      ...horizon,
      brand: 'Organic Valley',
      sku: null,
      gtins: [SPREAD],
    });
    expect(other.statusCode).toBe(201);
    expect((await as(rival)('POST', 'products', horizon)).statusCode).toBe(201);
  });

  test('name a food of the catalogue: no own product, nothing archived, and what was merged as what it became', async () => {
    const { ask, add, horizon, soap, milk, ingredient, db } = await dairy();
    const own = await add(horizon);
    for (const food_id of [NOBODY, own])
      expect((await ask('POST', 'products', { ...soap, food_id })).json().error).toBe(
        'ingredient_not_found',
      );
    const twin = await ingredient('Milk, whole', { unit: 'ml', unit_quantity: 1000 });
    await db.run(sql`update ingredients set archived_at = now(), merged_into = ${milk}
                     where ingredient_id = ${twin}`);
    await db.run(sql`update catalogue_version set version = version + 1`);
    const { product } = (await ask('POST', 'products', { ...soap, food_id: twin })).json();
    expect(product.food).toEqual({ ingredient_id: milk, name: 'Whole milk' });
  });

  test('take their own answer back when the pack that names their food was archived', async () => {
    const { ask, add, horizon, ingredient, db } = await dairy();
    const small = await ingredient('Whole milk', { unit: 'ml', unit_quantity: 500 });
    const id = await add({ ...horizon, food_id: small });
    await db.run(sql`update ingredients set archived_at = now() where ingredient_id = ${small}`);
    await db.run(sql`update catalogue_version set version = version + 1`);
    const { food } = (await ask('GET', 'products')).json().products[0];
    expect(food.ingredient_id).toBe(small);
    const saved = await ask('PUT', `products/${id}`, { ...horizon, food_id: small });
    expect([saved.statusCode, saved.json().product?.food.name]).toEqual([200, 'Whole milk']);
  });

  test('keep their category while their food stays', async () => {
    const { ask, add, horizon, soap } = await dairy();
    const id = await add({ ...horizon, category: 'Produce' });
    const categoryAs = async (draft: object) =>
      (await ask('PUT', `products/${id}`, draft)).json().product.category;
    expect(await categoryAs({ ...horizon, brand: 'Lotus' })).toBe('Produce');
    expect(await categoryAs(soap)).toBe('Other');
    expect(await categoryAs(horizon)).toBe('Dairy');
    expect(await categoryAs({ ...horizon, category: 'Produce' })).toBe('Produce');
  });

  test('are at most 20,000 of a vendor', async () => {
    const { ask, soap, vendor, db } = await dairy();
    await db.run(sql`
      insert into ingredients (ingredient_id, name, unit_quantity, unit, vendor_id)
      select gen_random_uuid(), 'p' || n, 1, 'gm', ${vendor.user_id} from generate_series(1, 19999) n`);
    expect((await ask('POST', 'products', soap)).statusCode).toBe(201);
    const full = await ask('POST', 'products', { ...soap, name: 'One more' });
    expect([full.statusCode, full.json().error]).toEqual([409, 'products_full']);
  });

  test('change and go only for their own vendor', async () => {
    const { ask, as, rival, add, horizon, soap, found } = await dairy();
    const id = await add(horizon);
    for (const answer of [
      await as(rival)('PUT', `products/${id}`, soap),
      await as(rival)('DELETE', `products/${id}`),
      await ask('PUT', `products/${NOBODY}`, soap),
    ])
      expect([answer.statusCode, answer.json().error]).toEqual([404, 'product_not_found']);
    expect(await found('')).toEqual(['Horizon: Whole milk']);
    expect(await found('', rival)).toEqual([]);
    const changed = await ask('PUT', `products/${id}`, { ...horizon, brand: null, gtins: [] });
    expect(changed.json().product).toMatchObject({ brand: null, gtins: [], sku: 'M-12' });
  });

  test('that are given up leave the shelves with their stock, and free their numbers', async () => {
    const { ask, add, horizon, shelve, stores, vendor, app, db } = await dairy();
    const id = await add(horizon);
    await shelve(id);
    await shelve(id, {}, { store_id: stores.pier });
    expect((await ask('DELETE', `products/${id}`)).statusCode).toBe(204);
    const rows = await db.many(
      z.object({ quantity: z.int(), removed: z.boolean() }),
      sql`select quantity, removed_at is not null as removed from store_items where ingredient_id = ${id}`,
    );
    expect(rows).toEqual([
      { quantity: 0, removed: true },
      { quantity: 0, removed: true },
    ]);
    const shelf = await app.inject({
      url: `/api/vendor/${vendor.user_id}/store/${stores.corner}/items`,
      headers: vendor.headers,
    });
    expect(shelf.json().ids).not.toContain(id);
    expect((await ask('DELETE', `products/${id}`)).statusCode).toBe(404);
    expect((await ask('POST', 'products', horizon)).statusCode).toBe(201);
    expect(await brokenInvariants(db)).toEqual([]);
  });
});

describe('on shelves', () => {
  test('own products stand beside generic ones, with brand and numbers for their vendor', async () => {
    const { ask, add, horizon, soap, shelve } = await dairy();
    expect((await shelve(await add(horizon))).statusCode).toBe(200);
    await shelve(await add(soap));
    const { items } = (await ask('GET', 'stores')).json().value[0];
    expect(items).toMatchObject([
      { name: 'Hand soap', food: '', price: 4.5, quantity: 8 },
      { name: 'Jalapeño pepper' },
      { name: 'Rice' },
      { name: 'Whole milk', brand: 'Horizon', food: 'Whole milk', sku: 'M-12' },
    ]);
    expect(items[3].gtins).toEqual(['00036000291452']);
    expect(items[2]).not.toHaveProperty('brand');
    expect(items[2]).not.toHaveProperty('food');
  });

  test('shoppers read the brand first, and what food it is', async () => {
    const { add, horizon, shelve, app, ada, vendor, stores } = await dairy();
    await shelve(await add(horizon));
    const { ids } = (
      await app.inject({
        url: `/api/vendor/${vendor.user_id}/store/${stores.corner}/items`,
        headers: ada.headers,
      })
    ).json();
    const own = JSON.parse(ids).find(({ brand }: { brand?: string }) => brand);
    expect(own).toMatchObject({
      name: 'Horizon Whole milk',
      brand: 'Horizon',
      food: 'Whole milk',
      unit_quantity: 0.5,
      unit: 'gallon',
    });
  });

  test('nobody sells another vendor’s product, by any call', async () => {
    const { as, rival, add, horizon, shelve, store, stores, vendor } = await dairy();
    const id = await add(horizon);
    const own = await store(rival.user_id, { name: 'Rita’s' });
    expect((await shelve(id, {}, { who: rival, store_id: own })).json().error).toBe(
      'ingredient_not_found',
    );
    const whole = (who: Person, store_id: string) =>
      as(who)('PUT', `store/${store_id}/inventory`, {
        items: [{ ingredient_id: id, price: 1, quantity: 1 }],
      });
    expect((await whole(rival, own)).json()).toMatchObject({
      error: 'ingredient_not_found',
      details: { items: [{ ingredient_id: id }] },
    });
    expect((await whole(vendor, stores.corner)).json()).toMatchObject({ added: 1 });
  });

  test('nothing is put on a shelf that was given up since it was looked up', async () => {
    const { ask, add, horizon, shelve, stores, db } = await dairy();
    const ingredient_id = await add(horizon);
    await shelve(ingredient_id);
    await ask('DELETE', `products/${ingredient_id}`);
    const row = { store_id: stores.corner, ingredient_id, price_cents: 450 };
    await expect(db.transaction((tx) => holdShelf(tx, [row]))).rejects.toMatchObject({
      code: 'ingredient_not_found',
      details: { items: [{ ingredient_id }] },
    });
  });

  test('a change of pack or food reaches the shelves that have it', async () => {
    const { ask, add, horizon, soap, shelve, db } = await dairy();
    const id = await add(horizon);
    await shelve(id);
    const onShelf = () =>
      db.one(
        z.object({ food: z.boolean(), amount: z.number().nullable(), unit: z.string().nullable() }),
        sql`select food_id is not null as food, pack_amount as amount, pack_unit as unit
            from store_items where ingredient_id = ${id}`,
      );
    expect(await onShelf()).toEqual({ food: true, amount: 1920, unit: 'ml' });
    await ask('PUT', `products/${id}`, { ...horizon, unit: 'l', unit_quantity: 1 });
    expect(await onShelf()).toEqual({ food: true, amount: 1000, unit: 'ml' });
    await ask('PUT', `products/${id}`, soap);
    expect(await onShelf()).toEqual({ food: false, amount: null, unit: null });
  });
});

describe('in orders', () => {
  test('an order of one goes through to the pick list, and its lines say the food', async () => {
    const { add, horizon, soap, shelve, place, move, get, goods, app, ada, db } = await dairy();
    goods['Milk'] = await add(horizon);
    goods['Soap'] = await add(soap);
    await shelve(goods['Milk']);
    await shelve(goods['Soap']);
    const order_id = await place(1, ['Milk', 'Soap', 'Rice'], { quantity: 2 });
    await move(order_id, 'Accepted');
    const { value } = await get('pick-list');
    expect(value[0].items.map(({ name }: { name: string }) => name)).toEqual([
      'Horizon Whole milk',
      'Hand soap',
      'Rice',
    ]);
    const { value: orders } = (
      await app.inject({ url: '/api/user/orders', headers: ada.headers })
    ).json();
    const foods = orders[0].items.map(({ food }: { food?: string }) => food);
    expect(foods).toEqual(['Whole milk', '', undefined]);
    expect(orders[0].total_price).toBe(2 * 4.5 + 2 * 4.5 + 2 * 3);
    expect(await brokenInvariants(db)).toEqual([]);
  });
});

test('the export of an account has its products', async () => {
  const { add, horizon, vendor, app } = await dairy();
  await add(horizon);
  const asked = await app.inject({
    method: 'GET',
    url: '/api/user/export',
    headers: vendor.headers,
  });
  expect(asked.json().products).toMatchObject([{ name: 'Whole milk', brand: 'Horizon' }]);
});
