import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { listNews } from '#subjects/orders/notices/noticeDesk.queries';
import { brokenInvariants } from '#testing/invariants';
import { kitchen } from '#testing/lineChanges';
import type { Person } from '#testing/testApp';

const listed = z.object({ news_id: z.int() });

/** An accepted order of three packs of Rice (500 gm at $3) by weight, and of peppers at $1. */
async function scales() {
  const world = await kitchen();
  const { put, goods, order_id, db, app, ada, vendor, get, place, move, stores } = world;
  const byWeight = (ingredient_id: string | undefined, by_weight = true, who = vendor) =>
    put(
      'stores',
      { stores: [{ store_id: stores.corner, items: [{ ingredient_id, by_weight }] }] },
      who,
    );
  expect((await byWeight(goods['Rice'])).statusCode).toBe(200);
  expect((await byWeight(goods['Basmati'])).statusCode).toBe(200);
  // The order of the kitchen was placed before that.
  const weighed = await place(2, ['Rice', 'Jalapeño pepper'], { quantity: 3, by_weight: true });
  await move(weighed, 'Accepted');
  await move(order_id, 'Delivered');
  const weigh = (weight: number, more: object = {}, who: Person = vendor) =>
    put(
      'order-line/weight',
      {
        order_id: weighed,
        ingredient_id: goods['Rice'],
        expected_quantity: 3,
        expected_weight: null,
        weight,
        ...more,
      },
      who,
    );
  const reply = (weight: number, answer: string, who: Person = ada) =>
    app.inject({
      method: 'PUT',
      url: `/api/user/orders/${weighed}/weight`,
      headers: who.headers,
      payload: { ingredient_id: goods['Rice'], weight, answer },
    });
  const order = () => get(`order/${weighed}`);
  const rice = async () =>
    (await order()).items.find((item: { name: string }) => item.name === 'Rice');
  const ticked = async () => {
    const { value } = await get(`pick-list?order_ids=${weighed}`);
    return value[0].items.flatMap((item: { name: string; picked_by: unknown }) =>
      item.picked_by ? item.name : [],
    );
  };
  const tick = () =>
    put('picked-lines', {
      lines: [{ order_id: weighed, ingredient_id: goods['Rice'] }],
      picked: true,
    });
  const broken = () => brokenInvariants(db);
  return { ...world, byWeight, weighed, weigh, reply, order, rice, ticked, tick, broken };
}

describe('a shelf', () => {
  test('says what is sold by weight, to its vendor and to shoppers', async () => {
    const { get, app, ada, vendor, stores, byWeight, id } = await scales();
    const byWeightOf = (items: { name: string; by_weight?: boolean }[]) =>
      items.flatMap((item) => (item.by_weight ? item.name : []));
    const { value } = await get('stores');
    expect(byWeightOf(value[0].items)).toEqual(['Basmati', 'Rice']);
    const sold = async () => {
      const url = `/api/vendor/${vendor.user_id}/store/${stores.corner}/items`;
      const { ids } = (await app.inject({ url, headers: ada.headers })).json();
      return byWeightOf(JSON.parse(ids));
    };
    expect(await sold()).toEqual(['Basmati', 'Rice']);
    await byWeight(id('Rice'), false);
    expect(await sold()).toEqual(['Basmati']);
  });

  test('a comparison tells it', async () => {
    const { app, ada } = await scales();
    const { ids } = (
      await app.inject({
        method: 'POST',
        url: '/api/user/items/compare',
        headers: ada.headers,
        payload: {
          compare: [
            { name: 'Rice', unit_quantity: 500, unit: 'gm' },
            { name: 'Saffron', unit_quantity: 500, unit: 'gm' },
          ],
        },
      })
    ).json();
    const stores = JSON.parse(ids).flatMap((one: { stores: object[] }) => one.stores);
    const corner = stores.find(({ name }: { name: string }) => name === 'Corner');
    const told = corner.items.map(({ name, by_weight }: { name: string; by_weight?: boolean }) => [
      name,
      by_weight,
    ]);
    expect(told).toEqual([
      ['Rice', true],
      ['Saffron', undefined],
    ]);
  });

  test('what is counted or poured cannot be sold by weight', async () => {
    const { ingredient, stock, stores, byWeight, person, goods } = await scales();
    const eggs = await ingredient('Eggs', { unit_quantity: 12, unit: 'piece' });
    await stock(stores.corner, eggs);
    const answer = (await byWeight(eggs)).json();
    expect(answer.details.fields[0].field).toBe('stores.0.items.0.by_weight');
    const rival = await person('vendor', 'Rival');
    expect((await byWeight(goods['Rice'], false, rival)).json().error).toBe('store_not_found');
  });
});

