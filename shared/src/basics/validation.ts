import { hasFewMarks, isVisible, MAX_DECOMPOSED, withoutBidi } from './text.ts';

/**
 * Input limits that pages check early; the contract's schemas enforce them.
 *
 * Units   text in characters (Unicode code points) after trimming, money in US dollars, lists in entries.
 * Source  our own decision.
 */
export const LIMITS = {
  name: 200,
  address: 500,
  recipeTitle: 200,
  longText: 5_000,
  price: 100_000,
  deliveryFee: 100,
  minimumOrder: 1_000,
  stockQuantity: 1_000_000,
  orderQuantity: 999,
  orderItems: 100,
  ordersAtOnce: 20,
  unitQuantity: 1_000_000,
  recipeNumber: 100_000,
  itemsPerRecipe: 100,
  amount: 1_000_000_000,
  comparedNeeds: 200,
  neededQuantity: 1_000_000_000,
  writtenAmounts: 20,
  writtenUnit: 20,
  pastedLines: 500,
} as const;

/**
 * Unicode NFC, trimmed, without signs that force a direction. A text with too many marks in a row is not
 * composed, which takes quadratic time; it is refused anyway.
 */
export function cleanText(text: string): string {
  const straight = withoutBidi(text);
  return (hasFewMarks(straight) ? straight.normalize('NFC') : straight).trim();
}

/**
 * Whether a text is a valid line, such as a name, an address or a title: 1 to `max` characters after
 * trimming, one of them visible, no control characters, no half surrogate pairs. (PostgreSQL refuses U+0000.)
 */
export function isLine(text: string, max: number): boolean {
  return fits(text, max) && !/\p{Cc}/u.test(text);
}

/** A pack size in its own unit: above 0, at most a million and 3 decimals. */
export function isUnitQuantity(amount: number): boolean {
  return amount > 0 && amount <= LIMITS.unitQuantity && Math.round(amount * 1000) / 1000 === amount;
}

/** 1 to 20 letters after trimming. */
export function isUnitName(text: string): boolean {
  return fits(text, 20) && /^\p{L}+$/u.test(cleanText(text));
}

/** Much too long texts are not composed: see `line` in the contract's leaves. */
function fits(text: string, max: number): boolean {
  const mayFit = text.length <= 2 * MAX_DECOMPOSED * max && hasFewMarks(text);
  if (!mayFit) return false;
  return isVisible(text) && characters(cleanText(text)) <= max && text.isWellFormed();
}

function characters(text: string): number {
  return Array.from(text).length;
}
