import { type PlanInput, planWithReasons } from '@larder/shared/domain/planReasons';

addEventListener('message', ({ data }: MessageEvent<PlanInput>) => {
  postMessage(planWithReasons(data));
});
