import { compareText } from '@larder/shared/basics/text';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import type { Tx } from '#platform/db/db';
import { type Sql, sql } from '#platform/db/sql';
import { brokenInvariants } from '#testing/invariants';
import { riceStore } from '#testing/riceStore';
import type { Person } from '#testing/testApp';

import { placeOrders } from './orders.service.ts';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const slotsOf = (orders: number, { from = '10:00', to = '12:00', cut_off = 60 } = {}) => ({
  cut_off,
  week: EVERY_DAY.map((weekday) => ({ weekday, from, to, orders })),
});
/** Thursday, March 5; the clock of the tests stands at noon UTC of March 4. */
const THURSDAY = '2026-03-05T10:00:00.000Z';
const FRIDAY = '2026-03-06T10:00:00.000Z';

/** Zilker Cellars with 10 packs of rice and a slot a day in UTC. */
async function shop({ orders = 2 } = {}) {
  const world = await riceStore({ name: 'Zilker Cellars' });
  const { ask, rice, shopper, store_id, vendor, db } = world;
  const change = (payload: object, who = vendor) =>
    ask(who, `PUT /vendor/store/${store_id}`, payload);
  const setSlots = async (slots: object | null) => {
    const answer = await change({ slots, time_zone: 'UTC' });
    expect(answer.statusCode).toBe(200);
    return answer;
  };
  await setSlots(slotsOf(orders));
  const draft = (more: object = {}) => ({
    store_id,
    items: [{ ingredient_id: rice, quantity: 1 }],
    ...more,
  });
  const send = (drafts: object[], who: Person = shopper) =>
    ask(who, 'POST /user/orders', { orders: drafts });
  const buy = (slot_starts_at: string | null, who?: Person) =>
    send([draft({ slot_starts_at })], who);
  const bought = async (slot_starts_at: string) => {
    const answer = await buy(slot_starts_at);
    expect(answer.statusCode).toBe(201);
    return answer.json().orders[0];
  };
  const offered = async (who = shopper) =>
    (await ask(who, `GET /vendor/${vendor.user_id}/store/${store_id}/items`)).json();
  const placesAt = async (start: string, who = shopper) =>
    (await offered(who)).slot_choice.slots.find(
      ({ starts_at }: { starts_at: string }) => starts_at === start,
    )?.places;
  const move = (order_id: string, order_status: string) =>
    ask(vendor, 'PUT /vendor/userorder/accept', { order_id, order_status });
  const holds = async () => expect(await brokenInvariants(db)).toEqual([]);
  return { ...world, change, setSlots, draft, send, buy, bought, offered, placesAt, move, holds };
}

describe('GET /vendor/store/{storeId}/slot-bookings', () => {
  const DAYS = 'from=2026-03-05T00:00:00.000Z&until=2026-03-06T10:00:00.000Z';

  test('counts the orders of the slots of some days', async () => {
    const { bought, move, ask, vendor, store_id } = await shop();
    const booked = async () =>
      (await ask(vendor, `GET /vendor/store/${store_id}/slot-bookings?${DAYS}`)).json().value;
    const { order_id } = await bought(THURSDAY);
    await bought(THURSDAY);
    // After the last moment.
    await bought(FRIDAY);
    expect(await booked()).toEqual([{ starts_at: THURSDAY, booked: 2 }]);
    await move(order_id, 'Rejected');
    expect(await booked()).toEqual([{ starts_at: THURSDAY, booked: 1 }]);
  });

  test('another’s store is not found, and the range has a length', async () => {
    const { ask, person, vendor, store_id } = await shop();
    const path = `GET /vendor/store/${store_id}/slot-bookings` as const;
    const rival = await person('vendor', 'Rival');
    expect((await ask(rival, `${path}?${DAYS}`)).json().error).toBe('store_not_found');
    const days = (until: string) => ask(vendor, `${path}?from=${THURSDAY}&until=${until}`);
    expect((await days('2026-03-19T10:00:00.000Z')).statusCode).toBe(200);
    for (const until of ['2026-03-19T10:00:00.001Z', THURSDAY, 'never'])
      expect((await days(until)).json().details.fields[0].field).toBe('until');
  });
});

