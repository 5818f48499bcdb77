import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { office } from '#subjects/admin/testing/office';
import { brokenInvariants } from '#testing/invariants';

import { moveOverlookedStock } from './merge.service.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

/**
 * Two cilantros: one in store A at $1 and in B at $2, its duplicate in B at $9 and in C at $3. A shopper has
 * a recipe with the duplicate and a pending order of 2 packs of it in C.
 */
async function market() {
  const world = await office();
  const { ask, db, person, store, ingredient, stock } = world;
  const [vendor, shopper] = [await person('vendor'), await person('user')];
  const cilantro = await ingredient('Cilantro');
  const twin = await ingredient('Coriander leaves');
  const [a, b, c] = [
    await store(vendor.user_id, { name: 'A' }),
    await store(vendor.user_id, { name: 'B' }),
    await store(vendor.user_id, { name: 'C' }),
  ];
  await stock(a, cilantro, { price_cents: 100, quantity: 10 });
  await stock(b, cilantro, { price_cents: 200, quantity: 20 });
  await stock(b, twin, { price_cents: 900, quantity: 5 });
  await stock(c, twin, { price_cents: 300, quantity: 7 });
  await db.run(
    sql`insert into ingredient_aliases (alias, ingredient_id) values ('chinese parsley', ${twin})`,
  );

  const orderAll = (store_id: string, items: readonly object[]) =>
    ask('POST', '/user/orders', { payload: { orders: [{ store_id, items }] }, who: shopper });
  const order = (store_id: string, ingredient_id: string, quantity = 2) =>
    orderAll(store_id, [{ ingredient_id, quantity }]);
  const pending = String((await order(c, twin)).json().orders[0].order_id);
  const recipe = {
    title: 'Salsa',
    description: 'Chop.',
    preparation_time: 5,
    serving_size: 2,
    items: [
      {
        ingredient_id: twin,
        name: 'Coriander leaves',
        price: 1,
        unit_quantity: 500,
        unit: 'gm',
        quantity: 1,
      },
    ],
  };
  await ask('POST', '/user/recipes', { payload: { recipes: [recipe] }, who: shopper });
  const merge = (from = twin, into = cilantro) =>
    ask('POST', `/admin/ingredient/${from}/merge/${into}`);
  const offers = (ingredient_id: string) =>
    db.many(
      z.object({ name: z.string(), price_cents: z.int(), quantity: z.int() }),
      sql`select s.name, i.price_cents, i.quantity from store_items i join stores s on s.store_id = i.store_id
          where i.ingredient_id = ${ingredient_id} order by s.name`,
    );
  return {
    ...world,
    vendor,
    shopper,
    cilantro,
    twin,
    a,
    b,
    c,
    order,
    orderAll,
    pending,
    merge,
    offers,
  };
}

test('measures move; of a unit that both have, the one that stays keeps its own', async () => {
  const { merge, cilantro, twin, ask, db } = await market();
  await db.run(sql`insert into measures (ingredient_id, unit, grams, source) values
    (${cilantro}, 'bunch', 57, 'est'), (${twin}, 'bunch', 100, 'est'), (${twin}, 'sprig', 2.2, 'USDA SR')`);
  expect((await merge()).statusCode).toBe(200);
  const [entry] = (await ask('GET', '/admin/ingredients')).json().ingredients;
  expect(entry.measures).toEqual([
    { unit: 'bunch', grams: 57, source: 'est' },
    { unit: 'sprig', grams: 2.2, source: 'USDA SR' },
  ]);
  const gone = (await ask('GET', '/admin/ingredients?show=archived')).json().ingredients;
  expect(gone[0].measures).toEqual([]);
});

test('a merge can be previewed', async () => {
  const { ask, twin, cilantro } = await market();
  const told = await ask('GET', `/admin/ingredient/${twin}/merge/${cilantro}`);
  expect(told.json()).toEqual({
    stores: 2,
    stocked_stores: 2,
    recipes: 1,
    pending_orders: 1,
    both_stores: 1,
    aliases: 2,
    refusal: null,
  });
});

