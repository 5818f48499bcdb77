import { type Cents, cents } from '#basics/money';
import { compareText, containsText } from '#basics/text';
import { type Grade, measure, type Weights, worse } from '#food/measures';
import type { PackSize } from '#food/packs.model';
import type { BaseUnit } from '#food/units';

/**
 * Packs that cover a need, at least 1.
 *
 * Units   both amounts in one base unit (gm or ml).
 * Errors  RangeError for an empty pack or an amount that is not finite.
 */
export function packsNeeded(need: number, pack: number): number {
  if (!(pack > 0) || !Number.isFinite(need)) throw new RangeError(`no packs: ${need} of ${pack}`);
  // 1.1 / 0.1 is 11.000000000000002: such a remainder is no twelfth pack.
  return Math.max(1, Math.ceil(need / pack - 1e-9));
}

/** The share of a need that nobody buys another pack for: 30 oz, which are 850.5 g, of cans of 425 g. */
const SLACK = 0.02;

/**
 * Packs that cover several needs of one ingredient, at least 1, but for 2 %. A need in another dimension
 * that nothing converts adds nothing.
 *
 * Units   as `measure`.
 * Shape   `isAssumed` when an amount is only assumed and more than one pack is asked for.
 * Errors  RangeError for an empty pack or an amount that is negative or not finite.
 */
export function packsForNeeds(
  pack: PackSize,
  needs: readonly PackSize[],
  weights: Weights,
): { packs: number; isAssumed: boolean } {
  const one = packAmount(pack, weights);
  const known = { ...weights, pack };
  const { amount, unit, grade } = amountOfNeeds(needs, { known, into: one.unit });
  const packs = packsNeeded(unit === one.unit ? amount : 0, one.amount);
  return { packs, isAssumed: grade === 'D' && packs > 1 };
}

/** One pack in gm or ml: in `into` where something converts it. */
export function packAmount(
  { unit_quantity, unit }: PackSize,
  weights: Weights,
  into?: BaseUnit,
): { amount: number; unit: BaseUnit } {
  const one = measure({ low: unit_quantity, high: unit_quantity, unit }, weights, into);
  return { amount: one.high, unit: one.unit };
}

/**
 * The amount that packs must reach for several needs of one ingredient: their sum less 2 %.
 *
 * Units   each need from 1 on is rounded to whole gm or ml.
 * Shape   in `into`; in the first need's own unit when nothing converts any of them. `grade` is the worst.
 * Errors  RangeError for an amount that is negative or not finite.
 */
export function amountOfNeeds(
  needs: readonly PackSize[],
  { known, into }: { known: Weights; into: BaseUnit },
): { amount: number; unit: BaseUnit; grade: Grade } {
  let grade: Grade = 'A';
  const amounts = needs.map(({ unit_quantity, unit }) => {
    const need = measure({ low: unit_quantity, high: unit_quantity, unit }, known);
    grade = worse(grade, need.grade);
    // Below 1, as a pinch of saffron.
    const whole = need.high < 1 ? need.high : Math.round(need.high);
    return measure({ low: whole, high: whole, unit: need.unit }, known, into);
  });
  const isKnown = amounts.some((one) => one.unit === into);
  const unit = isKnown ? into : (amounts[0]?.unit ?? into);
  const same = amounts.filter((one) => one.unit === unit);
  return { amount: sum(same.map((one) => one.high)) * (1 - SLACK), unit, grade };
}

/** The share of a need that is not missed in what is cooked by eye: 46 g of a pound of meat in 500 g. */
const BY_EYE = 0.1;

/**
 * What packs of a thing that is cooked by eye must reach at least: a tenth less than the need, but never short by more
 * than half of the smallest pack, as that is when a cook takes another.
 *
 * Units   all in one base unit; `amount` as of `amountOfNeeds`, less 2 % already.
 */
export function leastByEye(amount: number, smallestPack: number): number {
  const need = amount / (1 - SLACK);
  return Math.min(amount, need - Math.min(need * BY_EYE, smallestPack / 2));
}

/** By how much packs are short of what a need was before the 2 %. Units: base units; `missing` of `amountOfNeeds`. */
export function shortOfNeed(amount: number, missing: number): number {
  return amount / (1 - SLACK) - amount + missing;
}

/**
 * Price of 100 gm or ml, not rounded, to compare pack sizes.
 *
 * Units   cents per 100 base units; `pack` in base units.
 * Errors  RangeError for an empty pack.
 */
