import { expect, test } from 'vitest';

import { countViolations } from '#platform/db/invariants';
import { sql } from '#platform/db/sql';
import { market } from '#testing/market';

type Line = {
  name: string;
  picked_by: { user_id: string; name: string } | null;
};
type Wire = { order_id: string; items: Line[] };

/** A market, and who ticked what: "Rice: A vendor", by order as the list has them. */
async function picking() {
  const world = await market();
  const { get, put, goods, place, move, vendor } = world;
  const accepted = async (...given: Parameters<typeof place>) => {
    const order_id = await place(...given);
    await move(order_id, 'Accepted');
    return order_id;
  };
  const linesOf = (order_ids: readonly string[], name: string) =>
    order_ids.map((order_id) => ({ order_id, ingredient_id: goods[name] }));
  const tick = (order_ids: readonly string[], name: string, { picked = true, who = vendor } = {}) =>
    put('picked-lines', { lines: linesOf(order_ids, name), picked }, who);
  const ticks = async () => {
    const { value } = await get('pick-list');
    return value.map(({ items }: Wire) =>
      items.map(({ name, picked_by }) => `${name}: ${picked_by?.name ?? 'open'}`),
    );
  };
  const idsOf = async (query: string) =>
    (await get(`pick-list?${query}`)).value.map((order: Wire) => order.order_id);
  return { ...world, accepted, tick, ticks, idsOf };
}

test('the pick list has the accepted orders, as they came without slots, with aisle, address and the store’s head', async () => {
  const { place, accepted, move, get, idsOf, db } = await picking();
  await db.run(sql`update stores set phone = '+1 212 555 0199' where name = 'Corner'`);
  const late = await accepted(3, ['Rice', 'Jalapeño pepper'], { quantity: 2 });
  const early = await accepted(2);
  await place(1);
  const { value, truncated } = await get('pick-list');
  expect(value.map((order: Wire) => order.order_id)).toEqual([early, late]);
  expect(truncated).toBe(false);
  expect(value[1]).toMatchObject({
    store_name: 'Corner',
    store_address: expect.any(String),
    store_phone: '+1 212 555 0199',
    total_price: expect.any(Number),
    customer_name: 'Ada Élan',
    delivery_address: 'Street 1',
    items: [
      {
        name: 'Rice',
        unit_quantity: 500,
        unit: 'gm',
        quantity: 2,
        category: 'Pantry',
        picked_by: null,
      },
      { name: 'Jalapeño pepper', quantity: 2, category: 'Produce' },
    ],
  });
  expect(await idsOf(`order_ids=${late}`)).toEqual([late]);
  await move(late, 'Delivered');
  expect(await idsOf(`order_ids=${late},${early}`)).toEqual([early]);
});

test('it can be of a store, of a method, and of the newest', async () => {
  const { accepted, stores, db, get, idsOf } = await picking();
  const one = await accepted(1);
  const two = await accepted(2, ['Rice'], { store_id: stores.pier });
  const three = await accepted(3);
  await db.run(sql`update orders set delivery_method = 'Pickup' where order_id = ${two}`);
  // Old orders may have none.
  await db.run(sql`update orders set delivery_method = null where order_id = ${one}`);
  expect(await idsOf(`store_id=${stores.corner}`)).toEqual([one, three]);
  expect(await idsOf('method=Pickup')).toEqual([two]);
  expect(await idsOf('method=Deliver')).toEqual([three]);
  expect(await idsOf('newest=2')).toEqual([two, three]);
  expect((await get('pick-list?newest=2')).truncated).toBe(true);
  expect((await get('pick-list?newest=3')).truncated).toBe(false);
  expect(await idsOf(`newest=1&store_id=${stores.corner}`)).toEqual([three]);
  expect((await get('pick-list?newest=0')).details.fields[0].field).toBe('newest');
  expect((await get('pick-list?order_ids=1,2')).error).toBe('invalid_request');
});

test('the next slot is first, those without one last; of the newest too', async () => {
  const { accepted, db, idsOf } = await picking();
  const [none, later, soon, same] = [
    await accepted(1),
    await accepted(2),
    await accepted(3),
    await accepted(4),
  ];
  const setSlot = (order_id: string, hour: number) =>
    db.run(sql`update orders set slot_starts_at = ${new Date(Date.UTC(2026, 2, 5, hour))},
      slot_ends_at = ${new Date(Date.UTC(2026, 2, 5, hour + 2))}, slot_zone = 'UTC'
      where order_id = ${order_id}`);
  await setSlot(later, 14);
  await setSlot(soon, 10);
  await setSlot(same, 10);
  expect(await idsOf('')).toEqual([soon, same, later, none]);
  expect(await idsOf('newest=3')).toEqual([soon, same, later]);
});

test('a tick is kept with who set it, and can be taken away', async () => {
  const { accepted, tick, ticks } = await picking();
  const orders = [await accepted(1, ['Rice', 'Jalapeño pepper']), await accepted(2)];
  expect((await tick(orders, 'Rice')).json()).toEqual({ changed: 2 });
  expect(await ticks()).toEqual([['Rice: A vendor', 'Jalapeño pepper: open'], ['Rice: A vendor']]);
  expect((await tick(orders, 'Rice')).json()).toEqual({ changed: 0 });
  expect((await tick(orders.slice(1), 'Rice', { picked: false })).json()).toEqual({ changed: 1 });
  expect(await ticks()).toEqual([['Rice: A vendor', 'Jalapeño pepper: open'], ['Rice: open']]);
});

test('more of a ticked thing does not untick it', async () => {
  const { accepted, tick, ticks } = await picking();
  await tick([await accepted(1)], 'Rice');
  await accepted(2);
  expect(await ticks()).toEqual([['Rice: A vendor'], ['Rice: open']]);
});

test('what is not accepted is not ticked, nor what left the list meanwhile', async () => {
  const { place, accepted, move, tick, ticks, db } = await picking();
  const [waiting, going, staying] = [await place(1), await accepted(2), await accepted(3)];
  await move(going, 'Delivered');
  expect((await tick([waiting, going, staying], 'Rice')).json()).toEqual({ changed: 1 });
  expect(await ticks()).toEqual([['Rice: A vendor']]);
  await move(waiting, 'Rejected');
  expect((await tick([waiting], 'Rice')).json()).toEqual({ changed: 0 });
  const broken = Object.entries(await countViolations(db)).filter(([, rows]) => rows > 0);
  expect(broken).toEqual([]);
});

test('nobody ticks for another vendor', async () => {
  const { accepted, tick, ticks, person } = await picking();
  const order_id = await accepted(1);
  const rival = await person('vendor', 'Rival');
  expect((await tick([order_id], 'Rice', { who: rival })).json()).toEqual({ changed: 0 });
  await tick([order_id], 'Rice');
  expect((await tick([order_id], 'Rice', { picked: false, who: rival })).json()).toEqual({
    changed: 0,
  });
  expect(await ticks()).toEqual([['Rice: A vendor']]);
});

test('two pickers who tick and untick the same orders at once do not block each other', async () => {
  const { accepted, tick, ticks } = await picking();
  const orders = [await accepted(1), await accepted(2), await accepted(3)];
  const presses = Array.from({ length: 20 }, (_, n) =>
    tick(n % 2 ? orders : orders.toReversed(), 'Rice', { picked: n % 3 > 0 }),
  );
  for (const answer of await Promise.all(presses)) expect(answer.statusCode).toBe(200);
  await tick(orders, 'Rice');
  expect(await ticks()).toEqual([['Rice: A vendor'], ['Rice: A vendor'], ['Rice: A vendor']]);
});
