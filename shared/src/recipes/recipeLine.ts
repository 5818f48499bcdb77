import { readIngredientLine } from './ingredientLine.ts';
import { writtenItems } from './writtenItems.ts';

/**
 * What a line of a recipe says, as a grocery list understands it.
 *
 * Units   `low` to `high` count `unit`; all three are null without an amount. "" counts pieces.
 */
export type RecipeLine = {
  readonly low: number | null;
  readonly high: number | null;
  readonly unit: string | null;
  readonly name: string | null;
  readonly note: string | null;
  readonly optional: boolean;
};

/**
 * The lines that one line of a recipe stands for: "Salt and pepper, to taste" is "Salt, to taste" and "pepper, to taste".
 *
 * Shape   the line itself where it is one, or where its parts would be read otherwise.
 */
export function linesWithin(text: string): string[] {
  const [first, second] = readIngredientLine(text).map(({ name }) => name);
  if (first === undefined || second === undefined) return [text];
  const from = text.indexOf(first);
  const last = text.indexOf(second, from + first.length);
  if (from < 0 || last < 0) return [text];
  const [before, after] = [text.slice(0, from), text.slice(last + second.length)];
  // "2 tsp salt and 1 tsp pepper"
  const own = readIngredientLine(second).find(({ high }) => high > 0);
  const names = [first, own?.name ?? second];
  const parts = [`${before}${first}${after}`, `${own ? '' : before}${second}${after}`];
  const isSame = parts.every((part, at) => {
    const [read, ...others] = readIngredientLine(part);
    return read?.name === names[at] && others.length === 0;
  });
  return isSame ? parts : [text];
}

/** "0 cups sugar": what it is, though no cook writes such an amount. */
const ZERO = /^\s{0,20}0(?:[.,]0{1,9})? {1,9}(?=\p{L})/u;

/**
 * Reads one line of a recipe. "Salt and pepper" stays one line, named as both.
 *
 * Shape   without a name when the line names nothing: "* * *", "For the sauce:". "0 eggs" are eggs without an amount, and
 *         "1 cup flour:" is flour.
 */
export function readRecipeLine(text: string): RecipeLine {
  const [item, ...others] = writtenItems(text);
  const optional = readIngredientLine(text)[0]?.optional ?? false;
  if (!item) return unwritten(text) ?? { ...NOTHING, optional };
  const amount =
    item.amount > 0
      ? { low: item.low ?? item.amount, high: item.amount, unit: item.unit }
      : { low: null, high: null, unit: null };
  const name = [item, ...others].map((each) => each.name).join(' and ');
  return { ...amount, name, note: item.note ?? null, optional };
}

const NOTHING = { low: null, high: null, unit: null, name: null, note: null };

/** A line that nobody adds to a list, but that names a food. */
function unwritten(text: string): RecipeLine | undefined {
  if (ZERO.test(text)) {
    const read = readRecipeLine(text.replace(ZERO, '1 '));
    return { ...read, low: null, high: null, unit: null };
  }
  const trimmed = text.trim();
  const read = trimmed.endsWith(':') ? readRecipeLine(trimmed.slice(0, -1)) : undefined;
  return read && read.high !== null ? read : undefined;
}
