import type { Order } from '@larder/shared/orders/orders.calls';
import { ArrowRight } from 'lucide-react';
import { useRef, useState } from 'react';

import { NewOrders } from '#parts/orders/NewOrders.tsx';
import { lazyPart } from '#platform/page/lazyPart.ts';
import { Card } from '#ui/Card.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import {
  type Rejection,
  useOrderStatus,
  useShownOrders,
} from '#vendor/orders/queries/orderStatus.ts';

import { RecentOrder } from './RecentOrder.tsx';

const RejectDialog = lazyPart(
  async () => (await import('#parts/orders/RejectDialog.tsx')).RejectDialog,
);

export function RecentOrders({
  orders,
  newer,
  onLoadNewer,
}: {
  orders: readonly Order[];
  /** The number of orders placed since these were loaded. */
  newer: number;
  onLoadNewer: () => Promise<void>;
}) {
  const { advance, reject, changing } = useOrderStatus();
  const shown = useShownOrders(orders);
  const [toReject, setRejecting] = useState<Order>();
  const list = useRef<HTMLUListElement>(null);

  async function confirmReject(order: Order, rejection: Rejection): Promise<void> {
    if (await reject(order, rejection))
      setRejecting((asked) => (asked?.order_id === order.order_id ? undefined : asked));
  }

  return (
    <Card as="section" aria-label="Recent Orders" className="overflow-hidden">
      <header className="relative flex flex-wrap items-center justify-between gap-x-3 px-5 py-3">
        <h2 className="text-xl font-semibold">Recent Orders</h2>
        <LinkButton to="/vendor/orders" variant="ghost" className="-mr-3">
          View All
          <ArrowRight aria-hidden="true" size={16} />
        </LinkButton>
        {/* An overlay: the list must not move under the pointer. */}
        <div className="absolute inset-x-0 bottom-0 z-10 flex h-0 justify-center">
          <NewOrders
            count={newer}
            onShow={() => void onLoadNewer()}
            onShown={() => list.current?.querySelector<HTMLElement>('[data-row] a')?.focus()}
          />
        </div>
      </header>
      {orders.length === 0 ? (
        <p className="border-t border-line px-5 py-10 text-center text-ink-2">
          No orders yet. They will appear here when customers place orders.
        </p>
      ) : (
        <ul
          ref={list}
          aria-label="Newest orders"
          className="divide-y divide-line border-t border-line"
        >
          {shown.map((order) => (
            <RecentOrder
              key={order.order_id}
              order={order}
              changing={changing.get(order.order_id)}
              preloadProps={RejectDialog.preloadProps}
              onAccept={() => advance([order.order_id], 'Accepted')}
              onReject={() => setRejecting(order)}
            />
          ))}
        </ul>
      )}
      {toReject && (
        <RejectDialog
          order={toReject}
          busy={changing.has(toReject.order_id)}
          onReject={(rejection) => void confirmReject(toReject, rejection)}
          onCancel={() => setRejecting(undefined)}
        />
      )}
    </Card>
  );
}
