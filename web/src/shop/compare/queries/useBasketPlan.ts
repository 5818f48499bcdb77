import type { PlanInput, ReasonedPlans } from '@larder/shared/plan/planReasons';

import { usePlanned, type Work } from './planner.ts';

const PLANS: Work<PlanInput, ReasonedPlans> = {
  start: () => new Worker(new URL('./plan.worker.ts', import.meta.url), { type: 'module' }),
  here: async (input) => (await import('@larder/shared/plan/planReasons')).planWithReasons(input),
};

/** The plans for an input with their reasons. Shape: as `usePlanned`. */
export const useBasketPlan = (input: PlanInput | undefined) => usePlanned(PLANS, input);
