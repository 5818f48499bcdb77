import { type BasketPlan, planBasket } from '@larder/shared/plan/basketPlan';
import type { PlanInput } from '@larder/shared/plan/planReasons';

import { type Replanning, replanInput } from './replanInput.ts';

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
