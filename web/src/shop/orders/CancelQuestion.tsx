import { ERRORS } from '@larder/shared/basics/errors.model';
import type { Order } from '@larder/shared/orders/orders.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { toast } from '#platform/page/toast.ts';
import { cancelOrderMutation } from '#shop/orders/queries/orders.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';

type CancelQuestionProps = {
  order: Order;
  /** Runs when the dialog is answered or no longer applies. */
  onEnd: () => void;
};

export function CancelQuestion({ order, onEnd }: CancelQuestionProps) {
  const client = useQueryClient();
  const { submit, isIdle, isSending } = useSubmit(cancelOrderMutation(client), {
    success: 'Order cancelled',
    failed: (_, error) => wordsFor(error),
    alwaysToast: true,
    onDone: onEnd,
    onError: onEnd,
  });

  // The store answered before the shopper did.
  const isTooLate = isIdle && order.order_status !== 'pending';
  useEffect(() => {
    if (!isTooLate) return;
    toast.error(ERRORS.invalid_transition.message);
    onEnd();
  }, [isTooLate, onEnd]);

  return (
    <ConfirmDialog
      title="Cancel this order?"
      confirmLabel="Cancel the order"
      cancelLabel="Keep order"
      busy={isSending}
      onCancel={onEnd}
      onConfirm={() => void submit(order.order_id)}
    >
      <p>{order.store_name} has not accepted it yet. Its items go back on the shelf.</p>
    </ConfirmDialog>
  );
}
