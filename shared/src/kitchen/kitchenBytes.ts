import { NO_BRANDS } from './brands.ts';
import { setCart } from './carts.ts';
import type { KitchenState } from './kitchen.calls.ts';
import {
  MAX_AISLES,
  MAX_CART_ITEMS,
  MAX_CARTS,
  MAX_COOKED_BYTES,
  MAX_REMOVED_BYTES,
} from './kitchenLimits.ts';
import { forgetRemoved } from './kitchenLines.ts';

/** The bytes of values, cached: they stay the same objects while they do not change. */
const known = new WeakMap<object, number>();
const encoder = new TextEncoder();
const NONE: readonly never[] = [];

/** Bytes of a value as JSON, with a comma. */
function bytesOf(value: object): number {
  const before = known.get(value);
  if (before !== undefined) return before;
  const bytes = encoder.encode(JSON.stringify(value)).length + 1;
  known.set(value, bytes);
  return bytes;
}

/** A cart by its items, of which a change replaces few. */
function bytesOfCart(cart: KitchenState['carts'][number]): number {
  const before = known.get(cart);
  if (before !== undefined) return before;
  const bytes = bytesOfAll(cart.items) + bytesOf({ ...cart, items: [] });
  known.set(cart, bytes);
  return bytes;
}

function bytesOfAll(values: readonly object[]): number {
  const before = known.get(values);
  if (before !== undefined) return before;
  const bytes = values.reduce<number>((sum, value) => sum + bytesOf(value), 0);
  known.set(values, bytes);
  return bytes;
}

/** What a household has put into its kitchen, without what can only be undone. Units: bytes of its JSON. */
export function filledBytes(state: KitchenState): number {
  const { lines, ownCategories, ownGrams = [], carts, pantry, ordered, placed, aisles } = state;
  const { brands = NO_BRANDS, plan = NONE, weekRules } = state;
  const parts = [lines, ownCategories, ownGrams, pantry, placed, aisles, brands, plan];
  const inCarts = carts.reduce((sum, cart) => sum + bytesOfCart(cart), 0);
  const rules = weekRules ? bytesOf(weekRules) : 0;
  return parts.reduce((sum, part) => sum + bytesOfAll(part), inCarts + rules + bytesOf(ordered));
}

/** All of a kitchen. Units: bytes of its JSON. */
export function kitchenBytes(state: KitchenState): number {
  const unplanned = bytesOfAll(state.unplanned ?? NONE);
  return filledBytes(state) + bytesOfAll(state.removed) + bytesOfAll(state.cooked) + unplanned;
}

/**
 * A kitchen without what can no longer be undone, since it takes too much room: the oldest removed lines, the oldest
 * dishes. They have room of their own: what is added after a clearing does not take from its undo.
 */
export function withinBytes(state: KitchenState): KitchenState {
  const lines = countFor(state.removed, bytesOfAll(state.removed) - MAX_REMOVED_BYTES);
  const dishes = countFor(state.cooked, bytesOfAll(state.cooked) - MAX_COOKED_BYTES);
  const fewer = forgetRemoved(state, lines);
  return dishes === 0 ? fewer : { ...fewer, cooked: fewer.cooked.slice(dishes) };
}

/**
 * A kitchen of before there were bounds, without what nobody can reach or order in one go: the oldest of what can be
 * undone, the last carts, the oldest aisle orders. List and pantry stay.
 */
export function withinBounds(state: KitchenState): KitchenState {
  const carts = firstItems(state.carts.slice(0, MAX_CARTS));
  return withinBytes({ ...state, carts, aisles: state.aisles.slice(-MAX_AISLES) });
}

/** Whether a kitchen is from before there were bounds. */
export function isBeyondBounds(state: KitchenState): boolean {
  const { carts, aisles } = state;
  return (
    carts.length > MAX_CARTS ||
    countItems(carts) > MAX_CART_ITEMS ||
    aisles.length > MAX_AISLES ||
    withinBytes(state) !== state
  );
}

/** Packs of all carts together. */
export function countItems(carts: KitchenState['carts']): number {
  return carts.reduce((sum, { items }) => sum + items.length, 0);
}

/** The carts with their first items, up to the limit. */
function firstItems(carts: KitchenState['carts']): KitchenState['carts'] {
  let room = MAX_CART_ITEMS;
  return carts.reduce((all, cart) => {
    const items = cart.items.slice(0, room);
    room -= items.length;
    return setCart(all, cart, items);
  }, carts);
}

/** How many of the first values have so many bytes together; all when they have fewer, none for 0 bytes or less. */
function countFor(values: readonly object[], bytes: number): number {
  if (bytes <= 0) return 0;
  let left = bytes;
  const last = values.findIndex((value) => {
    left -= bytesOf(value);
    return left <= 0;
  });
  return last === -1 ? values.length : last + 1;
}
