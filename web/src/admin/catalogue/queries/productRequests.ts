import type { PageQuery } from '@larder/shared/basics/page.model';
import type { IngredientDraft } from '@larder/shared/food/adminIngredients.calls';
import {
  acceptProduct,
  askForProduct,
  declineProduct,
  listAskedProducts,
  listProductRequests,
  matchProduct,
  type ProductWish,
  withdrawProduct,
} from '@larder/shared/food/productRequests.calls';
import {
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';

import { ADMIN_KEY } from '#parts/queries/adminKey.ts';
import { call } from '#platform/http/api.ts';

import { adminIngredientQueries } from './adminIngredients.ts';

export const productRequestQueries = {
  all: () => ['productRequests'] as const,
  /** Always stale: administrators decide meanwhile. */
  mine: () =>
    queryOptions({
      queryKey: [...productRequestQueries.all(), 'mine'],
      queryFn: async ({ signal }) => (await call(listProductRequests, { signal })).value,
      staleTime: 0,
    }),
  /** As `mine`: vendors ask meanwhile. Keeps the previous page until the next is loaded. */
  asked: (query: PageQuery) =>
    queryOptions({
      queryKey: [...productRequestQueries.all(), 'asked', query],
      queryFn: ({ signal }) => call(listAskedProducts, { query, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
};

export const askMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (wish: ProductWish) => call(askForProduct, { body: wish }),
    onSettled: () => client.invalidateQueries({ queryKey: productRequestQueries.all() }),
  });

export const withdrawMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ request_id }: { request_id: string; name: string }) =>
      call(withdrawProduct, { params: { id: request_id } }),
    onSettled: () => client.invalidateQueries({ queryKey: productRequestQueries.all() }),
  });

type OfRequest = { request_id: string };

/** The queue, the overview's count and the catalogue change with each decision. */
function decided(client: QueryClient) {
  return () =>
    Promise.all(
      [productRequestQueries.all(), ADMIN_KEY, adminIngredientQueries.all()].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
}

export const acceptProductMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ request_id, ingredient }: OfRequest & { ingredient: IngredientDraft }) =>
      call(acceptProduct, { params: { id: request_id }, body: { ingredient } }),
    onSettled: decided(client),
  });

export const matchProductMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ request_id, ...body }: OfRequest & { ingredient_id: string; alias: boolean }) =>
      call(matchProduct, { params: { id: request_id }, body }),
    onSettled: decided(client),
  });

export const declineProductMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ request_id, reason }: OfRequest & { reason: string }) =>
      call(declineProduct, { params: { id: request_id }, body: { reason } }),
    onSettled: decided(client),
  });
