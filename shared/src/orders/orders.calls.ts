import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';
import { Id, Instant, text } from '#basics/leaves.model';
import { Price, TotalClaim, Usd, UsdOrNone } from '#basics/money.model';
import { pageMembers, PageQuery } from '#basics/page.model';
import { LIMITS } from '#basics/validation';
import { Pack, PricedPack } from '#food/packs.model';
import { OrderNote } from '#kitchen/orderTexts.model';
import { OrderSlot } from '#stores/slots.model';

import { ORDER_STATUSES, readOrderStatus } from './orders.ts';
import { RETURN_REASONS } from './returns.ts';
import { WEIGHT_STATES } from './weighing.ts';

/** What a line that is sold by weight weighs, in its pack's unit. */
export const LineWeight = {
  /** Its packs are an estimate until it is weighed. */
  by_weight: z.optional(z.boolean()),
  weighing: z.optional(
    z.object({
      amount: z.number(),
      state: z.enum(WEIGHT_STATES),
      /** What the line costs by it; left out while its packs count. */
      cost: z.optional(Usd),
    }),
  ),
};

export const OrderLine = z.extend(PricedPack, {
  image: z.nullable(z.string()),
  /** Of an own product: the name of its food, '' for what is no food one cooks with. */
  food: z.optional(z.string()),
  ...LineWeight,
});
export type OrderLine = z.output<typeof OrderLine>;

/**
 * Max lines of the orders of an answer, with the changes of lines; an order counts one more. A page with fewer rows
 * than were asked for is `truncated`.
 */
export const MAX_LISTED_LINES = 5_000;

const NO_STATUS = `must be one of ${ORDER_STATUSES.join(', ')}`;

/** Read in any case, written in its own. */
export const OrderStatusText = z.codec(text(20, NO_STATUS), z.enum(ORDER_STATUSES), {
  decode: (text, context) => {
    const status = readOrderStatus(text);
    if (status) return status;
    context.issues.push({
      code: 'invalid_value',
      values: [...ORDER_STATUSES],
      input: text,
      message: NO_STATUS,
    });
    return z.NEVER;
  },
  encode: (status) => status,
});

/** What became of packs of a line. A dearer replacement is proposed, and taken only when the shopper keeps it. */
export const LINE_STATES = ['short', 'proposed', 'replaced', 'kept', 'refused'] as const;

/** A change of a line by its vendor, the first one first. */
export const LineChange = z.object({
  change_id: Id,
  state: z.enum(LINE_STATES),
  /** The line as it was ordered. */
  ...Pack.shape,
  price: Usd,
  /** Packs of it that are not given; of a proposed change those that would not be. */
  packs: z.int(),
  reason: z.nullable(z.string()),
  at: Instant,
  /** What is given instead, or would be, or was refused; null when nothing is. */
  replacement: z.nullable(OrderLine),
});
export type LineChange = z.output<typeof LineChange>;

/** What the vendor noted of packs of a delivered line, the first one first. */
export const OrderReturn = z.object({
  return_id: Id,
  ...Pack.shape,
  packs: z.int(),
  reason: z.enum(RETURN_REASONS),
  /** The money that goes back. */
  refund: Usd,
  /** Whether the packs went back on the shelf. */
  restocked: z.boolean(),
  note: z.nullable(z.string()),
  at: Instant,
});
export type OrderReturn = z.output<typeof OrderReturn>;

/** Who rejected an order: the vendor, the shopper by cancelling, or a deletion. */
export const REJECTED_BY = ['vendor', 'shopper', 'system'] as const;

export const Order = z.object({
  order_id: Id,
  user_id: z.nullable(Id),
  store_id: Id,
  vendor_id: Id,
  store_name: z.string(),
  /** 'Deliver' or 'Pickup', by the store's type or as chosen; null of some old orders. */
  delivery_method: z.nullable(z.string()),
  /** When it comes or is picked up; null or left out: at no set time. */
  slot: z.optional(z.nullable(OrderSlot)),
  order_status: z.enum(ORDER_STATUSES),
  payment_status: z.string(),
  /** The store's fee when the order was placed. */
  delivery_fee: UsdOrNone,
  /** Goods and delivery fee. */
  total_price: Usd,
  created_at: Instant,
  updated_at: Instant,
  rejected_by: z.nullable(z.enum(REJECTED_BY)),
  reject_reason: z.nullable(z.string()),
  /** As when the order was placed; null once erased. */
  customer_name: z.nullable(z.string()),
  /** As the name; null of an order that is picked up, too. */
  delivery_address: z.nullable(z.string()),
  /** The shopper's, as when the order was placed; only for the store and the shopper. */
  customer_phone: z.optional(z.nullable(z.string())),
  /** The shopper's note to the store. */
  note: z.optional(z.nullable(z.string())),
  /** The store's, or its vendor's, as it is now; only for the store and the shopper. */
  store_phone: z.optional(z.nullable(z.string())),
  /** As they are now: without packs that fell short, with what replaces them. */
  items: z.array(OrderLine),
  changes: z._default(z.array(LineChange), []),
  /** Left out when nothing was noted after delivery. */
  returns: z.optional(z.array(OrderReturn)),
  /** What went back of `total_price`, which stays what was charged; left out without returns. */
  refunded: z.optional(Usd),
});
export type Order = z.output<typeof Order>;