describe('the slots of a store', () => {
  test('are those that can be chosen now, with the places left', async () => {
    const { offered, bought, placesAt, holds } = await shop();
    const { slots, slot_choice } = await offered();
    expect(slots).toEqual(slotsOf(2));
    expect(slot_choice.time_zone).toBe('UTC');
    // Today's is over.
    expect(slot_choice.slots).toHaveLength(7);
    expect(slot_choice.slots[0]).toEqual({
      starts_at: THURSDAY,
      ends_at: '2026-03-05T12:00:00.000Z',
      places: 2,
    });
    await bought(THURSDAY);
    expect(await placesAt(THURSDAY)).toBe(1);
    await bought(THURSDAY);
    expect(await placesAt(THURSDAY)).toBeUndefined();
    expect(await placesAt(FRIDAY)).toBe(2);
    await holds();
  });

  test('are kept by the vendor alone, and end with null', async () => {
    const { change, person, ask, vendor, offered, setSlots } = await shop();
    const rival = await person('vendor');
    expect((await change({ slots: null }, rival)).statusCode).toBe(404);
    const own = await ask(vendor, 'GET /vendor/stores');
    expect(own.json().value[0].slots).toEqual(slotsOf(2));
    await setSlots(null);
    const now = await offered();
    expect([now.slots, now.slot_choice]).toEqual([undefined, undefined]);
  });

  const good = { weekday: 0, from: '10:00', to: '12:00', orders: 1 };
  test.for([
    ['no slot', { cut_off: 0, week: [] }, 'slots.week'],
    [
      'two that start together',
      { cut_off: 0, week: [good, { ...good, to: '11:00' }] },
      'slots.week',
    ],
    ['85 slots', { cut_off: 0, week: Array(85).fill(good) }, 'slots.week'],
    [
      'an end before the start',
      { cut_off: 0, week: [{ ...good, to: '09:59' }] },
      'slots.week.0.to',
    ],
    ['an end at the start', { cut_off: 0, week: [{ ...good, to: '10:00' }] }, 'slots.week.0.to'],
    ['no time', { cut_off: 0, week: [{ ...good, from: '25:00' }] }, 'slots.week.0.from'],
    ['an eighth day', { cut_off: 0, week: [{ ...good, weekday: 7 }] }, 'slots.week.0.weekday'],
    ['no place', { cut_off: 0, week: [{ ...good, orders: 0 }] }, 'slots.week.0.orders'],
    ['501 places', { cut_off: 0, week: [{ ...good, orders: 501 }] }, 'slots.week.0.orders'],
    ['half an order', { cut_off: 0, week: [{ ...good, orders: 1.5 }] }, 'slots.week.0.orders'],
    ['a cut-off after the start', { cut_off: -1, week: [good] }, 'slots.cut_off'],
    ['a cut-off of more than three days', { cut_off: 4321, week: [good] }, 'slots.cut_off'],
  ] as const)('refuses %s and names the field', async ([, slots, field]) => {
    const { change } = await shop();
    const answer = await change({ slots });
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_request']);
    expect(answer.json().details.fields[0].field).toBe(field);
  });

  test('are written in the audit log in words', async () => {
    const { db } = await shop();
    const Row = z.object({ detail: z.object({ slots: z.array(z.string().nullable()) }) });
    const { detail } = await db.one(
      Row,
      sql`select detail from audit_log where action = 'store_changed' order by audit_id limit 1`,
    );
    expect(detail.slots).toEqual([null, 'Mon–Sun 10 AM–12 PM, orders until 1 hour before']);
  });
});

