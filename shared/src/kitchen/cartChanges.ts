import type { Cart, CartItem, CartStore } from './carts.model.ts';
import { findCart } from './carts.ts';
import type { KitchenChange } from './kitchenOps.model.ts';

type PacksChange = Extract<KitchenChange, { kind: 'cart_packs' }>;

/** The changes from one state of the carts to another, item by item, so that others' concurrent changes stay. */
export function cartChanges(before: readonly Cart[], after: readonly Cart[]): KitchenChange[] {
  const changed = after
    .filter((cart) => !before.includes(cart))
    .map((cart) => cartChange(before, cart))
    .filter(({ payload }) => payload.terms || payload.items.length > 0);
  const emptied = before
    .filter(({ store_id }) => !findCart(after, store_id))
    .map((cart) => packsOf(cart, cart.items.map(withoutPacks), false));
  return [...changed, ...emptied];
}

function cartChange(before: readonly Cart[], cart: Cart): PacksChange {
  const old = findCart(before, cart.store_id);
  const was = new Map(old?.items.map((item) => [item.ingredient_id, item]));
  const is = new Set(cart.items.map(({ ingredient_id }) => ingredient_id));
  const set = cart.items.filter((item) => !isSame(was.get(item.ingredient_id), item));
  const gone = (old?.items ?? []).filter(({ ingredient_id }) => !is.has(ingredient_id));
  const hasTerms = old === undefined || !isSame(storeOf(old), storeOf(cart));
  return packsOf(cart, [...set, ...gone.map(withoutPacks)], hasTerms);
}

function packsOf(cart: Cart, items: readonly CartItem[], terms: boolean): PacksChange {
  return { kind: 'cart_packs', payload: { store: storeOf(cart), items, terms } };
}

function storeOf({ items: _, totalPrice: __, ...store }: Cart): CartStore {
  return store;
}

function withoutPacks(item: CartItem): CartItem {
  return { ...item, quantity: 0 };
}

/** Whether all members are the same, in any order. */
function isSame(a: object | undefined, b: object): boolean {
  if (!a) return false;
  const others = new Map(Object.entries(b));
  const keys = new Set([...Object.keys(a), ...others.keys()]);
  const own = new Map(Object.entries(a));
  return [...keys].every((key) => own.get(key) === others.get(key));
}
