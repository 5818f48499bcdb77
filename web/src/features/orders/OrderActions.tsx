import { ERRORS } from '@larder/shared/contract/errors';
import type { Order } from '@larder/shared/contract/orders';
import { useQueryClient } from '@tanstack/react-query';
import { ListChecks, Printer, RotateCcw } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';

import { wordsFor } from '#lib/apiError';
import { toast } from '#lib/toast';
import { useSubmit } from '#lib/useSubmit';
import { cancelOrderMutation } from '#queries/orders';
import { useTripStops } from '#state/tripSheets';
import { Button } from '#ui/Button';
import { LinkButton } from '#ui/LinkButton';
import { Notice } from '#ui/Notice';

import { useOrderAgain } from './useOrderAgain.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('#ui/ConfirmDialog')).ConfirmDialog,
}));

export function OrderActions({ order, onPrint }: { order: Order; onPrint: () => void }) {
  const { busy, refused, orderAgain } = useOrderAgain(order);
  const [asking, setAsking] = useState(false);
  const stop = useTripStops().find((one) => one.id === order.order_id);
  return (
    <>
      {refused !== undefined && (
        <Notice tone="danger" className="mt-4">
          {refused}
        </Notice>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="soft" icon={RotateCcw} busy={busy} onClick={() => void orderAgain()}>
          Order again
        </Button>
        <Button variant="outline" icon={Printer} onClick={onPrint}>
          Print
        </Button>
        {stop && (
          <LinkButton
            to={`/trip?stop=${encodeURIComponent(stop.id)}`}
            variant="outline"
            icon={ListChecks}
          >
            Trip sheet
          </LinkButton>
        )}
        {order.order_status === 'pending' && (
          <Button variant="danger" className="ml-auto" onClick={() => setAsking(true)}>
            Cancel order
          </Button>
        )}
      </div>
      {asking && <CancelQuestion order={order} onEnd={() => setAsking(false)} />}
    </>
  );
}

type CancelQuestionProps = {
  order: Order;
  /** Runs when the dialog is answered or no longer applies. */
  onEnd: () => void;
};

function CancelQuestion({ order, onEnd }: CancelQuestionProps) {
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
    <Suspense>
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
    </Suspense>
  );
}
