import {
  isInGroup,
  ORDER_GROUPS,
  ORDER_SORTS,
  ORDER_STATUSES,
  type OrderGroup,
  type OrderSort,
  type OrderStatus,
  readOrderStatus,
} from '@larder/shared/orders/orders';
import type { Order } from '@larder/shared/orders/orders.calls';
import type { VendorOrderQuery, VendorOverview } from '@larder/shared/orders/vendorOrders.calls';
import { slotWords } from '@larder/shared/stores/slots';

import { textIn } from '#platform/page/address.ts';
import { dayStart } from '#platform/page/dates.ts';
import { packsOf } from '#vendor/orders/rules/ordersPicking.ts';

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

/** The lists a grocer switches between. */
export type OrderTab = OrderGroup | 'all';

const TAB_TITLES: Readonly<Record<OrderTab, string>> = { todo: 'To do', done: 'Done', all: 'All' };

const ORDERS_PER_PAGE = 50;

export type OrderView = {
  status: StatusFilter | OrderGroup;
  store: string | undefined;
  sort: OrderSort;
  text: string;
  /** The first and the last day, "2026-05-06" in local time; '' for none. */
  first: string;
  last: string;
  cursor: string | undefined;
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads the view from the address. Without anything it is what is to do; a search looks in all orders. */
export function readView(params: URLSearchParams): OrderView {
  const sort = params.get('sort');
  const isSearch = ['q', 'first', 'last', 'sort'].some((name) => textIn(params, name) !== '');
  return {
    status: readStatus(textIn(params, 'status')) ?? (isSearch ? 'all' : 'todo'),
    store: readStore(params),
    sort: ORDER_SORTS.find((by) => by === sort) ?? 'newest',
    text: textIn(params, 'q'),
    first: textIn(params, 'first'),
    last: textIn(params, 'last'),
    cursor: params.get('from') ?? undefined,
  };
}

function readStatus(text: string): OrderView['status'] | undefined {
  return isGroup(text) || text === 'all' ? text : readOrderStatus(text);
}

function isGroup(text: string): text is OrderGroup {
  return Object.hasOwn(ORDER_GROUPS, text);
}

/** Whether an order is of the view's statuses. */
export function isListed(
  { order_status }: Pick<Order, 'order_status'>,
  { status }: OrderView,
): boolean {
  if (status === 'all') return true;
  return isGroup(status) ? isInGroup(order_status, status) : order_status === status;
}

/** The list that a view is of. */
export function tabOf({ status }: OrderView): OrderTab {
  return isGroup(status) ? status : 'all';
}

/** The chosen filter of the list of all orders. */
export function statusOf({ status }: OrderView): StatusFilter {
  return isGroup(status) ? 'all' : status;
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
  'status' | 'group' | 'store_id' | 'q' | 'placed_from' | 'placed_before'
> {
  const [placed_from, placed_before] = [dayStart(first), dayStart(last, 1)];
  return {
    ...(isGroup(status) ? { group: status } : status !== 'all' && { status }),
    ...(store !== undefined && { store_id: store }),
    ...(text !== '' && { q: text }),
    ...(placed_from && { placed_from }),
    ...(placed_before && { placed_before }),
  };
}

type Counts = VendorOverview['counts'] | undefined;

export function filtersWithCounts(
  counts: Counts,
): { value: StatusFilter; title: string; count?: number }[] {
  const filters: readonly StatusFilter[] = ['all', ...ORDER_STATUSES];
  return filters.map((value) => ({
    value,
    title: FILTER_TITLES[value],
    ...countOf(counts, value === 'all' ? ORDER_STATUSES : [value]),
  }));
}

export function tabsWithCounts(
  counts: Counts,
): { value: OrderTab; title: string; count?: number }[] {
  const tabs: readonly OrderTab[] = ['todo', 'done', 'all'];
  return tabs.map((value) => ({
    value,
    title: TAB_TITLES[value],
    ...countOf(counts, value === 'all' ? ORDER_STATUSES : ORDER_GROUPS[value]),
  }));
}

function countOf(counts: Counts, statuses: readonly OrderStatus[]): { count?: number } {
  if (!counts) return {};
  return { count: statuses.reduce((sum, status) => sum + counts[status], 0) };
}

/** "1 item", "3 items": lines. */
export function itemCount({ items }: Order): string {
  return `${items.length} ${items.length === 1 ? 'item' : 'items'}`;
}

/** "1 item", "7 items": packs. */
export function packCount({ items }: Pick<Order, 'items'>): string {
  const packs = packsOf(items);
  return `${packs} ${packs === 1 ? 'item' : 'items'}`;
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
