import { listIngredients, listVendorIngredients } from '@larder/shared/contract/ingredients';
import { queryOptions } from '@tanstack/react-query';

import { call } from '#lib/api';

const CATALOGUE_STALE_MS = 5 * 60_000;

export const ingredientQueries = {
  all: () => ['ingredients'] as const,
  shopper: () =>
    queryOptions({
      queryKey: [...ingredientQueries.all(), 'shopper'],
      queryFn: async ({ signal }) => (await call(listIngredients, { signal })).message,
      staleTime: CATALOGUE_STALE_MS,
    }),
  vendor: () =>
    queryOptions({
      queryKey: [...ingredientQueries.all(), 'vendor'],
      queryFn: async ({ signal }) => (await call(listVendorIngredients, { signal })).message,
      staleTime: CATALOGUE_STALE_MS,
    }),
};
