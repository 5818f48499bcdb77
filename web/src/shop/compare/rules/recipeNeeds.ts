import { gramsPerMl } from '@larder/shared/food/measures';
import { exactQuantities, MANUAL } from '@larder/shared/kitchen/groceryAmounts';
import { EMPTY_LIST, removeRecipe } from '@larder/shared/kitchen/groceryList';
import type { GroceryList, ListLine } from '@larder/shared/kitchen/groceryList.model';
import type { PlanNeed } from '@larder/shared/plan/basketPlan';

import type { RecipeNeeds } from '#parts/recipes/recipeCost.ts';

/** The `recipe` of what no recipe brought to a list. */
export const REST = '';

/**
 * What each recipe of a list needs, and the rest of the list, of its selected lines.
 *
 * Units   `needOf` gives a line's food and the amount of the whole line. A recipe has the share of it that the
 *         line would lack without the recipe.
 * Shape   in the order of the list, the rest last, if there is one. An amount that the shopper wrote is part
 *         of the rest while another of the recipes it replaces stays.
 */
export function recipeNeeds(
  { lines }: GroceryList,
  needOf: (line: ListLine) => PlanNeed,
): RecipeNeeds[] {
  const found = new Map<string, Map<string, number>>();
  function add(recipe: string, { key, amount }: PlanNeed): void {
    const needs = found.get(recipe) ?? new Map<string, number>();
    found.set(recipe, needs.set(key, (needs.get(key) ?? 0) + amount));
  }
  for (const line of lines.filter(({ selected }) => selected)) {
    const need = needOf(line);
    for (const [recipe, part] of partsOf(line))
      add(recipe, { key: need.key, amount: need.amount * part });
  }
  const rest = found.get(REST);
  found.delete(REST);
  if (rest) found.set(REST, rest);
  return [...found].map(([recipe, needs]) => ({
    recipe,
    needs: [...needs].map(([key, amount]) => ({ key, amount })),
  }));
}

/** The parts of a line by recipe, 0 to 1; they sum to 1, or are all 0 for "to taste". */
function partsOf(line: ListLine): Map<string, number> {
  const whole = weightOf(line);
  const ids = new Set(line.contributions.map(({ recipe_id }) => recipe_id));
  const parts = new Map<string, number>();
  let left = 1;
  for (const id of ids) {
    if (id === MANUAL) continue;
    const [without] = removeRecipe({ ...EMPTY_LIST, lines: [line] }, id).lines;
    const part = whole > 0 ? (whole - (without ? weightOf(without) : 0)) / whole : 0;
    if (part > 0 || whole === 0) parts.set(id, part);
    left -= part;
  }
  const hasOwn = ids.has(MANUAL) || line.edited !== undefined;
  if (whole > 0 ? left > 1e-9 : hasOwn) parts.set(REST, whole > 0 ? left : 0);
  return parts;
}

/** Units: g; a ml counts as a gram when its weight is not known. */
function weightOf(line: ListLine): number {
  const density = gramsPerMl(line) ?? 1;
  return exactQuantities(line).reduce(
    (sum, { amount, unit }) => sum + amount * (unit === 'ml' ? density : 1),
    0,
  );
}
