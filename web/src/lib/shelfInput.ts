import { type Cents, fromDollars } from '@larder/shared/domain/money';
import { isPrice, isStockQuantity } from '@larder/shared/domain/validation';

/** What a price box says: dollars, at most 2 decimals. Undefined when that is no price. */
export function readPrice(text: string): Cents | undefined {
  const dollars = numberOf(text);
  return isPrice(dollars) ? fromDollars(dollars) : undefined;
}

/**
 * What a box for packs says; decimals are cut off. Undefined when that is no number of packs.
 *
 * Source  product specification section 5: the quantity is parsed as an integer.
 */
export function readPacks(text: string): number | undefined {
  const packs = Math.trunc(numberOf(text));
  return isStockQuantity(packs) ? Math.abs(packs) : undefined;
}

// An empty text is the number 0 to JavaScript, but not to people.
function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}
