import { type BasketPlan, planBasket, type PlanNeed } from './basketPlan.ts';
import { type Cents, cents } from './money.ts';
import type { PlanInput } from './planReasons.ts';

/** What a recipe, or what else is on the list, needs of each food. Shape: a key per food at most once. */
export type RecipeNeeds = { readonly recipe: string; readonly needs: readonly PlanNeed[] };

/**
 * What a recipe costs, in two ways that are never mixed.
 *
 * Units   `used`: its share of the packs in the plan for all. `adds`: at the till, the total of the plan for
 *         all minus that of the plan without it, below 0 in the rare case that both go to other stores.
 *         `alone`: the total of a plan for it alone.
 * Shape   each plan is the recommended one; 0 without one. Keys of its needs that no store of a plan has are
 *         in `unmet`, and `unmetAlone`: then the figures are "at least". `changesCover`: the plan without it
 *         lacks other things of the rest, so that `adds` compares unequal plans.
 */
export type RecipeCost = {
  readonly recipe: string;
  readonly used: Cents;
  readonly adds: Cents;
  readonly alone: Cents;
  readonly unmet: readonly string[];
  readonly unmetAlone: readonly string[];
  readonly changesCover: boolean;
};

type Shop = Omit<PlanInput, 'needs'>;

/** What each recipe of a list costs. Errors: as planBasket. */
export function recipeCosts(recipes: readonly RecipeNeeds[], shop: Shop): RecipeCost[] {
  const all = planFor(recipes, shop);
  return recipes.map((one) => {
    const without = planFor(
      recipes.filter((other) => other !== one),
      shop,
    );
    const alone = planFor([one], shop);
    const own = new Set(one.needs.map(({ key }) => key));
    const rest = new Set(
      recipes.filter((other) => other !== one).flatMap(({ needs }) => needs.map(({ key }) => key)),
    );
    const unmetOfRest = (plan: Plan) => plan.unmet.filter((key) => rest.has(key)).length;
    return {
      recipe: one.recipe,
      used: usedOf(one, all, totalsOf(recipes)),
      adds: cents(all.total - without.total),
      alone: alone.total,
      unmet: all.unmet.filter((key) => own.has(key)),
      unmetAlone: alone.unmet,
      changesCover: unmetOfRest(all) !== unmetOfRest(without),
    };
  });
}

type Plan = Pick<BasketPlan, 'lines' | 'unmet' | 'total'>;

/** The recommended plan; one that buys nothing when there is none. */
function planFor(recipes: readonly RecipeNeeds[], { stores, settings }: Shop): Plan {
  const needs = [...totalsOf(recipes)].map(([key, amount]) => ({ key, amount }));
  const { plans, recommended } = planBasket(needs, stores, settings);
  return (
    plans[recommended ?? -1] ?? {
      lines: [],
      unmet: needs.map(({ key }) => key),
      total: cents(0),
    }
  );
}

/** Food -> its amount in all recipes. */
function totalsOf(recipes: readonly RecipeNeeds[]): Map<string, number> {
  const totals = new Map<string, number>();
  for (const { key, amount } of recipes.flatMap(({ needs }) => needs))
    totals.set(key, (totals.get(key) ?? 0) + amount);
  return totals;
}

/** Of what was bought, left over or not, each gram costs the same. */
function usedOf(
  { needs }: RecipeNeeds,
  { lines }: Plan,
  totals: ReadonlyMap<string, number>,
): Cents {
  const lineOf = new Map(lines.map((line) => [line.key, line]));
  const shares = needs.map(({ key, amount }) => {
    const line = lineOf.get(key);
    return line ? (line.cost * amount) / Math.max(amount, (totals.get(key) ?? 0) + line.left) : 0;
  });
  return cents(Math.round(shares.reduce((sum, share) => sum + share, 0)));
}
