import { type Cents, cents, orderTotal } from '@larder/shared/basics/money';
import { LIMITS } from '@larder/shared/basics/validation';
import { comparableAmount } from '@larder/shared/food/units';
import type { Cart, CartItem } from '@larder/shared/kitchen/carts.model';

/** An offer of a shelf: stock and price per pack. */
type ShelfItem = {
  readonly ingredient_id: string;
  readonly price: Cents;
  readonly quantity: number;
  readonly category?: string | undefined;
  readonly regular_price?: Cents | undefined;
  readonly by_weight?: boolean | undefined;
};

/**
 * A line of a cart beside the shelf.
 *
 * Shape   `asked` is the cart's; `item` what would be ordered now: at most what is left, at the shelf's
 *         price. Its quantity is 0 when nothing is left. `regular`: the shelf's regular price while it is on sale.
 */
export type CheckedLine = {
  readonly asked: CartItem;
  readonly item: CartItem;
  readonly regular?: Cents | undefined;
};

/** A store's current shelf, delivery fee and minimum order. */
export type StoreNow = {
  readonly ids: readonly ShelfItem[];
  readonly delivery_fee: Cents;
  readonly minimum_order: Cents;
};

/**
 * A cart that was checked; `items`, their cost `goods`, the fee and the `total` of both are what would be
 * ordered.
 */
export type CheckedCart = {
  readonly cart: Cart;
  readonly lines: readonly CheckedLine[];
  readonly items: readonly CartItem[];
  readonly goods: Cents;
  readonly deliveryFee: Cents;
  readonly minimumOrder: Cents;
  readonly total: Cents;
};

/** Checks a cart against its store. An unknown store (undefined) leaves the cart unchanged. */
export function checkCart(cart: Cart, now: StoreNow | undefined): CheckedCart {
  const shelf = now?.ids;
  const onShelf = new Map(shelf?.map((item) => [item.ingredient_id, item]));
  const lines = cart.items.map((asked): CheckedLine => {
    if (!shelf) return { asked, item: asked };
    const here = onShelf.get(asked.ingredient_id);
    const quantity = Math.min(asked.quantity, here?.quantity ?? 0);
    const { price, by_weight } = here ?? asked;
    const item = { ...asked, quantity, price, by_weight };
    return here?.regular_price === undefined
      ? { asked, item }
      : { asked, item, regular: here.regular_price };
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

/** Whether the fee rose since the shopper saw it and must be accepted. */
export function isDeliveryDearer({ cart, items, deliveryFee }: CheckedCart): boolean {
  return items.length > 0 && deliveryFee > cart.deliveryFee;
}

/** What the goods lack to the minimum order; 0 when they reach it. */
export function missingToMinimum({ items, goods, minimumOrder }: CheckedCart): Cents {
  return cents(items.length > 0 ? Math.max(0, minimumOrder - goods) : 0);
}

/** Lines whose price rose; each must be accepted. */
export function dearerLines({ lines }: CheckedCart): CheckedLine[] {
  return lines.filter(({ asked, item }) => item.quantity > 0 && item.price > asked.price);
}

/** Lines whose price fell. */
export function cheaperLines({ lines }: CheckedCart): CheckedLine[] {
  return lines.filter(({ asked, item }) => item.quantity > 0 && item.price < asked.price);
}

/** Lines with less stock than the cart wants. */
export function shortLines({ lines }: CheckedCart): CheckedLine[] {
  return lines.filter(({ asked, item }) => item.quantity < asked.quantity);
}

/** A store's offer of one food. Units: `stock` in packs. */
type FoodOffer = {
  readonly item: CartItem;
  readonly stock: number;
};

/**
 * The offers that have all of the missing packs, the cheapest first.
 *
 * Shape   `item.quantity` are the packs to take, as much as the missing ones weigh.
 */
export function substitutes<Offer extends FoodOffer>(
  missing: CartItem,
  offers: readonly Offer[],
): (Offer & { readonly cost: Cents })[] {
  const wanted = comparableAmount(missing);
  return offers
    .flatMap((offer) => {
      const { item, stock } = offer;
      const one = comparableAmount(item);
      const quantity = Math.ceil((missing.quantity * wanted.amount) / one.amount - 1e-9);
      if (one.unit !== wanted.unit || quantity > Math.min(stock, LIMITS.orderQuantity)) return [];
      return [{ ...offer, item: { ...item, quantity }, cost: cents(quantity * item.price) }];
    })
    .toSorted((a, b) => a.cost - b.cost);
}
