import { costOf } from '@larder/shared/basics/money';
import { compareText, containsText, foldText } from '@larder/shared/basics/text';
import { LIMITS } from '@larder/shared/basics/validation';
import type { Allergen } from '@larder/shared/food/allergens';
import { foodTokens } from '@larder/shared/food/foodTokens';
import { KINDS } from '@larder/shared/food/foodWords';
import { bringsAllergen, ratioOf } from '@larder/shared/food/substitutes';
import { comparableAmount, isMeasured } from '@larder/shared/food/units';
import { foodName, foodOf } from '@larder/shared/kitchen/carts';
import type { Likeness } from '@larder/shared/orders/lineChanges';
import type { StoreItem } from '@larder/shared/stores/storeParts.model';

type Product = Omit<StoreItem, 'quantity' | 'image' | 'brand'> & {
  /** Major allergens; null when makers differ. */
  readonly contains?: readonly Allergen[] | null | undefined;
};

/** `stock` in packs. */
type Offer = Product & { readonly stock: number };
type Line = Product & {
  /** The packs to replace. */
  readonly quantity: number;
};

/** What stands for the line's food, by the table; `factor` as of `factorOf`. */
type Substitute = {
  readonly name: string;
  readonly ratio: string;
  readonly changes: string;
  readonly factor: number | null;
};

type Place = { readonly likeness: Likeness; readonly rank: number; readonly swap?: Substitute };

/**
 * Possible replacements for a line, best first: the same food, then what stands for it, then its kind. Within each, first those that cost no more, then by nearest cost; substitutes in their order.
 *
 * Units   `quantity`: packs that do for the line's, as far as there are; its number in another unit.
 * Shape   at most `max`; of any kind with a `text`, which must be part of the name. Never the line's own. Without a text
 *         none that brings a major allergen, and none because it lies near: cheddar is no yogurt, nor lentils rice.
 *         `changes` of a substitute says what it changes.
 */
export function rankReplacements<Shelf extends Offer>(
  line: Line,
  shelf: readonly Shelf[],
  {
    text = '',
    substitutes = [],
    max,
  }: { text?: string | undefined; substitutes?: readonly Substitute[]; max: number },
): (Shelf & { quantity: number; likeness: Likeness; changes?: string })[] {
  const budget = line.price * line.quantity;
  const swaps = substitutes.filter(isLikeForLike);
  const isReviewed = substitutes.length > 0;
  return shelf
    .filter((offer) => offer.ingredient_id !== line.ingredient_id && offer.stock > 0)
    .flatMap((offer) => {
      const place = placeOf(line, offer, { swaps, isReviewed });
      if (text === '' ? place === undefined : !containsText([offer.name], text)) return [];
      const found: Place = place ?? { likeness: 'other', rank: swaps.length + 2 };
      const { likeness, rank, swap } = found;
      const given = { ...offer, likeness, quantity: packsFor(line, offer, swap?.factor ?? 1) };
      return [{ rank, given: swap ? { ...given, changes: swap.changes } : given }];
    })
    .toSorted((a, b) => {
      const [costA, costB] = [costOf(a.given), costOf(b.given)];
      return (
        a.rank - b.rank ||
        Number(costA > budget) - Number(costB > budget) ||
        Math.abs(costA - budget) - Math.abs(costB - budget) ||
        compareText(a.given.name, b.given.name) ||
        compareText(a.given.ingredient_id, b.given.ingredient_id)
      );
    })
    .slice(0, max)
    .map(({ given }) => given);
}

/** Of what is used in much smaller or larger amounts only a cook can say whether it does: flaxseed for an egg. */
function isLikeForLike({ ratio }: Substitute): boolean {
  const share = ratioOf(ratio) ?? 0;
  return share >= 1 / 2 && share <= 2;
}

/** Undefined for what does not do. */
function placeOf(
  line: Line,
  offer: Offer,
  { swaps, isReviewed }: { swaps: readonly Substitute[]; isReviewed: boolean },
): Place | undefined {
  if (foodOf(line) === foodOf(offer)) return { likeness: 'same', rank: 0 };
  const brings = bringsAllergen(line.contains, offer.contains);
  if (brings && offer.contains) return undefined;
  const at = swaps.findIndex(({ name }) => foldText(name) === foodOf(offer));
  const swap = swaps[at];
  if (swap && !brings) return { likeness: 'like', rank: 1 + at, swap };
  return !brings && isOfKind(line, offer, isReviewed)
    ? { likeness: 'like', rank: 1 + swaps.length }
    : undefined;
}

/**
 * Kinds are named by their last word: cherry tomatoes are tomatoes. A word that says little counts only within an aisle,
 * and not where the table knows better: ice cream is no cream.
 */
function isOfKind(line: Line, offer: Offer, isReviewed: boolean): boolean {
  const [wanted, offered] = [headOf(foodName(line)), headOf(foodName(offer))];
  if (wanted === undefined || wanted !== offered) return false;
  return !KINDS.has(wanted) || (!isReviewed && line.category === offer.category);
}

/** "tomato" for "Cherry tomatoes, canned". */
function headOf(name: string): string | undefined {
  return foodTokens(name.replace(/[,(].*$/s, '')).at(-1);
}

function packsFor(line: Line, offer: Offer, factor: number): number {
  const [wanted, offered] = [comparableAmount(line), comparableAmount(offer)];
  // A factor of the table is between gm and ml.
  const isConverted = factor !== 1 && isMeasured(line.unit) && isMeasured(offer.unit);
  const packs =
    wanted.unit === offered.unit || isConverted
      ? Math.ceil((line.quantity * wanted.amount * factor) / offered.amount - 1e-9)
      : line.quantity;
  return Math.max(1, Math.min(packs, offer.stock, LIMITS.orderQuantity));
}
