import { shortId } from '@larder/shared/orders/dashboard';
import type { Order } from '@larder/shared/orders/orders.calls';
import { useQuery } from '@tanstack/react-query';

import { wordsFor } from '#platform/http/apiError.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Loading, SkeletonRows } from '#ui/Skeleton.tsx';
import { useShownOrders } from '#vendor/orders/queries/orderStatus.ts';
import { vendorOrderQueries } from '#vendor/orders/queries/vendorOrders.ts';

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
