import { listDemand, type WantedFood } from '@larder/shared/stores/demand.calls';
import { queryOptions } from '@tanstack/react-query';

import { SHELVES_KEY } from '#parts/queries/storeItems.ts';
import { call } from '#platform/http/api.ts';

/** What was wanted near the vendor's stores, or near one; it changes once a week, and with the shelves. */
export const demandQueries = {
  near: (store_id?: string) =>
    queryOptions({
      queryKey: [...SHELVES_KEY, 'demand', store_id ?? ''],
      queryFn: ({ signal }) => call(listDemand, { query: { store_id }, signal }),
    }),
};

/** The address of the form that puts a food on the shelf of the store near which it is wanted. */
export function shelfFormOf({ store_id, name }: Pick<WantedFood, 'store_id' | 'name'>): string {
  return `/vendor/add-inventory?${new URLSearchParams({ store: store_id, q: name }).toString()}`;
}
