import { placeOrders } from '@larder/shared/contract/orders';
import { compareText } from '@larder/shared/domain/text';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';

import { call } from '#lib/api';
import { ApiError, OfflineError } from '#lib/apiError';
import type { Attempt, StoreCart } from '#state/carts';

import { orderQueries } from './orders.ts';

const TRIES = 3;
const BASE_DELAY_MS = 1_000;

/** After these errors the same order may be retried: its outcome is open. */
const AGAIN = new Set(['busy', 'in_progress', 'unavailable']);

/**
 * Orders one store's cart. A lost answer is retried with the same key and body, which creates one order
 * however often it is sent.
 */
export const checkOutMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ cart, attempt }: { cart: StoreCart; attempt: Attempt }) =>
      call(placeOrders, {
        headers: { 'idempotency-key': attempt.key },
        body: {
          orders: [
            {
              store_id: cart.store_id,
              vendor_id: cart.vendorId,
              delivery_method: cart.storeType === 'Pickup' ? 'Pickup' : 'Deliver',
              order_status: 'pending',
              total_price: cart.totalPrice,
              created_at: attempt.at,
              items: cart.items
                .map(({ ingredient_id, quantity, price }) => ({ ingredient_id, quantity, price }))
                .toSorted((a, b) => compareText(a.ingredient_id, b.ingredient_id)),
            },
          ],
        },
      }),
    retry: (failures, error) => failures < TRIES && isWorthAnotherTry(error),
    retryDelay: (failures) => BASE_DELAY_MS * 2 ** failures,
    onSuccess: () => client.invalidateQueries({ queryKey: orderQueries.all() }),
  });

function isWorthAnotherTry(error: Error): boolean {
  if (error instanceof ApiError) return AGAIN.has(error.code);
  return !(error instanceof OfflineError);
}
