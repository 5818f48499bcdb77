import { ORDER_SORTS } from '@larder/shared/orders/orders';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { market } from '#testing/market';

const NOBODY = '00000000-0000-4000-8000-000000000000';
type Wire = { order_id: string; created_at: string; total_price: number; order_status: string };

describe('GET /vendor/orders', () => {
  test.for(ORDER_SORTS)(
    '%s: pages follow each other, both ways, without gap or repetition',
    async (sort) => {
      const { place, get } = await market();
      // Totals and times tie, so that the tie-breaker is needed.
      for (const [minute, quantity] of [
        [1, 1],
        [1, 2],
        [2, 1],
        [2, 1],
        [3, 3],
        [3, 1],
        [4, 2],
      ] as const)
        await place(minute, ['Rice'], { quantity });
      const whole = (await get(`orders?sort=${sort}`)).value;
      const keyOf = (order: Wire) => {
        // None has a slot: all tie.
        if (sort === 'slot') return 0;
        return sort.startsWith('price') ? order.total_price : Date.parse(order.created_at);
      };
      const keys = whole.map(keyOf);
      const rises = sort === 'oldest' || sort === 'priceLow';
      expect(keys).toEqual(keys.toSorted((a: number, b: number) => (rises ? a - b : b - a)));

      const first = await get(`orders?sort=${sort}&limit=3`);
      const second = await get(`orders?sort=${sort}&limit=3&cursor=${first.next_cursor}`);
      const third = await get(`orders?sort=${sort}&limit=3&cursor=${second.next_cursor}`);
      expect([...first.value, ...second.value, ...third.value]).toEqual(whole);
      expect([first.first, second.first, third.first]).toEqual([1, 4, 7]);
      expect([first.truncated, second.truncated, third.truncated]).toEqual([true, true, false]);
      expect([first.previous_cursor, third.next_cursor]).toEqual([undefined, undefined]);

      const back = await get(`orders?sort=${sort}&limit=3&cursor=${third.previous_cursor}`);
      expect(back.value).toEqual(second.value);
      const start = await get(`orders?sort=${sort}&limit=3&cursor=${back.previous_cursor}`);
      expect(start.value).toEqual(first.value);
      expect([start.previous_cursor, start.truncated]).toEqual([undefined, true]);
    },
  );

  test('without parameters it is the whole list, newest first', async () => {
    const { place, get } = await market();
    const [one, two] = [await place(1), await place(2)];
    const answer = await get('orders');
    expect(answer.value.map((order: Wire) => order.order_id)).toEqual([two, one]);
    expect(answer).toMatchObject({ total: 2, truncated: false, total_capped: false, newer: 0 });
  });

  test('filters by status, in any letter case, and by store, and counts what it found', async () => {
    const { place, move, get, ids, stores } = await market();
    const waiting = await place(1);
    const accepted = await place(2, ['Rice'], { store_id: stores.pier });
    await move(accepted, 'Accepted');
    expect(await ids('status=PENDING')).toEqual([waiting]);
    expect(await ids(`status=Accepted&store_id=${stores.pier}`)).toEqual([accepted]);
    expect(await ids(`status=Accepted&store_id=${stores.corner}`)).toEqual([]);
    expect(await get('orders?status=pending&limit=1')).toMatchObject({
      total: 1,
      total_capped: false,
      truncated: false,
    });
    expect((await get('orders?status=Lost')).details.fields[0].field).toBe('status');
  });

  test('is of a range of moments, and counts it exactly', async () => {
    const { place, get, ids } = await market();
    const [one, two] = [await place(1), await place(2)];
    await place(3);
    const range = 'placed_from=2026-03-04T12:01:00.000Z&placed_before=2026-03-04T12:03:00.000Z';
    expect(await ids(range)).toEqual([two, one]);
    expect(await get(`orders?${range}&limit=1`)).toMatchObject({ total: 2, truncated: true });
    expect(await ids(`${range}&status=Accepted`)).toEqual([]);
    expect(await ids('placed_before=2026-03-04T12:02:00.000Z')).toEqual([one]);
    const brief = (await get(`order-ids?${range}`)).value;
    expect(brief.map((order: Wire) => order.order_id)).toEqual([two, one]);
    expect((await get('orders?placed_from=yesterday')).details.fields[0].field).toBe('placed_from');
  });

  test('searches ids, items and customers, without case and accents', async () => {
    const { place, ids, person, db, ada } = await market();
    const rice = await place(1);
    const kim = await person('user', 'Kim 100%_Park');
    const pepper = await place(2, ['Jalapeño pepper'], { who: kim });
    const search = (text: string) => ids(`q=${encodeURIComponent(text)}`);
    expect(await search(rice.slice(0, 13).toUpperCase())).toEqual([rice]);
    expect(await search('JALAPENO')).toEqual([pepper]);
    expect(await search('alapeño p')).toEqual([pepper]);
    expect(await search('ada elan')).toEqual([rice]);
    expect(await search(kim.user_id)).toEqual([pepper]);
    expect(await search('100%_park')).toEqual([pepper]);
    expect(await search('r%e')).toEqual([]);
    expect(await search('  ')).toEqual([pepper, rice]);
    expect(await search("'; drop table orders; --")).toEqual([]);
    // A deleted person is not found by their former name.
    await db.run(sql`update orders set anonymised = true, customer_name = null
      where user_id = ${ada.user_id}`);
    expect([...(await search('elan')), ...(await search(ada.user_id))]).toEqual([]);
    expect(await search('rice')).toEqual([rice]);
  });

  test('a list read again stays as it was and counts what came since', async () => {
    const { place, get, move } = await market();
    const old = await place(1);
    const before = await get('orders?limit=2&status=pending');
    const fresh = await place(2);
    const again = await get(`orders?limit=2&status=pending&until=${before.as_of}`);
    expect(again.value.map((order: Wire) => order.order_id)).toEqual([old]);
    expect(again).toMatchObject({ as_of: before.as_of, newer: 1, total: 1 });
    await move(fresh, 'Accepted');
    expect((await get(`orders?status=pending&until=${before.as_of}`)).newer).toBe(0);
  });

  test('refuses the cursor of another sort, and what is none', async () => {
    const { place, get } = await market();
    await place(1);
    await place(2);
    const { next_cursor } = await get('orders?limit=1&sort=newest');
    for (const cursor of [next_cursor, 'nonsense', '', 'x'.repeat(1_001)])
      expect(await get(`orders?sort=priceLow&cursor=${cursor}`)).toMatchObject({
        error: 'invalid_request',
        message: 'cursor: invalid.',
      });
    expect((await get(`orders?q=${'x'.repeat(101)}`)).details.fields[0].field).toBe('q');
  });
});

