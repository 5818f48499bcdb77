import { type Cents, cents } from '@larder/shared/basics/money';
import { foldText } from '@larder/shared/basics/text';
import type { Substitute } from '@larder/shared/food/ingredients.calls';
import { type DishRole, rolesIn } from '@larder/shared/food/substitutes';
import { foodOf } from '@larder/shared/kitchen/carts';
import { MANUAL } from '@larder/shared/kitchen/groceryAmounts';
import type { Contribution } from '@larder/shared/kitchen/groceryList.model';
import type { ListIngredient } from '@larder/shared/kitchen/kitchenOps.model';
import { coverOf } from '@larder/shared/plan/packCover';
import { packAmount, shortOfNeed } from '@larder/shared/stores/offers';
import type { StoreItem } from '@larder/shared/stores/storeParts.model';

import type { Food } from './planInput.ts';

/** What a store has on its shelf now. */
type ShelfNow = { readonly store_id: string; readonly items: readonly StoreItem[] };

/**
 * What stands for a food that a plan lacks, at a store of the plan.
 *
 * Units   `cost` of the packs; `amount` is what the dish needs of it, in the unit of its packs.
 */
export type InsteadOffer = {
  readonly food: Food;
  readonly instead: Substitute;
  readonly store_id: string;
  readonly amount: number;
  readonly cost: Cents;
};

/** The best substitute that one of the shelves has enough of, where it costs least; undefined without one. */
export function insteadOffer(
  food: Food,
  substitutes: readonly Substitute[],
  shelves: readonly ShelfNow[],
): InsteadOffer | undefined {
  for (const instead of substitutes) {
    const { factor } = instead;
    if (factor === null) continue;
    const found = shelves.flatMap(({ store_id, items }) => {
      const cover = coverOf(food.amount * factor, packsOf(instead, items));
      return cover ? [{ store_id, cost: cover.cost }] : [];
    });
    const [least] = found.toSorted((a, b) => a.cost - b.cost);
    // Of the need less 2 % again the need. A little is not nothing: on the list 0 is no amount.
    const needed = (food.amount + shortOfNeed(food.amount, 0)) * factor;
    const amount = needed < 1 ? Math.ceil(needed) : Math.round(needed);
    if (least) return { food, instead, amount, ...least };
  }
  return undefined;
}

/** Its packs on a shelf, in every size and brand. Units: amounts in the unit of its usual pack. */
function packsOf(
  { name, unit, density_g_per_ml: density, grams_of: grams }: Substitute,
  items: readonly StoreItem[],
) {
  const food = foldText(name);
  const into = unit === 'gm' || unit === 'ml' ? unit : undefined;
  return items
    .filter((item) => foodOf(item) === food)
    .flatMap((item) => {
      const { ingredient_id, price, quantity: stock } = item;
      const base = packAmount(item, { density, grams }, into);
      if (item.unit === unit) return [{ ingredient_id, amount: item.unit_quantity, price, stock }];
      return base.unit === into ? [{ ingredient_id, amount: base.amount, price, stock }] : [];
    });
}

/** What a substitute costs beside the food itself; undefined where no store has that. Units: cents. */
export function costBeside(
  { cost }: InsteadOffer,
  ofFood: readonly (Cents | undefined)[],
): Cents | undefined {
  const known = ofFood.filter((one) => one !== undefined);
  return known.length === 0 ? undefined : cents(cost - Math.min(...known));
}

type Line = {
  readonly key: string;
  readonly name: string;
  readonly ingredient_id?: string | undefined;
  readonly contributions: readonly Pick<Contribution, 'recipe_id'>[];
};

/** The lines of a list that are of a food. */
export function linesOf<Own extends Line>(food: Food, lines: readonly Own[]): Own[] {
  return lines.filter(
    ({ ingredient_id = '', name }) =>
      ingredient_id === food.key ||
      food.packs.has(ingredient_id) ||
      foldText(name) === foldText(food.name),
  );
}

/** The roles of a food in the recipes that it is listed for; undefined when somebody listed it by hand. */
export function rolesOnList(food: Food, lines: readonly Line[]): readonly DishRole[] | undefined {
  const dishes = new Set(
    linesOf(food, lines).flatMap(({ contributions }) =>
      contributions.map(({ recipe_id }) => recipe_id),
    ),
  );
  if (dishes.size === 0 || dishes.has(MANUAL)) return undefined;
  const namesIn = (dish: string) =>
    lines
      .filter(({ contributions }) => contributions.some(({ recipe_id }) => recipe_id === dish))
      .map(({ name }) => name);
  return [...new Set([...dishes].flatMap((dish) => rolesIn(namesIn(dish))))];
}

/** What a list has in place of the food. */
export function insteadItem({ food, instead, amount }: InsteadOffer): ListIngredient {
  const { ingredient_id, name, unit, category, image, density_g_per_ml, grams_of } = instead;
  const note = `instead of ${food.name}`;
  return {
    name,
    ingredient_id,
    amount,
    unit: unit === 'gm' ? 'g' : unit,
    category,
    image,
    density: density_g_per_ml,
    grams: grams_of,
    note,
  };
}
