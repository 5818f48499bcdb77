import type { Order } from '@larder/shared/contract/orders';
import { shortId } from '@larder/shared/domain/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { wordsFor } from '#lib/apiError';
import { type OrderChange, type Rejection, useShownOrders } from '#queries/orderStatus';
import { vendorOrderQueries } from '#queries/vendorOrders';
import { ErrorState } from '#ui/ErrorState';
import { Modal } from '#ui/Modal';
import { RejectDialog } from '#ui/RejectDialog';
import { Loading, SkeletonRows } from '#ui/Skeleton';

import { LineDialog } from './LineDialog.tsx';
import type { OrderHandlers } from './OrderActions.tsx';
import { OrderDetails } from './OrderDetails.tsx';

/** The order need not be on the current page. */
export function DetailsDialog({
  order_id,
  known,
  handlers,
  onClose,
}: {
  order_id: string;
  /** The order from the list, shown while the details load. */
  known: Order | undefined;
  handlers: OrderHandlers;
  onClose: () => void;
}) {
  const { data, error, refetch } = useQuery({
    ...vendorOrderQueries.one(order_id),
    ...(known && { placeholderData: known }),
  });
  const [order] = useShownOrders(data ? [data] : known ? [known] : []);
  if (order) return <OrderDetails order={order} handlers={handlers} onClose={onClose} />;
  return (
    <Modal title={`Order ${shortId(order_id, 8)}`} onClose={onClose}>
      {error ? (
        <ErrorState title={wordsFor(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading label="Loading the order">
          <SkeletonRows rows={3} />
        </Loading>
      )}
    </Modal>
  );
}

type ChangedLine = { order: Order; item: Order['items'][number]; to: 'short' | 'replace' };

/** The dialogs that ask before an order is rejected and before one of its lines is changed. */
export function useOrderDialogs({ reject, changing }: OrderChange) {
  const [rejecting, setRejecting] = useState<Order>();
  const [changed, setChanged] = useState<ChangedLine>();

  async function confirmReject(order: Order, rejection: Rejection): Promise<void> {
    if (await reject(order, rejection))
      setRejecting((asked) => (asked?.order_id === order.order_id ? undefined : asked));
  }

  const dialogs = (
    <>
      {changed && (
        <LineDialog
          order={changed.order}
          item={changed.item}
          startsWith={changed.to}
          onClose={() => setChanged(undefined)}
        />
      )}
      {rejecting && (
        <RejectDialog
          order={rejecting}
          busy={changing.has(rejecting.order_id)}
          onReject={(rejection) => void confirmReject(rejecting, rejection)}
          onCancel={() => setRejecting(undefined)}
        />
      )}
    </>
  );
  return { dialogs, askToReject: setRejecting, askToChange: setChanged };
}
