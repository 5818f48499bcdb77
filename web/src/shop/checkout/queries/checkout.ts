import { compareText } from '@larder/shared/basics/text';
import { LIMITS } from '@larder/shared/basics/validation';
import { cartPrice, foodName, isNoFood } from '@larder/shared/kitchen/carts';
import type { Cart } from '@larder/shared/kitchen/carts.model';
import { placeOrders } from '@larder/shared/orders/orders.calls';
import { type ComparedVendor, compareItems } from '@larder/shared/stores/compare.calls';
import type { listStoreItems } from '@larder/shared/stores/storeItems.calls';
import { deliveryMethodOf } from '@larder/shared/stores/storeTerms';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

import { ORDERS_KEY } from '#parts/queries/ordersKey.ts';
import { storeItemsQuery } from '#parts/queries/storeItems.ts';
import { type AnswerOf, call } from '#platform/http/api.ts';
import { ApiError, OfflineError } from '#platform/http/apiError.ts';
import type { StoreNow } from '#shop/checkout/rules/checkout.ts';
import { type Attempt, noteLost, type SentOrder } from '#shop/checkout/state/sentOrders.ts';
import type { ComparedNeed } from '#shop/compare/rules/planInput.ts';
import type { ShoppingPlace } from '#shop/compare/state/shoppingPlace.ts';

const MAX_RETRIES = 3;
const BASE_DELAY_MS = 1_000;

/** After these errors the same order is sent again. */
const RETRIED = new Set(['busy', 'in_progress', 'unavailable']);

/**
 * Orders several carts, all of them or none. A lost answer is retried with the same key and body, which
 * creates the orders once however often it is sent.
 *
 * Shape   `sent` is what was placed: these carts, or earlier ones whose answer was lost. In that case these
 *         carts are not placed.
 */
export const placeOrdersMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: placeOnce,
    retry: (failures, error) => failures < MAX_RETRIES && isRetried(error),
    retryDelay: (failures) => BASE_DELAY_MS * 2 ** failures,
    onSuccess: () => client.invalidateQueries({ queryKey: ORDERS_KEY }),
  });

async function placeOnce(attempt: Attempt) {
  const { key, sent, before } = attempt;
  let used: unknown;
  try {
    // A used key means that one of them is placed; the server answers only to the one with the same body.
    for (const one of [sent, ...before]) {
      try {
        return { ...(await post(key, one)), sent: one };
      } catch (error) {
        if (!isKeyUsed(error)) throw error;
        used = error;
      }
    }
  } catch (error) {
    // Noted at each try: the page may be closed before the last one.
    if (isOutcomeOpen(error)) noteLost(attempt);
    throw error;
  }
  throw used;
}

function post(key: string, { carts, at }: SentOrder) {
  return call(placeOrders, {
    headers: { 'idempotency-key': key },
    body: {
      orders: carts
        .map((cart) => toDraft(cart, at))
        .toSorted((a, b) => compareText(a.store_id, b.store_id)),
    },
  });
}

function toDraft(cart: Cart, created_at: string) {
  return {
    store_id: cart.store_id,
    vendor_id: cart.vendorId,
    delivery_method: cart.deliveryMethod ?? deliveryMethodOf(cart.storeType),
    ...(cart.slotStartsAt !== undefined && { slot_starts_at: new Date(cart.slotStartsAt) }),
    ...(cart.note !== undefined && { note: cart.note }),
    order_status: 'pending',
    delivery_fee: cart.deliveryFee,
    total_price: cartPrice(cart),
    created_at,
    items: cart.items
      .map(({ ingredient_id, quantity, price, by_weight }) => ({
        ingredient_id,
        quantity,
        price,
        ...(by_weight && { by_weight }),
      }))
      .toSorted((a, b) => compareText(a.ingredient_id, b.ingredient_id)),
  };
}

function isRetried(error: Error): boolean {
  if (error instanceof ApiError) return RETRIED.has(error.code);
  return !(error instanceof OfflineError);
}

/** Whether a different order was placed under this key. */
export function isKeyUsed(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'key_reused';
}

/** With these errors, which a proxy may also send, the order may have been placed. */
const OUTCOME_OPEN = new Set(['in_progress', 'internal', 'unavailable']);

