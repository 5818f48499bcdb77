import { answerReplacement } from '@larder/shared/orders/lineChanges.calls';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';

import { type BodyOf, call } from '#platform/http/api.ts';

import { putAnswered } from './putAnswered.ts';

/** A shopper's answer to what a vendor gives, or would give, instead. */
export const answerMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({
      order_id,
      change_id,
      ...body
    }: BodyOf<typeof answerReplacement> & { order_id: string; change_id: string }) =>
      call(answerReplacement, { params: { id: order_id, changeId: change_id }, body }),
    ...putAnswered(client),
  });
