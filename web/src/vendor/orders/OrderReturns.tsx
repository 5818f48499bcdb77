import { UNDO_WITHIN_MS } from '@larder/shared/orders/lineChanges';
import type { Order } from '@larder/shared/orders/orders.calls';
import { packsLeft } from '@larder/shared/orders/returns';

import { RefundedLine, Returns } from '#parts/orders/Returns.tsx';
import { serverNow } from '#platform/http/serverClock.ts';
import { Button } from '#ui/Button.tsx';

import type { OrderHandlers } from './OrderActions.tsx';
import { useUndoReturn } from './useUndoReturn.ts';

/** What was wrong with a delivered order, and the way to note it. */
export function OrderReturns({
  order,
  handlers,
}: {
  order: Order;
  handlers: Pick<OrderHandlers, 'noteReturn'>;
}) {
  const { undo, isPending } = useUndoReturn();
  const { returns = [] } = order;
  if (order.order_status !== 'Delivered') return null;
  return (
    <>
      {returns.length > 0 && (
        <>
          <h3 className="mt-5 text-lg">After delivery</h3>
          <Returns
            className="mt-2"
            returns={returns}
            actions={(noted) =>
              serverNow() - noted.at.getTime() <= UNDO_WITHIN_MS && (
                <Button
                  variant="outline"
                  size="sm"
                  busy={isPending}
                  aria-label={`Undo: ${noted.name}`}
                  onClick={() => undo(order, noted)}
                >
                  Undo
                </Button>
              )
            }
          />
          <RefundedLine refunded={order.refunded} className="mt-3 px-4" />
        </>
      )}
      {order.items.some((item) => packsLeft(item, returns) > 0) && (
        <Button variant="outline" className="mt-4" onClick={() => handlers.noteReturn(order)}>
          Something was wrong…
        </Button>
      )}
    </>
  );
}
