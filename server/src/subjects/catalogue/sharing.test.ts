import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { findKnownByGtins, putKnownProducts } from '#subjects/food/knownProducts.queries';
import { brokenInvariants } from '#testing/invariants';
import type { Person } from '#testing/testApp';

import { MILK, SCALE, SPREAD, vendorsTown } from './testing/vendorsTown.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

type Refused = { id?: 'nobody' | 'generic' | 'gone'; [member: string]: unknown };

const REFUSED: readonly (readonly [string, number, string, Refused])[] = [
  ['a product that nobody has', 404, 'product_not_found', { id: 'nobody' }],
  ['a generic one', 404, 'product_not_found', { id: 'generic' }],
  ['one that was given up', 404, 'product_not_found', { id: 'gone' }],
  ['numbers of another', 409, 'conflict', { gtins: [MILK, SPREAD] }],
  ['a number that the store made', 409, 'conflict', { gtins: [SCALE] }],
  [
    'a food that is not known',
    404,
    'ingredient_not_found',
    { food: { kind: 'food', food_id: NOBODY } },
  ],
  [
    'a food that is there in this pack',
    409,
    'ingredient_exists',
    {
      unit_quantity: 250,
      food: { kind: 'new', food_name: 'CREAM', category: 'Dairy' },
    },
  ],
  ['nothing to find it by', 400, 'invalid_request', { gtins: [] }],
  [
    'a number in two spellings',
    400,
    'invalid_request',
    { gtins: ['36632018250', '00036632018250'] },
  ],
  ['a wrong check digit', 400, 'invalid_request', { gtins: ['00036632018251'] }],
  ['a pack of nothing', 400, 'invalid_request', { unit_quantity: 0 }],
  ['no name', 400, 'invalid_request', { name: ' ' }],
];

