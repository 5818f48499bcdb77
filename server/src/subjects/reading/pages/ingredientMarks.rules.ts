import { lettersOf } from './foundRecipe.rules.ts';

/** Values of one property. */
export const MAX_VALUES = 2_000;

/** A line of the list as an item marks it. Shape: `inOther` is the nearest line around it that has the other name. */
export type MarkedLine = {
  readonly isNew: boolean;
  readonly value: unknown;
  readonly over: MarkedLine | undefined;
  readonly inOther: MarkedLine | undefined;
  holdsOther: boolean;
};

/**
 * The ingredients of an item, in the order of the page, which are named as schema.org does now, `recipeIngredient`, or as it
 * did: `ingredients`.
 */
export class IngredientMarks {
  private readonly all: MarkedLine[] = [];

  /** Adds a value that has these names, within the line `over`; gives the line that what lies in it is within. */
  add(names: readonly string[], value: unknown, over?: MarkedLine): MarkedLine | undefined {
    const isNew = names.includes('recipeIngredient');
    if (!isNew && !names.includes('ingredients')) return over;
    const inOther = otherAround(over, isNew);
    for (let outer = inOther; outer && !outer.holdsOther; outer = otherAround(outer.over, isNew))
      outer.holdsOther = true;
    const line = { isNew, value, over, inOther, holdsOther: false };
    if (this.all.length < MAX_VALUES) this.all.push(line);
    return line;
  }

  /**
   * The values of both names, each line once; undefined where one name is all there is.
   *
   * Shape   of what lies in a line of the other name, the one with the present name counts. A value may be a whole list, a
   *         line each.
   */
  merged(): unknown[] | undefined {
    const isNew = new Set(this.all.map((line) => line.isNew));
    if (isNew.size < 2) return undefined;
    const known = new Set(this.all.flatMap((line) => (line.isNew ? lettersIn(line.value) : [])));
    return this.all.flatMap(({ isNew: isPresent, value, inOther, holdsOther }) => {
      if (isPresent) return [value];
      return inOther || holdsOther ? [] : withoutKnown(value, known);
    });
  }
}

/** The nearest of a line and those around it that has the other name. */
function otherAround(line: MarkedLine | undefined, isNew: boolean): MarkedLine | undefined {
  return line?.isNew === isNew ? line.inOther : line;
}

/** The letters of each line of a text, to compare it with another; of nothing else. */
function lettersIn(value: unknown): string[] {
  const lines = typeof value === 'string' ? value.split('\n').map(lettersOf) : [];
  return lines.filter((letters) => letters !== '');
}

/** A text without its lines that are known, nothing where all are; anything else as it is. */
function withoutKnown(value: unknown, known: ReadonlySet<string>): unknown[] {
  if (typeof value !== 'string') return [value];
  const left = value.split('\n').filter((line) => !known.has(lettersOf(line)));
  return left.length > 0 ? [left.join('\n')] : [];
}
