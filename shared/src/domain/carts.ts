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
 * Puts items into the store's cart, making one when there is none.
 *
 * Shape   an item the cart has already gets the added packs (999 at most) and the newly seen price and
 *         name. Items of quantity 0 are left out; without any other, nothing changes.
 */
export function addToCart<Store extends CartStore>(
  carts: readonly Cart<Store>[],
  store: Store,
  items: readonly CartItem[],
): readonly Cart<Store>[] {
  const added = items.filter((item) => item.quantity > 0);
  if (added.length === 0) return carts;
  const old = carts.find((cart) => cart.store_id === store.store_id);
  const cart = withItems(store, joinItems(old?.items ?? [], added, addQuantities));
  return old ? carts.map((one) => (one === old ? cart : one)) : [...carts, cart];
}

/**
 * Sets how many packs of an item are in a store's cart; 0 takes the item out, and the last item its
 * cart. An item or store that is not there changes nothing. The quantity is kept within 0..999 and whole.
 */
export function setCartQuantity<Store extends CartStore>(
  carts: readonly Cart<Store>[],
  line: { readonly store_id: string; readonly ingredient_id: string },
  quantity: number,
): readonly Cart<Store>[] {
  const packs = clampQuantity(quantity);
  return carts.flatMap((cart) => {
    if (cart.store_id !== line.store_id) return [cart];
    const items = cart.items
      .map((item) =>
        item.ingredient_id === line.ingredient_id ? { ...item, quantity: packs } : item,
      )
      .filter((item) => item.quantity > 0);
    return items.length > 0 ? [withItems(cart, items)] : [];
  });
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
  const merged = new Map(older.map((cart) => [cart.store_id, cart]));
  for (const cart of newer) {
    const old = merged.get(cart.store_id);
    const items = joinItems(old?.items ?? [], cart.items, Math.max);
    merged.set(cart.store_id, withItems(cart, items));
  }
  return [...merged.values()];
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

function joinItems(
  old: readonly CartItem[],
  added: readonly CartItem[],
  quantityOf: (old: number, added: number) => number,
): CartItem[] {
  const joined = new Map(old.map((item) => [item.ingredient_id, item]));
  for (const item of added) {
    const quantity = clampQuantity(
      quantityOf(joined.get(item.ingredient_id)?.quantity ?? 0, item.quantity),
    );
    joined.set(item.ingredient_id, { ...item, quantity });
  }
  return [...joined.values()];
}

function addQuantities(old: number, added: number): number {
  return old + added;
}

function clampQuantity(quantity: number): number {
  return Number.isFinite(quantity)
    ? Math.min(LIMITS.orderQuantity, Math.max(0, Math.round(quantity)))
    : 0;
}