describe('an order at a store with slots', () => {
  test('has its slot wherever it is shown', async () => {
    const { bought, ask, shopper, vendor, move } = await shop();
    const order = await bought(THURSDAY);
    const slot = { starts_at: THURSDAY, ends_at: '2026-03-05T12:00:00.000Z', time_zone: 'UTC' };
    expect(order.slot).toEqual(slot);
    const mine = await ask(shopper, 'GET /user/orders');
    expect(mine.json().orders).toEqual([order]);
    expect((await ask(vendor, 'GET /vendor/orders')).json().value).toEqual([order]);
    expect((await ask(vendor, `GET /vendor/order/${order.order_id}`)).json()).toEqual(order);
    await move(order.order_id, 'Accepted');
    const list = (await ask(vendor, 'GET /vendor/pick-list')).json();
    expect(list.value[0].slot).toEqual(slot);
    expect(list.slots).toEqual([{ ...slot, orders: 1 }]);
  });

  test.for([
    ['none', null, 'missing', 'This store takes orders for slots. Choose one'],
    [
      'one that it does not have',
      '2026-03-05T10:30:00Z',
      'unknown',
      /not there any more. Choose another one/,
    ],
    ['a past one', '2026-03-03T10:00:00Z', 'too_late', /too late for this slot/],
    ['one too far ahead', '2026-03-12T10:00:00Z', 'too_far', /cannot be chosen yet/],
  ] as const)('refuses %s, with the field and the remedy', async ([, start, reason, message]) => {
    const { buy, store_id, stockOf, rice, holds } = await shop();
    const answer = await buy(start);
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'slot_unavailable']);
    const { details } = answer.json();
    expect(details).toMatchObject({ store_id, reason });
    expect(details.fields[0].field).toBe('orders.0.slot_starts_at');
    expect(answer.json().message).toMatch(message);
    expect(await stockOf(store_id, rice)).toBe(10);
    await holds();
  });

  test('takes orders until its cut-off, and not a millisecond longer', async () => {
    const { buy, clock, person, placesAt } = await shop();
    clock.at = new Date('2026-03-05T09:00:00.001Z');
    // A session of this day.
    const late = await person('user');
    expect((await buy(THURSDAY, late)).json().details.reason).toBe('too_late');
    clock.at = new Date('2026-03-05T09:00:00Z');
    expect(await placesAt(THURSDAY, late)).toBe(2);
    expect((await buy(THURSDAY, late)).statusCode).toBe(201);
  });

  test('is for days when the store is open', async () => {
    const { buy, change, offered } = await shop();
    const weekdays = EVERY_DAY.map((day) =>
      day === 3 ? null : { opens: '09:00', closes: '18:00' },
    );
    await change({ hours: { weekdays, holidays: ['2026-03-06'] } });
    expect((await offered()).slot_choice.slots[0].starts_at).toBe('2026-03-07T10:00:00.000Z');
    for (const start of [THURSDAY, FRIDAY])
      expect((await buy(start)).json().details.reason).toBe('closed');
  });

  test('a full slot is refused, and the number of the order in the request is named', async () => {
    const { bought, send, draft, store, stock, vendor, rice, holds } = await shop({ orders: 1 });
    const plain = await store(vendor.user_id, { store_id: '00000000-0000-4000-8000-000000000001' });
    await stock(plain, rice);
    await bought(THURSDAY);
    const answer = await send([draft({ store_id: plain }), draft({ slot_starts_at: THURSDAY })]);
    expect(answer.json()).toMatchObject({
      error: 'slot_unavailable',
      message: 'This slot is full. Choose another one',
      details: { reason: 'full', fields: [{ field: 'orders.1.slot_starts_at' }] },
    });
    await holds();
  });

  test('two orders of one request need two places', async () => {
    const { send, draft, bought, placesAt, holds } = await shop();
    const both = [draft({ slot_starts_at: THURSDAY }), draft({ slot_starts_at: THURSDAY })];
    expect((await send(both)).statusCode).toBe(201);
    expect(await placesAt(THURSDAY)).toBeUndefined();
    await bought(FRIDAY);
    expect(
      (await send([draft({ slot_starts_at: FRIDAY }), draft({ slot_starts_at: FRIDAY })])).json()
        .details.reason,
    ).toBe('full');
    expect(await placesAt(FRIDAY)).toBe(1);
    await holds();
  });

  test('what is refused for another reason leaves the place free', async () => {
    const { send, draft, placesAt, rice, holds } = await shop();
    const items = [{ ingredient_id: rice, quantity: 11 }];
    const answer = await send([draft({ slot_starts_at: THURSDAY, items })]);
    expect(answer.json().error).toBe('out_of_stock');
    expect(await placesAt(THURSDAY)).toBe(2);
    await holds();
  });

  test('a slot at a store that has none any more is refused; without one it is as ever', async () => {
    const { setSlots, buy, holds } = await shop();
    await setSlots(null);
    expect((await buy(THURSDAY)).json().details.reason).toBe('unknown');
    const answer = await buy(null);
    expect(answer.json().orders[0].slot).toBeNull();
    await holds();
  });
});

