import type { Cents } from '@larder/shared/basics/money';
import {
  archiveProduct,
  changeProduct,
  createProduct,
  listProducts,
  type ProductDraft,
} from '@larder/shared/stores/products.calls';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

import { call } from '#platform/http/api.ts';
import { storeQueries } from '#vendor/stores/queries/stores.ts';

/** Products shown above the catalogue's: who has more searches. */
const SHOWN = 50;

export const productQueries = {
  all: () => ['own products'] as const,
  /** Own products for a searched text, the first by name. */
  found: (text: string) =>
    queryOptions({
      queryKey: [...productQueries.all(), 'found', text],
      queryFn: async ({ signal }) => {
        const query = { limit: SHOWN, ...(text !== '' && { text }) };
        return (await call(listProducts, { query, signal })).products;
      },
    }),
};

/** Price and packs of one store. */
export type Offer = { readonly price: Cents; readonly quantity: number };

type SavedProduct = {
  productId: string | undefined;
  draft: ProductDraft;
  /** What goes on the shelf next. */
  offer: Offer;
};

/** Adds a product, or changes the one with the id. */
export const saveProductMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ productId, draft }: SavedProduct) =>
      productId === undefined
        ? call(createProduct, { body: draft })
        : call(changeProduct, { params: { productId }, body: draft }),
    onSettled: () => renewed(client),
  });

export const archiveProductMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ productId }: { productId: string }) =>
      call(archiveProduct, { params: { productId } }),
    onSettled: () => renewed(client),
  });

/** Shelves show what their products are called. */
function renewed(client: QueryClient): Promise<unknown> {
  return Promise.all(
    [productQueries.all(), storeQueries.all()].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}
