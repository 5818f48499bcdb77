import { foldText } from '@larder/shared/basics/text';
import { LIMITS } from '@larder/shared/basics/validation';
import type { PricedIngredient } from '@larder/shared/food/ingredients.calls';
import type { BaseQuantity } from '@larder/shared/food/units';
import { isByEye } from '@larder/shared/kitchen/byEye';
import { lineBaseQuantities } from '@larder/shared/kitchen/groceryAmounts';
import type { GroceryList, ListLine } from '@larder/shared/kitchen/groceryList.model';
import type { PlanNeed } from '@larder/shared/plan/basketPlan';
import type { CoverPack } from '@larder/shared/plan/packCover';
import { amountOfNeeds, packAmount } from '@larder/shared/stores/offers';

import { weightsOf } from '#parts/queries/packWords.ts';
import type { CostedShop, RecipeNeeds } from '#parts/recipes/recipeCost.ts';
import {
  type Food,
  foodsOf,
  type Preferences,
  toPlanInput,
} from '#shop/compare/rules/planInput.ts';
import { recipeNeeds } from '#shop/compare/rules/recipeNeeds.ts';
import type { Trip } from '#shop/compare/state/trip.ts';
import type { TripCosts } from '#shop/compare/state/tripCosts.ts';

/** The input for computing the cost of recipes. */
export type CostInput = { readonly recipes: readonly RecipeNeeds[]; readonly shop: CostedShop };

/** The known prices. Shape: `catalogue` has average prices; empty when it is not loaded. */
export type KnownPrices = {
  readonly trip: Trip | undefined;
  readonly catalogue: readonly PricedIngredient[];
  readonly costs: TripCosts;
  readonly preferences?: Preferences;
};

/**
 * The needs of each recipe of a list, and where they are bought.
 *
 * Shape   a line is looked up in the last comparison, by its name or its ingredient; else in the catalogue, at
 *         average prices; else no store has it. `names` has the lines' names by the keys of their foods.
 */
export function toCostInput(
  list: GroceryList,
  { trip, catalogue, costs, preferences }: KnownPrices,
): CostInput & { readonly names: ReadonlyMap<string, string> } {
  const compared = comparedFoods(trip);
  const averages: Record<string, readonly CoverPack[]> = {};
  const names = new Map<string, string>();
  const exact = new Set<string>();
  const recipes = recipeNeeds(list, (line) => {
    const average = averagePacks(line, catalogue);
    const need = compared(line) ?? average?.need ?? unknownNeed(line);
    if (average && need.key === average.need.key) averages[need.key] = average.packs;
    names.set(need.key, names.get(need.key) ?? line.name);
    if (!isByEye(line)) exact.add(need.key);
    return need;
  });
  const foods = trip ? foodsOf(trip, preferences) : [];
  const packs = [
    ...foods.map((food) => [food.key, [...food.packs.values()]] as const),
    ...Object.entries(averages).map(
      ([key, some]) => [key, some.map(({ amount }) => amount)] as const,
    ),
  ].filter(([key, amounts]) => names.has(key) && !exact.has(key) && amounts.length > 0);
  const byEye = Object.fromEntries(packs.map(([key, amounts]) => [key, Math.min(...amounts)]));
  const { stores } = toPlanInput(foods, trip?.vendors ?? [], []);
  const settings = { ...costs, home: trip?.here ?? undefined };
  return { recipes, shop: { stores, settings, averages, byEye }, names };
}

/** Whether the last comparison knows all selected lines of a list, so that no average is needed. */
export function isCompared(list: GroceryList, trip: Trip | undefined): boolean {
  const compared = comparedFoods(trip);
  return list.lines.every((line) => !line.selected || compared(line) !== undefined);
}

type TripNeed = Trip['needs'][number];

/** The need of a line by the comparison's foods; undefined when the comparison was not for it. */
function comparedFoods(trip: Trip | undefined): (line: ListLine) => PlanNeed | undefined {
  const { needs } = trip ?? { needs: [] };
  const foods = new Map((trip ? foodsOf(trip) : []).map((food) => [food.key, food]));
  return (line) => {
    const named = needs.filter((need) => foldText(need.name) === foldText(line.name));
    const known = needs.filter(
      ({ ingredient_id }) => ingredient_id !== undefined && ingredient_id === line.ingredient_id,
    );
    const candidates = named.length > 0 ? named : known;
    const asked = lineBaseQuantities(line).flatMap((quantity) => {
      const need = candidates.find(({ unit }) => unit === quantity.unit);
      const food = need && foods.get(need.ingredient_id ?? foldText(need.name));
      return need && food ? [{ key: food.key, amount: broughtFor(quantity, need, food) }] : [];
    });
    const [first] = asked;
    return first && { ...first, amount: asked.reduce((sum, { amount }) => sum + amount, 0) };
  };
}

/** What packs must bring, scaled from the compared amount to that of the line. Units: the food's. */
function broughtFor({ amount }: BaseQuantity, need: TripNeed, food: Food): number {
  const then = need.unit_quantity;
  const bring = need.bring ?? { amount: then, unit: need.unit };
  if (bring.unit !== food.unit) return 0;
  if (then === 0) return bring.unit === need.unit ? amount : 0;
  return bring.amount * (amount / then);
}

/** The packs of a line's food at average prices, and its need of them in their unit. */
function averagePacks(
  line: ListLine,
  catalogue: readonly PricedIngredient[],
): { need: PlanNeed; packs: CoverPack[] } | undefined {
  const usual = catalogue.find(({ ingredient_id }) => ingredient_id === line.ingredient_id);
  if (!usual) return undefined;
  const weights = weightsOf(usual);
  const { unit } = packAmount(usual, weights);
  const needs = lineBaseQuantities(line).map(({ amount, unit: of }) => ({
    unit_quantity: amount,
    unit: of,
  }));
  const known = { ...weights, pack: usual };
  const needed = amountOfNeeds(needs, { known, into: unit });
  if (needed.unit !== unit) return undefined;
  const packs = catalogue
    .filter(({ name }) => foldText(name) === foldText(usual.name))
    .flatMap((one) => {
      const pack = packAmount(one, weights, unit);
      if (one.price === null || pack.unit !== unit || !(pack.amount > 0)) return [];
      const { ingredient_id, price } = one;
      return [{ ingredient_id, amount: pack.amount, price, stock: LIMITS.orderQuantity }];
    });
  if (packs.length === 0) return undefined;
  // A key of its own: the comparison may count the same food in another unit.
  return { need: { key: `average ${foldText(usual.name)}`, amount: needed.amount }, packs };
}

function unknownNeed(line: ListLine): PlanNeed {
  const amount = lineBaseQuantities(line).reduce((sum, quantity) => sum + quantity.amount, 0);
  return { key: `unknown ${line.key}`, amount };
}
