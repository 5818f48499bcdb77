import { type OrderPlanInput, orderPlans } from '@larder/shared/domain/orderPlan';

addEventListener('message', ({ data }: MessageEvent<OrderPlanInput>) => {
  postMessage(orderPlans(data));
});
