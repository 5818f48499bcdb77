import {
  ORDER_SORTS,
  ORDER_STATUSES,
  type OrderSort,
  type OrderStatus,
  readOrderStatus,
} from '@larder/shared/orders/orders';
import type { Order } from '@larder/shared/orders/orders.calls';
import type { VendorOrderQuery, VendorOverview } from '@larder/shared/orders/vendorOrders.calls';
import { slotWords } from '@larder/shared/stores/slots';

import { textIn } from '#platform/page/address.ts';
import { dayStart } from '#platform/page/dates.ts';

export type StatusFilter = OrderStatus | 'all';

export const FILTER_TITLES: Readonly<Record<StatusFilter, string>> = {
  all: 'All Orders',
  pending: 'Pending',
  Accepted: 'Accepted',
  Rejected: 'Rejected',
  Delivered: 'Delivered',
};

export const SORT_TITLES: Readonly<Record<OrderSort, string>> = {
  newest: 'Newest First',
  oldest: 'Oldest First',
  priceHigh: 'Price: High to Low',
  priceLow: 'Price: Low to High',
  slot: 'By Slot',
};

const ORDERS_PER_PAGE = 50;

export type OrderView = {
  status: StatusFilter;
  store: string | undefined;
  sort: OrderSort;
  text: string;
  /** The first and the last day, "2026-05-06" in local time; '' for none. */
  first: string;
  last: string;
  cursor: string | undefined;
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads the view from the address. Defaults: all orders, newest first, first page. */
export function readView(params: URLSearchParams): OrderView {
  const sort = params.get('sort');
  return {
    status: readOrderStatus(params.get('status') ?? '') ?? 'all',
    store: readStore(params),
    sort: ORDER_SORTS.find((by) => by === sort) ?? 'newest',
    text: textIn(params, 'q'),
    first: textIn(params, 'first'),
    last: textIn(params, 'last'),
    cursor: params.get('from') ?? undefined,
  };
}

/** Equal for views that show the same orders, on whatever page and however sorted. */
export function scopeOf(view: OrderView): string {
  return JSON.stringify(filterOf(view));
}

/** The chosen store of the address; undefined for all. */
export function readStore(params: URLSearchParams): string | undefined {
  const store = params.get('store') ?? '';
  return UUID.test(store) ? store : undefined;
}

export function queryOf({ sort, cursor, ...view }: OrderView): VendorOrderQuery {
  return {
    ...filterOf(view),
    sort,
    limit: ORDERS_PER_PAGE,
    ...(cursor !== undefined && { cursor }),
  };
}

/** Which orders, on whatever page and however sorted. */
export function filterOf({
  status,
  store,
  text,
  first,
  last,
}: Omit<OrderView, 'sort' | 'cursor'>): Pick<
  VendorOrderQuery,
  'status' | 'store_id' | 'q' | 'placed_from' | 'placed_before'
> {
  const [placed_from, placed_before] = [dayStart(first), dayStart(last, 1)];
  return {
    ...(status !== 'all' && { status }),
    ...(store !== undefined && { store_id: store }),
    ...(text !== '' && { q: text }),
    ...(placed_from && { placed_from }),
    ...(placed_before && { placed_before }),
  };
}

export function filtersWithCounts(
  counts: VendorOverview['counts'] | undefined,
): { value: StatusFilter; title: string; count?: number }[] {
  const filters: readonly StatusFilter[] = ['all', ...ORDER_STATUSES];
  return filters.map((value) => {
    const title = FILTER_TITLES[value];
    if (!counts) return { value, title };
    const parts = (value === 'all' ? ORDER_STATUSES : [value]).map((status) => counts[status]);
    return { value, title, count: parts.reduce((sum, part) => sum + part, 0) };
  });
}

/** "1 item", "3 items". */
export function itemCount({ items }: Order): string {
  return `${items.length} ${items.length === 1 ? 'item' : 'items'}`;
}

/** "Deliver", "Pickup, Fri, Nov 27, 10 AM–12 PM". */
export function deliveryOf({
  delivery_method,
  slot,
}: Pick<Order, 'delivery_method' | 'slot'>): string {
  const method = delivery_method ?? 'Not specified';
  return slot ? `${method}, ${slotWords(slot)}` : method;
}

export function isPickup({ delivery_method }: Pick<Order, 'delivery_method'>): boolean {
  return delivery_method === 'Pickup';
}

/** The line of an order's place: "230 E 15th St"; undefined of one that is picked up. */
export function placeOf(
  order: Pick<Order, 'delivery_method' | 'delivery_address'>,
): string | undefined {
  return isPickup(order) ? undefined : (order.delivery_address ?? 'Not specified');
}

/** The customer's name, until the account is deleted. */
export function customerOf({ customer_name }: Pick<Order, 'customer_name'>): string {
  return customer_name ?? 'Anonymous';
}
