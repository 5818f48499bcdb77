import type { Order } from '@larder/shared/contract/orders';
import { shortId } from '@larder/shared/domain/dashboard';
import { useQuery } from '@tanstack/react-query';

import { wordsFor } from '#lib/apiError';
import { useShownOrders } from '#queries/orderStatus';
import { vendorOrderQueries } from '#queries/vendorOrders';
import { ErrorState } from '#ui/ErrorState';
import { Modal } from '#ui/Modal';
import { Loading, SkeletonRows } from '#ui/Skeleton';

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
