import { z } from 'zod';

import { type Listing, TimeKey } from '#platform/lib/cursor';

import type { OrderRow } from './orders.queries.ts';
import { type ListSort, NO_SLOT, ORDER_SORTING } from './orderSorting.rules.ts';

const AtTime = z.tuple([TimeKey, z.guid()]);
/** 0 of a pending order, else 1; its slot; its id. */
const ToDo = z.tuple([z.int().min(0).max(1), TimeKey, z.guid()]);
const KEYS = { time: AtTime, total: z.tuple([z.int(), z.guid()]), slot: AtTime, todo: ToDo };
type OrderKey = z.output<(typeof KEYS)[keyof typeof KEYS]>;

/** A sorted list of a shopper's or a vendor's orders. */
export function orderListing(
  of: 'user' | 'vendor',
  sort: ListSort,
): { list: Listing<OrderKey>; keyOf: (order: OrderRow) => OrderKey } {
  const { by } = ORDER_SORTING[sort];
  return {
    list: { name: `orders ${of} ${sort}`, key: KEYS[by] },
    keyOf: (order) => keyOf(order, by),
  };
}

function keyOf(order: OrderRow, by: keyof typeof KEYS): OrderKey {
  const { order_id, order_status, created_at, total_price, slot } = order;
  const starts_at = (slot?.starts_at ?? NO_SLOT).getTime();
  if (by === 'todo') return [order_status === 'pending' ? 0 : 1, starts_at, order_id];
  if (by === 'total') return [total_price, order_id];
  return [by === 'time' ? created_at.getTime() : starts_at, order_id];
}