describe('a place is free again', () => {
  test.for(['cancelled', 'rejected', 'closed', 'shopper deleted', 'all short'] as const)(
    'when the order is: %s',
    async (how) => {
      const { bought, placesAt, ask, shopper, vendor, store_id, rice, move, person, db, holds } =
        await shop();
      const { order_id } = await bought(THURSDAY);
      await bought(THURSDAY);
      expect(await placesAt(THURSDAY)).toBeUndefined();
      if (how === 'cancelled') await ask(shopper, `POST /user/orders/${order_id}/cancel`);
      if (how === 'rejected') await move(order_id, 'Rejected');
      if (how === 'closed') await ask(vendor, `POST /vendor/store/${store_id}/close`, {});
      if (how === 'shopper deleted')
        await ask(await person('admin'), `DELETE /admin/user/${shopper.user_id}`);
      if (how === 'all short') {
        await move(order_id, 'Accepted');
        const line = { order_id, ingredient_id: rice, expected_quantity: 1, packs: 1 };
        await ask(vendor, 'PUT /vendor/order-line', line);
      }
      const { booked } = await db.one(
        z.object({ booked: z.int() }),
        sql`select booked from slot_bookings where starts_at = ${new Date(THURSDAY)}`,
      );
      const leftOne = ['cancelled', 'rejected', 'all short'].includes(how);
      expect(booked).toBe(leftOne ? 1 : 0);
      await holds();
    },
  );

  test('not when it is accepted or delivered', async () => {
    const { bought, placesAt, move, holds } = await shop();
    const { order_id } = await bought(THURSDAY);
    await move(order_id, 'Accepted');
    await move(order_id, 'Delivered');
    expect(await placesAt(THURSDAY)).toBe(1);
    await holds();
  });
});

describe('slots that are edited', () => {
  test('leave orders theirs; fewer places than orders take no more', async () => {
    const { bought, buy, setSlots, ask, shopper, move, holds } = await shop();
    const [first] = [await bought(THURSDAY), await bought(THURSDAY)];
    await setSlots(slotsOf(1));
    expect((await buy(THURSDAY)).json().details.reason).toBe('full');
    await setSlots(slotsOf(1, { from: '14:00', to: '15:00' }));
    const { orders } = (await ask(shopper, 'GET /user/orders')).json();
    for (const order of orders) expect(order.slot.starts_at).toBe(THURSDAY);
    await move(first.order_id, 'Rejected');
    await holds();
    await setSlots(slotsOf(2));
    expect((await buy(THURSDAY)).statusCode).toBe(201);
    await holds();
  });
});

