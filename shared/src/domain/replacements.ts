import type { StoreItem } from '#contract/storeParts';

import { foodTokens } from './foodTokens.ts';
import { type Likeness, LIKENESSES } from './lineChanges.ts';
import { costOf } from './money.ts';
import { compareText, containsText, foldText } from './text.ts';
import { LIMITS } from './validation.ts';

type Product = Omit<StoreItem, 'quantity' | 'image'>;
/** `stock` in packs. */
type Offer = Product & { readonly stock: number };
type Line = Product & {
  /** The packs to replace. */
  readonly quantity: number;
};

/**
 * Possible replacements for a line, best first: the same food, then its kind, then its aisle. Within each, first those
 * that cost no more, then by nearest cost.
 *
 * Units   `quantity`: packs that weigh as much as the line's, as far as there are; its number in another unit.
 * Shape   at most `max`; of any kind with a `text`, which must be part of the name. Never the line's own.
 */
export function rankReplacements<Shelf extends Offer>(
  line: Line,
  shelf: readonly Shelf[],
  { text = '', max }: { text?: string | undefined; max: number },
): (Shelf & { quantity: number; likeness: Likeness })[] {
  const budget = line.price * line.quantity;
  return shelf
    .filter((offer) => offer.ingredient_id !== line.ingredient_id && offer.stock > 0)
    .flatMap((offer) => {
      const likeness = likenessOf(line, offer);
      if (text === '' ? likeness === undefined : !containsText([offer.name], text)) return [];
      return [{ ...offer, likeness: likeness ?? 'other', quantity: packsFor(line, offer) }];
    })
    .toSorted((a, b) => {
      const [costA, costB] = [costOf(a), costOf(b)];
      return (
        LIKENESSES.indexOf(a.likeness) - LIKENESSES.indexOf(b.likeness) ||
        Number(costA > budget) - Number(costB > budget) ||
        Math.abs(costA - budget) - Math.abs(costB - budget) ||
        compareText(a.name, b.name) ||
        compareText(a.ingredient_id, b.ingredient_id)
      );
    })
    .slice(0, max);
}

/** Kinds are named by their last word: cherry tomatoes are tomatoes. Undefined for another aisle's. */
function likenessOf(line: Line, offer: Offer): Likeness | undefined {
  if (foldText(line.name) === foldText(offer.name)) return 'same';
  const [wanted, offered] = [headOf(line.name), headOf(offer.name)];
  if (wanted !== undefined && wanted === offered) return 'like';
  return line.category === offer.category ? 'other' : undefined;
}

/** "tomato" for "Cherry tomatoes, canned". */
function headOf(name: string): string | undefined {
  return foodTokens(name.replace(/[,(].*$/s, '')).at(-1);
}

function packsFor(line: Line, offer: Offer): number {
  const packs =
    line.unit === offer.unit
      ? Math.ceil((line.quantity * line.unit_quantity) / offer.unit_quantity - 1e-9)
      : line.quantity;
  return Math.max(1, Math.min(packs, offer.stock, LIMITS.orderQuantity));
}
