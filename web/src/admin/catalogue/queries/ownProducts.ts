import {
  listOwnProducts,
  type ShareDraft,
  shareProduct,
  viewOwnProduct,
} from '@larder/shared/stores/adminProducts.calls';
import {
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';

import { type AnswerOf, call } from '#platform/http/api.ts';

import { adminIngredientQueries } from './adminIngredients.ts';

/** An own product with what others sell under its numbers. */
export type OwnView = AnswerOf<typeof viewOwnProduct>;

export const ownProductQueries = {
  all: () => ['ownProducts'] as const,
  /** Always stale: vendors change theirs meanwhile. Keeps the previous page until the next is loaded. */
  list: (query: { q?: string; limit: number; cursor?: string }) =>
    queryOptions({
      queryKey: [...ownProductQueries.all(), query],
      queryFn: ({ signal }) => call(listOwnProducts, { query, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  /** Never cached: it is shown before it is shared. Outside `all`, which is read anew then. */
  view: (id: string) =>
    queryOptions({
      queryKey: ['own product', id],
      queryFn: ({ signal }) => call(viewOwnProduct, { params: { id }, signal }),
      staleTime: 0,
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),
};

/** Of the change that is under way while the dialog sends. */
export const SHARING_KEY = ['share own product'] as const;

/** A new food is one of the catalogue, too. */
export const shareProductMutation = (client: QueryClient) =>
  mutationOptions({
    mutationKey: SHARING_KEY,
    mutationFn: ({ id, ...body }: ShareDraft & { id: string }) =>
      call(shareProduct, { params: { id }, body }),
    onSettled: () =>
      Promise.all(
        [ownProductQueries.all(), adminIngredientQueries.all()].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
