import { type Cents, cents, orderTotal } from '@larder/shared/basics/money';
import { LIMITS } from '@larder/shared/basics/validation';
import { cartPack, foodOf } from '@larder/shared/kitchen/carts';
import type { Cart, CartItem } from '@larder/shared/kitchen/carts.model';

import { type Holding, missingPacks } from './coverage.ts';

/**
 * An item on a store's card.
 *
 * Units   `stock` and `needed` in packs; `needed` is 0 for items that the list does not need.
 * Shape   `isAssumed`: the need follows from an amount whose weight is only assumed. `regular_price`: while it is on sale.
 */
export type CardItem = Omit<CartItem, 'quantity'> & {
  readonly stock: number;
  readonly needed: number;
  readonly isAssumed?: boolean | undefined;
  readonly regular_price?: Cents | undefined;
};

/**
 * A chosen quantity while the store has no cart, and the missing packs at that time. It is valid only while
 * as many are missing.
 */
export type Choice = { readonly quantity: number; readonly missing: number };

export type CardLine = CardItem & {
  /** Packs in the cart; without a cart the chosen ones, at first the missing ones. */
  readonly quantity: number;
  /** Needed packs in no cart and no order. */
  readonly missing: number;
  /** Needed packs held elsewhere. */
  readonly elsewhere: readonly Holding[];
  /** The price in the cart, if it differs from the shelf's. */
  readonly cartPrice: Cents | undefined;
};

/** Rows of a card: the offer, then other items of its cart. Rows covered elsewhere come last. */
export function cardLines(
  items: readonly CardItem[],
  {
    cart,
    chosen,
    elsewhere,
  }: {
    cart: Cart | undefined;
    chosen: ReadonlyMap<string, Choice>;
    elsewhere: readonly Holding[];
  },
): CardLine[] {
  const inCart = new Map(cart?.items.map((item) => [item.ingredient_id, item]));
  const heldElsewhere = Map.groupBy(elsewhere, (holding) => holding.ingredient_id);
  const offered = new Set(items.map((item) => item.ingredient_id));
  const others = [...inCart.values()].filter((item) => !offered.has(item.ingredient_id));

  const lines = [...items, ...others.map(asCardItem)].map((item): CardLine => {
    const held = heldElsewhere.get(item.ingredient_id) ?? [];
    const own = inCart.get(item.ingredient_id);
    const missing = missingPacks(item.needed, own ? [...held, own] : held);
    const choice = chosen.get(item.ingredient_id);
    const first = Math.min(missing, item.stock, LIMITS.orderQuantity);
    const free = choice?.missing === missing ? choice.quantity : first;
    return {
      ...item,
      quantity: cart ? (own?.quantity ?? 0) : free,
      missing,
      elsewhere: held,
      cartPrice: own && own.price !== item.price ? own.price : undefined,
    };
  });
  return [...lines.filter((line) => !isCovered(line)), ...lines.filter(isCovered)];
}

/** Whether the list's need is held elsewhere. */
export function isCovered({ needed, elsewhere }: CardLine): boolean {
  return needed > 0 && missingPacks(needed, elsewhere) === 0;
}

/** A store's lines as they are shown: in the order of what they ask of the shopper. */
export type LineGroups = {
  /** Not covered elsewhere. */
  readonly open: readonly CardLine[];
  /** Covered in other carts that ask more for it, the largest saving first. */
  readonly cheaper: readonly CardLine[];
  /** Covered otherwise. */
  readonly covered: readonly CardLine[];
};

export function groupLines(lines: readonly CardLine[]): LineGroups {
  // The pack sizes of a food move together.
  const covered = [...Map.groupBy(lines.filter(isCovered), (line) => foodOf(line)).values()];
  const isCheaper = (sizes: readonly CardLine[]): boolean =>
    sizes.every(
      (line) =>
        line.quantity === 0 &&
        line.stock >= line.needed &&
        line.elsewhere.every((holding) => !holding.isOrdered),
    ) && savingOf(sizes) > 0;
  return {
    open: lines.filter((line) => !isCovered(line)),
    cheaper: covered
      .filter(isCheaper)
      .toSorted((a, b) => savingOf(b) - savingOf(a))
      .flat(),
    covered: covered.filter((sizes) => !isCheaper(sizes)).flat(),
  };
}

/** What these lines cost less here than where they are held. Units: cents. */
export function savingOf(lines: readonly CardLine[]): number {
  const held = lines.flatMap(({ elsewhere }) => elsewhere);
  return (
    held.reduce((sum, { price, quantity }) => sum + price * quantity, 0) -
    lines.reduce((sum, { price, needed }) => sum + price * needed, 0)
  );
}

/** Total of the cart as it is, or of the chosen items. */
export function cardTotal(lines: readonly CardLine[], cart: Cart | undefined): Cents {
  return cart ? cart.totalPrice : orderTotal(lines);
}

/** Chosen rows as cart items. */
export function chosenItems(lines: readonly CardLine[]): CartItem[] {
  return lines.filter((line) => line.quantity > 0).map((line) => toCartItem(line, line.quantity));
}

/**
 * What the store can add of what is missing.
 *
 * Shape   `items` with the packs of the store's cart afterwards; `cost` is the added cost.
 */
export function missingItems(
  lines: readonly CardLine[],
  cart: Cart | undefined,
): { items: CartItem[]; cost: Cents } {
  let cost = 0;
  const items = lines.flatMap((line) => {
    const had = cart ? line.quantity : 0;
    const more = Math.min(line.missing, Math.min(line.stock, LIMITS.orderQuantity) - had);
    if (more <= 0) return [];
    cost += (had + more) * line.price - had * (line.cartPrice ?? line.price);
    return [toCartItem(line, had + more)];
  });
  return { items, cost: cents(cost) };
}

/** Whether exactly the missing items are chosen. */
export function isMissingChosen(lines: readonly CardLine[]): boolean {
  const packs = (items: readonly CartItem[]) =>
    items.map((item) => `${item.ingredient_id} ${item.quantity}`).join();
  const chosen = chosenItems(lines);
  return chosen.length > 0 && packs(chosen) === packs(missingItems(lines, undefined).items);
}

/**
 * Whether a store without a cart has nothing to offer: nothing is chosen, and of the list it could only
 * bring what is covered elsewhere.
 */
export function isAllCovered(lines: readonly CardLine[]): boolean {
  return (
    lines.some(isCovered) &&
    chosenItems(lines).length === 0 &&
    missingItems(lines, undefined).items.length === 0
  );
}

/** Choices after a cart was emptied pack by pack: none. */
export function noneChosen(lines: readonly CardLine[]): Map<string, Choice> {
  return new Map(
    lines.map(({ ingredient_id, needed, elsewhere }) => [
      ingredient_id,
      { quantity: 0, missing: missingPacks(needed, elsewhere) },
    ]),
  );
}

/** A row as a cart item. */
export function toCartItem(line: CardItem, quantity: number): CartItem {
  return { ...cartPack(line), quantity };
}

/** A cart item that is not on the card; its stock is unknown. */
function asCardItem({ quantity: _quantity, ...item }: CartItem): CardItem {
  return { ...item, stock: LIMITS.orderQuantity, needed: 0 };
}