/**
 * A cart's order. Prices, the fee and the total are claims: a difference from the store's refuses the order.
 * Vendor, status, payment and time are the server's; a client's are checked or dropped. So is the delivery method,
 * but where a store offers both.
 */
export const OrderDraft = z.object({
  store_id: Id,
  vendor_id: z.optional(z.nullable(Id)),
  delivery_method: z.optional(
    z.nullable(
      z.codec(z.enum(['Deliver', 'Delivery', 'Pickup']), z.enum(['Deliver', 'Pickup']), {
        decode: (method) => (method === 'Pickup' ? method : 'Deliver'),
        encode: (method) => method,
      }),
    ),
  ),
  /** When the chosen slot starts; needed where a store has slots. */
  slot_starts_at: z.optional(z.nullable(Instant)),
  /** At most 300 characters on three lines. */
  note: z.optional(z.nullable(OrderNote)),
  order_status: z.optional(
    text(20).check(
      z.refine(
        (status) => readOrderStatus(status) === 'pending',
        "must be 'pending' for a new order",
      ),
    ),
  ),
  /** What the shopper was shown. Without it `total_price` is of the goods alone. */
  delivery_fee: z.optional(Price),
  total_price: z.optional(TotalClaim),
  /** The client's time: for information, and to detect resends. */
  created_at: z.optional(text(40)),
  items: z
    .array(
      z.object({
        ingredient_id: Id,
        quantity: z
          .int()
          .check(z.minimum(1, 'must be at least 1'), z.maximum(999, 'must be at most 999')),
        price: z.optional(Price),
        /** Whether the shopper was shown that it is sold by weight. Without it packs are sold at their price. */
        by_weight: z.optional(z.boolean()),
      }),
    )
    .check(
      z.minLength(1, 'must have at least one item'),
      z.maxLength(LIMITS.orderItems, `must have at most ${LIMITS.orderItems} items`),
    ),
});
export type OrderDraft = z.output<typeof OrderDraft>;

export const placeOrders = endpoint({
  method: 'POST',
  path: '/user/orders',
  access: 'shopper',
  summary: 'Place one order per store: all of them or none',
  body: z.object({
    orders: z
      .array(OrderDraft)
      .check(
        z.minLength(1, 'must have at least one order'),
        z.maxLength(LIMITS.ordersAtOnce, `must have at most ${LIMITS.ordersAtOnce} orders`),
      ),
  }),
  status: 201,
  response: z.object({ message: z.string(), orders: z.array(Order) }),
});

/** Two pages read different members, so it has both. */
export const listMyOrders = endpoint({
  method: 'GET',
  path: '/user/orders',
  access: 'shopper',
  summary: 'The orders this account placed, newest first',
  query: PageQuery,
  response: z.object({
    value: z.array(Order),
    orders: z.array(Order),
    ...pageMembers,
    total: z.int(),
  }),
});

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/user/orders/{id}/cancel',
  access: 'shopper',
  summary: 'Cancel an order of one’s own while it is pending',
  params: z.object({ id: Id }),
  response: Order,
});

/** A change of an own order, as shopper or vendor. */
export const OrderEvent = z.object({
  order_id: Id,
  order_status: z.enum(ORDER_STATUSES),
  /** Only ticks of the vendor's pick list changed, of this order and maybe of others. */
  picked: z.optional(z.boolean()),
});
export type OrderEvent = z.output<typeof OrderEvent>;

/**
 * Server-sent events: `event: order`, `data:` an OrderEvent as JSON. Needs `Accept: text/event-stream`. Ends
 * with the session, after 15 minutes, and when the account opens 8 more or its address 32. No other request
 * may follow on its connection.
 */
export const orderEvents = endpoint({
  method: 'GET',
  path: '/orders/events',
  access: 'shopper',
  summary: 'What happens to one’s own orders and those of one’s stores, as it happens',
  response: z.void(),
});