describe('what the dashboard shows', () => {
  test('the figures count every order, the revenue only what was not rejected', async () => {
    const { place, move, get } = await market();
    const [one, two] = [await place(1, ['Rice', 'Jalapeño pepper']), await place(2)];
    await place(3, ['Jalapeño pepper'], { quantity: 9 });
    await move(one, 'Accepted');
    await move(two, 'Rejected');
    expect(await get('dashboard')).toMatchObject({
      total: 3,
      pending: 1,
      revenue: 13,
      // Both are in two orders: the alphabet decides, packs do not.
      popular: { name: 'Jalapeño pepper', orders: 2 },
    });
  });

  test('without orders there is nothing, for 90 days', async () => {
    const { get } = await market();
    const { days, ...figures } = await get('dashboard');
    expect(figures).toEqual({ total: 0, pending: 0, revenue: 0, popular: null });
    expect(days).toHaveLength(90);
    expect([days[0].day, days[89]]).toEqual([
      '2025-12-05',
      { day: '2026-03-04', orders: 0, revenue: 0 },
    ]);
  });

  test('an order belongs to the day it was where the vendor is', async () => {
    const { place, move, get } = await market();
    await place('2026-03-04T04:59:59Z'); // the 3rd in New York, by a second
    await place('2026-03-04T05:00:00Z'); // the 4th
    await move(await place('2026-03-04T12:00:00Z'), 'Rejected');
    const lastTwo = async (zone: string) => (await get(`dashboard${zone}`)).days.slice(-2);
    expect(await lastTwo('?time_zone=America/New_York')).toEqual([
      { day: '2026-03-03', orders: 1, revenue: 3 },
      { day: '2026-03-04', orders: 2, revenue: 3 },
    ]);
    expect(await lastTwo('')).toEqual([
      { day: '2026-03-03', orders: 0, revenue: 0 },
      { day: '2026-03-04', orders: 3, revenue: 6 },
    ]);
    expect((await get('dashboard?time_zone=Mars')).details.fields[0].field).toBe('time_zone');
  });

  test('older days are in the figures, not in the chart', async () => {
    const { place, get, clock } = await market();
    await place('2025-11-01T12:00:00Z');
    clock.at = new Date('2026-03-04T12:00:00Z');
    const { total, days } = await get('dashboard');
    expect([total, days.some((day: { orders: number }) => day.orders > 0)]).toEqual([1, false]);
  });
});

