import type { Order } from '@larder/shared/contract/orders';
import type { OrderStatus } from '@larder/shared/domain/orders';
import { PackageOpen, SearchX } from 'lucide-react';
import { type RefObject, useState } from 'react';

import { useIsWide } from '#lib/media';
import { useOrderStatus } from '#queries/orderStatus';
import { ClearSearch } from '#ui/ClearSearch';
import { EmptyState } from '#ui/EmptyState';
import { RejectDialog } from '#ui/RejectDialog';

import type { OrderHandlers } from './OrderActions.tsx';
import { DetailsDialog } from './OrderDialogs.tsx';
import { OrderRows } from './OrderRows.tsx';
import { FILTER_TITLES, type OrderView } from './orderView.ts';
import { ShortcutHelp, ShortcutHint } from './Shortcuts.tsx';
import { useOrderKeys } from './useOrderKeys.ts';

type OrderListProps = {
  page: RefObject<HTMLElement | null>;
  orders: readonly Order[];
  view: OrderView;
  /** Orders placed after this are marked as new. */
  freshSince: Date | undefined;
  detailed: string | null;
  onDetails: (order_id: string | undefined) => void;
  onPickList: (order_id: string) => void;
  onClearSearch: () => void;
};

export function OrderList({
  page,
  orders,
  view,
  freshSince,
  detailed,
  onDetails,
  onPickList,
  onClearSearch,
}: OrderListProps) {
  const isWide = useIsWide();
  const { change, changing } = useOrderStatus();
  const [rejecting, setRejecting] = useState<Order>();
  const [helping, setHelping] = useState(false);

  async function move(order: Order, to: OrderStatus, reason?: string): Promise<void> {
    if (await change(order, to, reason))
      setRejecting((asked) => (asked?.order_id === order.order_id ? undefined : asked));
  }

  const handlers: OrderHandlers = {
    accept: (order) => void move(order, 'Accepted'),
    reject: setRejecting,
    deliver: (order) => void move(order, 'Delivered'),
    showDetails: (order) => onDetails(order.order_id),
    showPickList: (order) => onPickList(order.order_id),
    changing,
  };
  useOrderKeys({ page, orders, handlers, showHelp: () => setHelping(true) });

  return (
    <>
      {orders.length === 0 ? (
        <NoOrders view={view} onClearSearch={onClearSearch} />
      ) : (
        <OrderRows
          orders={orders}
          isNew={(order) => freshSince !== undefined && order.created_at > freshSince}
          handlers={handlers}
        />
      )}
      {isWide && <ShortcutHint onShowAll={() => setHelping(true)} />}

      {detailed !== null && (
        <DetailsDialog
          order_id={detailed}
          known={orders.find((order) => order.order_id === detailed)}
          handlers={handlers}
          onClose={() => onDetails(undefined)}
        />
      )}
      {rejecting && (
        <RejectDialog
          order_id={rejecting.order_id}
          busy={changing.has(rejecting.order_id)}
          onReject={(reason) => void move(rejecting, 'Rejected', reason)}
          onCancel={() => setRejecting(undefined)}
        />
      )}
      {helping && <ShortcutHelp onClose={() => setHelping(false)} />}
    </>
  );
}

function NoOrders({ view, onClearSearch }: { view: OrderView; onClearSearch: () => void }) {
  if (view.text !== '')
    return (
      <EmptyState icon={SearchX} title="No orders found" text={`Nothing matches “${view.text}”.`}>
        <ClearSearch onClear={onClearSearch} />
      </EmptyState>
    );
  return (
    <EmptyState
      icon={PackageOpen}
      title="No orders found"
      text={
        view.status === 'all'
          ? "You don't have any orders yet. They will appear here when customers place them."
          : `No ${FILTER_TITLES[view.status]} orders available.`
      }
    />
  );
}
