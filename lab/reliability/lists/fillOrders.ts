import { LIMITS } from '@larder/shared/basics/validation';
import { z } from 'zod';

import { Orders, Stores } from '#reliability/harness/answers';

import { shown } from './fillRecipes.ts';
import type { Lab } from './lab.ts';

const OrderId = z.object({
  changes: z.array(z.object({ change_id: z.string(), state: z.string() })),
});

/** Twenty stores with a hundred things each. */
export async function market({ must, account, world }: Lab) {
  const vendor = await account('vendor');
  const stores = Array.from({ length: LIMITS.ordersAtOnce }, (_, n) => ({
    name: `Store ${n}`,
    store_type: 'Pickup',
    address: 'a',
    location: { type: 'Point', coordinates: [-70, 20] },
  }));
  const { token } = vendor;
  const { value } = await must(Stores, 'POST /vendor/stores', { token, body: { stores } });
  const goods = world.catalogue.slice(0, LIMITS.orderItems);
  const items = goods.map((ingredient_id) => ({ ingredient_id, price: 1, quantity: 1_000_000 }));
  for (const { store_id } of value)
    await must(z.unknown(), `PUT /vendor/store/${store_id}/inventory`, { token, body: { items } });
  return { vendor, goods, stores: value.map(({ store_id }) => store_id) };
}

/** As large orders as there are, each request under a key of its own, until no more is taken. */
export async function fillOrders(lab: Lab) {
  const { stores, goods } = await market(lab);
  const { token } = await lab.account('user');
  await lab.untilRefused({ of: 'orders of a day', most: 80 }, () =>
    lab.call('POST', '/user/orders', {
      token,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: {
        orders: stores.map((store_id) => ({
          store_id,
          note: 'n'.repeat(300),
          items: goods.map((ingredient_id) => ({ ingredient_id, quantity: 1, price: 1 })),
        })),
      },
    }),
  );
  return shown(token, ['/user/orders', '/user/orders?limit=50']);
}

/** A line of one order that falls short and is there again, over and over. */
export async function fillLineChanges(lab: Lab) {
  const { stores, goods, vendor } = await market(lab);
  const { token } = await lab.account('user');
  const items = goods.slice(0, 2).map((ingredient_id) => ({ ingredient_id, quantity: 900 }));
  const placed = await lab.must(Orders, 'POST /user/orders', {
    token,
    body: { orders: [{ store_id: stores[0], items }] },
  });
  const order_id = placed.orders[0]?.order_id;
  await lab.must(z.unknown(), `PUT /vendor/userorder/accept`, {
    token: vendor.token,
    body: { order_id },
  });
  await lab.untilRefused({ of: 'changes of an order’s lines', most: 400 }, async () => {
    const body = {
      order_id,
      ingredient_id: goods[0],
      expected_quantity: 900,
      packs: 1,
      reason: 'r'.repeat(300),
    };
    const short = await lab.call('PUT', '/vendor/order-line', { token: vendor.token, body });
    if (short.status >= 300) return short;
    const { changes } = OrderId.parse(short.body);
    const last = changes.at(-1)?.change_id;
    return lab.call('POST', `/vendor/order/${order_id}/change/${last}/undo`, {
      token: vendor.token,
      body: {},
    });
  });
  return shown(token, ['/user/orders']);
}
