import { expect, test } from 'vitest';

import { sql } from '#platform/db/sql';
import { household } from '#testing/kitchen';
import type { Person } from '#testing/testApp';

/** Two who share a kitchen, a stranger, and stores where rice is picked up, or from where it is brought. */
async function shop() {
  const world = await household();
  const { person, store, ingredient, stock, shared, ask, send, op, kitchenOf } = world;
  const { sam, alex, household_id } = await shared();
  const [stranger, vendor] = [await person('user', 'Kim'), await person('vendor')];
  const pickup = await store(vendor.user_id, { store_type: 'Pickup' });
  const delivery = await store(vendor.user_id, { store_type: 'Delivery' });
  const rice = await ingredient('Rice');
  for (const store_id of [pickup, delivery]) await stock(store_id, rice, { price_cents: 349 });

  async function place(who: Person, store_id = pickup): Promise<string> {
    const items = [{ ingredient_id: rice, quantity: 2 }];
    const answer = await ask(who, 'POST user/orders', {
      orders: [{ store_id, items, note: 'The blue door' }],
    });
    expect(answer.statusCode).toBe(201);
    return answer.json().orders[0].order_id;
  }
  /** Tells a person's kitchen of an order, as a browser does after its checkout. */
  async function tell(who: Person, order_id: string, id = household_id): Promise<void> {
    const pack = { name: 'Rice', unit: 'gm', unit_quantity: 500, price: 3.49, quantity: 2 };
    const items = [{ ingredient_id: rice, ...pack }];
    const order = { order_id, storeName: 'Corner', deliveryFee: 0, items };
    const payload = { store_id: pickup, items: [], order };
    const { seq } = (await kitchenOf(who)).state;
    const sent = await send(who, [id, seq], [op({ kind: 'ordered', payload }, { base_seq: seq })]);
    expect(sent.statusCode).toBe(200);
  }
  const tripOf = async (who: Person) => {
    const answer = await ask(who, 'GET kitchen/trip');
    expect(answer.statusCode).toBe(200);
    return answer.json().value;
  };
  const idsOf = async (who: Person): Promise<string[]> =>
    (await tripOf(who)).map((order: { order_id: string }) => order.order_id);
  return {
    ...world,
    sam,
    alex,
    stranger,
    vendor,
    pickup,
    delivery,
    rice,
    place,
    tell,
    tripOf,
    idsOf,
  };
}

test('what one orders to pick up is on the trip of every device of the household', async () => {
  const { sam, alex, stranger, pickup, place, tell, tripOf } = await shop();
  const order_id = await place(sam);
  // One's own before any device has told the kitchen.
  expect(await tripOf(sam)).toEqual([
    {
      order_id,
      order_status: 'pending',
      ordered_by: null,
      store_id: pickup,
      store_name: expect.any(String),
      address: expect.any(String),
      place: { lat: expect.any(Number), lng: expect.any(Number) },
      store_phone: null,
      slot: null,
      items: [expect.objectContaining({ name: 'Rice', quantity: 2, category: expect.any(String) })],
      changes: [],
    },
  ]);
  expect(await tripOf(alex)).toEqual([]);
  await tell(sam, order_id);
  const [seen, ...more] = await tripOf(alex);
  expect(more).toEqual([]);
  expect(seen).toMatchObject({ order_id, ordered_by: 'Sam Lee', items: [{ quantity: 2 }] });
  // What was written for the store stays between the two.
  expect(JSON.stringify(seen)).not.toContain('blue door');
  expect(await tripOf(stranger)).toEqual([]);
});

test('what is brought home is no trip', async () => {
  const { sam, delivery, place, idsOf } = await shop();
  await place(sam, delivery);
  expect(await idsOf(sam)).toEqual([]);
});

test('an order that somebody names is not shown to them', async () => {
  const { sam, alex, stranger, place, tell, kitchenOf, idsOf, ask } = await shop();
  const order_id = await place(sam);
  const own = (await kitchenOf(stranger)).household.household_id;
  await tell(stranger, order_id, own);
  expect(await idsOf(stranger)).toEqual([]);
  await tell(sam, order_id);
  expect(await idsOf(alex)).toEqual([order_id]);
  // Whoever has left sees the orders of the others no longer.
  expect((await ask(alex, 'POST household/leave', {})).statusCode).toBeLessThan(300);
  expect(await idsOf(alex)).toEqual([]);
});

test('a cancelled order leaves the trip of others, and is told to whoever placed it', async () => {
  const { sam, alex, place, tell, tripOf, idsOf, ask } = await shop();
  const [first, second] = [await place(sam), await place(sam)];
  for (const order_id of [first, second]) await tell(sam, order_id);
  await ask(sam, `POST user/orders/${first}/cancel`);
  expect(await idsOf(alex)).toEqual([second]);
  const own: { order_id: string; order_status: string }[] = await tripOf(sam);
  expect(new Map(own.map((one) => [one.order_id, one.order_status]))).toEqual(
    new Map([
      [first, 'Rejected'],
      [second, 'pending'],
    ]),
  );
});

test('an order is on the trip for six days, or until its time has come', async () => {
  const { sam, clock, place, idsOf, db } = await shop();
  const order_id = await place(sam);
  const ago = (ms: number): Date => new Date(clock.at.getTime() - 6 * 24 * 60 * 60 * 1000 + ms);
  await db.run(sql`update orders set created_at = ${ago(1)}`);
  expect(await idsOf(sam)).toEqual([order_id]);
  await db.run(sql`update orders set created_at = ${ago(0)}`);
  expect(await idsOf(sam)).toEqual([]);
  const [starts, ends] = [ago(1), ago(2)];
  await db.run(sql`
    update orders set slot_starts_at = ${starts}, slot_ends_at = ${ends}, slot_zone = 'UTC'`);
  expect(await idsOf(sam)).toEqual([order_id]);
});

test('what falls short at the store is so on every trip', async () => {
  const { sam, alex, vendor, rice, place, tell, tripOf, ask } = await shop();
  const order_id = await place(sam);
  await tell(sam, order_id);
  await ask(vendor, 'PUT vendor/userorder/accept', { order_id });
  const short = { order_id, ingredient_id: rice, expected_quantity: 2, packs: 1 };
  expect((await ask(vendor, 'PUT vendor/order-line', short)).statusCode).toBe(200);
  for (const who of [sam, alex]) {
    const [order] = await tripOf(who);
    expect(order.order_status).toBe('Accepted');
    expect(order.items).toMatchObject([{ quantity: 1 }]);
    expect(order.changes).toMatchObject([{ state: 'short', packs: 1 }]);
  }
});
