import type { Cents } from '#basics/money';
import { compareText } from '#basics/text';

/** Order statuses. Source: product specification sections 4 and 9. */
export const ORDER_STATUSES = ['pending', 'Accepted', 'Rejected', 'Delivered'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Source: product specification section 4. Rejected and Delivered are final. */
const NEXT: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['Accepted', 'Rejected'],
  Accepted: ['Delivered'],
  Rejected: [],
  Delivered: [],
};

/** What is left to do, and what is over. */
export const ORDER_GROUP_NAMES = ['todo', 'done'] as const;
export type OrderGroup = (typeof ORDER_GROUP_NAMES)[number];
export const ORDER_GROUPS = {
  todo: ['pending', 'Accepted'],
  done: ['Rejected', 'Delivered'],
} as const satisfies Readonly<Record<OrderGroup, readonly OrderStatus[]>>;

/** Whether an order of this status is of a group. */
export function isInGroup(status: OrderStatus, group: OrderGroup): boolean {
  const statuses: readonly OrderStatus[] = ORDER_GROUPS[group];
  return statuses.includes(status);
}

/** Allowed next statuses; empty for a final one. */
export function allowedNext(from: OrderStatus): readonly OrderStatus[] {
  return NEXT[from];
}

/** Whether a change of status is allowed. Staying is not a change. */
export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  return NEXT[from].includes(to);
}

/** The status of a text in any case ("PENDING" -> pending), else undefined. */
export function readOrderStatus(text: string): OrderStatus | undefined {
  const wanted = text.toLowerCase();
  return ORDER_STATUSES.find((status) => status.toLowerCase() === wanted);
}

type Quantity = { readonly ingredient_id: string; readonly quantity: number };
export type ShortLine = {
  readonly ingredient_id: string;
  readonly wanted: number;
  readonly available: number;
};

/**
 * Fills a basket from one store's shelf. It may be sold only when `short` and `missing` are empty.
 *
 * Units   quantities count packs.
 * Shape   `lines`: shelf rows with the wanted quantity as quantity, in wanted order, one per ingredient.
 *         `short`: too little stock; `missing`: not sold there. Both are complete, to tell the shopper
 *         everything at once.
 */
export function fillBasket<Shelf extends Quantity>(
  shelf: readonly Shelf[],
  wanted: readonly Quantity[],
): { lines: Shelf[]; short: ShortLine[]; missing: string[] } {
  const onShelf = new Map(shelf.map((item) => [item.ingredient_id, item]));
  const quantities = new Map<string, number>();
  for (const { ingredient_id, quantity } of wanted) {
    quantities.set(ingredient_id, (quantities.get(ingredient_id) ?? 0) + quantity);
  }
  const lines: Shelf[] = [];
  const short: ShortLine[] = [];
  const missing: string[] = [];
  for (const [ingredient_id, quantity] of quantities) {
    const item = onShelf.get(ingredient_id);
    if (!item) missing.push(ingredient_id);
    else if (item.quantity < quantity)
      short.push({ ingredient_id, wanted: quantity, available: item.quantity });
    else lines.push({ ...item, quantity });
  }
  return { lines, short, missing };
}

export type PriceChange = {
  readonly ingredient_id: string;
  readonly old: Cents;
  readonly new: Cents;
};

/**
 * Lines whose price differs from what the shopper was shown.
 *
 * Shape   `old` is the claim, `new` the current price. Claims without a price, or for an ingredient that is
 *         not among the lines, are skipped.
 */
export function priceClaims(
  lines: readonly { readonly ingredient_id: string; readonly price: Cents }[],
  claims: readonly { readonly ingredient_id: string; readonly price?: Cents | undefined }[],
): PriceChange[] {
  const now = new Map(lines.map((line) => [line.ingredient_id, line.price]));
  return claims.flatMap(({ ingredient_id, price: old }) => {
    const price = now.get(ingredient_id);
    if (old === undefined || price === undefined || old === price) return [];
    return [{ ingredient_id, old, new: price }];
  });
}

/** A comparable time: a Date, ISO 8601 text in UTC with milliseconds, or a number. */
export type Moment = { valueOf(): string | number };

export const ORDER_SORTS = ['newest', 'oldest', 'priceHigh', 'priceLow', 'slot'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

type Sortable = {
  readonly order_id: string;
  readonly created_at: Moment;
  readonly total_price: Cents;
  readonly slot?: { readonly starts_at: Moment } | null | undefined;
};

/** A sorted copy; ties by order_id, so that the order is stable. */
export function sortOrders<Order extends Sortable>(
  orders: readonly Order[],
  by: OrderSort,
): Order[] {
  const compare = COMPARE[by];
  return orders.toSorted((a, b) => compare(a, b) || compareText(a.order_id, b.order_id));
}

const COMPARE: Readonly<Record<OrderSort, (a: Sortable, b: Sortable) => number>> = {
  newest: (a, b) => compareMoment(b.created_at, a.created_at),
  oldest: (a, b) => compareMoment(a.created_at, b.created_at),
  priceHigh: (a, b) => b.total_price - a.total_price,
  priceLow: (a, b) => a.total_price - b.total_price,
  slot: compareSlots,
};

/** Orders without a slot are last. */
export function compareSlots(
  { slot: a }: Pick<Sortable, 'slot'>,
  { slot: b }: Pick<Sortable, 'slot'>,
): number {
  return a && b ? compareMoment(a.starts_at, b.starts_at) : Number(!a) - Number(!b);
}

function compareMoment(a: Moment, b: Moment): number {
  const [left, right] = [a.valueOf(), b.valueOf()];
  if (left < right) return -1;
  return left > right ? 1 : 0;
}
