import { placeOrders } from '@larder/shared/contract/orders';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';

import { call } from '#lib/api';
import { ApiError } from '#lib/apiError';
import type { StoreCart } from '#state/carts';

import { orderQueries } from './orders.ts';

const TRIES = 3;
const BASE_DELAY_MS = 1_000;

/** Answers after which the same order may be sent again: it was not judged, or nobody knows. */
const AGAIN = new Set(['busy', 'in_progress', 'unavailable']);

/**
 * Orders what is in one store's cart. Lost answers are asked for again with the same key, which makes
 * one order however often it is sent.
 */
export const checkOutMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ cart, key }: { cart: StoreCart; key: string }) =>
      call(placeOrders, {
        headers: { 'idempotency-key': key },
        body: {
          orders: [
            {
              store_id: cart.store_id,
              vendor_id: cart.vendorId,
              delivery_method: cart.storeType === 'Pickup' ? 'Pickup' : 'Deliver',
              order_status: 'pending',
              total_price: cart.totalPrice,
              created_at: new Date().toISOString(),
              items: cart.items.map(({ ingredient_id, quantity, price }) => ({
                ingredient_id,
                quantity,
                price,
              })),
            },
          ],
        },
      }),
    retry: (failures, error) =>
      failures < TRIES && (!(error instanceof ApiError) || AGAIN.has(error.code)),
    retryDelay: (failures) => BASE_DELAY_MS * 2 ** failures,
    onSuccess: () => client.invalidateQueries({ queryKey: orderQueries.all() }),
  });
