import type { OrderSort } from '@larder/shared/orders/orders';
import { z } from 'zod';

import { type Listing, TimeKey } from '#platform/lib/cursor';

import type { OrderRow } from './orders.queries.ts';
import { NO_SLOT, ORDER_SORTING } from './orderSorting.rules.ts';

const AtTime = z.tuple([TimeKey, z.guid()]);
const KEYS = { time: AtTime, total: z.tuple([z.int(), z.guid()]), slot: AtTime };
type OrderKey = z.output<(typeof KEYS)[keyof typeof KEYS]>;

/** A sorted list of a shopper's or a vendor's orders. */
export function orderListing(
  of: 'user' | 'vendor',
  sort: OrderSort,
): { list: Listing<OrderKey>; keyOf: (order: OrderRow) => OrderKey } {
  const { by } = ORDER_SORTING[sort];
  return {
    list: { name: `orders ${of} ${sort}`, key: KEYS[by] },
    keyOf: (order) => [partOf(order, by), order.order_id],
  };
}

function partOf({ created_at, total_price, slot }: OrderRow, by: keyof typeof KEYS): number {
  if (by === 'total') return total_price;
  return (by === 'time' ? created_at : (slot?.starts_at ?? NO_SLOT)).getTime();
}
