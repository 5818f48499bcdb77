import type { BasketPlan, PlanStore } from '@larder/shared/plan/basketPlan';
import type { LeftOutStore, ReasonedPlan } from '@larder/shared/plan/planReasons';
import { useMemo } from 'react';

import { useBasketPlan } from '#shop/compare/queries/useBasketPlan.ts';
import { toPlanInput } from '#shop/compare/rules/planInput.ts';
import type { Trip } from '#shop/compare/state/trip.ts';
import { useTripCosts } from '#shop/compare/state/tripCosts.ts';
import type { Coverage } from '#shop/compare/useCoverage.ts';

export type ShownPlans = {
  /** How many foods are planned. */
  wanted: number;
  /** The plans that somebody would take, by their number of stores; undefined until known. */
  options: readonly BasketPlan[] | undefined;
  best: BasketPlan | undefined;
  /** What each store of a plan changes, and how to get what it lacks. */
  reasonedOf: (plan: BasketPlan) => ReasonedPlan | undefined;
  /** Why the other stores are not in the best plan, the closest first. */
  leftOut: readonly LeftOutStore[];
};

/** What the stores of a plan were made of: a plan stays in sight while another amount of the same is planned. */
const comparedAs = new WeakMap<readonly PlanStore[], Trip['vendors']>();

/** Where to buy what is not ordered yet. What carts hold is planned too: the plan may move it. */
export function usePlans(trip: Trip, { foods, ordered }: Coverage): ShownPlans {
  const costs = useTripCosts();
  const { vendors } = trip;
  const basket = useMemo(() => {
    const found = toPlanInput(foods, vendors, ordered);
    comparedAs.set(found.stores, vendors);
    return found;
  }, [foods, ordered, vendors]);
  const input = useMemo(
    () => ({ ...basket, settings: { ...costs, home: trip.here ?? undefined } }),
    [basket, trip.here, costs],
  );
  const { planned } = useBasketPlan(input);
  return useMemo((): ShownPlans => {
    const wanted = basket.needs.length;
    // Ignore plans of an older comparison: they would fill carts with its packs.
    if (!planned || comparedAs.get(planned.input.stores) !== vendors)
      return {
        wanted,
        options: undefined,
        best: undefined,
        reasonedOf: () => undefined,
        leftOut: [],
      };
    const { plans, recommended, tabs, leftOut } = planned;
    return {
      wanted,
      options: tabs.map(({ plan }) => plan),
      best: recommended === undefined ? undefined : plans[recommended],
      reasonedOf: (plan) => tabs.find((tab) => tab.plan === plan),
      leftOut: leftOut.toSorted((a, b) => distance(a) - distance(b)),
    };
  }, [planned, basket, vendors]);
}

/** How far a store is from the plan, in cents. */
function distance(left: LeftOutStore): number {
  return 'total' in left ? Math.abs(left.total) : Number.MAX_SAFE_INTEGER;
}