describe('delivery or pickup', () => {
  test('where a store has both, the shopper decides, and pays no fee for what is picked up', async () => {
    const { change, buy, send, draft, offered, holds, ask, vendor } = await shop({ orders: 9 });
    await change({ also_pickup: true, delivery_fee: 3.99 });
    expect(await offered()).toMatchObject({ also_pickup: true, delivery_fee: 3.99 });
    const slot_starts_at = THURSDAY;
    const picked = await send([
      draft({ slot_starts_at, delivery_method: 'Pickup', delivery_fee: 0, total_price: 3.49 }),
    ]);
    expect(picked.json().orders[0]).toMatchObject({
      delivery_method: 'Pickup',
      delivery_fee: 0,
      total_price: 3.49,
    });
    for (const more of [{}, { delivery_method: 'Deliver' }, { delivery_method: null }]) {
      const sent = await send([draft({ slot_starts_at, ...more })]);
      expect(sent.json().orders[0]).toMatchObject({
        delivery_method: 'Deliver',
        delivery_fee: 3.99,
        total_price: 7.48,
      });
    }
    const wrong = await send([
      draft({ slot_starts_at, delivery_method: 'Pickup', delivery_fee: 3.99 }),
    ]);
    expect(wrong.json().error).toBe('price_changed');
    expect((await buy(slot_starts_at)).statusCode).toBe(201);
    const pickups = await ask(vendor, 'GET /vendor/orders?q=');
    expect(pickups.json().total).toBe(5);
    await holds();
  });

  test('is no choice at a store for pickup, which also loses it', async () => {
    const { change, ask, vendor } = await shop();
    await change({ also_pickup: true });
    const refused = await change({ store_type: 'Pickup', also_pickup: true });
    expect(refused.json().details.fields[0].field).toBe('also_pickup');
    await change({ store_type: 'Pickup' });
    expect((await ask(vendor, 'GET /vendor/stores')).json().value[0].also_pickup).toBe(false);
  });
});

describe('the vendor', () => {
  test('sorts orders by slot, those without last, page by page', async () => {
    const { bought, setSlots, buy, ask, vendor } = await shop({ orders: 5 });
    const third = await bought(FRIDAY);
    const first = await bought(THURSDAY);
    const second = await bought(THURSDAY);
    await setSlots(null);
    const last = (await buy(null)).json().orders[0];
    const seen: string[] = [];
    let cursor = '';
    do {
      const path = `GET /vendor/orders?sort=slot&limit=1${cursor}` as const;
      const page = (await ask(vendor, path)).json();
      seen.push(...page.value.map(({ order_id }: { order_id: string }) => order_id));
      cursor = page.next_cursor ? `&cursor=${page.next_cursor}` : '';
    } while (cursor !== '');
    const byId = [first.order_id, second.order_id].toSorted(compareText);
    expect(seen).toEqual([...byId, third.order_id, last.order_id]);
  });

  test('picks one slot’s orders', async () => {
    const { bought, move, ask, vendor } = await shop();
    const early = await bought(THURSDAY);
    const late = await bought(FRIDAY);
    for (const { order_id } of [early, late]) await move(order_id, 'Accepted');
    const list = (await ask(vendor, `GET /vendor/pick-list?slot_starts_at=${FRIDAY}`)).json();
    expect(list.value.map(({ order_id }: { order_id: string }) => order_id)).toEqual([
      late.order_id,
    ]);
    expect(list.slots.map(({ starts_at }: { starts_at: string }) => starts_at)).toEqual([
      THURSDAY,
      FRIDAY,
    ]);
    const bad = await ask(vendor, 'GET /vendor/pick-list?slot_starts_at=morning');
    expect(bad.json().details.fields[0].field).toBe('slot_starts_at');
  });

  test('reads what each slot came to', async () => {
    const { bought, setSlots, buy, ask, vendor, move } = await shop({ orders: 5 });
    await bought(THURSDAY);
    await bought(THURSDAY);
    const { order_id } = await bought(FRIDAY);
    await move(order_id, 'Rejected');
    await setSlots(null);
    await buy(null);
    const range = 'placed_from=2026-03-04T00:00:00Z&placed_before=2026-03-05T00:00:00Z';
    const { slots } = (await ask(vendor, `GET /vendor/report?${range}`)).json();
    expect(slots).toEqual([
      {
        slot: expect.objectContaining({ starts_at: THURSDAY }),
        orders: 2,
        packs: 2,
        revenue: 6.98,
      },
      { slot: null, orders: 1, packs: 1, revenue: 3.49 },
    ]);
  });
});

