import { type Cents, cents } from '@larder/shared/basics/money';
import { compareText } from '@larder/shared/basics/text';
import {
  type BasketPlan,
  planBasket,
  type PlanLine,
  type PlanNeed,
} from '@larder/shared/plan/basketPlan';
import { coverOf, type CoverPack } from '@larder/shared/plan/packCover';
import type { PlanInput } from '@larder/shared/plan/planReasons';
import { leastByEye } from '@larder/shared/stores/offers';

/** What a recipe, or what else is on the list, needs of each food. Shape: a key per food at most once. */
export type RecipeNeeds = { readonly recipe: string; readonly needs: readonly PlanNeed[] };

/**
 * Where recipes are bought. Shape: `averages` are packs at average prices, by the key of foods that the stores
 * were not asked for; such a food costs the same in every plan and no way. `byEye` has the smallest pack of foods of which
 * a little less is enough, by key.
 */
export type CostedShop = Omit<PlanInput, 'needs'> & {
  readonly averages?: Readonly<Record<string, readonly CoverPack[]>>;
  readonly byEye?: Readonly<Record<string, number>>;
};

/** What a food costs more in the plan for all than in that without the recipe; below 0 less. */
type CostChange = { readonly key: string; readonly cents: Cents };

/**
 * What a recipe costs, in two ways that are never mixed.
 *
 * Units   `used`: its share of the packs in the plan for all. `adds`: at the till, the total of the plan for
 *         all minus that of the plan without it, below 0 in the rare case that both go to other stores.
 *         `alone`: the total of a plan for it alone. `share`, 0 to 1, is how much of its weight the plan for
 *         all covers, a ml as a gram; 0 when nothing is weighed. `travel`: way, stops and deliveries.
 * Shape   each plan is the recommended one; 0 without one. `changes`, the largest first, and `travel` sum to
 *         `adds`. `free` counts its foods that cost nothing more, as they are bought anyway. `unmet` and
 *         `unmetAlone`: keys of its needs that no store of the plan has. `gains` counts foods of the rest that only
 *         the plan for all covers, `loses` those that only the plan without it covers: then `adds` compares unequal
 *         plans.
 *         `isAbout` when an average price is in it.
 */
export type RecipeCost = {
  readonly recipe: string;
  readonly used: Cents;
  readonly adds: Cents;
  readonly alone: Cents;
  readonly share: number;
  readonly changes: readonly CostChange[];
  readonly travel: Cents;
  readonly free: number;
  readonly unmet: readonly string[];
  readonly unmetAlone: readonly string[];
  readonly gains: number;
  readonly loses: number;
  readonly isAbout: boolean;
};

/** What each recipe of a list costs. Errors: as planBasket. */
export function recipeCosts(recipes: readonly RecipeNeeds[], shop: CostedShop): RecipeCost[] {
  const totals = totalsOf(recipes);
  const all = planFor(recipes, shop);
  return recipes.map((one) => {
    const others = recipes.filter((other) => other !== one);
    const without = planFor(others, shop);
    const alone = planFor([one], shop);
    const own = new Set(one.needs.map(({ key }) => key));
    const rest = totalsOf(others);
    const changes = changesOf(all, without);
    const changed = new Set(changes.map(({ key }) => key));
    const goods = changes.reduce((sum, change) => sum + change.cents, 0);
    const adds = cents(all.total - without.total);
    const isOfRest = (key: string) => rest.has(key);
    const met = one.needs.filter(({ key }) => !all.unmet.includes(key));
    return {
      recipe: one.recipe,
      used: usedOf(one, all, totals),
      adds,
      alone: alone.total,
      share: shareOf(one.needs, met),
      changes,
      travel: cents(adds - goods),
      free: met.filter(({ key }) => !changed.has(key) && rest.has(key)).length,
      unmet: all.unmet.filter((key) => own.has(key)),
      unmetAlone: alone.unmet,
      gains: without.unmet.filter((key) => isOfRest(key) && !all.unmet.includes(key)).length,
      loses: all.unmet.filter((key) => isOfRest(key) && !without.unmet.includes(key)).length,
      isAbout: met.some(({ key }) => averageOf(shop, key) !== undefined),
    };
  });
}

type Line = Pick<PlanLine, 'key' | 'cost' | 'left'>;
type Plan = Pick<BasketPlan, 'unmet' | 'total'> & { readonly lines: readonly Line[] };

/** The recommended plan, with lines at average prices; an empty plan when there is none. */
function planFor(recipes: readonly RecipeNeeds[], shop: CostedShop): Plan {
  const needs = [...totalsOf(recipes)].map(([key, amount]) => {
    const smallest = shop.byEye?.[key];
    return { key, amount, least: smallest === undefined ? amount : leastByEye(amount, smallest) };
  });
  const isAverage = ({ key }: PlanNeed) => averageOf(shop, key) !== undefined;
  const asked = needs.filter((need) => !isAverage(need));
  const { plans, recommended } = planBasket(asked, shop.stores, shop.settings);
  const plan = plans[recommended ?? -1];
  const lines: Line[] = [...(plan?.lines ?? [])];
  const unmet = [...(plan?.unmet ?? asked.map(({ key }) => key))];
  let total: number = plan?.total ?? 0;
  for (const { key, amount, least } of needs.filter(isAverage)) {
    const cover = coverOf(amount, averageOf(shop, key) ?? [], least);
    if (!cover) unmet.push(key);
    else {
      lines.push({ key, cost: cover.cost, left: cover.left });
      total += cover.cost;
    }
  }
  return { lines, unmet, total: cents(total) };
}

function averageOf({ averages = {} }: CostedShop, key: string): readonly CoverPack[] | undefined {
  return Object.hasOwn(averages, key) ? averages[key] : undefined;
}

/** Food -> its amount in all recipes. */
function totalsOf(recipes: readonly RecipeNeeds[]): Map<string, number> {
  const totals = new Map<string, number>();
  for (const { key, amount } of recipes.flatMap(({ needs }) => needs))
    totals.set(key, (totals.get(key) ?? 0) + amount);
  return totals;
}

/** What each food costs more, the largest difference first. */
function changesOf(all: Plan, without: Plan): CostChange[] {
  const costs = new Map(all.lines.map(({ key, cost }) => [key, Number(cost)]));
  for (const { key, cost } of without.lines) costs.set(key, (costs.get(key) ?? 0) - cost);
  return [...costs]
    .filter(([, more]) => more !== 0)
    .map(([key, more]) => ({ key, cents: cents(more) }))
    .toSorted((a, b) => Math.abs(b.cents) - Math.abs(a.cents) || compareText(a.key, b.key));
}

function shareOf(needs: readonly PlanNeed[], met: readonly PlanNeed[]): number {
  const weight = (some: readonly PlanNeed[]) => some.reduce((sum, { amount }) => sum + amount, 0);
  const whole = weight(needs);
  return whole > 0 ? weight(met) / whole : 0;
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
