import { shortId } from '@larder/shared/orders/dashboard';
import type { PickOrder } from '@larder/shared/orders/picking.calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { wordsFor } from '#platform/http/apiError.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Loading, SkeletonRows } from '#ui/Skeleton.tsx';
import { vendorOrderQueries } from '#vendor/orders/queries/vendorOrders.ts';
import type { PickLine } from '#vendor/orders/rules/ordersPicking.ts';

import { LineDialog } from './LineDialog.tsx';
import { customerOf } from './orderView.ts';

type PickLineDialogProps = {
  line: PickLine;
  orders: readonly PickOrder[];
  onClose: () => void;
};

/** Notes what is short of a product, or what replaces it. When several orders have it, one is chosen first. */
export function PickLineDialog({ line, orders, onClose }: PickLineDialogProps) {
  const [only] = line.of.length === 1 ? line.of : [];
  const [order_id, setOrderId] = useState(only?.order_id);
  if (order_id !== undefined)
    return <LineOf order_id={order_id} ingredient_id={line.ingredient_id} onClose={onClose} />;
  return (
    <Modal title={line.name} text="Of which order?" closeLabel="Cancel" onClose={onClose}>
      <ul aria-label="Orders with it" className="divide-y divide-line">
        {line.of.map(({ order_id: id, quantity }) => {
          const order = orders.find((one) => one.order_id === id);
          return (
            <li key={id}>
              <button
                type="button"
                onClick={() => setOrderId(id)}
                className="flex min-h-12 w-full items-center justify-between gap-3 rounded-sm px-2 py-2 text-left hover:bg-sunken"
              >
                <span className="min-w-0 break-words">
                  {order ? customerOf(order) : ''}{' '}
                  <span className="num text-sm text-ink-2">{shortId(id, 8)}</span>
                </span>
                <strong className="num">{quantity} ×</strong>
              </button>
            </li>
          );
        })}
      </ul>
    </Modal>
  );
}

/** The line as it is now, with its price. */
function LineOf({
  order_id,
  ingredient_id,
  onClose,
}: {
  order_id: string;
  ingredient_id: string;
  onClose: () => void;
}) {
  const { data, error, refetch } = useQuery({ ...vendorOrderQueries.one(order_id), staleTime: 0 });
  const item = data?.items.find((one) => one.ingredient_id === ingredient_id);
  const [opened, setOpened] = useState(item);
  if (item && !opened) setOpened(item);
  if (data && opened)
    return <LineDialog order={data} item={opened} startsWith="short" onClose={onClose} />;
  return (
    <Modal title={`Order ${shortId(order_id, 8)}`} closeLabel="Close" onClose={onClose}>
      {error && <ErrorState title={wordsFor(error)} onRetry={() => void refetch()} />}
      {data && !error && <p className="py-4 text-ink-2">The order does not have it any more.</p>}
      {!data && !error && (
        <Loading label="Loading the order">
          <SkeletonRows rows={2} />
        </Loading>
      )}
    </Modal>
  );
}
