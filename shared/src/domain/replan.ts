import { type BasketPlan, planBasket, type VisitedStore } from './basketPlan.ts';
import type { PlanInput } from './planReasons.ts';

/** Where one goes anyway, and the stores that are out of the question. */
export type Replanning = {
  readonly visited: readonly VisitedStore[];
  readonly without: ReadonlySet<string>;
};

/** What a plan of the rest is made from: without some stores, with those that are visited anyway. */
export function replanInput(input: PlanInput, { visited, without }: Replanning): PlanInput {
  return {
    needs: input.needs,
    stores: input.stores.filter(({ store_id }) => !without.has(store_id)),
    settings: { ...input.settings, visited },
  };
}

/**
 * What else would buy these needs: the recommended plan. To pick up at a visited store costs neither a stop nor
 * miles; another store costs its stop and the miles beyond the tour that one makes anyway.
 *
 * Shape   undefined when no store covers anything.
 * Errors  as planBasket.
 */
export function replan(input: PlanInput, replanning: Replanning): BasketPlan | undefined {
  const { needs, stores, settings } = replanInput(input, replanning);
  const { plans, recommended } = planBasket(needs, stores, settings);
  return plans[recommended ?? -1];
}