describe('weighing', () => {
  test('less costs less at once, and ticks the line; packs stay', async () => {
    const { weigh, rice, order, ticked, onShelf, broken } = await scales();
    const before = await onShelf('Rice');
    expect((await weigh(1_200)).json()).toMatchObject({ total_price: 10.2 });
    expect(await rice()).toMatchObject({
      quantity: 3,
      price: 3,
      by_weight: true,
      weighing: { amount: 1_200, state: 'weighed', cost: 7.2 },
    });
    expect(await ticked()).toEqual(['Rice']);
    expect(await onShelf('Rice')).toBe(before);
    expect((await order()).total_price).toBe(10.2);
    expect(await broken()).toEqual([]);
  });

  test.for([
    [1_650, 'weighed', 12.9, 'exactly 110 %'],
    [1_652, 'proposed', 12, 'a cent more'],
  ] as const)('%i gm is %s, total $%d: %s', async ([weight, state, total]) => {
    const { weigh, rice, order, ticked, broken } = await scales();
    expect((await weigh(weight)).statusCode).toBe(200);
    expect((await rice()).weighing).toMatchObject({ amount: weight, state });
    expect((await order()).total_price).toBe(total);
    expect(await ticked()).toEqual(state === 'weighed' ? ['Rice'] : []);
    expect(await broken()).toEqual([]);
  });

  test('is not ticked without a weight, nor while the customer is asked', async () => {
    const { tick, ticked, weigh, reply } = await scales();
    expect((await tick()).json()).toEqual({ changed: 0 });
    await weigh(2_000);
    expect((await tick()).json()).toEqual({ changed: 0 });
    await reply(2_000, 'keep');
    expect((await tick()).json()).toEqual({ changed: 1 });
    expect(await ticked()).toEqual(['Rice']);
  });

  test('a repeat changes nothing, and writes nothing', async () => {
    const { weigh, db } = await scales();
    await weigh(1_400);
    const news = await db.many(listed, sql`select news_id from order_news`);
    expect((await weigh(1_400)).statusCode).toBe(200);
    expect(await db.many(listed, sql`select news_id from order_news`)).toEqual(news);
  });

  test('a correction says what was seen', async () => {
    const { weigh, rice } = await scales();
    await weigh(1_400);
    const blind = (await weigh(1_500)).json();
    expect([blind.error, blind.details]).toEqual(['line_changed', { current_weight: 1_400 }]);
    expect((await weigh(1_500, { expected_weight: 1_400 })).statusCode).toBe(200);
    expect((await rice()).weighing.amount).toBe(1_500);
  });

  test('two pickers at once: one weight, the other is told', async () => {
    const { weigh, rice, order, broken } = await scales();
    const answers = await Promise.all([1_400, 1_450, 1_500, 1_600].map((grams) => weigh(grams)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409,
    ]);
    const { amount, cost } = (await rice()).weighing;
    expect([1_400, 1_450, 1_500, 1_600]).toContain(amount);
    expect((await order()).total_price).toBeCloseTo(cost + 3, 2);
    expect(await broken()).toEqual([]);
  });

  test.for([1, 2, 3])('against delivered, round %i: both, or delivered alone', async () => {
    const { weigh, move, weighed, rice, broken } = await scales();
    const [weight, delivered] = await Promise.all([weigh(1_400), move(weighed, 'Delivered')]);
    expect(delivered.statusCode).toBe(200);
    expect([200, 409]).toContain(weight.statusCode);
    expect((await rice()).weighing?.amount).toBe(weight.statusCode === 200 ? 1_400 : undefined);
    expect(await broken()).toEqual([]);
  });

  test('of a delivered order it is final, of another’s order unknown', async () => {
    const { weigh, move, weighed, person } = await scales();
    const rival = await person('vendor', 'Rival');
    expect((await weigh(1_400, {}, rival)).json().error).toBe('order_not_found');
    await move(weighed, 'Delivered');
    expect((await weigh(1_400)).json().error).toBe('invalid_transition');
  });

  test.for([
    [{ ingredient_id: 'Jalapeño pepper' }, 'ingredient_id', 'sold by the pack'],
    [{ weight: 15_001 }, 'weight', 'more than ten times'],
    [{ weight: 0 }, 'weight', 'nothing'],
    [{ weight: 1.0001 }, 'weight', 'four decimals'],
  ] as const)('refuses %o at %s: %s', async ([more, field]) => {
    const { weigh, id } = await scales();
    const named = 'ingredient_id' in more ? { ingredient_id: id(more.ingredient_id) } : more;
    expect((await weigh(1_400, named)).json().details.fields[0].field).toBe(field);
  });

  test('an order from before the shelf sold by weight is as it was', async () => {
    const { get, order_id } = await scales();
    expect((await get(`order/${order_id}`)).items[0]).not.toHaveProperty('by_weight');
  });

  test('who was not shown that it is by weight buys packs, and pays their price', async () => {
    const { place, move, put, get, goods, broken } = await scales();
    const order_id = await place(3, ['Rice'], { quantity: 3 });
    await move(order_id, 'Accepted');
    const seen = { expected_quantity: 3, expected_weight: null };
    const line = { order_id, ingredient_id: goods['Rice'], ...seen, weight: 1_650 };
    const answer = (await put('order-line/weight', line)).json();
    expect(answer.details.fields[0].field).toBe('ingredient_id');
    const order = await get(`order/${order_id}`);
    expect(order.items[0]).not.toHaveProperty('by_weight');
    expect(order.total_price).toBe(9);
    expect(await broken()).toEqual([]);
  });
});