test('offers, packs, recipes and names move; the price of the one that stays holds', async () => {
  const { merge, offers, cilantro, twin, ask, shopper, db } = await market();
  const answer = await merge();
  expect(answer.json()).toEqual({
    message: 'Ingredients merged!',
    stores: 2,
    both_stores: 1,
    recipes: 1,
    aliases: 2,
  });
  expect(await offers(cilantro)).toEqual([
    { name: 'A', price_cents: 100, quantity: 10 },
    { name: 'B', price_cents: 200, quantity: 25 },
    { name: 'C', price_cents: 300, quantity: 5 },
  ]);
  expect((await offers(twin)).map(({ quantity }) => quantity)).toEqual([0, 0]);
  const [recipe] = (await ask('GET', '/user/recipes', { who: shopper })).json().value;
  expect(recipe.items[0]).toMatchObject({ ingredient_id: cilantro, name: 'Coriander leaves' });
  const [entry] = (await ask('GET', '/admin/ingredients')).json().ingredients;
  expect(entry.aliases).toEqual(['chinese parsley', 'coriander leaves']);
  const gone = (await ask('GET', '/admin/ingredients?show=archived')).json().ingredients;
  expect(gone).toMatchObject([
    { ingredient_id: twin, merged_into: { ingredient_id: cilantro, name: 'Cilantro' } },
  ]);
  const audits = await db.many(
    z.object({ target_id: z.string(), detail: z.object({ into: z.string(), packs: z.int() }) }),
    sql`select target_id, detail from audit_log where action = 'ingredient_merged'`,
  );
  expect(audits).toEqual([{ target_id: twin, detail: { into: cilantro, packs: 10 } }]);
  expect(await brokenInvariants(db)).toEqual([]);
});

test('id and name of a merged ingredient find the remaining one', async () => {
  const { merge, ask, shopper, twin, cilantro } = await market();
  await merge();
  const compare = [
    { name: 'anything', ingredient_id: twin, unit_quantity: 1, unit: 'gm' },
    { name: 'fresh coriander leaves, chopped', unit_quantity: 1, unit: 'gm' },
  ];
  const answer = await ask('POST', '/user/items/compare', { payload: { compare }, who: shopper });
  const ids = answer.json().matches.map((match: { ingredient_id: string }) => match.ingredient_id);
  expect(ids).toEqual([cilantro, cilantro]);
});

test('an earlier order stays as it was', async () => {
  const { merge, ask, shopper, twin } = await market();
  await merge();
  const [order] = (await ask('GET', '/user/orders', { who: shopper })).json().value;
  expect(order.items).toMatchObject([{ ingredient_id: twin, name: 'Coriander leaves', price: 3 }]);
});

