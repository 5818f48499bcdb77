import { type Cents, cents, orderTotal } from '#basics/money';
import { compareText, foldText } from '#basics/text';
import { LIMITS } from '#basics/validation';

import type { Cart, CartItem, CartStore } from './carts.model.ts';

/**
 * Replaces the items of a store's cart. Idempotent.
 *
 * Shape   of an item named twice the last counts; items of quantity 0 are left out, and a cart without items
 *         is removed. A new cart comes last. Quantities are clamped to 0..999 and rounded.
 */
export function setCart(
  carts: readonly Cart[],
  store: CartStore,
  items: readonly CartItem[],
): readonly Cart[] {
  const byId = new Map(items.map((item) => [item.ingredient_id, clamped(item)]));
  const held = [...byId.values()].filter((item) => item.quantity > 0);
  const filled = held.length > 0 ? [withItems(store, held)] : [];
  return findCart(carts, store.store_id)
    ? carts.flatMap((cart) => (cart.store_id === store.store_id ? filled : [cart]))
    : [...carts, ...filled];
}

/**
 * Sets quantity, price and name of some items in place, and creates a missing cart; other items stay.
 * Quantity 0 removes an item, and the last item its cart.
 */
export function setCartItems(
  carts: readonly Cart[],
  store: CartStore,
  items: readonly CartItem[],
): readonly Cart[] {
  const old = findCart(carts, store.store_id)?.items ?? [];
  return setCart(carts, store, [...old, ...items]);
}

/** As `setCartItems` for one item; a missing item or store changes nothing. */
export function setCartQuantity(
  carts: readonly Cart[],
  line: { readonly store_id: string; readonly ingredient_id: string },
  quantity: number,
): readonly Cart[] {
  const cart = findCart(carts, line.store_id);
  const item = cart?.items.find((one) => one.ingredient_id === line.ingredient_id);
  return cart && item ? setCartItems(carts, cart, [{ ...item, quantity }]) : carts;
}

/** Sets the prices that the shopper has agreed to; other items keep theirs. */
export function setCartPrices(
  carts: readonly Cart[],
  store_id: string,
  prices: readonly { readonly ingredient_id: string; readonly price: Cents }[],
): readonly Cart[] {
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
 * Merges two lists of carts (two tabs, before and after sign-in) into one cart per store.
 *
 * Shape   of an item in both the larger quantity counts, because both may come from one click, so merging is
 *         idempotent. Stores, names and prices of `newer` win.
 */
export function mergeCarts(older: readonly Cart[], newer: readonly Cart[]): readonly Cart[] {
  return newer.reduce<readonly Cart[]>((merged, cart) => {
    const old = findCart(merged, cart.store_id)?.items ?? [];
    const packs = new Map(old.map((item) => [item.ingredient_id, item.quantity]));
    const items = cart.items.map((item) => ({
      ...item,
      quantity: Math.max(item.quantity, packs.get(item.ingredient_id) ?? 0),
    }));
    return setCartItems(merged, cart, items);
  }, older);
}

export function findCart(carts: readonly Cart[], store_id: string): Cart | undefined {
  return carts.find((cart) => cart.store_id === store_id);
}

/** What is sold by name; a vendor's own product says its food. */
export type Sold = Pick<CartItem, 'name' | 'food'>;

/** The name of the food that a pack is of: all packs of one name are of one, and own products of that which they say. */
export function foodName({ name, food = '' }: Sold): string {
  return food === '' ? name : food;
}

/** The food that a pack is of, for comparing. */
export function foodOf(pack: Sold): string {
  return foldText(foodName(pack));
}

/** Whether it is sold without being a food that one cooks with: nobody compares it, no recipe needs it. */
export function isNoFood({ food }: Pick<Sold, 'food'>): boolean {
  return food === '';
}

/** A pack of a shelf as carts keep it. */
export function cartPack(pack: Omit<CartItem, 'quantity'>): Omit<CartItem, 'quantity'> {
  const { ingredient_id, name, unit, unit_quantity, price, image, food, by_weight } = pack;
  return {
    ingredient_id,
    name,
    unit,
    unit_quantity,
    price,
    image,
    ...(food !== undefined && { food }),
    ...(by_weight && { by_weight }),
  };
}

/** How many foods these packs are of: what screens call things. */
export function countFoods(packs: readonly Sold[]): number {
  return new Set(packs.map(foodOf)).size;
}

/**
 * The part of a cart for the next order: its first items, up to the limit of an order. The same object when that is
 * the whole cart.
 */
export function firstOrder(cart: Cart): Cart {
  if (cart.items.length <= LIMITS.orderItems) return cart;
  return withItems(cart, cart.items.slice(0, LIMITS.orderItems));
}

/** What ordering a cart costs: goods and delivery. */
export function cartPrice({ totalPrice, deliveryFee }: Cart): Cents {
  return cents(totalPrice + deliveryFee);
}

/** What ordering all carts costs. */
export function cartsTotal(carts: readonly Cart[]): Cents {
  return cents(carts.reduce((sum, cart) => sum + cartPrice(cart), 0));
}

/**
 * Equal for carts that order the same: stores, fees, method, slot, note, items, quantities, prices and what is by weight, in any
 * order. An equal fingerprint must reuse the idempotency key of a checkout.
 */
export function cartFingerprint(cart: Cart): string {
  const lines = cart.items.map(
    ({ ingredient_id, quantity, price, by_weight = false }) =>
      [ingredient_id, quantity, price, by_weight] as const,
  );
  const sorted = lines.toSorted(([a], [b]) => compareText(a, b));
  const { store_id, deliveryFee, deliveryMethod, slotStartsAt, note } = cart;
  return JSON.stringify([store_id, deliveryFee, sorted, deliveryMethod, slotStartsAt, note]);
}

function withItems(store: CartStore, items: readonly CartItem[]): Cart {
  return { ...store, items, totalPrice: orderTotal(items) };
}

/** The same object where nothing changes: its line on the screen rests then. */
function clamped(item: CartItem): CartItem {
  const quantity = clampQuantity(item.quantity);
  return quantity === item.quantity ? item : { ...item, quantity };
}

function clampQuantity(quantity: number): number {
  return Number.isFinite(quantity)
    ? Math.min(LIMITS.orderQuantity, Math.max(0, Math.round(quantity)))
    : 0;
}
