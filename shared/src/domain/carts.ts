import { type Cents, cents } from './money.ts';
import { orderTotal } from './orders.ts';
import { compareText } from './text.ts';
import { LIMITS } from './validation.ts';

/** One line of a cart. `price` is one pack's, as the shopper saw it; `quantity` counts packs, 1..999. */
export type CartItem = {
  readonly ingredient_id: string;
  readonly name: string;
  readonly unit: string;
  readonly unit_quantity: number;
  readonly price: Cents;
  readonly quantity: number;
  /** Address of a picture. */
  readonly image?: string | null | undefined;
};

/** Whose cart it is. What else a caller keeps about the store (name, type) goes along unchanged. */
export type CartStore = {
  readonly store_id: string;
  readonly vendorId: string;
  readonly vendorName: string;
};

/** The cart of one store. It has at least one item, and `totalPrice` is always what they cost. */
export type Cart<Store extends CartStore = CartStore> = Store & {
  readonly items: readonly CartItem[];
  readonly totalPrice: Cents;
};

/**
 * Sets what a store's cart holds: these items and nothing else, so that doing it again changes nothing.
 *
 * Shape   of an item named twice the last counts; items of quantity 0 are left out, and a cart without
 *         any other goes. A new cart comes last. Quantities are kept within 0..999 and whole.
 */
export function setCart<Store extends CartStore>(
  carts: readonly Cart<Store>[],
  store: Store,
  items: readonly CartItem[],
): readonly Cart<Store>[] {
  const byId = new Map(
    items.map((item) => [item.ingredient_id, { ...item, quantity: clampQuantity(item.quantity) }]),
  );
  const held = [...byId.values()].filter((item) => item.quantity > 0);
  const filled = held.length > 0 ? [withItems(store, held)] : [];
  return findCart(carts, store.store_id)
    ? carts.flatMap((cart) => (cart.store_id === store.store_id ? filled : [cart]))
    : [...carts, ...filled];
}

/**
 * Sets the packs, price and name of some items in a store's cart, in their place, and makes a cart when
 * there is none; its other items stay. Quantity 0 takes an item out, and the last item its cart.
 */
export function setCartItems<Store extends CartStore>(
  carts: readonly Cart<Store>[],
  store: Store,
  items: readonly CartItem[],
): readonly Cart<Store>[] {
  const old = findCart(carts, store.store_id)?.items ?? [];
  return setCart(carts, store, [...old, ...items]);
}

/** As `setCartItems` for an item the cart has; an item or store that is not there changes nothing. */
export function setCartQuantity<Store extends CartStore>(
  carts: readonly Cart<Store>[],
  line: { readonly store_id: string; readonly ingredient_id: string },
  quantity: number,
): readonly Cart<Store>[] {
  const cart = findCart(carts, line.store_id);
  const item = cart?.items.find((one) => one.ingredient_id === line.ingredient_id);
  return cart && item ? setCartItems(carts, cart, [{ ...item, quantity }]) : carts;
}

/**
 * Writes new prices into a store's cart, once the shopper has agreed to them. Items that are not
 * named keep theirs.
 */
export function setCartPrices<Store extends CartStore>(
  carts: readonly Cart<Store>[],
  store_id: string,
  prices: readonly { readonly ingredient_id: string; readonly price: Cents }[],
): readonly Cart<Store>[] {
  const priceOf = new Map(prices.map(({ ingredient_id, price }) => [ingredient_id, price]));
  return carts.map((cart) =>
    cart.store_id === store_id
      ? withItems(
          cart,
          cart.items.map((item) => ({
            ...item,
            price: priceOf.get(item.ingredient_id) ?? item.price,
          })),
        )
      : cart,
  );
}

/**
 * Joins the carts of two places (two tabs, before and after signing in) into one per store.
 *
 * Shape   of an item both have the larger quantity counts, because both may stem from one click: so
 *         joining twice changes nothing. Stores, names and prices of `newer` win.
 */
export function mergeCarts<Store extends CartStore>(
  older: readonly Cart<Store>[],
  newer: readonly Cart<Store>[],
): readonly Cart<Store>[] {
  return newer.reduce<readonly Cart<Store>[]>((merged, cart) => {
    const old = findCart(merged, cart.store_id)?.items ?? [];
    const packs = new Map(old.map((item) => [item.ingredient_id, item.quantity]));
    const items = cart.items.map((item) => ({
      ...item,
      quantity: Math.max(item.quantity, packs.get(item.ingredient_id) ?? 0),
    }));
    return setCartItems(merged, cart, items);
  }, older);
}

/** The cart of a store, undefined when it has none. */
export function findCart<Store extends CartStore>(
  carts: readonly Cart<Store>[],
  store_id: string,
): Cart<Store> | undefined {
  return carts.find((cart) => cart.store_id === store_id);
}

/** What all carts together cost, in cents. */
export function cartsTotal(carts: readonly Cart[]): Cents {
  return cents(carts.reduce((sum, cart) => sum + cart.totalPrice, 0));
}

/**
 * A text that differs exactly when two carts would order something else: another store, item, quantity
 * or price. While it stays the same, a repeated checkout must carry the same idempotency key; once it
 * differs, a new one. The order of items and their names do not matter.
 */
export function cartFingerprint(cart: Cart): string {
  const lines = cart.items.map((item) => [item.ingredient_id, item.quantity, item.price] as const);
  return JSON.stringify([cart.store_id, lines.toSorted(([a], [b]) => compareText(a, b))]);
}

function withItems<Store extends CartStore>(store: Store, items: readonly CartItem[]): Cart<Store> {
  return { ...store, items, totalPrice: orderTotal(items) };
}

function clampQuantity(quantity: number): number {
  return Number.isFinite(quantity)
    ? Math.min(LIMITS.orderQuantity, Math.max(0, Math.round(quantity)))
    : 0;
}
