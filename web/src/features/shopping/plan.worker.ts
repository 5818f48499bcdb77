import { planBasket } from '@larder/shared/domain/basketPlan';

import type { PlanInput } from './planner.ts';

addEventListener('message', ({ data }: MessageEvent<PlanInput>) => {
  postMessage(planBasket(data.needs, data.stores, data.settings));
});