/** Whether a failed order may have been placed. */
export function isOutcomeOpen(error: unknown): boolean {
  if (error instanceof ApiError) return OUTCOME_OPEN.has(error.code);
  return !(error instanceof OfflineError);
}

/**
 * What the carts' stores have now, and which stores have the same foods.
 *
 * Shape   `stores` by id. A store that has closed, is paused or has no slot left has an empty shelf, and is
 *         in `closed` with the reason. `market` is undefined when the comparison fails: it only adds offers
 *         and addresses.
 */
export const priceCheckQuery = (
  carts: readonly Cart[],
  place: Omit<ShoppingPlace, 'hereLabel'> | undefined,
) =>
  queryOptions({
    queryKey: ['price check', carts.map((cart) => cart.store_id), place],
    queryFn: async ({ client }) => {
      const [market, ...found] = await Promise.all([
        marketOf(carts, place).catch(() => undefined),
        ...carts.map((cart) => storeNow(client, cart)),
      ]);
      const known = carts.map((cart, at) => ({ cart, store: found[at] }));
      return {
        market,
        stores: new Map(
          known.map(({ cart, store }) => [
            cart.store_id,
            store && !whyClosed(store) ? store : emptied(cart),
          ]),
        ),
        closed: new Map(
          known.flatMap(({ cart, store }) => {
            const why = store ? whyClosed(store) : {};
            return why ? [[cart.store_id, why] as const] : [];
          }),
        ),
      };
    },
    staleTime: 0,
    gcTime: 0,
  });

type StoreAnswer = StoreNow &
  Pick<AnswerOf<typeof listStoreItems>, 'store_type' | 'back_on' | 'also_pickup' | 'slot_choice'>;

/** Why a store takes no orders: it is paused until a day, has no slot left, or, with neither, has closed. */
export type WhyClosed = { readonly backOn?: string; readonly lacksSlot?: boolean };

/** Undefined for a store that takes orders. */
function whyClosed({ back_on, slot_choice }: StoreAnswer): WhyClosed | undefined {
  if (back_on) return { backOn: back_on };
  return slot_choice?.slots.length === 0 ? { lacksSlot: true } : undefined;
}

function emptied({ deliveryFee, minimumOrder }: Cart): StoreAnswer {
  return { ids: [], delivery_fee: deliveryFee, minimum_order: minimumOrder };
}

/** Bypasses the cache: only the current shelf counts. Shape: undefined when the store has closed. */
async function storeNow(client: QueryClient, cart: Cart): Promise<StoreAnswer | undefined> {
  try {
    const items = storeItemsQuery(cart.vendorId, cart.store_id);
    return await client.query({ ...items, staleTime: 0 });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'store_not_found') return undefined;
    throw error;
  }
}

/**
 * A line of the carts as it was sent to the comparison.
 *
 * Units   `perPack` in `unit`.
 */
export type AskedLine = {
  readonly ingredient_id: string;
  readonly perPack: number;
  readonly unit: ComparedNeed['unit'];
  readonly need: ComparedNeed;
};

/** What the carts' stores and others have of the things in the carts. Errors: as `call`. */
async function marketOf(
  carts: readonly Cart[],
  place: Omit<ShoppingPlace, 'hereLabel'> | undefined,
): Promise<{ vendors: ComparedVendor[]; lines: AskedLine[] }> {
  const items = Map.groupBy(
    carts.flatMap((cart) => cart.items).filter((item) => !isNoFood(item)),
    (item) => item.ingredient_id,
  );
  const asked = [...items].flatMap(([ingredient_id, [item, ...others]]) => {
    if (!item) return [];
    const quantity = others.reduce((sum, other) => sum + other.quantity, item.quantity);
    return [{ ...item, ingredient_id, name: foodName(item), quantity }];
  });
  if (asked.length === 0) return { vendors: [], lines: [] };
  const { ids, matches } = await call(compareItems, {
    body: {
      compare: asked
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
  const lines = asked.flatMap(({ ingredient_id, name, quantity }, at): AskedLine[] => {
    const { ingredient_id: matched, amount, unit } = matches[at] ?? {};
    if (!matched || amount === undefined || !unit) return [];
    const bring = { amount, unit };
    const need = { name, ingredient_id: matched, unit_quantity: amount, unit, bring };
    return [{ ingredient_id, perPack: amount / quantity, unit, need }];
  });
  return { vendors: ids ?? [], lines };
}
