import type { LineChange, Order } from '@larder/shared/contract/orders';
import { changeWords } from '@larder/shared/domain/lineChanges';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { wordsFor } from '#lib/apiError';
import { toast } from '#lib/toast';
import { undoLineMutation } from '#queries/lineChanges';

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