describe('PUT /admin/own-product/{id}/shared', () => {
  test('gives the food to all who sell it in that pack; the rest stays the vendors’', async () => {
    const { shops, sell, share, milk, cream, offer, ask, db, admin } = await vendorsTown();
    const { anna, ben, carl } = shops;
    const mine = await sell(anna, { name: 'HRZN MLK', brand: 'HRZN', sku: 'A1', gtins: [MILK] });
    const theirs = await sell(ben, {
      name: 'Milk',
      unit_quantity: 1.9,
      unit: 'l',
      food_id: cream,
      gtins: [MILK],
    });
    const small = await sell(carl, { name: 'Milk', unit_quantity: 946, gtins: [MILK] });
    const other = await sell(carl, { name: 'Other' });
    const answer = await share(mine);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'Product shared!', products: 2, changed: 2, other_packs: 1 },
    ]);
    const there = { price_cents: 450, quantity: 8 };
    expect(await offer(anna, mine)).toEqual({ ...there, food_id: milk, pack_amount: 1893 });
    expect(await offer(ben, theirs)).toEqual({ ...there, food_id: milk, pack_amount: 1900 });
    for (const id of [small, other])
      expect(await offer(carl, id)).toEqual({ ...there, food_id: null, pack_amount: null });
    const [kept] = (await ask('GET', '/vendor/products', { who: anna.vendor })).json().products;
    expect(kept).toMatchObject({
      name: 'HRZN MLK',
      brand: 'HRZN',
      sku: 'A1',
      gtins: [MILK],
      category: 'Dairy',
      food: { ingredient_id: milk },
    });
    const audits = await db.many(
      z.object({ actor_id: z.string(), target_id: z.string(), detail: z.unknown() }),
      sql`select actor_id, target_id, detail from audit_log where action = 'own_product_shared'`,
    );
    expect(audits).toEqual([
      {
        actor_id: admin.user_id,
        target_id: mine,
        detail: {
          product: 'Organic whole milk',
          brand: 'Horizon',
          gtins: [MILK],
          food: 'Whole milk',
          products: 2,
          changed: 2,
        },
      },
    ]);
    expect((await share(mine)).json()).toMatchObject({ products: 2, changed: 0 });
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('after it another vendor’s file lands without a press, and the vendor’s own as before', async () => {
    const { shops, sell, share, match, milk } = await vendorsTown();
    const { anna, carl } = shops;
    const mine = await sell(anna, { name: 'HRZN MLK', sku: 'A1', gtins: [MILK] });
    const row = { name: 'XQ', gtin: '36632018250' };
    expect(await match(carl, row)).toMatchObject({ kind: 'queue' });
    await share(mine);
    expect(await match(carl, row)).toMatchObject({
      kind: 'read',
      food: { ingredient_id: milk },
      brand: 'Horizon',
      pack: { unit_quantity: 1893, unit: 'ml' },
    });
    // A number that is used anew is asked about.
    expect(await match(carl, { ...row, pack: '500 ml' })).toMatchObject({ kind: 'queue' });
    for (const own of [row, { name: 'HRZN MLK 1/2GL', sku: 'A1' }, { name: 'hrzn mlk' }])
      expect(await match(anna, own)).toMatchObject({ kind: 'known', ingredient_id: mine });
  });

  test('what is no food lands as that, and the food of a product may be taken away', async () => {
    const { shops, sell, share, match, cream, offer, db } = await vendorsTown();
    const { anna, carl } = shops;
    const soap = await sell(anna, { name: 'XQ', food_id: cream, gtins: [SPREAD] });
    const said = { name: 'Hand soap', brand: 'Dr Suds', gtins: [SPREAD], food: { kind: 'none' } };
    expect((await share(soap, said)).json()).toMatchObject({ products: 1, changed: 1 });
    expect(await offer(anna, soap)).toMatchObject({ food_id: null, pack_amount: null });
    expect(await match(carl, { name: 'XQ', gtin: SPREAD })).toMatchObject({
      kind: 'nonfood',
      brand: 'Dr Suds',
      pack: { unit_quantity: 1893, unit: 'ml' },
    });
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('a new food goes into the catalogue in this pack, and the product is of it', async () => {
    const { shops, sell, share, ask, person, offer, db } = await vendorsTown();
    const { anna } = shops;
    const kosho = await sell(anna, { name: 'Yuzu kosho jar', unit_quantity: 80, unit: 'gm' });
    const said = {
      name: 'Yuzu kosho',
      brand: null,
      unit_quantity: 80,
      unit: 'gm',
      gtins: [],
      food: { kind: 'new', food_name: 'Yuzu kosho', category: 'Condiments & Spices' },
    };
    expect((await share(kosho, said)).json()).toMatchObject({ products: 1, changed: 1 });
    const [entry] = (await ask('GET', '/admin/ingredients?q=yuzu')).json().ingredients;
    expect(entry).toMatchObject({
      name: 'Yuzu kosho',
      unit_quantity: 80,
      unit: 'gm',
      category: 'Condiments & Spices',
    });
    expect(await offer(anna, kosho)).toMatchObject({
      food_id: entry.ingredient_id,
      pack_amount: 80,
    });
    const compare = [{ name: '1 tsp yuzu kosho', unit_quantity: 5, unit: 'gm' }];
    const answer = await ask('POST', '/user/items/compare', {
      payload: { compare },
      who: await person('user'),
    });
    expect(answer.json().matches[0].ingredient_id).toBe(entry.ingredient_id);
    const actions = await db.many(
      z.object({ action: z.string() }),
      sql`select action from audit_log where action like '%ingredient%' or action like '%shared' order by audit_id`,
    );
    expect(actions.map(({ action }) => action)).toEqual(['ingredient_added', 'own_product_shared']);

    // The same once more: nothing happens, and the box is named.
    const again = await share(kosho, said);
    expect([again.statusCode, again.json().error]).toEqual([409, 'ingredient_exists']);
    expect(again.json().details.fields[0].field).toBe('food.food_name');
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('an administrator’s word is before public data, which a later dump does not change', async () => {
    const { shops, sell, share, deps, clock, cream, milk } = await vendorsTown();
    const dump = (name: string) =>
      deps.db.transaction((tx) =>
        putKnownProducts(tx, {
          products: [
            { gtin: MILK, name, brand: null, unit_quantity: 500, unit: 'ml', food_id: cream },
          ],
          source: 'Open Food Facts',
          at: clock.at,
        }),
      );
    const known = async () => (await findKnownByGtins(deps.db, [MILK])).map(({ name }) => name);
    await dump('Cream');
    expect(await known()).toEqual(['Cream']);
    const id = await sell(shops.anna, { name: 'Milk', gtins: [MILK] });
    await share(id);
    await dump('Cream again');
    expect(await known()).toEqual(['Organic whole milk']);
    await share(id, { name: 'Milk, whole' });
    expect(await findKnownByGtins(deps.db, [MILK])).toEqual([
      {
        gtin: MILK,
        name: 'Milk, whole',
        brand: 'Horizon',
        unit_quantity: 1893,
        unit: 'ml',
        food_id: milk,
        is_no_food: false,
      },
    ]);
    // A food that is given up is not "no food".
    await deps.db.run(
      sql`update ingredients set archived_at = now() where ingredient_id = ${milk}`,
    );
    expect(await findKnownByGtins(deps.db, [MILK])).toMatchObject([
      { food_id: null, is_no_food: false },
    ]);
  });

  test.for(REFUSED)(
    'refuses %s, and nothing happens',
    async ([, status, code, { id, ...more }]) => {
      const { shops, sell, share, ask, rows, milk, db } = await vendorsTown();
      const { anna, ben } = shops;
      const mine = await sell(anna, { name: 'Milk', gtins: [MILK, SCALE] });
      await sell(ben, { name: 'Spread', gtins: [SPREAD] });
      const gone = await sell(ben, { name: 'Gone' });
      await ask('DELETE', `/vendor/products/${gone}`, { who: ben.vendor });
      const before = await rows();
      const chosen = { nobody: NOBODY, generic: milk, gone, mine }[id ?? 'mine'];
      const answer = await share(chosen, more);
      expect([answer.statusCode, answer.json().error]).toEqual([status, code]);
      expect(await rows()).toEqual(before);
      expect(await brokenInvariants(db)).toEqual([]);
    },
  );

  test('is no call of vendors', async () => {
    const { shops, sell, ask, draft } = await vendorsTown();
    const { anna } = shops;
    const id = await sell(anna, { name: 'Milk', gtins: [MILK] });
    const asked: [Person, 'GET' | 'PUT', string][] = [
      [anna.vendor, 'GET', '/admin/own-products'],
      [anna.vendor, 'GET', `/admin/own-product/${id}`],
      [anna.vendor, 'PUT', `/admin/own-product/${id}/shared`],
    ];
    for (const [who, method, url] of asked)
      expect(
        (await ask(method, url, { who, ...(method === 'PUT' && { payload: draft }) })).statusCode,
      ).toBe(403);
  });
});

describe('while vendors go on', () => {
  test('orders, edits, a shelf and a number that moves: nothing is lost, and every offer has its product’s food', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { shops, sell, share, ask, person, offer, stockOf, milk, cream, db } =
        await vendorsTown();
      const { anna, ben, carl } = shops;
      const mine = await sell(anna, { name: 'Milk', gtins: [MILK] });
      const theirs = await sell(ben, { name: 'Milk', gtins: [MILK] });
      const third = await sell(carl, { name: 'Milk', gtins: [MILK] });
      const shopper = await person('user');
      const order = ({ store_id }: typeof anna, ingredient_id: string) =>
        ask('POST', '/user/orders', {
          payload: { orders: [{ store_id, items: [{ ingredient_id, quantity: 2 }] }] },
          who: shopper,
        });
      const edited = { name: 'Milk 2', unit_quantity: 1893, unit: 'ml', food_id: cream };
      const items = [{ ingredient_id: theirs, price: 5, quantity: 30 }];
      const [shared, ...others] = await Promise.all([
        share(mine),
        order(anna, mine),
        ask('PUT', `/vendor/products/${third}`, { payload: edited, who: carl.vendor }),
        ask('PUT', '/vendor/stores', {
          payload: { stores: [{ store_id: ben.store_id, items }] },
          who: ben.vendor,
        }),
        order(anna, mine),
      ]);
      expect(shared.statusCode).toBe(200);
      expect(others.map(({ statusCode }) => statusCode)).toEqual([201, 200, 200, 201]);
      expect(await stockOf(anna.store_id, mine)).toBe(4);
      expect(await offer(anna, mine)).toMatchObject({ food_id: milk });
      expect(await offer(ben, theirs)).toMatchObject({
        price_cents: 500,
        quantity: 30,
        food_id: milk,
      });
      // Carl's product has no number any more, and what he said last is what it is.
      expect(await offer(carl, third)).toMatchObject({ food_id: cream });
      expect(await brokenInvariants(db)).toEqual([]);
    }
  });

  test('of two administrators who share it, the later one’s word holds', async () => {
    const { shops, sell, share, cream, db, offer } = await vendorsTown();
    const { anna, ben } = shops;
    const [mine, theirs] = [
      await sell(anna, { name: 'Milk', gtins: [MILK] }),
      await sell(ben, { name: 'Milk', gtins: [MILK] }),
    ];
    const answers = await Promise.all([
      share(mine),
      share(theirs, { food: { kind: 'food', food_id: cream } }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { food_id } = await db.one(
      z.object({ food_id: z.string() }),
      sql`select food_id from shared_products`,
    );
    expect(await offer(anna, mine)).toMatchObject({ food_id });
    expect(await offer(ben, theirs)).toMatchObject({ food_id });
    expect(await brokenInvariants(db)).toEqual([]);
  });
});
