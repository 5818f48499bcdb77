import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';
import { batch, Id, Instant, text, wholeNumberText } from '#basics/leaves.model';
import { Usd } from '#basics/money.model';
import { CATEGORIES } from '#food/categories';
import { Pack } from '#food/packs.model';
import { OrderSlot } from '#stores/slots.model';

import { LineWeight } from './orders.calls.ts';

/** Max orders of a pick list, and of a list of ids in an address. */
export const MAX_TO_PICK = 200;
export const MAX_CHOSEN = 100;
const ID_LENGTH = 37;

/** Ids joined by commas. */
const Ids = z.codec(text(MAX_CHOSEN * ID_LENGTH), batch(Id, MAX_CHOSEN), {
  decode: (ids) => ids.split(','),
  encode: (ids) => ids.join(','),
});

export const PickOrder = z.object({
  order_id: Id,
  store_id: Id,
  store_name: z.string(),
  /** The store's head of a packing slip; the phone is its vendor's when it has none of its own. */
  store_address: z.optional(z.string()),
  store_phone: z.optional(z.nullable(z.string())),
  created_at: Instant,
  delivery_method: z.nullable(z.string()),
  slot: z.optional(z.nullable(OrderSlot)),
  customer_name: z.nullable(z.string()),
  delivery_address: z.nullable(z.string()),
  customer_phone: z.optional(z.nullable(z.string())),
  note: z.optional(z.nullable(z.string())),
  total_price: z.optional(Usd),
  items: z.array(
    z.extend(Pack, {
      quantity: z.int(),
      category: z.enum(CATEGORIES),
      ...LineWeight,
      /** Who ticked the line; null while it is to be picked. The name of a deleted account is empty. */
      picked_by: z.nullable(z.object({ user_id: Id, name: z.string() })),
    }),
  ),
});
export type PickOrder = z.output<typeof PickOrder>;

/** A slot of accepted orders, and how many there are. */
const PickSlot = z.extend(OrderSlot, { orders: z.int() });
export type PickSlot = z.output<typeof PickSlot>;

const PickQuery = z.object({
  /** Only these orders, at most 100. */
  order_ids: z.optional(Ids),
  store_id: z.optional(Id),
  method: z.optional(z.enum(['Deliver', 'Pickup'])),
  /** Only of slots that start then. */
  slot_starts_at: z.optional(Instant),
  /** Max orders, the latest placed; without it, those of the next slots up to the limit. */
  newest: z.optional(wholeNumberText(1, MAX_TO_PICK)),
});
export type PickQuery = z.output<typeof PickQuery>;

export const pickList = endpoint({
  method: 'GET',
  path: '/vendor/pick-list',
  access: 'picker',
  stores: 'own',
  keys: ['orders'],
  summary: 'What to take off the shelves for the accepted orders, the next slot first',
  query: PickQuery,
  response: z.object({
    value: z.array(PickOrder),
    /** Whether there are more accepted orders as asked than the list has. */
    truncated: z.boolean(),
    /** The slots of all accepted orders, the soonest first, at most 100. */
    slots: z.optional(z.array(PickSlot)),
  }),
});

const PickedLine = z.object({ order_id: Id, ingredient_id: Id });
export type PickedLine = z.output<typeof PickedLine>;

/**
 * Repeating it changes nothing. Lines of orders that are not to be picked are left alone, and those by weight that were
 * not weighed.
 */
export const markPicked = endpoint({
  method: 'PUT',
  path: '/vendor/picked-lines',
  access: 'picker',
  stores: 'own',
  keys: ['orders'],
  summary: 'Tick lines of accepted orders as picked, or untick them, for everybody who picks',
  body: z.object({ lines: batch(PickedLine, MAX_TO_PICK), picked: z.boolean() }),
  response: z.object({
    /** Ticks that were set or taken away. */
    changed: z.int(),
  }),
});
