import * as z from 'zod/mini';

import { LatLng } from '#basics/coordinates.model';
import { endpoint } from '#basics/endpoint.model';
import { Id } from '#basics/leaves.model';
import { CATEGORIES } from '#food/categories';
import { OrderSlot } from '#stores/slots.model';

import { LineChange, OrderLine } from './orders.calls.ts';
import { ORDER_STATUSES } from './orders.ts';

/** An order to pick up, as whoever goes to the store needs it. Nothing in it is of the person who ordered but a name. */
export const TripOrder = z.object({
  order_id: Id,
  order_status: z.enum(ORDER_STATUSES),
  /** Who else of the household ordered it; null of an own order. */
  ordered_by: z.nullable(z.string()),
  store_id: Id,
  store_name: z.string(),
  address: z.string(),
  place: LatLng,
  store_phone: z.nullable(z.string()),
  slot: z.nullable(OrderSlot),
  /** As they are now: without packs that fell short, with what replaces them. */
  items: z.array(z.extend(OrderLine, { category: z.enum(CATEGORIES) })),
  changes: z.array(LineChange),
});
export type TripOrder = z.output<typeof TripOrder>;

/**
 * The last days' orders to pick up: one's own, cancelled and rejected ones too, so that a device forgets them; and those
 * of the household that its kitchen has. Newest first.
 */
export const listTripOrders = endpoint({
  method: 'GET',
  path: '/kitchen/trip',
  access: 'shopper',
  summary: 'What the household has ordered to pick up, for the trip sheet',
  response: z.object({ value: z.array(TripOrder) }),
});
