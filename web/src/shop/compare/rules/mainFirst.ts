import { foldText } from '@larder/shared/basics/text';
import { type Measured, lineBaseQuantities, MANUAL } from '@larder/shared/kitchen/groceryAmounts';
import type { ComparedVendor } from '@larder/shared/stores/compare.calls';

import { type DishPart, mainShares } from './mainFoods.ts';
import type { Food } from './planInput.ts';

type Line = Measured & { readonly name: string; readonly ingredient_id?: string | undefined };

/**
 * The foods, those that matter most to a dish first; what no recipe asks for is one dish of its own.
 *
 * Shape   ties stay in the list's order.
 */
export function mainFirst(
  foods: readonly Food[],
  { lines, vendors }: { lines: readonly Line[]; vendors: readonly ComparedVendor[] },
): Food[] {
  const costs = cheapest(vendors);
  const shares = mainShares(
    foods.flatMap((food) => {
      const own = lines.flatMap((line) => (isOf(line, food) ? partsOf(line) : []));
      const all = own.length > 0 ? own : [{ dish: MANUAL, amount: food.amount }];
      const cost = costs.get(food.name);
      const sum = all.reduce((total, { amount }) => total + amount, 0);
      return all.map(({ dish, amount }): DishPart => ({
        dish,
        key: food.key,
        amount,
        cost: cost === undefined || sum === 0 ? undefined : (cost * amount) / sum,
      }));
    }),
  );
  return foods.toSorted((a, b) => (shares.get(b.key) ?? 0) - (shares.get(a.key) ?? 0));
}

function isOf({ ingredient_id, name }: Line, food: Food): boolean {
  return ingredient_id === food.key || foldText(name) === foldText(food.name);
}

/** What each recipe adds to a line. Units: gm or ml, which weigh about the same. */
function partsOf(line: Line): { dish: string; amount: number }[] {
  return line.contributions.map((one) => {
    const alone = { ...line, edited: undefined, contributions: [{ ...one, covered: undefined }] };
    const amounts = lineBaseQuantities(alone).map(({ amount }) => amount);
    return { dish: one.recipe_id, amount: amounts.reduce((sum, amount) => sum + amount, 0) };
  });
}

/** The least that a store takes for each food, in the packs of the usual size. */
function cheapest(vendors: readonly ComparedVendor[]): Map<string, number> {
  const costs = new Map<string, number>();
  for (const { items } of vendors.flatMap(({ stores }) => stores))
    for (const { wanted, price, packs_needed } of items)
      costs.set(wanted, Math.min(price * packs_needed, costs.get(wanted) ?? Infinity));
  return costs;
}
