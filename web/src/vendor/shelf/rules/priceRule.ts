import { type Cents, cents } from '@larder/shared/basics/money';
import { LIMITS } from '@larder/shared/basics/validation';

/** What a rule does to a price. Units: `percent` in hundredths of a percent, so 500 is 5 %; the others in cents. */
export type PriceChange =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: Cents }
  | { readonly kind: 'set'; readonly price: Cents };

/**
 * The prices a rule may end at: `ending` and every `step` from it on. `{ step: 100, ending: 99 }` are 0.99, 1.99
 * and so on, `{ step: 5, ending: 0 }` the multiples of 5 cents. Units: cents.
 */
export type PriceFinish = { readonly step: number; readonly ending: number };

export type PriceRule = { readonly change: PriceChange; readonly finish: PriceFinish };

/** The usual ones, with the words for them. */
export const PRICE_FINISHES = {
  cent: { words: 'to the cent', step: 1, ending: 0 },
  five: { words: 'to 5 cents', step: 5, ending: 0 },
  ten: { words: 'to 10 cents', step: 10, ending: 0 },
  dollar: { words: 'to whole dollars', step: 100, ending: 0 },
  nine: { words: 'ends in 9', step: 10, ending: 9 },
  fortyNine: { words: 'ends in .49 or .99', step: 50, ending: 49 },
  ninetyFive: { words: 'ends in .95', step: 100, ending: 95 },
  ninetyNine: { words: 'ends in .99', step: 100, ending: 99 },
} as const satisfies Record<string, PriceFinish & { words: string }>;
export type FinishName = keyof typeof PRICE_FINISHES;

const MIN_PRICE = 1;
const MAX_PRICE = LIMITS.price * 100;
/** Hundredths of a percent in the whole. */
const WHOLE = 10_000;

/**
 * The price after a rule: the nearest one that the finish allows, the higher of two as near (half up). It is
 * rounded once, from the exact value, and never below 1 cent or above the limit of a price.
 *
 * Shape   a finish is idempotent: a price that it allows is not moved by it.
 */
export function priceBy({ change, finish }: PriceRule, price: Cents): Cents {
  const [first, last] = allowedEnds(finish);
  const nearest = nearestAllowed(wantedBy(change, price), finish);
  return cents(Math.min(last, Math.max(first, nearest)));
}

/** The exact price wanted. Units: ten thousandths of a cent, a whole number. */
function wantedBy(change: PriceChange, price: Cents): number {
  switch (change.kind) {
    case 'percent':
      return price * (WHOLE + change.percent);
    case 'amount':
      return (price + change.amount) * WHOLE;
    case 'set':
      return change.price * WHOLE;
  }
}

/** Units: `wanted` in ten thousandths of a cent; cents out. */
function nearestAllowed(wanted: number, { step, ending }: PriceFinish): number {
  const wide = step * WHOLE;
  return Math.floor((2 * (wanted - ending * WHOLE) + wide) / (2 * wide)) * step + ending;
}

/** The least and the highest price that a finish allows. */
function allowedEnds({ step, ending }: PriceFinish): readonly [number, number] {
  const above = (low: number) => Math.ceil((low - ending) / step) * step + ending;
  return [above(MIN_PRICE), above(MAX_PRICE + 1) - step];
}
