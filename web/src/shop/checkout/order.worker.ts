import { type OrderPlanInput, orderPlans } from '#shop/checkout/rules/orderPlan.ts';

addEventListener('message', ({ data }: MessageEvent<OrderPlanInput>) => {
  postMessage(orderPlans(data));
});
