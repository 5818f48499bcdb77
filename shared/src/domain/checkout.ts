import type { Cart, CartItem, CartStore } from './carts.ts';
import { type Cents, cents } from './money.ts';
import { orderTotal } from './orders.ts';
import { foldText } from './text.ts';
import { LIMITS } from './validation.ts';

/** What is on a shelf: packs at a price each. */
export type ShelfItem = {
  readonly ingredient_id: string;
  readonly price: Cents;
  readonly quantity: number;
  readonly category?: string | undefined;
};

/**
 * A line of a cart beside the shelf.
 *
 * Shape   `asked` is the cart's; `item` what would be ordered now: at most what is left, at the shelf's
 *         price. Its quantity is 0 when nothing is left.
 */
export type CheckedLine = { readonly asked: CartItem; readonly item: CartItem };

/** A store as it is now: what is on its shelf, what it asks for a delivery, the least it takes orders from. */
export type StoreNow = {
  readonly ids: readonly ShelfItem[];
  readonly delivery_fee: Cents;
  readonly minimum_order: Cents;
};

/**
 * A cart that was checked; `items`, their cost `goods`, the fee and the `total` of both are what would be
 * ordered.
 */
export type CheckedCart<Store extends CartStore = CartStore> = {
  readonly cart: Cart<Store>;
  readonly lines: readonly CheckedLine[];
  readonly items: readonly CartItem[];
  readonly goods: Cents;
  readonly deliveryFee: Cents;
  readonly minimumOrder: Cents;
  readonly total: Cents;
};

/** Checks a cart against its store; undefined: not known, so it stays as it is. */
export function checkCart<Store extends CartStore>(
  cart: Cart<Store>,
  now: StoreNow | undefined,
): CheckedCart<Store> {
  const shelf = now?.ids;
  const onShelf = new Map(shelf?.map((item) => [item.ingredient_id, item]));
  const lines = cart.items.map((asked): CheckedLine => {
    if (!shelf) return { asked, item: asked };
    const here = onShelf.get(asked.ingredient_id);
    const quantity = Math.min(asked.quantity, here?.quantity ?? 0);
    return { asked, item: { ...asked, quantity, price: here?.price ?? asked.price } };
  });
  const items = lines.map((line) => line.item).filter((item) => item.quantity > 0);
  const goods = orderTotal(items);
  const deliveryFee = now?.delivery_fee ?? cart.deliveryFee;
  return {
    cart,
    lines,
    items,
    goods,
    deliveryFee,
    minimumOrder: now?.minimum_order ?? cart.minimumOrder,
    total: items.length > 0 ? cents(goods + deliveryFee) : goods,
  };
}

/** Whether the delivery costs more than the shopper has seen; it needs a yes. */
export function isDeliveryDearer({ cart, items, deliveryFee }: CheckedCart): boolean {
  return items.length > 0 && deliveryFee > cart.deliveryFee;
}

/** What goods are missing to the least that the store takes orders from; 0 when they reach it. */
export function missingToMinimum({ items, goods, minimumOrder }: CheckedCart): Cents {
  return cents(items.length > 0 ? Math.max(0, minimumOrder - goods) : 0);
}

/** Lines that cost more than the shopper has seen; each needs a yes. */
export function dearerLines({ lines }: CheckedCart): CheckedLine[] {
  return lines.filter(({ asked, item }) => item.quantity > 0 && item.price > asked.price);
}

/** Lines that cost less. */
export function cheaperLines({ lines }: CheckedCart): CheckedLine[] {
  return lines.filter(({ asked, item }) => item.quantity > 0 && item.price < asked.price);
}

/** Lines of which the store has less than the cart. */
export function shortLines({ lines }: CheckedCart): CheckedLine[] {
  return lines.filter(({ asked, item }) => item.quantity < asked.quantity);
}

/** A store's offer of one food. Units: `stock` in packs. */
type FoodOffer<Store> = {
  readonly store: Store;
  readonly item: CartItem;
  readonly stock: number;
};

/** Enough packs of another store for a quantity of one line. */
export type Substitute<Store> = {
  readonly store: Store;
  readonly item: CartItem;
  readonly cost: Cents;
};

/**
 * The offers that have all of the missing packs, the cheapest first.
 *
 * Shape   `item.quantity` are the packs to take, as much as the missing ones weigh.
 */
export function substitutes<Offer extends FoodOffer<unknown>>(
  missing: CartItem,
  offers: readonly Offer[],
): (Offer & { readonly cost: Cents })[] {
  const amount = missing.quantity * missing.unit_quantity;
  return offers
    .flatMap((offer) => {
      const { item, stock } = offer;
      const quantity = Math.ceil(amount / item.unit_quantity - 1e-9);
      if (item.unit !== missing.unit || quantity > Math.min(stock, LIMITS.orderQuantity)) return [];
      return [{ ...offer, item: { ...item, quantity }, cost: cents(quantity * item.price) }];
    })
    .toSorted((a, b) => a.cost - b.cost);
}

/** The cheapest of the substitutes, first among the stores that are visited anyway. */
export function substitute<Store extends { readonly store_id: string }>(
  missing: CartItem,
  offers: readonly FoodOffer<Store>[],
  visited: ReadonlySet<string>,
): Substitute<Store> | undefined {
  const all = substitutes(missing, offers);
  return all.find(({ store }) => visited.has(store.store_id)) ?? all[0];
}

/** A need of the list with the packs held of it and needed. */
export type Gap = { readonly name: string; readonly held: number; readonly needed: number };

/**
 * The needs of which too few packs are held.
 *
 * Shape   `packs` needed by ingredient, 1 where no store said. Another pack of the same food counts as
 *         enough, because packs of two sizes cannot be added up.
 */
export function shortOfList(
  needs: readonly { readonly name: string; readonly ingredient_id?: string | undefined }[],
  packs: ReadonlyMap<string, number>,
  held: readonly Pick<CartItem, 'ingredient_id' | 'name' | 'quantity'>[],
): Gap[] {
  const unique = new Map(needs.map((need) => [need.ingredient_id ?? need.name, need]));
  return [...unique.values()].flatMap(({ name, ingredient_id }) => {
    const needed = packs.get(ingredient_id ?? '') ?? 1;
    const own = held.filter((item) => item.ingredient_id === ingredient_id);
    const others = held.filter((item) => foldText(item.name) === foldText(name));
    const count = own.reduce((sum, item) => sum + item.quantity, 0);
    if (count >= needed || others.some((item) => item.ingredient_id !== ingredient_id)) return [];
    return [{ name, held: count, needed }];
  });
}