describe('beyond what was agreed', () => {
  test('the customer keeps it, and pays it', async () => {
    const { weigh, reply, rice, order, move, weighed, broken } = await scales();
    await weigh(2_000);
    expect((await move(weighed, 'Delivered')).json()).toMatchObject({
      error: 'answer_awaited',
      message: expect.stringContaining('or a weight.'),
    });
    expect((await reply(2_000, 'keep')).json().total_price).toBe(15);
    expect((await reply(2_000, 'keep')).statusCode).toBe(200);
    expect((await rice()).weighing).toEqual({ amount: 2_000, state: 'kept', cost: 12 });
    expect((await reply(2_000, 'refuse')).json().error).toBe('line_changed');
    expect((await move(weighed, 'Delivered')).statusCode).toBe(200);
    expect((await order()).total_price).toBe(15);
    expect(await broken()).toEqual([]);
  });

  test('the customer refuses: it costs what was ordered until some is cut off', async () => {
    const { weigh, reply, order, ticked, broken } = await scales();
    await weigh(2_000);
    expect((await reply(2_000, 'refuse')).json().total_price).toBe(12);
    const again = (await weigh(1_700, { expected_weight: 2_000 })).json();
    expect(again.details.fields[0].message).toBe(
      'must be at most 1.65 kg: the customer refused more',
    );
    expect(await ticked()).toEqual([]);
    expect((await weigh(1_600, { expected_weight: 2_000 })).statusCode).toBe(200);
    expect((await order()).total_price).toBe(12.6);
    expect(await broken()).toEqual([]);
  });

  test('an answer to another weight, of somebody else, or to nothing, counts for nothing', async () => {
    const { weigh, reply, person, rice } = await scales();
    expect((await reply(2_000, 'keep')).json().error).toBe('line_changed');
    await weigh(2_000);
    await weigh(2_100, { expected_weight: 2_000 });
    expect((await reply(2_000, 'keep')).json().error).toBe('line_changed');
    expect((await reply(2_100, 'keep', await person('user'))).json().error).toBe('order_not_found');
    expect((await rice()).weighing.state).toBe('proposed');
  });

  test('nobody is asked whose account is deleted', async () => {
    const { weigh, db, weighed } = await scales();
    await db.run(sql`update orders set anonymised = true where order_id = ${weighed}`);
    expect((await weigh(2_000)).json().details.fields[0].field).toBe('weight');
    expect((await weigh(1_650)).statusCode).toBe(200);
  });

  test('it is a question in the news, and less is none', async () => {
    const { weigh, db } = await scales();
    const newest = async () => {
      const news = await db.transaction((tx) =>
        listNews(tx, {
          since_xid: '0',
          since_id: 0,
          horizon: '9223372036854775807',
          after: new Date(0),
        }),
      );
      return news.filter(({ picked }) => !picked).at(-1);
    };
    await weigh(1_200);
    expect(await newest()).toMatchObject({ asks: false, is_short: false });
    await weigh(2_000, { expected_weight: 1_200 });
    expect(await newest()).toMatchObject({ asks: true });
  });
});

