import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { brokenInvariants } from '#testing/invariants';
import { type Person, testApp } from '#testing/testApp';

const NOBODY = '00000000-0000-4000-8000-000000000000';

async function openStore(store_type = 'Delivery') {
  const world = await testApp();
  const vendor = await world.person('vendor');
  const store_id = await world.store(vendor.user_id, {
    store_type,
    delivery_fee_cents: store_type === 'Delivery' ? 399 : 0,
    minimum_order_cents: 1_000,
  });
  const edit = (
    payload: object,
    { who = vendor, id = store_id }: { who?: Person; id?: string } = {},
  ) =>
    world.app.inject({
      method: 'PUT',
      url: `/api/vendor/store/${id}`,
      headers: who.headers,
      payload,
    });
  const terms = async () => {
    const answer = await world.app.inject({ url: '/api/vendor/stores', headers: vendor.headers });
    const { delivery_fee, minimum_order } = answer.json().value[0];
    return { delivery_fee, minimum_order };
  };
  return { ...world, vendor, store_id, edit, terms };
}

describe('PUT /vendor/store/{storeId}', () => {
  test('sets what is named, tells both, and notes what they were', async () => {
    const { edit, terms, db, store_id } = await openStore();
    expect((await edit({ delivery_fee: 4.49 })).json()).toEqual({
      message: 'Store updated!',
      delivery_fee: 4.49,
      minimum_order: 10,
    });
    expect((await edit({ minimum_order: 0 })).statusCode).toBe(200);
    expect(await terms()).toEqual({ delivery_fee: 4.49, minimum_order: 0 });
    const Detail = z.object({ detail: z.unknown() });
    const audits = await db.many(
      Detail,
      sql`select detail from audit_log
          where action = 'store_terms_changed' and target_id = ${store_id} order by audit_id`,
    );
    expect(audits.map(({ detail }) => detail)).toEqual([
      { delivery_fee_cents: [399, 449], minimum_order_cents: [1000, 1000] },
      { delivery_fee_cents: [449, 449], minimum_order_cents: [1000, 0] },
    ]);
  });

  test('its time zone is told, and its change noted', async () => {
    const { edit, app, db, store_id, vendor } = await openStore();
    await edit({ time_zone: 'America/Chicago' });
    const stores = await app.inject({ url: '/api/vendor/stores', headers: vendor.headers });
    expect(stores.json().value[0].time_zone).toBe('America/Chicago');
    const { detail } = await db.one(
      z.object({ detail: z.unknown() }),
      sql`select detail from audit_log where action = 'store_changed' and target_id = ${store_id}`,
    );
    expect(detail).toEqual({ time_zone: ['UTC', 'America/Chicago'] });
  });

  test('only when they still are what the vendor saw', async () => {
    const { edit, terms } = await openStore();
    const late = await edit({ delivery_fee: 5, expected_delivery_fee: 2.99 });
    expect([late.statusCode, late.json().error]).toEqual([409, 'conflict']);
    expect(late.json().details).toEqual({ current_delivery_fee: 3.99, current_minimum_order: 10 });
    expect((await edit({ delivery_fee: 5, expected_minimum_order: 9 })).statusCode).toBe(409);
    expect(await terms()).toEqual({ delivery_fee: 3.99, minimum_order: 10 });
    const seen = { expected_delivery_fee: 3.99, expected_minimum_order: 10 };
    expect((await edit({ delivery_fee: 5, ...seen })).statusCode).toBe(200);
  });

  test('two who saw the same: one of them is told', async () => {
    const { edit, terms } = await openStore();
    const answers = await Promise.all(
      [1, 2].map((fee) => edit({ delivery_fee: fee, expected_delivery_fee: 3.99 })),
    );
    const won = answers.find(({ statusCode }) => statusCode === 200);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ]);
    expect((await terms()).delivery_fee).toBe(won?.json().delivery_fee);
  });

  const slotsAt = (...hours: number[]) => ({
    cut_off: 60,
    week: hours.map((hour) => ({
      weekday: 1,
      from: `${hour}:00`,
      to: `${hour + 1}:00`,
      orders: 5,
    })),
  });

  test('slots that somebody else changed first stay, and are told', async () => {
    const { edit, app, vendor } = await openStore();
    const slotsNow = async () => {
      const answer = await app.inject({ url: '/api/vendor/stores', headers: vendor.headers });
      return answer.json().value[0].slots;
    };
    expect((await edit({ slots: slotsAt(10), expected_slots: null })).statusCode).toBe(200);
    const late = await edit({ slots: slotsAt(12), expected_slots: null });
    expect([late.statusCode, late.json().error]).toEqual([409, 'conflict']);
    expect(late.json().details).toEqual({ current_slots: slotsAt(10) });
    const otherCutOff = { ...slotsAt(10), cut_off: 30 };
    const otherOrders = {
      cut_off: 60,
      week: slotsAt(10).week.map((one) => ({ ...one, orders: 6 })),
    };
    for (const other of [otherCutOff, otherOrders])
      expect((await edit({ slots: null, expected_slots: other })).statusCode).toBe(409);
    expect(await slotsNow()).toEqual(slotsAt(10));

    // An answer that was lost, a week in another order, and an older program that names nothing.
    const again = { slots: slotsAt(10, 12), expected_slots: slotsAt(10) };
    for (const payload of [again, again, { slots: slotsAt(14), expected_slots: slotsAt(12, 10) }])
      expect((await edit(payload)).statusCode).toBe(200);
    expect((await edit({ slots: null })).statusCode).toBe(200);
    const gone = await edit({ slots: slotsAt(10), expected_slots: slotsAt(14) });
    expect(gone.json().details).toEqual({ current_slots: null });
    // What names no slots does not ask about them.
    expect((await edit({ phone: null, expected_slots: slotsAt(14) })).statusCode).toBe(200);
  });

  test('of two who change the slots that both saw, one is told', async () => {
    const { edit } = await openStore();
    const answers = await Promise.all(
      [10, 12].map((hour) => edit({ slots: slotsAt(hour), expected_slots: null })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ]);
  });

  test('no fee where people pick up; a minimum is fine', async () => {
    const { edit, terms } = await openStore('Pickup');
    const answer = await edit({ delivery_fee: 1 });
    expect([answer.statusCode, answer.json().details.fields]).toEqual([
      400,
      [{ field: 'delivery_fee', message: 'must be 0 where people pick up' }],
    ]);
    expect((await edit({ delivery_fee: 0, minimum_order: 20 })).statusCode).toBe(200);
    expect(await terms()).toEqual({ delivery_fee: 0, minimum_order: 20 });
  });

  test('not another vendor’s, not a closed one', async () => {
    const { edit, person, db, store_id } = await openStore();
    const rival = await person('vendor');
    const codes = async (...asked: ReturnType<typeof edit>[]) =>
      (await Promise.all(asked)).map((answer) => [answer.statusCode, answer.json().error]);
    const missing = [404, 'store_not_found'];
    expect(await codes(edit({ minimum_order: 1 }, { who: rival }))).toEqual([missing]);
    expect(await codes(edit({ minimum_order: 1 }, { id: NOBODY }))).toEqual([missing]);
    await db.run(sql`update stores set closed_at = now() where store_id = ${store_id}`);
    expect(await codes(edit({ minimum_order: 1 }))).toEqual([missing]);
  });

  test.for([
    ['a negative fee', { delivery_fee: -0.01 }, 'delivery_fee'],
    ['a fee above 100 dollars', { delivery_fee: 100.01 }, 'delivery_fee'],
    ['half a cent', { minimum_order: 0.005 }, 'minimum_order'],
    ['a minimum above 1000 dollars', { minimum_order: 1000.01 }, 'minimum_order'],
  ] as const)('refuses %s', async ([, body, field]) => {
    const { edit, terms } = await openStore();
    const answer = await edit(body);
    expect([answer.statusCode, answer.json().details.fields[0].field]).toEqual([400, field]);
    expect(await terms()).toEqual({ delivery_fee: 3.99, minimum_order: 10 });
  });
});

