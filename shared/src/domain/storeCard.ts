import type { Cart, CartItem } from './carts.ts';
import { type Holding, missingPacks } from './coverage.ts';
import { type Cents, cents } from './money.ts';
import { orderTotal } from './orders.ts';
import { LIMITS } from './validation.ts';

/**
 * What a store's card offers.
 *
 * Units   `stock` and `needed` count packs; `needed` is 0 for what the list does not ask for.
 */
export type CardItem = Omit<CartItem, 'quantity'> & {
  readonly stock: number;
  readonly needed: number;
};

/**
 * The packs that the shopper chose while the store has no cart, and how many of the need were missing
 * then. It counts only as long as as many are missing.
 */
export type Choice = { readonly quantity: number; readonly missing: number };

/** One row of a card. */
export type CardLine = CardItem & {
  /** The packs in the store's cart; while it has none, those chosen, at first as many as are missing. */
  readonly quantity: number;
  /** The packs of the need that no cart and no order has. */
  readonly missing: number;
  /** The packs of the need that are held elsewhere. */
  readonly elsewhere: readonly Holding[];
  /** One pack's in the cart, where that is no longer the price of the shelf. */
  readonly cartPrice: Cents | undefined;
};

/**
 * The rows of a store's card: what it offers, then what else is in its cart. What is covered elsewhere
 * comes last.
 */
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

/** Whether the list needs the item and all of it is held elsewhere. */
export function isCovered({ needed, elsewhere }: CardLine): boolean {
  return needed > 0 && missingPacks(needed, elsewhere) === 0;
}

/** What the rows cost: the cart as it is, or what is chosen. */
export function cardTotal(lines: readonly CardLine[], cart: Cart | undefined): Cents {
  return cart ? cart.totalPrice : orderTotal(lines);
}

/** The rows of which packs are chosen, as a cart takes them. */
export function chosenItems(lines: readonly CardLine[]): CartItem[] {
  return lines.filter((line) => line.quantity > 0).map((line) => toCartItem(line, line.quantity));
}

/**
 * What the store can bring of what is still missing.
 *
 * Shape   `items` with the packs that the store's cart would then have; `cost` is what they add to it.
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

/** Whether what is chosen is just what the store can bring of what is missing. */
export function isMissingChosen(lines: readonly CardLine[]): boolean {
  const packs = (items: readonly CartItem[]) =>
    items.map((item) => `${item.ingredient_id} ${item.quantity}`).join();
  const chosen = chosenItems(lines);
  return chosen.length > 0 && packs(chosen) === packs(missingItems(lines, undefined).items);
}

/** The choices after the last packs of a cart were put back one by one: none of anything. */
export function noneChosen(lines: readonly CardLine[]): Map<string, Choice> {
  return new Map(
    lines.map(({ ingredient_id, needed, elsewhere }) => [
      ingredient_id,
      { quantity: 0, missing: missingPacks(needed, elsewhere) },
    ]),
  );
}

/** A row as a cart takes it. */
export function toCartItem(line: CardItem, quantity: number): CartItem {
  const { ingredient_id, name, unit, unit_quantity, price, image } = line;
  return { ingredient_id, name, unit, unit_quantity, price, image, quantity };
}

/** What is in the cart and not on the card: nobody knows here how many the store has. */
function asCardItem({ quantity: _quantity, ...item }: CartItem): CardItem {
  return { ...item, stock: LIMITS.orderQuantity, needed: 0 };
}
