import { formatUsd } from '@larder/shared/basics/money';
import type { Order, OrderReturn } from '@larder/shared/orders/orders.calls';
import { returnWords } from '@larder/shared/orders/returns';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { wordsFor } from '#platform/http/apiError.ts';
import { toast } from '#platform/page/toast.ts';
import { undoReturnMutation } from '#vendor/orders/queries/returns.ts';

/** Takes back what was noted of a delivered order: from a toast right after, or from its list. */
export function useUndoReturn() {
  const { mutateAsync, isPending } = useMutation(undoReturnMutation(useQueryClient()));

  function undo(
    { order_id }: Pick<Order, 'order_id'>,
    { return_id }: Pick<OrderReturn, 'return_id'>,
  ): void {
    // The toast outlives its page.
    mutateAsync({ order_id, return_id }).catch((error: unknown) => toast.error(wordsFor(error)));
  }
  /** Offers it of the return that was sent: others may have noted more since. */
  function offer(order: Order, sent: Pick<OrderReturn, 'return_id'>): void {
    const noted = order.returns?.find(({ return_id }) => return_id === sent.return_id);
    if (noted)
      toast.undo(`${returnWords(noted)}: ${formatUsd(noted.refund)} back`, () =>
        undo(order, noted),
      );
  }
  return { undo, offer, isPending };
}
