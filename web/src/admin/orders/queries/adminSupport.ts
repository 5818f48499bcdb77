import { adminOverview, searchOrders, viewOrder } from '@larder/shared/account/adminSupport.calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { ADMIN_KEY } from '#parts/queries/adminKey.ts';
import { call } from '#platform/http/api.ts';

const ORDERS_PER_PAGE = 50;

export const adminSupportQueries = {
  /** Always stale: what waits changes by itself. */
  overview: () =>
    queryOptions({
      queryKey: [...ADMIN_KEY, 'overview'],
      queryFn: ({ signal }) => call(adminOverview, { signal }),
      staleTime: 0,
    }),
  /** Keeps the previous page until the next is loaded. Each request is noted in the audit log. */
  orders: (query: { q?: string; state?: 'unanswered'; cursor?: string; limit?: number }) =>
    queryOptions({
      queryKey: [...ADMIN_KEY, 'orders', query],
      queryFn: ({ signal }) =>
        call(searchOrders, { query: { limit: ORDERS_PER_PAGE, ...query }, signal }),
      placeholderData: keepPreviousData,
      enabled: query.q !== undefined || query.state !== undefined,
      refetchOnWindowFocus: false,
    }),
  /** As `orders`. */
  order: (id: string) =>
    queryOptions({
      queryKey: [...ADMIN_KEY, 'order', id],
      queryFn: ({ signal }) => call(viewOrder, { params: { id }, signal }),
      refetchOnWindowFocus: false,
    }),
};
