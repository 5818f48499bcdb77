import type { Cents } from './money.ts';
import { compareText, containsText } from './text.ts';
import { exactBaseQuantity, toBaseQuantity } from './units.ts';

/** An amount in a unit of any spelling. */
export type Measure = { readonly unit_quantity: number; readonly unit: string };

/**
 * How many packs cover a need, at least 1.
 *
 * Units   both amounts in the same base unit (gm or ml).
 * Errors  RangeError when the pack holds nothing or an amount is not finite.
 */
export function packsNeeded(need: number, pack: number): number {
  if (!(pack > 0) || !Number.isFinite(need)) throw new RangeError(`no packs: ${need} of ${pack}`);
  // 1.1 / 0.1 is 11.000000000000002: a remainder that small is no twelfth pack.
  return Math.max(1, Math.ceil(need / pack - 1e-9));
}

/**
 * How many packs cover several needs of one ingredient together, at least 1. A need that cannot be
 * measured in the pack's unit asks for no more than that one.
 *
 * Units   `density` in g per ml; without one mass and volume cannot be told in each other.
 * Errors  RangeError when the pack holds nothing or an amount is negative or not finite.
 */
export function packsForNeeds(
  pack: Measure,
  needs: readonly Measure[],
  density: number | null | undefined,
): number {
  const one = exactBaseQuantity(pack.unit_quantity, pack.unit);
  let amount = 0;
  for (const need of needs) {
    const base = toBaseQuantity(need.unit_quantity, need.unit);
    if (base.unit === one.unit) amount += base.amount;
    else if (density) amount += base.unit === 'ml' ? base.amount * density : base.amount / density;
  }
  return packsNeeded(amount, one.amount);
}

/**
 * What 100 gm or ml cost, not rounded, for comparing packs of different size.
 *
 * Units   cents per 100 base units; `pack` in base units.
 * Errors  RangeError when the pack holds nothing.
 */
export function unitPrice(price: Cents, pack: number): number {
  if (!(pack > 0)) throw new RangeError(`no unit price for a pack of ${pack}`);
  return (price * 100) / pack;
}

/** Whether the text is in the vendor's name or any item's, ignoring case and accents. */
export function matchesSearch(
  vendorName: string,
  items: readonly { readonly name: string }[],
  text: string,
): boolean {
  return containsText([vendorName, ...items.map((item) => item.name)], text);
}

/**
 * What ranking looks at in one store's offer for a list.
 *
 * Units   `total` and `price` in cents, `miles` in miles, undefined when the shopper's place is unknown.
 * Shape   `items` are the wanted ones that the store has, `packs` how many of each the list takes
 *         (1 when not said); `covered` is their number.
 */
export type RankedOffer = {
  readonly store_id: string;
  readonly covered: number;
  readonly total: Cents;
  readonly miles?: number | undefined;
  readonly items: readonly {
    readonly ingredient_id: string;
    readonly price: Cents;
    readonly packs?: number | undefined;
  }[];
};

export const OFFER_SORTS = ['best', 'cheapest', 'nearest'] as const;
export type OfferSort = (typeof OFFER_SORTS)[number];

/**
 * A sorted copy of the offers.
 *
 * Shape   "best": most of the list, then the lower total, then the shorter way. "nearest": the shorter
 *         way, an unknown one last, then as best. "cheapest": the lower total when everything an offer
 *         lacks is added at the highest price among these offers (a store is not cheap because it has
 *         little), then as best. Offers that tie on all of it come in store_id order.
 */
export function sortOffers<Offer extends RankedOffer>(
  offers: readonly Offer[],
  by: OfferSort,
): Offer[] {
  const first = {
    best: () => 0,
    nearest: (offer: Offer) => offer.miles ?? Number.POSITIVE_INFINITY,
    cheapest: completeTotals(offers),
  }[by];
  return offers.toSorted((a, b) => compareNumber(first(a), first(b)) || compareBest(a, b));
}

/**
 * Which stores earn a mark on their card.
 *
 * Shape   `cheapest` is the lowest total among the stores that cover most of the list, `nearest` the
 *         shortest known way; ties go to the better offer. Both are undefined without offers.
 */
export function markBest(offers: readonly RankedOffer[]): {
  nearest: string | undefined;
  cheapest: string | undefined;
} {
  const nearest = sortOffers(offers, 'nearest')[0];
  return {
    nearest: nearest?.miles === undefined ? undefined : nearest.store_id,
    cheapest: sortOffers(offers, 'best')[0]?.store_id,
  };
}

function compareBest(a: RankedOffer, b: RankedOffer): number {
  return (
    b.covered - a.covered ||
    a.total - b.total ||
    compareNumber(a.miles ?? Number.POSITIVE_INFINITY, b.miles ?? Number.POSITIVE_INFINITY) ||
    compareText(a.store_id, b.store_id)
  );
}

/** The total of an offer if it had everything any of the offers has, at the highest price of those. */
function completeTotals(offers: readonly RankedOffer[]): (offer: RankedOffer) => number {
  const highest = new Map<string, number>();
  for (const item of offers.flatMap((offer) => offer.items)) {
    const cost = item.price * (item.packs ?? 1);
    highest.set(item.ingredient_id, Math.max(cost, highest.get(item.ingredient_id) ?? 0));
  }
  const everything = sum(highest.values());
  return (offer) =>
    offer.total + everything - sum(offer.items.map((item) => highest.get(item.ingredient_id) ?? 0));
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

/** Subtracting would make Infinity - Infinity, which is no order at all. */
function compareNumber(a: number, b: number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