describe('packs of an order of before are on the shelf of the one that stays as soon as', () => {
  type Market = Awaited<ReturnType<typeof market>>;
  const rejections: [string, (market: Market) => Promise<{ statusCode: number }>][] = [
    [
      'the vendor rejects it',
      ({ ask, vendor, pending }) =>
        ask('PUT', '/vendor/userorder/accept', {
          payload: { order_id: pending, order_status: 'Rejected' },
          who: vendor,
        }),
    ],
    [
      'the shopper cancels it',
      ({ ask, shopper, pending }) =>
        ask('POST', `/user/orders/${pending}/cancel`, { who: shopper }),
    ],
    [
      'the shopper is deleted',
      ({ ask, shopper }) => ask('DELETE', `/admin/user/${shopper.user_id}`),
    ],
    [
      'the store closes',
      ({ ask, vendor, c }) => ask('POST', `/vendor/store/${c}/close`, { who: vendor }),
    ],
  ];
  test.for(rejections)('%s', async ([, reject]) => {
    const made = await market();
    const { merge, offers, cilantro, twin, db } = made;
    await merge();
    expect((await reject(made)).statusCode).toBe(200);
    expect((await offers(cilantro)).at(-1)).toEqual({ name: 'C', price_cents: 300, quantity: 7 });
    expect((await offers(twin)).map(({ quantity }) => quantity)).toEqual([0, 0]);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('it is rejected, with both in it, and the one that stayed was merged in turn', async () => {
    const { merge, ingredient, offers, orderAll, b, cilantro, twin, ask, vendor, db } =
      await market();
    const herb = await ingredient('Herb');
    const items = [
      { ingredient_id: twin, quantity: 2 },
      { ingredient_id: cilantro, quantity: 3 },
    ];
    const placed = await orderAll(b, items);
    await merge();
    await merge(cilantro, herb);
    const [{ order_id }] = placed.json().orders;
    const payload = { order_id, order_status: 'Rejected' };
    await ask('PUT', '/vendor/userorder/accept', { payload, who: vendor });
    expect((await offers(herb))[1]).toEqual({ name: 'B', price_cents: 200, quantity: 25 });
    expect(
      [...(await offers(twin)), ...(await offers(cilantro))].map(({ quantity }) => quantity),
    ).toEqual([0, 0, 0, 0, 0]);
    expect(await brokenInvariants(db)).toEqual([]);
  });
});

test('stock added during a merge is moved later', async () => {
  const { merge, stock, a, twin, cilantro, offers, db, clock } = await market();
  await merge();
  await stock(a, twin, { price_cents: 100, quantity: 4 });
  expect(await moveOverlookedStock(db, clock.at)).toBe(4);
  expect((await offers(cilantro))[0]).toEqual({ name: 'A', price_cents: 100, quantity: 14 });
  expect(await moveOverlookedStock(db, clock.at)).toBe(0);
  expect(await brokenInvariants(db)).toEqual([]);
});

test('earlier merges follow a later one', async () => {
  const { merge, ingredient, twin, cilantro, ask, shopper } = await market();
  const herb = await ingredient('Herb');
  await merge();
  await merge(cilantro, herb);
  const compare = [{ name: 'x', ingredient_id: twin, unit_quantity: 1, unit: 'gm' }];
  const answer = await ask('POST', '/user/items/compare', { payload: { compare }, who: shopper });
  expect(answer.json().matches[0].ingredient_id).toBe(herb);
});

test('missing facts are taken from the merged ingredient', async () => {
  const { merge, ask, db, twin, cilantro } = await market();
  await db.run(
    sql`update ingredients set kcal_per_100g = 23, grams_per_piece = 2, contains = '{fish}' where ingredient_id = ${twin}`,
  );
  await db.run(sql`update ingredients set kcal_per_100g = 24 where ingredient_id = ${cilantro}`);
  await merge();
  const [entry] = (await ask('GET', '/admin/ingredients')).json().ingredients;
  expect(entry).toMatchObject({ kcal_per_100g: 24, grams_per_piece: 2, contains: ['fish'] });
});

test.for([
  ['packs that differ', 'packs_differ', 409],
  ['more packs than a shelf holds', 'too_many_packs', 409],
  ['itself', 'invalid_request', 400],
  ['an ingredient nobody knows', 'ingredient_not_found', 404],
  ['one that was merged before', 'ingredient_not_found', 404],
] as const)('refuses %s, and nothing happens', async ([what, code, status]) => {
  const { merge, db, twin, cilantro, b } = await market();
  if (what === 'packs that differ')
    await db.run(sql`update ingredients set unit_quantity = 250 where ingredient_id = ${twin}`);
  if (what === 'more packs than a shelf holds') {
    await db.run(
      sql`update store_items set quantity = 999996 where store_id = ${b} and ingredient_id = ${cilantro}`,
    );
    await db.run(sql`insert into stock_movements (store_id, ingredient_id, delta, reason, at)
      values (${b}, ${cilantro}, 999976, 'vendor_set', now())`);
  }
  if (what === 'one that was merged before') await merge();
  const state = () =>
    db.many(
      z.object({ row: z.string() }),
      sql`select i::text as row from store_items i union all select g::text from ingredients g
          union all select m::text from stock_movements m order by row`,
    );
  const before = await state();
  const pairs = {
    itself: [twin, twin],
    'an ingredient nobody knows': [twin, NOBODY],
  } as const;
  const answer = await merge(...(what in pairs ? pairs[what as keyof typeof pairs] : []));
  expect([answer.statusCode, answer.json().error]).toEqual([status, code]);
  expect(await state()).toEqual(before);
  expect(await brokenInvariants(db)).toEqual([]);
});

test('packs may differ when no store sells the one that goes', async () => {
  const { merge, ingredient, cilantro } = await market();
  const unsold = await ingredient('Dhania', { unit_quantity: 30 });
  expect((await merge(unsold, cilantro)).statusCode).toBe(200);
});

test('a merge with concurrent orders loses no pack', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { merge, order, b, c, twin, cilantro, db, stockOf } = await market();
    const answers = await Promise.all([
      order(b, twin),
      order(c, twin),
      merge(),
      order(b, cilantro),
      order(c, twin),
      order(b, twin),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).not.toContain(500);
    expect(await brokenInvariants(db)).toEqual([]);
    const sold = answers.filter((answer, index) => index !== 2 && answer.statusCode === 201).length;
    const left =
      (await stockOf(b, cilantro)) +
      (await stockOf(c, cilantro)) +
      (await stockOf(b, twin)) +
      (await stockOf(c, twin));
    expect(left).toBe(20 + 5 + 5 - 2 * sold);
    expect([await stockOf(b, twin), await stockOf(c, twin)]).toEqual([0, 0]);
  }
});

test('of two opposite merges one succeeds', async () => {
  const { merge, twin, cilantro, db } = await market();
  const answers = await Promise.all([merge(twin, cilantro), merge(cilantro, twin)]);
  expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '404']);
  expect(await brokenInvariants(db)).toEqual([]);
});
