import type { Amount } from '@larder/shared/domain/groceryAmounts';
import type { ListIngredient } from '@larder/shared/domain/groceryList';
import {
  type IngredientLine,
  MAX_LINE_LENGTH,
  readIngredientLine,
} from '@larder/shared/domain/ingredientLine';
import { dimensionOf } from '@larder/shared/domain/units';
import { LIMITS } from '@larder/shared/domain/validation';

/** "0 eggs", but not "00 flour". */
const NONE_OF = /^\s*0(?:[.,]0+)? +\p{L}/u;

/**
 * The items of one line as people write it: "2 lb carrots, peeled" is 2 lb of carrots with a note. None for
 * a heading, nothing or "0 eggs", two for salt and pepper.
 *
 * Shape   `amount` is the larger end of a range, 0 without a number: a pack of it will do.
 */
export function writtenItems(text: string): ListIngredient[] {
  if (NONE_OF.test(text)) return [];
  return readIngredientLine(text).map((line) => ({
    name: line.name,
    ...amountOf(line),
    ...noteOf(line),
  }));
}

/** The items of a text with many lines; `isCut` when it has more lines than are read. */
export function pastedItems(text: string): { items: ListIngredient[]; isCut: boolean } {
  const lines = text.split(/[\r\n\u2028\u2029]+/).filter((line) => line.trim() !== '');
  return {
    items: lines.slice(0, LIMITS.pastedLines).flatMap(writtenItems),
    isCut: lines.length > LIMITS.pastedLines,
  };
}

/** What of a text was not read as it may have been meant; undefined when all was. */
export function writtenHint(text: string, items: readonly ListIngredient[]): string | undefined {
  if (text.trim().length > MAX_LINE_LENGTH)
    return `Only the first ${MAX_LINE_LENGTH} characters are read; the rest is kept as a note`;
  return items.some(isOdd) ? 'No amount could be read, so it is added as written' : undefined;
}

/** "1/0 cup sugar", "∞ eggs": its number makes no sense. */
function isOdd({ name, amount }: ListIngredient): boolean {
  return amount === 0 && /^\P{L}/u.test(name);
}

/** "2 (14-oz) cans" are 2 of the unit "14-oz can"; where such a unit cannot be written, 28 oz. */
function amountOf({ low, high, unit, each }: IngredientLine): Amount & { low?: number } {
  if (high === 0) return { amount: 0, unit: '' };
  const isMeasured = each && ['mass', 'volume'].includes(dimensionOf(each.unit));
  const range = low < high ? { low } : {};
  if (!isMeasured) return { amount: high, ...range, unit };
  const sized = `${each.amount}-${each.unit} ${unit || 'piece'}`;
  return Number.isInteger(each.amount) && sized.length <= LIMITS.writtenUnit
    ? { amount: high, ...range, unit: sized }
    : { amount: high * each.amount, unit: each.unit };
}

function noteOf({ size, prep, note, alternatives, each }: IngredientLine): { note?: string } {
  const said = [each ? '' : size, prep, note, ...alternatives.map((other) => `or ${other}`)].filter(
    (words) => words !== '',
  );
  return said.length > 0 ? { note: said.join(', ') } : {};
}