describe('at the same moment', () => {
  const statuses = (answers: readonly { statusCode: number }[]) =>
    answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);

  test('eight want the last two places: two get them', { timeout: 60_000 }, async () => {
    const { buy, person, placesAt, holds } = await shop();
    const people = await Promise.all(Array.from({ length: 8 }, () => person('user')));
    const answers = await Promise.all(people.map((who) => buy(THURSDAY, who)));
    expect(statuses(answers)).toEqual([201, 201, ...Array<number>(6).fill(409)]);
    for (const answer of answers.filter(({ statusCode }) => statusCode === 409))
      expect(answer.json().details.reason).toBe('full');
    expect(await placesAt(THURSDAY)).toBeUndefined();
    await holds();
  });

  test('places freed by rejections and new orders agree', { timeout: 60_000 }, async () => {
    const { buy, bought, move, person, holds } = await shop({ orders: 3 });
    const full = [await bought(THURSDAY), await bought(THURSDAY), await bought(THURSDAY)];
    const people = await Promise.all(Array.from({ length: 5 }, () => person('user')));
    const answers = await Promise.all([
      ...full.map(({ order_id }) => move(order_id, 'Rejected')),
      ...people.map((who) => buy(THURSDAY, who)),
    ]);
    expect(statuses(answers.slice(0, 3))).toEqual([200, 200, 200]);
    const placed = answers.slice(3).filter(({ statusCode }) => statusCode === 201).length;
    expect(placed).toBeLessThanOrEqual(3);
    for (const answer of answers) expect(answer.statusCode).toBeLessThan(500);
    await holds();
  });

  test('an order that is sent again takes no place more, also once it is rejected', async () => {
    const { app, draft, move, placesAt, holds, shopper } = await shop({ orders: 3 });
    const send = () =>
      app.inject({
        method: 'POST',
        url: '/api/user/orders',
        headers: { ...shopper.headers, 'idempotency-key': 'one' },
        payload: { orders: [draft({ slot_starts_at: THURSDAY })] },
      });
    const [{ order_id }] = (await send()).json().orders;
    for (const places of [2, 3]) {
      // The locks of a repeat may come after its end.
      for (let times = 0; times < 10; times += 1) {
        expect((await send()).headers['idempotent-replayed']).toBe('true');
        expect(await placesAt(THURSDAY)).toBe(places);
      }
      await move(order_id, 'Rejected');
    }
    await holds();
  });

  test('an edit of the slots, a pause and orders: no server error, and the rules hold', async () => {
    const { buy, person, setSlots, change, holds } = await shop();
    const people = await Promise.all(Array.from({ length: 6 }, () => person('user')));
    const answers = await Promise.all([
      ...people.slice(0, 3).map((who) => buy(THURSDAY, who)),
      setSlots(slotsOf(1)),
      change({ back_on: '2026-03-20' }),
      ...people.slice(3).map((who) => buy(THURSDAY, who)),
    ]);
    for (const answer of answers) expect(answer.statusCode).toBeLessThan(500);
    await holds();
  });
});

test('an order at a store without slots takes no statement more', async () => {
  const { setSlots, draft, db, shopper, clock, holds } = await shop();
  const limits = { staff_role: null, stores: null, stores_mark: null };
  const own = { vendor_id: shopper.user_id, session_id: '', ...limits };
  const user = { ...shopper, ...own, role: 'user' as const };
  const caller = { ip: '127.0.0.1', request_id: 'test' };
  const statementsOf = async (slot_starts_at: Date | null) => {
    const run: string[] = [];
    await db.transaction((tx) => {
      const note = (query: Sql) => {
        run.push(query.text);
        return query;
      };
      const noted: Tx = {
        ...tx,
        run: (query) => tx.run(note(query)),
        many: (row, query) => tx.many(row, note(query)),
        one: (row, query) => tx.one(row, note(query)),
        maybeOne: (row, query) => tx.maybeOne(row, note(query)),
      };
      const drafts = [draft({ slot_starts_at })];
      return placeOrders(noted, { user, drafts, caller, at: clock.at });
    });
    return run;
  };
  const withSlot = await statementsOf(new Date(THURSDAY));
  await setSlots(null);
  const without = await statementsOf(null);
  expect(without.join(' ')).not.toContain('slot_bookings');
  expect(withSlot).toHaveLength(without.length + 1);
  await holds();
});
