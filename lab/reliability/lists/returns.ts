import { MAX_RETURNS } from '@larder/shared/orders/returns.calls';
import { z } from 'zod';

import { Orders } from '#reliability/harness/answers';

import { market } from './fillOrders.ts';
import { shown } from './fillRecipes.ts';
import type { Lab } from './lab.ts';
import { type FilledList, MIB } from './list.ts';

/** What was wrong with an order after delivery. */
export const RETURNS: FilledList = {
  name: 'returns of an order',
  tables: ['order_returns'],
  calls: ['PUT /vendor/order-return', 'POST /vendor/order/{id}/return/{returnId}/undo'],
  bound: `${MAX_RETURNS} of an order`,
  most: { rows: MAX_RETURNS, bytes: MIB, answer: MIB },
  fill: fillReturns,
};

/** Packs of one delivered order that were damaged, one by one. */
async function fillReturns(lab: Lab) {
  const { stores, goods, vendor } = await market(lab);
  const { token } = await lab.account('user');
  const items = goods.slice(0, 2).map((ingredient_id) => ({ ingredient_id, quantity: 900 }));
  const placed = await lab.must(Orders, 'POST /user/orders', {
    token,
    body: { orders: [{ store_id: stores[0], items }] },
  });
  const order_id = placed.orders[0]?.order_id;
  for (const order_status of ['Accepted', 'Delivered'])
    await lab.must(z.unknown(), 'PUT /vendor/userorder/accept', {
      token: vendor.token,
      body: { order_id, order_status },
    });
  await lab.untilRefused({ of: 'returns of an order', most: 300 }, () =>
    lab.call('PUT', '/vendor/order-return', {
      token: vendor.token,
      body: {
        return_id: crypto.randomUUID(),
        order_id,
        ingredient_id: goods[0],
        packs: 1,
        reason: 'damaged',
        refund: 1,
        note: 'n'.repeat(300),
      },
    }),
  );
  return shown(token, ['/user/orders']);
}