describe('together with other changes of the line', () => {
  const short = (packs: number) => ({ packs, expected_quantity: 3 });

  test('packs that fall short take the weight back, and the tick', async () => {
    const { weigh, put, weighed, id, rice, order, ticked, broken } = await scales();
    await weigh(1_400);
    const line = { order_id: weighed, ingredient_id: id('Rice') };
    await put('order-line', { ...line, ...short(1) });
    expect(await rice()).not.toHaveProperty('weighing');
    expect(await ticked()).toEqual([]);
    expect((await order()).total_price).toBe(9);
    expect((await weigh(1_101, { expected_quantity: 2 })).statusCode).toBe(200);
    expect((await rice()).weighing.state).toBe('proposed');
    expect(await broken()).toEqual([]);
  });

  test('a question about a weight goes with the packs', async () => {
    const { weigh, put, weighed, id, reply, move, broken } = await scales();
    await weigh(2_000);
    await put('order-line', { order_id: weighed, ingredient_id: id('Rice'), ...short(3) });
    expect((await reply(2_000, 'keep')).json().error).toBe('line_changed');
    expect((await move(weighed, 'Delivered')).statusCode).toBe(200);
    expect(await broken()).toEqual([]);
  });

  test('undone, the line is weighed again', async () => {
    const { weigh, put, app, vendor, weighed, id, rice, order, broken } = await scales();
    await weigh(1_400);
    const { changes } = (
      await put('order-line', { order_id: weighed, ingredient_id: id('Rice'), ...short(1) })
    ).json();
    const url = `/api/vendor/order/${weighed}/change/${changes[0].change_id}/undo`;
    await app.inject({ method: 'POST', url, headers: vendor.headers });
    expect(await rice()).toMatchObject({ quantity: 3 });
    expect(await rice()).not.toHaveProperty('weighing');
    expect((await order()).total_price).toBe(12);
    expect(await broken()).toEqual([]);
  });

  test('what is proposed instead takes the weight back; meanwhile nothing is weighed', async () => {
    const { weigh, put, weighed, id, instead, rice, order, broken } = await scales();
    await weigh(1_400);
    const dearer = { ...short(3), ...instead('Saffron', 1) };
    await put('order-line', { order_id: weighed, ingredient_id: id('Rice'), ...dearer });
    expect(await rice()).not.toHaveProperty('weighing');
    expect((await order()).total_price).toBe(12);
    expect((await weigh(1_500)).json().error).toBe('line_changed');
    expect(await broken()).toEqual([]);
  });

  test('a replacement by weight may weigh less, and more only with a yes', async () => {
    const { put, weigh, weighed, id, instead, order, broken } = await scales();
    const given = { ...short(3), ...instead('Basmati', 3) };
    const line = { order_id: weighed, ingredient_id: id('Rice') };
    const { changes } = (await put('order-line', { ...line, ...given })).json();
    expect(changes[0].replacement).toMatchObject({ name: 'Basmati', by_weight: true });
    const basmati = { ingredient_id: id('Basmati') };
    expect((await weigh(1_400, basmati)).json().total_price).toBe(10);
    await weigh(1_501, { ...basmati, expected_weight: 1_400 });
    const { items, total_price } = await order();
    expect(items.at(-1).weighing).toMatchObject({ amount: 1_501, state: 'proposed' });
    expect(total_price).toBe(10.5);
    expect(await broken()).toEqual([]);
  });

  test('rejected after weighing, for nothing is left: as it was ordered', async () => {
    const { weigh, put, weighed, id, order, onShelf, broken } = await scales();
    await weigh(1_400);
    for (const name of ['Rice', 'Jalapeño pepper'])
      await put('order-line', { order_id: weighed, ingredient_id: id(name), ...short(3) });
    const { order_status, total_price, items } = await order();
    expect([order_status, total_price]).toEqual(['Rejected', 12]);
    expect(items[0]).not.toHaveProperty('weighing');
    // What the other order took.
    expect(await onShelf('Rice')).toBe(897);
    expect(await broken()).toEqual([]);
  });
});

test('sums and reports have what was weighed', async () => {
  const { weigh, get, broken } = await scales();
  await weigh(1_200);
  const range = 'placed_from=2026-03-04T00:00:00.000Z&placed_before=2026-03-05T00:00:00.000Z';
  const { items, stores, days } = await get(`report?${range}`);
  // Two orders of $12, of which one weighs $1.80 less.
  expect(items[0]).toMatchObject({ name: 'Rice', revenue: 16.2, packs: 6 });
  expect([stores[0].revenue, days[0].revenue]).toEqual([22.2, 22.2]);
  expect((await get('dashboard')).revenue).toBe(22.2);
  expect(await broken()).toEqual([]);
});

test('an own product that is no longer weighed is sold by the pack', async () => {
  const { app, vendor, put, stores, get } = await scales();
  const ham = { name: 'Ham', unit_quantity: 100, unit: 'gm', food_id: null };
  const { product } = (
    await app.inject({
      method: 'POST',
      url: '/api/vendor/products',
      headers: vendor.headers,
      payload: ham,
    })
  ).json();
  const item = {
    ingredient_id: product.ingredient_id,
    price: 2,
    quantity: 5,
    by_weight: true,
  };
  await put('stores', { stores: [{ store_id: stores.corner, items: [item] }] });
  const isByWeight = async () => {
    const { value } = await get('stores');
    return value[0].items.find(({ name }: { name: string }) => name === 'Ham').by_weight;
  };
  expect(await isByWeight()).toBe(true);
  await put(`products/${product.ingredient_id}`, { ...ham, unit_quantity: 1, unit: 'piece' });
  expect(await isByWeight()).toBeUndefined();
});
