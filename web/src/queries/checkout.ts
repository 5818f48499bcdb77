import { compareItems } from '@larder/shared/contract/compare';
import { placeOrders } from '@larder/shared/contract/orders';
import { cartPrice } from '@larder/shared/domain/carts';
import type { StoreNow } from '@larder/shared/domain/checkout';
import { compareText } from '@larder/shared/domain/text';
import { LIMITS } from '@larder/shared/domain/validation';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

import { call } from '#lib/api';
import { ApiError, OfflineError } from '#lib/apiError';
import type { Attempt, StoreCart } from '#state/carts';
import type { ShoppingPlace } from '#state/trip';

import { orderQueries } from './orders.ts';
import { storeQueries } from './stores.ts';

const TRIES = 3;
const BASE_DELAY_MS = 1_000;

/** After these errors the same order may be retried: its outcome is open. */
const AGAIN = new Set(['busy', 'in_progress', 'unavailable']);

/**
 * Orders several carts, all of them or none. A lost answer is retried with the same key and body, which
 * creates the orders once however often it is sent.
 */
export const placeOrdersMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ carts, attempt }: { carts: readonly StoreCart[]; attempt: Attempt }) =>
      call(placeOrders, {
        headers: { 'idempotency-key': attempt.key },
        body: {
          orders: carts
            .map((cart) => toDraft(cart, attempt.at))
            .toSorted((a, b) => compareText(a.store_id, b.store_id)),
        },
      }),
    retry: (failures, error) => failures < TRIES && isWorthAnotherTry(error),
    retryDelay: (failures) => BASE_DELAY_MS * 2 ** failures,
    onSuccess: () => client.invalidateQueries({ queryKey: orderQueries.all() }),
  });

function toDraft(cart: StoreCart, created_at: string) {
  return {
    store_id: cart.store_id,
    vendor_id: cart.vendorId,
    delivery_method: cart.storeType === 'Pickup' ? ('Pickup' as const) : ('Deliver' as const),
    order_status: 'pending',
    delivery_fee: cart.deliveryFee,
    total_price: cartPrice(cart),
    created_at,
    items: cart.items
      .map(({ ingredient_id, quantity, price }) => ({ ingredient_id, quantity, price }))
      .toSorted((a, b) => compareText(a.ingredient_id, b.ingredient_id)),
  };
}

function isWorthAnotherTry(error: Error): boolean {
  if (error instanceof ApiError) return AGAIN.has(error.code);
  return !(error instanceof OfflineError);
}

/**
 * What the carts' stores have now, and which stores have the same foods.
 *
 * Shape   `stores` by id; of a store that has closed the shelf is empty, and `closed` names it. `vendors` is
 *         empty when the comparison fails: it only adds offers and addresses.
 */
export const priceCheckQuery = (
  carts: readonly StoreCart[],
  place: Omit<ShoppingPlace, 'hereLabel'> | undefined,
) =>
  queryOptions({
    queryKey: ['price check', carts.map((cart) => cart.store_id), place],
    queryFn: async ({ client }) => {
      const [vendors, ...found] = await Promise.all([
        offersOf(carts, place).catch(() => []),
        ...carts.map((cart) => storeNow(client, cart)),
      ]);
      const known = carts.map((cart, at) => ({ cart, store: found[at] }));
      return {
        vendors,
        stores: new Map(known.map(({ cart, store }) => [cart.store_id, store ?? emptied(cart)])),
        closed: new Set(known.flatMap(({ cart, store }) => (store ? [] : [cart.store_id]))),
      };
    },
    staleTime: 0,
    gcTime: 0,
  });

function emptied({ deliveryFee, minimumOrder }: StoreCart): StoreNow {
  return { ids: [], delivery_fee: deliveryFee, minimum_order: minimumOrder };
}

/** Past the cache: only the shelf of this moment counts. Undefined: the store has closed. */
async function storeNow(client: QueryClient, cart: StoreCart): Promise<StoreNow | undefined> {
  try {
    const items = storeQueries.items(cart.vendorId, cart.store_id);
    return await client.query({ ...items, staleTime: 0 });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'store_not_found') return undefined;
    throw error;
  }
}

async function offersOf(
  carts: readonly StoreCart[],
  place: Omit<ShoppingPlace, 'hereLabel'> | undefined,
) {
  const lines = new Map(carts.flatMap((cart) => cart.items).map((one) => [one.ingredient_id, one]));
  const { ids } = await call(compareItems, {
    body: {
      compare: [...lines.values()]
        .slice(0, LIMITS.comparedNeeds)
        .map(({ ingredient_id, name, unit_quantity, unit, quantity }) => ({
          ingredient_id,
          name,
          unit_quantity: unit_quantity * quantity,
          unit,
        })),
      location: place?.here ?? null,
      radius_miles: place?.radius ?? null,
    },
  });
  return ids ?? [];
}