test('the overview counts each status, of one store where asked, and names all stores', async () => {
  const { place, move, get, stores, db } = await market();
  await place(1);
  await move(await place(2, ['Rice'], { store_id: stores.pier }), 'Accepted');
  await db.run(sql`update stores set closed_at = now() where store_id = ${stores.pier}`);
  const { counts, newest_at, stores: names } = await get('overview');
  expect(counts).toEqual({ pending: 1, Accepted: 1, Rejected: 0, Delivered: 0 });
  expect(newest_at).toBe('2026-03-04T12:02:00.000Z');
  expect(names).toEqual([
    { store_id: stores.corner, name: 'Corner', closed: false },
    { store_id: stores.pier, name: 'Pier', closed: true },
  ]);
  const ofCorner = await get(`overview?store_id=${stores.corner}`);
  expect(ofCorner.counts).toEqual({ pending: 1, Accepted: 0, Rejected: 0, Delivered: 0 });
});

test('another vendor sees and counts none of it', async () => {
  const { place, move, get, ids, person, store, stores, db } = await market();
  const mine = await place(1);
  await move(mine, 'Accepted');
  const rival = await person('vendor', 'Rival');
  const own = await store(rival.user_id, { name: 'Rival store' });
  const empty = { value: [], total: 0, truncated: false };
  const see = (url: string) => get(url, rival);

  expect(await see('orders')).toMatchObject(empty);
  expect(await see(`orders?q=${mine}&store_id=${stores.corner}&status=Accepted`)).toMatchObject(
    empty,
  );
  expect(await see('orders?until=2026-03-04T00:00:00.000Z')).toMatchObject({ newer: 0 });
  expect(await see(`order/${mine}`)).toMatchObject({ error: 'order_not_found' });
  expect((await get(`order/${mine}`)).order_id).toBe(mine);
  expect(await get(`order/${NOBODY}`)).toMatchObject({ error: 'order_not_found' });
  expect((await see(`pick-list?order_ids=${mine}`)).value).toEqual([]);
  expect((await see('pick-list')).value).toEqual([]);
  const nothing = { pending: 0, Accepted: 0, Rejected: 0, Delivered: 0 };
  expect(await see('overview')).toEqual({
    counts: nothing,
    newest_at: null,
    stores: [{ store_id: own, name: 'Rival store', closed: false }],
  });
  expect((await see(`overview?store_id=${stores.corner}`)).counts).toEqual(nothing);
  const { days, ...figures } = await see('dashboard');
  expect(figures).toEqual({ total: 0, pending: 0, revenue: 0, popular: null });
  expect(days.every((day: { orders: number }) => day.orders === 0)).toBe(true);
  // And with a cursor of the other's list, it still is one's own.
  await place(2);
  const { next_cursor } = await get('orders?limit=1');
  expect(await see(`orders?cursor=${next_cursor}`)).toMatchObject({ value: [] });
  expect(await ids('')).toHaveLength(2);
  const wrong = await db.many(
    z.object({ order_id: z.string() }),
    sql`select o.order_id from orders o where o.item_names <> (
          select array_agg(i.name order by i.line_no) from order_items i where i.order_id = o.order_id)
        limit 1`,
  );
  expect(wrong).toEqual([]);
});
