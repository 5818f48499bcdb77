import { type PlanInput, planWithReasons } from '@larder/shared/plan/planReasons';

addEventListener('message', ({ data }: MessageEvent<PlanInput>) => {
  postMessage(planWithReasons(data));
});
