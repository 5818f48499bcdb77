import type { ComparedItem, ComparedStore } from '@larder/shared/contract/compare';
import type { CartItem } from '@larder/shared/domain/carts';
import {
  checkCart,
  type CheckedCart,
  type Substitute,
  substitute,
  substitutes,
} from '@larder/shared/domain/checkout';
import type { SheetOffer } from '@larder/shared/domain/tripSheet';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useAuth } from '#lib/session';
import { priceCheckQuery } from '#queries/checkout';
import type { ShownStore, StoreCart } from '#state/carts';
import { useShoppingPlace, useTrip } from '#state/trip';

export type OrderCheck = {
  readonly checked: readonly CheckedCart<ShownStore>[];
  /** checking: the prices are asked for; unknown: nobody is signed in. */
  readonly state: 'unknown' | 'checking' | 'failed' | 'done';
  readonly at: Date;
  readonly retry: () => void;
  readonly isClosed: (store_id: string) => boolean;
  /** The store as the comparison knows it. */
  readonly storeOf: (store_id: string) => ComparedStore | undefined;
  /** Where else these packs can be had: in a store of these carts, else the cheapest. */
  readonly elsewhere: (item: CartItem, store_id: string) => Substitute<ShownStore> | undefined;
  /** All other stores that have these packs, the cheapest first. */
  readonly offersOf: (item: CartItem, store_id: string) => readonly SheetOffer[];
  /** The shelf's category of a thing; "" when it is not known. */
  readonly categoryOf: (store_id: string, ingredient_id: string) => string;
};

/** Checks carts against the shelves of this moment. */
export function useOrderCheck(carts: readonly StoreCart[]): OrderCheck {
  const { isAuthenticated } = useAuth();
  const lastPlace = useShoppingPlace();
  const trip = useTrip();
  const { here, radius } = trip ?? lastPlace ?? {};
  const place = here ? { here, radius: radius ?? null } : undefined;
  const { data, isFetching, isError, dataUpdatedAt, refetch } = useQuery({
    ...priceCheckQuery(carts, place),
    enabled: isAuthenticated && carts.length > 0,
  });
  const checked = useMemo(
    () => carts.map((cart) => checkCart(cart, data?.stores.get(cart.store_id))),
    [carts, data],
  );
  const offers = useMemo(
    () =>
      (data?.vendors ?? []).flatMap(({ user_id, name, stores }) =>
        stores.flatMap((store) =>
          store.items.map((item) => ({
            store: toShown(store, { user_id, name }),
            place: store.location,
            item: toCartItem(item),
            stock: item.quantity,
            wanted: item.wanted,
          })),
        ),
      ),
    [data],
  );
  const others = ({ name }: CartItem, store_id: string) =>
    offers.filter(({ store, wanted }) => store.store_id !== store_id && wanted === name);
  const known = data?.vendors.flatMap((vendor) => vendor.stores);
  return {
    checked,
    state: stateOf({ isAuthenticated, isFetching, isError, isDone: data !== undefined }),
    at: new Date(dataUpdatedAt),
    retry: () => void refetch(),
    isClosed: (store_id) => data?.closed.has(store_id) ?? false,
    storeOf: (store_id) => known?.find((store) => store.store_id === store_id),
    elsewhere: (item, store_id) =>
      substitute(item, others(item, store_id), new Set(carts.map((cart) => cart.store_id))),
    offersOf: (item, store_id) =>
      substitutes(item, others(item, store_id)).map(({ store, place, item: packs }) => ({
        store_id: store.store_id,
        storeName: store.storeName,
        place,
        item: packs,
      })),
    categoryOf: (store_id, ingredient_id) =>
      data?.stores.get(store_id)?.ids.find((one) => one.ingredient_id === ingredient_id)
        ?.category ?? '',
  };
}

function stateOf({
  isAuthenticated,
  isFetching,
  isError,
  isDone,
}: {
  isAuthenticated: boolean;
  isFetching: boolean;
  isError: boolean;
  isDone: boolean;
}): OrderCheck['state'] {
  if (!isAuthenticated) return 'unknown';
  if (isError) return 'failed';
  return isFetching && !isDone ? 'checking' : 'done';
}

function toCartItem(item: ComparedItem): CartItem {
  const { ingredient_id, name, unit, unit_quantity, price, image } = item;
  return { ingredient_id, name, unit, unit_quantity, price, image, quantity: 1 };
}

function toShown(
  { store_id, name: storeName, store_type: storeType, delivery_fee, minimum_order }: ComparedStore,
  vendor: { user_id: string; name: string },
): ShownStore {
  return {
    store_id,
    storeName,
    storeType,
    vendorId: vendor.user_id,
    vendorName: vendor.name,
    deliveryFee: delivery_fee,
    minimumOrder: minimum_order,
  };
}
