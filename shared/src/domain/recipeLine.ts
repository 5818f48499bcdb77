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
 * Reads one line of a recipe. "Salt and pepper" stays one line, named as both.
 *
 * Shape   without a name when the line names nothing: "0 eggs", "* * *".
 */
export function readRecipeLine(text: string): RecipeLine {
  const [item, ...others] = writtenItems(text);
  const optional = readIngredientLine(text)[0]?.optional ?? false;
  if (!item) return { low: null, high: null, unit: null, name: null, note: null, optional };
  const amount =
    item.amount > 0
      ? { low: item.low ?? item.amount, high: item.amount, unit: item.unit }
      : { low: null, high: null, unit: null };
  const name = [item, ...others].map((each) => each.name).join(' and ');
  return { ...amount, name, note: item.note ?? null, optional };
}
