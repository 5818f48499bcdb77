import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { countViolations } from '#platform/db/invariants';
import { sql } from '#platform/db/sql';
import { market } from '#testing/market';

type Outcome = { order_id: string; order_status: string; changed: boolean };

/** A market, and a press on the bar over a selection. */
async function selling() {
  const world = await market();
  const { put, app, ada, db } = world;
  const bulk = async (order_ids: readonly string[], order_status: string, who = world.vendor) =>
    (await put('orders/status', { order_ids, order_status }, who)).json();
  const outcomes = async (order_ids: readonly string[], order_status: string) =>
    (await bulk(order_ids, order_status)).value.map((one: Outcome) => [
      one.order_status,
      one.changed,
    ]);
  const cancel = (order_id: string) =>
    app.inject({
      method: 'POST',
      url: `/api/user/orders/${order_id}/cancel`,
      headers: ada.headers,
    });
  const broken = async () =>
    Object.entries(await countViolations(db)).filter(([, rows]) => rows > 0);
  return { ...world, bulk, outcomes, cancel, broken };
}

describe('PUT /vendor/orders/status', () => {
  test('changes what it can and says how each of the others stands', async () => {
    const { place, move, outcomes, cancel, broken } = await selling();
    const [one, two, gone, done] = [await place(1), await place(2), await place(3), await place(4)];
    await cancel(gone);
    await move(done, 'Accepted');
    expect(await outcomes([one, gone, done, two, one], 'Accepted')).toEqual([
      ['Accepted', true],
      ['Rejected', false],
      ['Accepted', false],
      ['Accepted', true],
    ]);
    expect(await outcomes([one, gone], 'Delivered')).toEqual([
      ['Delivered', true],
      ['Rejected', false],
    ]);
    expect(await broken()).toEqual([]);
  });

  test('leaves another vendor’s orders alone, and out of the answer', async () => {
    const { place, bulk, person, get } = await selling();
    const order_id = await place(1);
    const rival = await person('vendor', 'Rival');
    expect(await bulk([order_id], 'Accepted', rival)).toEqual({ value: [] });
    expect((await get(`order/${order_id}`)).order_status).toBe('pending');
  });

  test('rejects nothing, takes at most 500, and skips no step', async () => {
    const { place, bulk, outcomes } = await selling();
    const order_id = await place(1);
    expect((await bulk([order_id], 'Rejected')).details.fields[0].field).toBe('order_status');
    expect((await bulk([], 'Accepted')).error).toBe('invalid_request');
    expect(await outcomes([order_id], 'Delivered')).toEqual([['pending', false]]);
    const many = Array.from({ length: 501 }, () => crypto.randomUUID());
    expect((await bulk(many, 'Accepted')).error).toBe('invalid_request');
  });

  test('against single rejections of the same orders, each order has one winner', async () => {
    const { place, bulk, move, get, broken } = await selling();
    const orders: string[] = [];
    for (let nth = 0; nth < 8; nth += 1) orders.push(await place(nth));
    const [accepted, ...rejected] = await Promise.all([
      bulk(orders, 'Accepted'),
      ...orders.toReversed().map((order_id) => move(order_id, 'Rejected')),
    ]);
    const won = accepted.value.filter((one: Outcome) => one.changed).length;
    const lost = rejected.filter((answer) => answer.statusCode === 200).length;
    expect(won + lost).toBe(orders.length);
    const { counts } = await get('overview');
    expect([counts.Accepted, counts.Rejected]).toEqual([won, lost]);
    expect(await broken()).toEqual([]);
  });
});

test('all orders of a filter can be selected, in brief', async () => {
  const { place, move, get, stores, person } = await selling();
  const [one, two] = [await place(1), await place(2, ['Rice'], { store_id: stores.pier })];
  await move(two, 'Accepted');
  expect(await get('order-ids')).toEqual({
    value: [
      { order_id: two, order_status: 'Accepted', delivery_method: 'Deliver', total_price: 3 },
      { order_id: one, order_status: 'pending', delivery_method: 'Deliver', total_price: 3 },
    ],
    truncated: false,
  });
  const idsOf = async (query: string) =>
    (await get(`order-ids?${query}`)).value.map((order: Outcome) => order.order_id);
  expect(await idsOf('status=pending')).toEqual([one]);
  expect(await idsOf(`store_id=${stores.pier}`)).toEqual([two]);
  expect(await idsOf('q=ada')).toEqual([two, one]);
  expect(await idsOf('until=2026-03-04T12:01:30.000Z')).toEqual([one]);
  expect(await get('order-ids', await person('vendor', 'Rival'))).toMatchObject({ value: [] });
});

describe('a rejection that says what was missing', () => {
  test('sets its stock to 0, through the ledger, and of nothing else', async () => {
    const { place, put, stores, goods, stockOf, db, broken } = await selling();
    const { Rice: rice = '', 'Jalapeño pepper': pepper = '' } = goods;
    const order_id = await place(1, ['Rice', 'Jalapeño pepper'], { quantity: 5 });
    const answer = await put('userorder/accept', {
      order_id,
      order_status: 'Rejected',
      reject_reason: 'Out of stock',
      missing: [rice],
    });
    expect(answer.json()).toMatchObject({
      order_status: 'Rejected',
      reject_reason: 'Out of stock',
    });
    expect([await stockOf(stores.corner, rice), await stockOf(stores.corner, pepper)]).toEqual([
      0, 900,
    ]);
    expect(await stockOf(stores.pier, rice)).toBe(900);
    expect(await broken()).toEqual([]);
    const { detail } = await db.one(
      z.object({ detail: z.unknown() }),
      sql`select detail from audit_log where action = 'order_rejected'`,
    );
    expect(detail).toEqual({ from: 'pending', set_to_0: ['Rice'] });
  });

  test('takes only things of the order, and only with a rejection', async () => {
    const { place, put, stores, goods, stockOf } = await selling();
    const { 'Jalapeño pepper': pepper = '' } = goods;
    const order_id = await place(1, ['Rice']);
    const refused = await put('userorder/accept', { order_id, missing: [pepper] });
    expect(refused.json().details.fields[0].field).toBe('missing');
    await put('userorder/accept', { order_id, order_status: 'Rejected', missing: [pepper] });
    expect(await stockOf(stores.corner, pepper)).toBe(900);
  });

  test('does nothing a second time, or when it comes too late', async () => {
    const { place, move, put, stores, goods, stockOf } = await selling();
    const { Rice: rice = '' } = goods;
    const order_id = await place(1, ['Rice']);
    await move(order_id, 'Accepted');
    const late = await put('userorder/accept', {
      order_id,
      order_status: 'Rejected',
      missing: [rice],
    });
    expect(late.json().error).toBe('invalid_transition');
    expect(await stockOf(stores.corner, rice)).toBe(899);
  });
});
