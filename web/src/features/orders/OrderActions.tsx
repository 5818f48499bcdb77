import type { Order } from '@larder/shared/contract/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Printer, RotateCcw } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';

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
          <CancelButton order={order} onGone={() => focusWhenLost(() => again.current)} />
        )}
      </div>
    </>
  );
}

/** `onGone` is told when the order is cancelled, and with it this button is gone. */
function CancelButton({ order, onGone }: { order: Order; onGone: () => void }) {
  const client = useQueryClient();
  const cancel = useMutation(cancelOrderMutation(client));
  const [asking, setAsking] = useState(false);

  async function cancelIt(): Promise<void> {
    try {
      await cancel.mutateAsync(order.order_id);
      toast.success('Order cancelled');
    } catch (error) {
      toast.error(wordsFor(error));
    }
    setAsking(false);
    onGone();
  }

  return (
    <>
      <Button look="danger" className="ml-auto" onClick={() => setAsking(true)}>
        Cancel order
      </Button>
      {asking && (
        <Suspense>
          <ConfirmDialog
            title="Cancel this order?"
            confirmLabel="Cancel the order"
            busy={cancel.isPending}
            onCancel={() => setAsking(false)}
            onConfirm={() => void cancelIt()}
          >
            <p>{order.store_name} has not accepted it yet. Its items go back on the shelf.</p>
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
