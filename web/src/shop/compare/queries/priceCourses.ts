import { listPrices, MAX_PRICED, type PriceCourse } from '@larder/shared/stores/prices.calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { STORES_KEY } from '#parts/queries/storeItems.ts';
import { call } from '#platform/http/api.ts';

/** A course with the server's time up to which it goes. */
export type PriceUpTo = PriceCourse & { readonly now: Date };

const STALE_MS = 5 * 60_000;

/** What items of a store have cost, by their ids. */
export const priceCoursesQuery = (store_id: string, ids: readonly string[]) => {
  // In one order: lines change places as carts are filled.
  const asked = [...new Set(ids)].toSorted().slice(0, MAX_PRICED);
  return queryOptions({
    queryKey: [...STORES_KEY, 'prices', store_id, asked],
    queryFn: async ({ signal }) => {
      const { at, value } = await call(listPrices, { query: { store_id, ids: asked }, signal });
      return new Map(
        value.map((course): [string, PriceUpTo] => [course.ingredient_id, { ...course, now: at }]),
      );
    },
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
    // Nobody waits for it.
    retry: false,
  });
};
