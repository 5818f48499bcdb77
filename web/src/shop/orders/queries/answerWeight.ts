import { answerWeight } from '@larder/shared/orders/weighing.calls';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';

import { type BodyOf, call } from '#platform/http/api.ts';

import { putAnswered } from './putAnswered.ts';

/** A shopper's answer to a weight that costs more than was agreed. */
export const answerWeightMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ order_id, ...body }: BodyOf<typeof answerWeight> & { order_id: string }) =>
      call(answerWeight, { params: { id: order_id }, body }),
    ...putAnswered(client),
  });
