import { findKnownProduct, findSoldProduct } from '@larder/shared/stores/gtins.calls';
import { queryOptions } from '@tanstack/react-query';

import { call } from '#platform/http/api.ts';

export const gtinQueries = {
  all: () => ['gtins'] as const,
  /** What everybody may know of a number; null for nothing. */
  known: (gtin: string) =>
    queryOptions({
      queryKey: [...gtinQueries.all(), 'known', gtin],
      queryFn: async ({ signal }) =>
        (await call(findKnownProduct, { params: { gtin }, signal })).known,
    }),
  /** Which product of the vendor or of the catalogue has it, too. */
  sold: (gtin: string) =>
    queryOptions({
      queryKey: [...gtinQueries.all(), 'sold', gtin],
      queryFn: ({ signal }) => call(findSoldProduct, { params: { gtin }, signal }),
      // The product may have been added a moment ago.
      staleTime: 0,
    }),
};
