import { LIMITS } from '#basics/validation';
import { type Grade, measure, type UnitGrams, type Weights } from '#food/measures';
import type { Pack } from '#food/packs.model';
import { boughtForOne } from '#food/peeledWeight';
import { saltAndPepper } from '#food/saltAndPepper';
import { isTapWater } from '#food/tapWater';
import type { BaseQuantity } from '#food/units';
import type { ListIngredient } from '#kitchen/kitchenOps.model';

import { choiceOf } from './lineChoice.ts';

/** What a line wants. Units: `low` to `high` count `unit`; all null without an amount. */
export type LineAmount = {
  readonly low: number | null;
  readonly high: number | null;
  readonly unit: string | null;
};

/** An amount with the words that it stands in, if there are any. */
type WrittenLine = LineAmount & { readonly original?: string | undefined };

/** An ingredient of the catalogue, as far as a recipe needs it. */
export type RecipeFood = Pack & {
  readonly weights: Weights;
  readonly kcal_per_100g: number | null;
};

/** How a line's amount becomes gm or ml; null without an amount. */
export function gradeOf(line: LineAmount, { weights }: Pick<RecipeFood, 'weights'>): Grade | null {
  const written = writtenOf(line);
  return written && measure(written, weights).grade;
}

/**
 * What a line weighs as it is bought, of a range the larger end.
 *
 * Units   grams. 2 cups of 120 g -> 240.
 * Shape   null without an amount. `isKnown` is false where a weight is only assumed; then a ml counts as a gram.
 */
export function weighed(
  line: LineAmount,
  { weights }: Pick<RecipeFood, 'weights'>,
): { grams: number; isKnown: boolean } | null {
  const written = writtenOf(line);
  if (!written) return null;
  const { high, unit, grade } = measure(written, weights, 'gm');
  return { grams: high, isKnown: unit === 'gm' && grade !== 'D' };
}

/**
 * The energy of a line as it is bought.
 *
 * Units   whole kcal. 2 cups of 120 g at 364 kcal per 100 g -> 874.
 * Shape   null without an amount, or where a figure is not known or only assumed.
 */
export function kcalOf(
  line: WrittenLine,
  food: Pick<RecipeFood, 'weights' | 'kcal_per_100g'>,
): number | null {
  const weight = weighed(bought(line, food.weights.grams), food);
  if (!weight?.isKnown || food.kcal_per_100g === null) return null;
  return Math.round((weight.grams * food.kcal_per_100g) / 100);
}

/** Whole packs of an ingredient. */
export type PackItem = Pick<RecipeFood, 'ingredient_id' | 'name' | 'unit_quantity' | 'unit'> & {
  readonly quantity: number;
};

/**
 * The packs that a recipe's lines take, as clients want them that know packs alone.
 *
 * Shape   each ingredient once, in the order of the lines, the first 100; of a line without an amount one pack.
 *         A ml counts as a gram where its weight is not known. Of what is weighed peeled, the peel is bought as well.
 */
export function itemsOfLines(
  lines: readonly { readonly line: WrittenLine; readonly food: RecipeFood }[],
): PackItem[] {
  const byId = Map.groupBy(lines, ({ food }) => food.ingredient_id);
  return [...byId.values()].slice(0, LIMITS.itemsPerRecipe).flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { ingredient_id, name, unit_quantity, unit, weights } = first.food;
    const pack = measure({ low: unit_quantity, high: unit_quantity, unit }, weights);
    const wanted = same.reduce((sum, { line }) => sum + amountIn(line, { weights, pack }), 0);
    return [{ ingredient_id, name, unit_quantity, unit, quantity: packsFor(wanted, pack.high) }];
  });
}

function amountIn(
  line: WrittenLine,
  { weights, pack }: { weights: Weights; pack: Pick<BaseQuantity, 'unit'> },
): number {
  const written = writtenOf(bought(line, weights.grams));
  return written ? measure(written, weights, pack.unit).high : 0;
}

/** A line's amount; of what it weighs without peel and stone, the weight of the whole fruit. */
function bought(
  { original = '', low, high, unit }: WrittenLine,
  grams: Weights['grams'],
): LineAmount {
  const more = boughtForOne({ original, unit }, grams);
  return { low: low && low * more, high: high && high * more, unit };
}

function packsFor(amount: number, pack: number): number {
  // 0.1 + 0.2 of a pack of 0.3 are one pack.
  const packs = pack > 0 ? Math.ceil(amount / pack - 1e-9) : 1;
  return Math.min(Math.max(1, packs), LIMITS.recipeNumber);
}

function writtenOf({ low, high, unit }: LineAmount) {
  return high === null ? null : { low: low ?? high, high, unit: unit ?? '' };
}

/** A line of a saved recipe, as far as a grocery list needs it. */
export type SavedLine = LineAmount & {
  readonly original: string;
  readonly name: string | null;
  readonly note: string | null;
  readonly ingredient_id: string | null;
  /** Whether it is as much for any number of servings. */
  readonly fixed?: boolean | undefined;
  readonly food: {
    readonly name: string;
    readonly category: string;
    readonly image: string | null;
    readonly density_g_per_ml: number | null;
    readonly grams_of: UnitGrams;
  } | null;
};

/** A line, perhaps one that is another recipe. */
export type SavedLineOrPart = SavedLine & {
  readonly part?:
    | { readonly recipe_id: string; readonly lines: readonly SavedLine[] }
    | null
    | undefined;
};

/**
 * What a recipe's lines bring to a grocery list: real amounts, 0 for "to taste".
 *
 * Shape   a line that stays text is an item by its name; one that names nothing, and water, are none. "Salt and
 *         pepper" are two. 500 g of peeled pineapple are 980 g, since one buys it whole. A line that is another
 *         recipe brings the lines of that one, for its own servings, once.
 */
export function listIngredientsOf(lines: readonly SavedLineOrPart[]): ListIngredient[] {
  const known = new Set<string>();
  return lines.flatMap(({ part, ...line }) => {
    if (!part) return itemsOf([line]);
    if (known.has(part.recipe_id)) return [];
    known.add(part.recipe_id);
    return itemsOf(part.lines);
  });
}

function itemsOf(lines: readonly SavedLine[]): ListIngredient[] {
  return lines.flatMap((line) => {
    const { name, note, ingredient_id, fixed, food } = line;
    if (name === null && !food) return [];
    const { low, high, unit } = bought(line, food?.grams_of);
    const amount = {
      amount: high ?? 0,
      ...(low !== null && high !== null && low < high && { low }),
      unit: unit ?? '',
      ...(fixed === true && { fixed }),
    };
    if (food) {
      const { category, image, density_g_per_ml: density, grams_of: grams } = food;
      // What is found of "stock or broth" is one of both.
      const known = choiceOf({ name, note })?.name ?? food.name;
      return [{ name: known, ...amount, ingredient_id, category, image, density, grams }];
    }
    const names = saltAndPepper(name ?? '') ?? [name ?? ''];
    return names.flatMap((each) => (isTapWater(each) ? [] : [{ name: each, ...amount }]));
  });
}
