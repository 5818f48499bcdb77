import { hasFewMarks, MAX_DECOMPOSED } from './text.ts';

/**
 * Limits of what a person may write, with which the pages warn early; the server refuses by the
 * contract's schemas.
 *
 * Units   text in characters (Unicode code points) after trimming, money in US dollars, lists in
 *         entries.
 * Source  our own decision.
 */
export const LIMITS = {
  name: 200,
  address: 500,
  recipeTitle: 200,
  longText: 5_000,
  price: 100_000,
  stockQuantity: 1_000_000,
  orderQuantity: 999,
  unitQuantity: 1_000_000,
  recipeNumber: 100_000,
  itemsPerRecipe: 100,
} as const;

/**
 * The spelling in which a text is kept: Unicode NFC, without space around it. A text with too many marks
 * in a row stays as it is: it is refused wherever it goes, and composing it takes the square of them.
 */
export function cleanText(text: string): string {
  return (hasFewMarks(text) ? text.normalize('NFC') : text).trim();
}

/**
 * Whether a text fits one line of the product, such as a name, an address or a title: 1 to `max`
 * characters after trimming, none of them a control character. (PostgreSQL cannot keep U+0000, and
 * half a surrogate pair is not text.)
 */
export function isLine(text: string, max: number): boolean {
  return fits(text, max) && !/\p{Cc}/u.test(text);
}

/** How much one pack holds, in its own unit: above 0, at most a million and 3 decimals. */
export function isUnitQuantity(amount: number): boolean {
  return amount > 0 && amount <= LIMITS.unitQuantity && Math.round(amount * 1000) / 1000 === amount;
}

/** The name of a unit: 1 to 20 letters after trimming. */
export function isUnitName(text: string): boolean {
  return fits(text, 20) && /^\p{L}+$/u.test(cleanText(text));
}

/** What is far too long is not composed: see `line` in the contract's leaves. */
function fits(text: string, max: number): boolean {
  const mayFit = text.length <= 2 * MAX_DECOMPOSED * max && hasFewMarks(text);
  if (!mayFit) return false;
  const length = characters(cleanText(text));
  return length >= 1 && length <= max && text.isWellFormed();
}

function characters(text: string): number {
  return Array.from(text).length;
}
