import { changeWords } from '@larder/shared/orders/lineChanges';
import type { LineChange, Order } from '@larder/shared/orders/orders.calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { wordsFor } from '#platform/http/apiError.ts';
import { toast } from '#platform/page/toast.ts';
import { undoLineMutation } from '#vendor/orders/queries/lineChanges.ts';

/** Takes changes of lines back: from a toast right after one, or from the list of an order's changes. */
export function useUndoLine() {
  const { mutateAsync, isPending } = useMutation(undoLineMutation(useQueryClient()));

  function undo({ order_id }: Pick<Order, 'order_id'>, { change_id }: LineChange): void {
    // The toast outlives its page.
    mutateAsync({ order_id, change_id }).catch((error: unknown) => toast.error(wordsFor(error)));
  }
  function offer(order: Order): void {
    const change = order.changes.at(-1);
    if (!change) return;
    const words = changeWords(change);
    if (order.order_status === 'Rejected') {
      toast.warning(`${words}. Nothing is left, so the order is rejected.`);
      return;
    }
    toast.undo(change.state === 'proposed' ? `The customer is asked: ${words}` : words, () =>
      undo(order, change),
    );
  }
  return { undo, offer, isPending };
}