export function unitPrice(price: Cents, pack: number): number {
  if (!(pack > 0)) throw new RangeError(`no unit price for a pack of ${pack}`);
  return (price * 100) / pack;
}

/** Whether the vendor's or an item's name contains the text, ignoring case and accents. */
export function matchesSearch(
  vendorName: string,
  items: readonly { readonly name: string }[],
  text: string,
): boolean {
  return containsText([vendorName, ...items.map((item) => item.name)], text);
}

/**
 * A store's offer, for ranking.
 *
 * Units   `total` and `price` in cents; `miles` undefined when the shopper's place is unknown.
 * Shape   `items` are the packs to buy of what is wanted, `packs` (default 1) how many of each; `wanted` names
 *         the need, equal for all packs of one food; `isShort` when they are too few for it, which counts as
 *         lacking. `covered` is the number of needs that the store has enough of.
 */
export type RankedOffer = {
  readonly store_id: string;
  readonly covered: number;
  readonly total: Cents;
  readonly miles?: number | undefined;
  readonly items: readonly {
    readonly wanted: string;
    readonly price: Cents;
    readonly packs?: number | undefined;
    readonly isShort?: boolean | undefined;
  }[];
};

export const OFFER_SORTS = ['best', 'cheapest', 'nearest'] as const;
export type OfferSort = (typeof OFFER_SORTS)[number];

/**
 * A sorted copy.
 *
 * Shape   "best": coverage, then total, then distance. "nearest": distance, unknown last, then as best.
 *         "cheapest": the total for everything (`everythingAt`), then as best. Ties by store_id.
 */
export function sortOffers<Offer extends RankedOffer>(
  offers: readonly Offer[],
  by: OfferSort,
): Offer[] {
  const first = {
    best: () => 0,
    nearest: (offer: Offer) => offer.miles ?? Number.POSITIVE_INFINITY,
    cheapest: cheapestFirst(offers),
  }[by];
  return offers.toSorted((a, b) => compareNumber(first(a), first(b)) || compareBest(a, b));
}

/**
 * The marked stores.
 *
 * Shape   the first of each sort; no `nearest` without a distance. Undefined without offers.
 */
export function markBest(offers: readonly RankedOffer[]): {
  nearest: string | undefined;
  cheapest: string | undefined;
} {
  const nearest = sortOffers(offers, 'nearest')[0];
  return {
    nearest: nearest?.miles === undefined ? undefined : nearest.store_id,
    cheapest: sortOffers(offers, 'cheapest')[0]?.store_id,
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

/** What everything costs with one store as the main one. `rest` buys `things` needs at the other stores. */
export type Everything = { readonly total: Cents; readonly rest: Cents; readonly things: number };

/**
 * What everything costs from each store on: its own total, and what it lacks at the cheapest other store.
 * This is the rule for "Cheapest".
 *
 * Shape   by store_id. A need that no store has enough of is left out everywhere.
 */
export function everythingAt(offers: readonly RankedOffer[]): Map<string, Everything> {
  const lowest = new Map<string, number>();
  for (const [wanted, cost] of offers.flatMap((offer) => [...costOfNeeds(offer)]))
    lowest.set(wanted, Math.min(cost, lowest.get(wanted) ?? Number.POSITIVE_INFINITY));
  return new Map(
    offers.map(({ store_id, total, items }) => {
      const has = new Set(enough(items).map((item) => item.wanted));
      const lacking = [...lowest].filter(([wanted]) => !has.has(wanted));
      const rest = sum(lacking.map(([, cost]) => cost));
      return [store_id, { total: cents(total + rest), rest: cents(rest), things: lacking.length }];
    }),
  );
}

function enough(items: RankedOffer['items']): RankedOffer['items'] {
  return items.filter((item) => item.isShort !== true);
}

/** What each need costs at a store, in all its pack sizes together. */
function costOfNeeds({ items }: RankedOffer): Map<string, number> {
  const costs = new Map<string, number>();
  for (const { wanted, price, packs = 1 } of enough(items))
    costs.set(wanted, (costs.get(wanted) ?? 0) + price * packs);
  return costs;
}

function cheapestFirst(offers: readonly RankedOffer[]): (offer: RankedOffer) => number {
  const everything = everythingAt(offers);
  return ({ store_id, total }) => everything.get(store_id)?.total ?? total;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Infinity - Infinity is NaN. */
function compareNumber(a: number, b: number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
