import type { Order, VendorOrderQuery } from '@larder/shared/contract/orders';
import { MAX_COUNTED, type VendorOverview } from '@larder/shared/contract/vendorOrders';
import {
  ORDER_SORTS,
  ORDER_STATUSES,
  type OrderSort,
  type OrderStatus,
  readOrderStatus,
} from '@larder/shared/domain/orders';

import { textIn } from '#lib/address';

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

const ORDERS_PER_PAGE = 50;

export type OrderView = {
  status: StatusFilter;
  store: string | undefined;
  sort: OrderSort;
  text: string;
  cursor: string | undefined;
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads the view from the address. Defaults: all orders, newest first, first page. */
export function readView(params: URLSearchParams): OrderView {
  const sort = params.get('sort');
  const store = params.get('store') ?? '';
  return {
    status: readOrderStatus(params.get('status') ?? '') ?? 'all',
    store: UUID.test(store) ? store : undefined,
    sort: ORDER_SORTS.find((by) => by === sort) ?? 'newest',
    text: textIn(params, 'q'),
    cursor: params.get('from') ?? undefined,
  };
}

export function queryOf({ status, store, sort, text, cursor }: OrderView): VendorOrderQuery {
  return {
    sort,
    limit: ORDERS_PER_PAGE,
    ...(status !== 'all' && { status }),
    ...(store !== undefined && { store_id: store }),
    ...(text !== '' && { q: text }),
    ...(cursor !== undefined && { cursor }),
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
    const count = parts.reduce((sum, part) => sum + part, 0);
    // The server stops counting at this limit, so the number is unknown.
    if (parts.some((part) => part >= MAX_COUNTED))
      return { value, title: `${title} ${count.toLocaleString('en-US')}+` };
    return { value, title, count };
  });
}

/** "1 item", "3 items". */
export function itemCount({ items }: Order): string {
  return `${items.length} ${items.length === 1 ? 'item' : 'items'}`;
}
