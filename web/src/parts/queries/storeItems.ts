import { listStoreItems } from '@larder/shared/stores/storeItems.calls';
import { queryOptions } from '@tanstack/react-query';

import { call } from '#platform/http/api.ts';

/** Query key of all that is cached about stores. */
export const STORES_KEY = ['stores'] as const;
/** Query key of the shelves. */
export const SHELVES_KEY = [...STORES_KEY, 'items'] as const;

/** What a store has, with its terms. */
export const storeItemsQuery = (vendorId: string, storeId: string) =>
  queryOptions({
    queryKey: [...SHELVES_KEY, vendorId, storeId],
    queryFn: ({ signal }) => call(listStoreItems, { params: { vendorId, storeId }, signal }),
  });
