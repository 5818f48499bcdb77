import { cleanText, LIMITS } from '#basics/validation';
import { isMeasured } from '#food/units';
import type { Amount } from '#kitchen/groceryList.model';
import type { ListIngredient } from '#kitchen/kitchenOps.model';

import { type IngredientLine, readIngredientLine } from './ingredientLine.ts';

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

/**
 * The items of a text with many lines; `isCut` when it has more lines than are read, `tooLong` the lines that a list
 * does not keep.
 */
export function pastedItems(text: string): {
  items: ListIngredient[];
  isCut: boolean;
  tooLong: string[];
} {
  const lines = text.split(/[\r\n\u2028\u2029]+/).filter((line) => line.trim() !== '');
  const read = lines
    .slice(0, LIMITS.pastedLines)
    .map((line) => ({ line, items: writtenItems(line) }));
  return {
    items: read.flatMap(({ items }) => (items.some(isTooLong) ? [] : items)),
    isCut: lines.length > LIMITS.pastedLines,
    tooLong: read.flatMap(({ line, items }) => (items.some(isTooLong) ? [line] : [])),
  };
}

/** Whether a name or a note is longer than a list keeps. */
export function isTooLong({ name, note = '' }: ListIngredient): boolean {
  return [name, note].some((text) => Array.from(cleanText(text)).length > LIMITS.name);
}

/** What of a text was not read as it may have been meant; undefined when all was. */
export function writtenHint(items: readonly ListIngredient[]): string | undefined {
  return items.some(isOdd) ? 'No amount could be read, so it is added as written' : undefined;
}

/** "1/0 cup sugar", "∞ eggs": its number makes no sense. */
function isOdd({ name, amount }: ListIngredient): boolean {
  return amount === 0 && /^\P{L}/u.test(name);
}

/** "2 (14.5-oz) cans": 2 of the unit "14.5-oz can". Without such a unit, 2 cans, and other packs by their measure. */
function amountOf(line: IngredientLine): Amount & { low?: number } {
  const { low, high, unit, each } = line;
  if (high === 0) return { amount: 0, unit: '' };
  const range = low < high ? { low } : {};
  const sized = sizedUnit(line);
  if (sized !== undefined) return { amount: high, ...range, unit: sized };
  return each && isMeasured(each.unit) && unit !== 'can'
    ? { amount: high * each.amount, unit: each.unit }
    : { amount: high, ...range, unit };
}

function sizedUnit({ unit, each }: IngredientLine): string | undefined {
  // "14 1/3 oz"
  if (!each || !isMeasured(each.unit) || each.amount !== Number(each.amount.toFixed(2)))
    return undefined;
  const sized = `${each.amount}-${each.unit} ${unit || 'piece'}`;
  return sized.length <= LIMITS.writtenUnit ? sized : undefined;
}

function noteOf(line: IngredientLine): { note?: string } {
  const { size, prep, note, alternatives, each, unit } = line;
  const isSaid = each && (unit !== 'can' || sizedUnit(line) !== undefined);
  const said = [isSaid ? '' : size, prep, note, ...alternatives.map((other) => `or ${other}`)];
  const words = said.filter((part) => part !== '');
  return words.length > 0 ? { note: words.join(', ') } : {};
}
