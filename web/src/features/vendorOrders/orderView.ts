import type { Order } from '@larder/shared/contract/orders';
import {
  matchesOrderSearch,
  ORDER_SORTS,
  ORDER_STATUSES,
  type OrderSort,
  type OrderStatus,
  readOrderStatus,
  sortOrders,
} from '@larder/shared/domain/orders';

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
};

export type OrderView = { status: StatusFilter; sort: OrderSort; text: string };

/** Reads the filter and the sort from the page's address; what it does not say is all and newest. */
export function readView(params: URLSearchParams): Pick<OrderView, 'status' | 'sort'> {
  const sort = params.get('sort');
  return {
    status: readOrderStatus(params.get('status') ?? '') ?? 'all',
    sort: ORDER_SORTS.find((by) => by === sort) ?? 'newest',
  };
}

/** The orders a view shows, in its order. */
export function ordersIn(orders: readonly Order[], { status, sort, text }: OrderView): Order[] {
  const matching = orders.filter(
    (order) =>
      (status === 'all' || order.order_status === status) && matchesOrderSearch(order, text),
  );
  return sortOrders(matching, sort);
}

/** The filters in their order, each with how many of the orders it shows. */
export function filtersWithCounts(
  orders: readonly Order[],
): { value: StatusFilter; title: string; count: number }[] {
  const filters: readonly StatusFilter[] = ['all', ...ORDER_STATUSES];
  return filters.map((value) => ({
    value,
    title: FILTER_TITLES[value],
    count:
      value === 'all'
        ? orders.length
        : orders.filter((order) => order.order_status === value).length,
  }));
}

/** "1 item", "3 items". */
export function itemCount({ items }: Order): string {
  return `${items.length} ${items.length === 1 ? 'item' : 'items'}`;
}
