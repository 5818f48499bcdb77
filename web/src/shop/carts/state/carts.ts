import { cents, type Cents } from '@larder/shared/basics/money';
import { LIMITS } from '@larder/shared/basics/validation';
import { cartChanges } from '@larder/shared/kitchen/cartChanges';
import {
  cartFingerprint,
  findCart,
  firstOrder,
  mergeCarts,
  setCart,
  setCartItems,
  setCartPrices,
  setCartQuantity,
} from '@larder/shared/kitchen/carts';
import type { Cart, CartItem, CartStore } from '@larder/shared/kitchen/carts.model';
import { MAX_NOTE } from '@larder/shared/kitchen/orderNote';
import type { ComparedStore, ComparedVendor } from '@larder/shared/stores/compare.calls';
import { STORE_TYPES } from '@larder/shared/stores/storeTerms';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

import { goodOnes, mendMember } from '#platform/stored/mend.ts';
import { stored } from '#platform/stored/stored.ts';
import { perform } from '#shop/kitchen/state/kitchen.ts';

/** Cents, as stored. */
export const Price = z.pipe(
  z.int().check(z.minimum(0), z.maximum(LIMITS.price * 100)),
  z.transform(cents),
);

/** More than anybody needs; a page could not render more. */
const MAX_CARTS = 100;
const MAX_ITEMS = 1000;

/** A name or id. Units: UTF-16, of which a character has up to two. */
const Name = z.string().check(z.maxLength(2 * LIMITS.name));

/** A line as it is kept. */
export const KeptItem = z.object({
  ingredient_id: Name,
  name: Name,
  unit: Name,
  unit_quantity: z.number().check(z.positive()),
  price: Price,
  quantity: z.int().check(z.minimum(1), z.maximum(LIMITS.orderQuantity)),
  image: z.optional(z.nullable(z.string())),
  food: z.optional(Name),
  by_weight: z.optional(z.boolean()),
});
const CartItems = z.readonly(z.array(KeptItem).check(z.maxLength(MAX_ITEMS)));

const OneCart = z.object({
  store_id: Name,
  vendorId: Name,
  vendorName: Name,
  storeName: Name,
  storeType: z.enum(STORE_TYPES),
  deliveryFee: z._default(Price, cents(0)),
  minimumOrder: z._default(Price, cents(0)),
  deliveryMethod: z.optional(z.enum(['Deliver', 'Pickup'])),
  slotStartsAt: z.optional(z.string().check(z.maxLength(40))),
  note: z.optional(z.string().check(z.maxLength(2 * MAX_NOTE))),
  totalPrice: z.pipe(z.int(), z.transform(cents)),
  items: CartItems,
});

export const Carts = z.pipe(
  z.readonly(z.array(OneCart).check(z.maxLength(MAX_CARTS))),
  // A stored total may be wrong, and stores or items may be duplicated.
  z.transform((read): readonly Cart[] =>
    read.reduce<readonly Cart[]>((carts, cart) => setCart(carts, cart, cart.items), []),
  ),
);

const mendItems = mendMember('items', goodOnes(KeptItem));
const onlyGood = goodOnes(OneCart);

/** Drops invalid lines, and a cart only when its store is invalid. */
function mendCarts(value: unknown): unknown {
  return Array.isArray(value) ? onlyGood(value.map(mendItems)) : value;
}

const kept = stored({ key: 'carts', schema: Carts, empty: [], mend: mendCarts });

/** What a guest put into carts before the sign-in, once. */
export const takeGuestCarts = kept.takeGuests;

/** A compared store as carts know it. */
export function toCartStore(
  { store_id, name: storeName, store_type: storeType, ...terms }: ComparedStore,
  vendor: Pick<ComparedVendor, 'user_id' | 'name'>,
): CartStore {
  const { delivery_fee: deliveryFee, minimum_order: minimumOrder } = terms;
  const { user_id: vendorId, name: vendorName } = vendor;
  return { store_id, storeName, storeType, deliveryFee, minimumOrder, vendorId, vendorName };
}

/** A store with the packs that it sells. */
export type Shelf = {
  readonly store: CartStore;
  readonly packs: readonly Omit<CartItem, 'quantity'>[];
};

