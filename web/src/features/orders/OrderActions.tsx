import { ERRORS } from '@larder/shared/contract/errors';
import type { Order } from '@larder/shared/contract/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Printer, RotateCcw } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';

import { wordsFor } from '#lib/apiError';
import { focusWhenLost } from '#lib/focus';
import { toast } from '#lib/toast';
import { cancelOrderMutation } from '#queries/orders';
import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';

import { useOrderAgain } from './useOrderAgain.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('#ui/ConfirmDialog')).ConfirmDialog,
}));

/** What can be done with an order: have it again, print it, and cancel it while it is pending. */
export function OrderActions({ order, onPrint }: { order: Order; onPrint: () => void }) {
  const { busy, refused, orderAgain } = useOrderAgain(order);
  const [asking, setAsking] = useState(false);
  const again = useRef<HTMLButtonElement>(null);
  return (
    <>
      {refused !== undefined && (
        <Notice tone="danger" className="mt-4">
          {refused}
        </Notice>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          ref={again}
          look="soft"
          icon={RotateCcw}
          busy={busy}
          onClick={() => void orderAgain()}
        >
          Order again
        </Button>
        <Button look="outline" icon={Printer} onClick={onPrint}>
          Print
        </Button>
        {order.order_status === 'pending' && (
          <Button look="danger" className="ml-auto" onClick={() => setAsking(true)}>
            Cancel order
          </Button>
        )}
      </div>
      {asking && (
        <CancelQuestion
          order={order}
          onKeep={() => setAsking(false)}
          onOver={() => {
            setAsking(false);
            focusWhenLost(() => again.current);
          }}
        />
      )}
    </>
  );
}

type CancelQuestionProps = {
  order: Order;
  /** The shopper thought better of it. */
  onKeep: () => void;
  /** There is nothing left to ask, and the button that asked may be gone. */
  onOver: () => void;
};

function CancelQuestion({ order, onKeep, onOver }: CancelQuestionProps) {
  const client = useQueryClient();
  const cancel = useMutation(cancelOrderMutation(client));

  // The store was faster than the answer.
  const isTooLate = cancel.isIdle && order.order_status !== 'pending';
  useEffect(() => {
    if (!isTooLate) return;
    toast.error(ERRORS.invalid_transition.message);
    onOver();
  }, [isTooLate, onOver]);

  async function cancelIt(): Promise<void> {
    try {
      await cancel.mutateAsync(order.order_id);
      toast.success('Order cancelled');
    } catch (error) {
      toast.error(wordsFor(error));
    }
    onOver();
  }

  return (
    <Suspense>
      <ConfirmDialog
        title="Cancel this order?"
        confirmLabel="Cancel the order"
        busy={cancel.isPending}
        onCancel={onKeep}
        onConfirm={() => void cancelIt()}
      >
        <p>{order.store_name} has not accepted it yet. Its items go back on the shelf.</p>
      </ConfirmDialog>
    </Suspense>
  );
}
