import { STORE_TYPES } from '@larder/shared/contract/stores';
import {
  type Cart,
  cartFingerprint,
  type CartItem,
  type CartStore,
  findCart,
  mergeCarts,
  setCart,
  setCartItems,
  setCartPrices,
  setCartQuantity,
} from '@larder/shared/domain/carts';
import { cents, type Cents } from '@larder/shared/domain/money';
import { compareText } from '@larder/shared/domain/text';
import { LIMITS } from '@larder/shared/domain/validation';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

import { stored } from '#lib/stored';

export type ShownStore = CartStore & {
  readonly storeName: string;
  readonly storeType: (typeof STORE_TYPES)[number];
};
export type StoreCart = Cart<ShownStore>;

const Price = z.pipe(
  z.int().check(z.minimum(0), z.maximum(LIMITS.price * 100)),
  z.transform(cents),
);

/** A line as it is kept. */
export const KeptItem = z.object({
  ingredient_id: z.string(),
  name: z.string(),
  unit: z.string(),
  unit_quantity: z.number().check(z.positive()),
  price: Price,
  quantity: z.int().check(z.minimum(1), z.maximum(LIMITS.orderQuantity)),
  image: z.optional(z.nullable(z.string())),
});
export const CartItems = z.readonly(z.array(KeptItem));

const Carts = z.readonly(
  z.array(
    z.object({
      store_id: z.string(),
      vendorId: z.string(),
      vendorName: z.string(),
      storeName: z.string(),
      storeType: z.enum(STORE_TYPES),
      deliveryFee: z._default(Price, cents(0)),
      minimumOrder: z._default(Price, cents(0)),
      totalPrice: z.pipe(z.int(), z.transform(cents)),
      items: CartItems,
    }),
  ),
);

const Keys = z.record(
  z.string(),
  z.object({ fingerprint: z.string(), key: z.string(), at: z.string() }),
);

const kept = stored({ key: 'carts', schema: Carts, empty: [] });
const keptKeys = stored({ key: 'checkoutKeys', schema: Keys, empty: {} });

/** The carts in a component, one per store, in the order they were started. */
export function useCarts(): readonly StoreCart[] {
  return kept.use();
}

/** The cart of a store in a component. It is the same object until it changes. */
export function useCart(store_id: string): StoreCart | undefined {
  return useSyncExternalStore(kept.subscribe, () => findCart(kept.get(), store_id));
}

/** Replaces the items of the store's cart. */
export function fillCart(store: ShownStore, items: readonly CartItem[]): void {
  change((carts) => setCart(carts, store, items));
}

/** Packs to set in a store's cart, 0 for none. */
export type CartChange = { readonly store: ShownStore; readonly items: readonly CartItem[] };

/**
 * Sets the packs of some items in the store's cart, 0 for none; the others stay.
 *
 * Shape   the function that restores the packs.
 */
export function setItems(store: ShownStore, items: readonly CartItem[]): () => void {
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
export function refillCart(store: ShownStore, items: readonly CartItem[]): void {
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

/** Removes ordered packs from their carts, and the checkout's key. Packs added meanwhile stay. */
export function dropOrdered(ordered: readonly StoreCart[]): void {
  change((carts) => ordered.reduce(withoutCart, carts));
  const set = setOf(ordered);
  keptKeys.update(({ [set]: _ordered, ...others }) => others);
}

function withoutCart(
  carts: readonly StoreCart[],
  { store_id, items }: StoreCart,
): readonly StoreCart[] {
  return items.reduce((left, { ingredient_id, quantity }) => {
    const now = findCart(left, store_id)?.items.find(
      (item) => item.ingredient_id === ingredient_id,
    );
    const rest = (now?.quantity ?? 0) - quantity;
    return setCartQuantity(left, { store_id, ingredient_id }, rest);
  }, carts);
}

/** The idempotency key of a checkout and the time of its first try. */
export type Attempt = { readonly key: string; readonly at: string };

/**
 * The attempt to order these carts together. It is the same while they are the same, also after a reload,
 * so that a retry after a lost answer makes no second order. The server accepts a known key only with the
 * same body, which contains the time.
 */
export function checkoutAttempt(carts: readonly StoreCart[]): Attempt {
  const fingerprint = carts.map(cartFingerprint).toSorted(compareText).join();
  const set = setOf(carts);
  const known = keptKeys.get()[set];
  if (known?.fingerprint === fingerprint) return known;
  const attempt = { key: crypto.randomUUID(), at: new Date().toISOString() };
  keptKeys.update((keys) => ({ ...keys, [set]: { fingerprint, ...attempt } }));
  return attempt;
}

/** Whether the carts of these stores are still these: another tab may have ordered or changed them. */
export function areCurrent(carts: readonly StoreCart[]): boolean {
  return carts.every((cart) => {
    const now = findCart(kept.get(), cart.store_id);
    return now !== undefined && cartFingerprint(now) === cartFingerprint(cart);
  });
}

function setOf(carts: readonly StoreCart[]): string {
  return carts
    .map((cart) => cart.store_id)
    .toSorted(compareText)
    .join(' ');
}

function change(to: (carts: readonly StoreCart[]) => readonly StoreCart[]): void {
  kept.update(to);
}