/** What compared stores sell of what was asked for, in every pack size. */
export function shelvesOf(vendors: readonly ComparedVendor[]): Shelf[] {
  return vendors.flatMap((vendor) =>
    vendor.stores.map((store) => ({
      store: toCartStore(store, vendor),
      packs: store.items.flatMap((item) => [item, ...(item.packs ?? [])]),
    })),
  );
}

/** The carts in a component, one per store, in the order they were started. */
export function useCarts(): readonly Cart[] {
  return kept.use();
}

/** As `useCarts`, but after the paint: for what is not the answer to a press. */
export function useCartsAfterPaint(): readonly Cart[] {
  return kept.useAfterPaint();
}

/** The carts now: for a press, which may come before the screen shows them. */
export function cartsNow(): readonly Cart[] {
  return kept.get();
}

/** The cart of a store in a component. It is the same object until it changes. */
export function useCart(store_id: string): Cart | undefined {
  return useSyncExternalStore(kept.subscribe, () => findCart(kept.get(), store_id));
}

/** The ids of the stores that have a cart now. */
export function cartStoresNow(): string[] {
  return kept.get().map(({ store_id }) => store_id);
}

/** Replaces the items of the store's cart. */
export function fillCart(store: CartStore, items: readonly CartItem[]): void {
  change((carts) => setCart(carts, store, items));
}

/** Packs to set in a store's cart, 0 for none. */
export type CartChange = { readonly store: CartStore; readonly items: readonly CartItem[] };

/**
 * Sets the packs of some items in the store's cart, 0 for none; the others stay.
 *
 * Shape   the function that restores the packs.
 */
export function setItems(store: CartStore, items: readonly CartItem[]): () => void {
  return setItemsAt([{ store, items }]);
}

/** As `setItems`, in several carts at once. */
export function setItemsAt(changes: readonly CartChange[]): () => void {
  const before = changes.map(({ store, items }) => {
    const old = findCart(kept.get(), store.store_id)?.items ?? [];
    const held = (item: CartItem) =>
      old.find((one) => one.ingredient_id === item.ingredient_id) ?? { ...item, quantity: 0 };
    return { store, items: items.map(held) };
  });
  const set = (all: readonly CartChange[]): void =>
    change((carts) =>
      all.reduce((now, { store, items }) => setCartItems(now, store, items), carts),
    );
  set(changes);
  return () => set(before);
}

/**
 * Ensures that the store's cart has at least these items at these prices, and the store's terms. Idempotent;
 * others stay.
 */
export function refillCart(store: CartStore, items: readonly CartItem[]): void {
  change((carts) => {
    const { deliveryFee, minimumOrder } = store;
    const known = { ...(findCart(carts, store.store_id) ?? store), deliveryFee, minimumOrder };
    return mergeCarts(carts, setCart([], known, items));
  });
}

/** Sets the packs of an item; 0 takes it out. */
export function setPacks(store_id: string, ingredient_id: string, quantity: number): void {
  change((carts) => setCartQuantity(carts, { store_id, ingredient_id }, quantity));
}

/** Sets prices that the shopper accepted. */
export function acceptPrices(
  store_id: string,
  lines: readonly { ingredient_id: string; new: Cents }[],
): void {
  const prices = lines.map((line) => ({ ingredient_id: line.ingredient_id, price: line.new }));
  change((carts) => setCartPrices(carts, store_id, prices));
}

/** Sets a delivery fee that the shopper accepted. */
export function acceptFee(store_id: string, deliveryFee: Cents): void {
  change((carts) =>
    carts.map((cart) => (cart.store_id === store_id ? { ...cart, deliveryFee } : cart)),
  );
}

/** Whether these carts are unchanged: another tab may have ordered or changed them. */
export function areCurrent(carts: readonly Cart[]): boolean {
  return carts.every((cart) => {
    const now = findCart(kept.get(), cart.store_id);
    return now !== undefined && cartFingerprint(firstOrder(now)) === cartFingerprint(cart);
  });
}

/** Whether there is a cart at this store. */
export function hasCart(store_id: string): boolean {
  return findCart(kept.get(), store_id) !== undefined;
}

/** Sets all carts, as operations left them. */
export const setCarts = kept.set;

function change(to: (carts: readonly Cart[]) => readonly Cart[]): void {
  const before = kept.get();
  perform(cartChanges(before, to(before)));
}
