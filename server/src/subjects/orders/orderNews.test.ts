import { expect, test } from 'vitest';

import { eventReader } from '#testing/eventReader';
import { testApp } from '#testing/testApp';

/** A server that listens, and a reader of its events. */
async function live() {
  const world = await testApp();
  const { app, person, store, ingredient, stock } = world;
  const [shopper, vendor] = [await person('user'), await person('vendor')];
  const store_id = await store(vendor.user_id);
  const rice = await ingredient('Rice');
  await stock(store_id, rice);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });

  const read = eventReader(`${address}/api/orders/events`, (data) => data);

  const place = async () =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/user/orders',
        headers: shopper.headers,
        payload: { orders: [{ store_id, items: [{ ingredient_id: rice, quantity: 1 }] }] },
      })
    ).json().orders[0].order_id as string;
  const accept = (order_id: string) =>
    app.inject({
      method: 'PUT',
      url: '/api/vendor/userorder/accept',
      headers: vendor.headers,
      payload: { order_id },
    });
  const pick = (order_id: string) =>
    app.inject({
      method: 'PUT',
      url: '/api/vendor/picked-lines',
      headers: vendor.headers,
      payload: { lines: [{ order_id, ingredient_id: rice }], picked: true },
    });
  return { ...world, shopper, vendor, read, place, accept, pick };
}

test('shopper and vendor are notified of an order, strangers are not', async () => {
  const { read, shopper, vendor, person, place, accept } = await live();
  const [buyer, seller, rival] = await Promise.all([
    read(shopper),
    read(vendor),
    read(await person('vendor')),
  ]);
  expect(buyer.answer.headers.get('content-type')).toContain('text/event-stream');
  const order_id = await place();
  await expect.poll(() => seller.events).toEqual([{ order_id, order_status: 'pending' }]);
  await accept(order_id);
  await expect
    .poll(() => buyer.events)
    .toEqual([
      { order_id, order_status: 'pending' },
      { order_id, order_status: 'Accepted' },
    ]);
  expect(rival.events).toEqual([]);
  await Promise.all([buyer.stop(), seller.stop(), rival.stop()]);
});

test('whoever works for the vendor is notified, others who work elsewhere are not', async () => {
  const { read, vendor, person, member, place } = await live();
  const other = await person('vendor');
  const [picker, elsewhere] = await Promise.all([
    read(await member(vendor.user_id, 'picker')),
    read(await member(other.user_id, 'manager')),
  ]);
  const order_id = await place();
  await expect.poll(() => picker.events).toEqual([{ order_id, order_status: 'pending' }]);
  expect(elsewhere.events).toEqual([]);
  await Promise.all([picker.stop(), elsewhere.stop()]);
});

test('a tick is told to the vendor once, and not to the shopper', async () => {
  const { read, shopper, vendor, place, accept, pick } = await live();
  const [one, two] = [await place(), await place()];
  for (const order_id of [one, two]) await accept(order_id);
  const [buyer, seller] = await Promise.all([read(shopper), read(vendor)]);
  await pick(one);
  await pick(one);
  await pick(two);
  await expect
    .poll(() => seller.events)
    .toEqual([one, two].map((order_id) => ({ order_id, order_status: 'Accepted', picked: true })));
  expect(buyer.events).toEqual([]);
  await Promise.all([buyer.stop(), seller.stop()]);
});

test('a refused order sends no notification', async () => {
  const { read, shopper, vendor, app, place } = await live();
  const seller = await read(vendor);
  await app.inject({
    method: 'POST',
    url: '/api/user/orders',
    headers: shopper.headers,
    payload: { orders: [{ store_id: '00000000-0000-4000-8000-000000000000', items: [] }] },
  });
  const order_id = await place();
  await expect.poll(() => seller.events).toEqual([{ order_id, order_status: 'pending' }]);
  await seller.stop();
});

test('it is a stream or nothing', async () => {
  const { app, shopper } = await live();
  const answer = await app.inject({ url: '/api/orders/events', headers: shopper.headers });
  expect([answer.statusCode, answer.json().error]).toEqual([406, 'not_acceptable']);
});

test('a stream has the headers of every other answer', async () => {
  const { shopper, read } = await live();
  const { answer, stop } = await read(shopper);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-site',
  });
  await stop();
});