describe('what a store is', () => {
  const chicago = { type: 'Point', coordinates: [-87.63, 41.88] };

  async function shop(store_type?: string) {
    const world = await openStore(store_type);
    const { app, vendor, store_id } = world;
    const own = async () =>
      (await app.inject({ url: '/api/vendor/stores', headers: vendor.headers }))
        .json()
        .value.find((store: { store_id: string }) => store.store_id === store_id);
    const auditsOf = (action: string) =>
      world.db.many(
        z.object({ detail: z.unknown() }),
        sql`select detail from audit_log where action = ${action} order by audit_id`,
      );
    return { ...world, own, auditsOf };
  }

  test('name, address and pin change, and its offers move with it', async () => {
    const { edit, own, auditsOf, ingredient, stock, store_id, db } = await shop();
    await stock(store_id, await ingredient('Rice'));
    const newYork = { type: 'Point', coordinates: [-74, 40.7] };
    const change = { name: 'Hudson Foods', address: '1 Pier', location: newYork };
    expect((await edit(change)).statusCode).toBe(200);
    expect(await own()).toMatchObject({ ...change, store_type: 'Delivery', delivery_fee: 3.99 });
    expect(await brokenInvariants(db)).toEqual([]);
    expect(await auditsOf('store_changed')).toEqual([
      {
        detail: {
          name: ['Corner Store', 'Hudson Foods'],
          address: ['Street 2', '1 Pier'],
          location: ['41.88, -87.63', '40.7, -74'],
        },
      },
    ]);
    expect(await auditsOf('store_terms_changed')).toEqual([]);
  });

  test('a pin that moves while goods come and go: every offer is where its store is', async () => {
    const { edit, app, vendor, person, ingredient, stock, store_id, db } = await shop();
    const rice = await ingredient('Rice');
    await stock(store_id, rice);
    await edit({ minimum_order: 0 });
    const added = await Promise.all(['Salt', 'Oats', 'Peas'].map((name) => ingredient(name)));
    const shopper = await person('user');
    const put = (ingredient_id: string) =>
      app.inject({
        method: 'PUT',
        url: '/api/vendor/stores',
        headers: vendor.headers,
        payload: { stores: [{ store_id, items: [{ ingredient_id, price: 1, quantity: 1 }] }] },
      });
    const order = { store_id, items: [{ ingredient_id: rice, quantity: 1 }] };
    const buy = () =>
      app.inject({
        method: 'POST',
        url: '/api/user/orders',
        headers: shopper.headers,
        payload: { orders: [order] },
      });
    const east = (lng: number) => ({ type: 'Point', coordinates: [lng, 41] });
    const answers = await Promise.all([
      ...added.map(put),
      ...[-80, -70, -60].map((lng) => edit({ location: east(lng) })),
      buy(),
      buy(),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      ...Array<number>(6).fill(200),
      201,
      201,
    ]);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('a store for pickup has no fee any more; its own words for one are refused', async () => {
    const { edit, own } = await shop();
    const wrong = await edit({ store_type: 'Pickup', delivery_fee: 2 });
    expect([wrong.statusCode, wrong.json().details.fields[0].field]).toEqual([400, 'delivery_fee']);
    expect((await edit({ store_type: 'Pickup' })).json()).toMatchObject({ delivery_fee: 0 });
    expect(await own()).toMatchObject({ store_type: 'Pickup', delivery_fee: 0 });
  });

  test('hours and holidays are told to who looks at the shelf, until they are taken back', async () => {
    const { edit, own, auditsOf, app, vendor, store_id } = await shop();
    const nine = { opens: '09:00', closes: '18:00' };
    const hours = {
      weekdays: [nine, nine, nine, nine, { opens: '20:00', closes: '02:00' }, null, null],
      holidays: ['2026-12-25'],
    };
    expect((await edit({ hours })).statusCode).toBe(200);
    expect((await own()).hours).toEqual(hours);
    const shelf = () =>
      app.inject({
        url: `/api/vendor/${vendor.user_id}/store/${store_id}/items`,
        headers: vendor.headers,
      });
    expect((await shelf()).json().hours).toEqual(hours);
    const words = 'Mon–Thu 9 AM–6 PM, Fri 8 PM–2 AM, Sat, Sun closed, 2026-12-25';
    expect(await auditsOf('store_changed')).toEqual([{ detail: { hours: [null, words] } }]);
    await edit({ hours: null });
    expect((await shelf()).json()).not.toHaveProperty('hours');
  });

  test('left out, nothing changes, and nobody is told that it did', async () => {
    const { edit, auditsOf } = await shop();
    await edit({ name: 'Corner Store', location: chicago });
    expect(await auditsOf('store_changed')).toEqual([]);
  });

  test.for([
    ['an empty name', { name: ' ' }, 'name'],
    ['another type', { store_type: 'Drone' }, 'store_type'],
    ['no place', { location: { type: 'Point', coordinates: [0, 91] } }, 'location.coordinates.1'],
    ['six days', { hours: { weekdays: Array(6).fill(null), holidays: [] } }, 'hours.weekdays'],
    [
      'a day that does not exist',
      { hours: { weekdays: Array(7).fill(null), holidays: ['2026-02-30'] } },
      'hours.holidays.0',
    ],
    [
      'closing when it opens',
      {
        hours: {
          weekdays: [{ opens: '09:00', closes: '09:00' }, ...Array(6).fill(null)],
          holidays: [],
        },
      },
      'hours.weekdays.0.closes',
    ],
    ['a time zone of none', { time_zone: 'Mars' }, 'time_zone'],
    ['a pause until today', { back_on: '2026-03-04' }, 'back_on'],
    ['a pause of 181 days', { back_on: '2026-09-01' }, 'back_on'],
    ['a pause until no day', { back_on: 'tomorrow' }, 'back_on'],
  ] as const)('refuses %s', async ([, body, field]) => {
    const { edit, own } = await shop();
    const before = await own();
    const answer = await edit(body);
    expect([answer.statusCode, answer.json().details.fields[0].field]).toEqual([400, field]);
    expect(await own()).toEqual(before);
  });
});

test('who looks at a shelf is told the store’s terms', async () => {
  const { app, vendor, store_id } = await openStore();
  const url = `/api/vendor/${vendor.user_id}/store/${store_id}/items`;
  const answer = await app.inject({ url, headers: vendor.headers });
  expect(answer.json()).toEqual({
    ids: '[]',
    store_type: 'Delivery',
    delivery_fee: 3.99,
    minimum_order: 10,
  });
});
