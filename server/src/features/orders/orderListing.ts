import type { OrderSort } from '@larder/shared/domain/orders';
import { z } from 'zod';

import { type Listing, TimeKey } from '#lib/cursor';

import { ORDER_SORTING, type OrderRow } from './orders.queries.ts';

const KEYS = { time: z.tuple([TimeKey, z.guid()]), total: z.tuple([z.int(), z.guid()]) };
type OrderKey = z.output<(typeof KEYS)['time' | 'total']>;

/** A sorted list of a shopper's or a vendor's orders. */
export function orderListing(
  of: 'user' | 'vendor',
  sort: OrderSort,
): { list: Listing<OrderKey>; keyOf: (order: OrderRow) => OrderKey } {
  const { by } = ORDER_SORTING[sort];
  return {
    list: { name: `orders ${of} ${sort}`, key: KEYS[by] },
    keyOf: ({ created_at, total_price, order_id }) => [
      by === 'time' ? created_at.getTime() : total_price,
      order_id,
    ],
  };
}
