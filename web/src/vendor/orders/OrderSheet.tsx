import { shortId } from '@larder/shared/orders/dashboard';
import { allowedNext } from '@larder/shared/orders/orders';
import type { Order } from '@larder/shared/orders/orders.calls';
import { useQuery } from '@tanstack/react-query';
import { ClipboardList, X } from 'lucide-react';
import type { ReactNode } from 'react';

import { wordsFor } from '#platform/http/apiError.ts';
import { useEscape } from '#platform/page/escape.ts';
import { useIsSpacious } from '#platform/page/media.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { Loading, SkeletonRows } from '#ui/Skeleton.tsx';
import { useShownOrders } from '#vendor/orders/queries/orderStatus.ts';
import { vendorOrderQueries } from '#vendor/orders/queries/vendorOrders.ts';

import { OrderActions, type OrderHandlers } from './OrderActions.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { customerOf } from './orderView.ts';

/**
 * An order, beside the list on a wide screen, which stays usable; else over it, and a phone is filled. The order need not
 * be on the current page.
 */
export function OrderSheet({
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
  const Frame = useIsSpacious() ? Panel : OverSheet;
  const { data, error, refetch } = useQuery({
    ...vendorOrderQueries.one(order_id),
    ...(known && { placeholderData: known }),
  });
  const [order] = useShownOrders(data ? [data] : known ? [known] : []);
  const name = `Order ${shortId(order_id, 8)}`;
  if (order)
    return (
      <Frame
        name={name}
        title={customerOf(order)}
        footer={
          allowedNext(order.order_status).length > 0 && <Footer order={order} handlers={handlers} />
        }
        onClose={onClose}
      >
        <OrderDetails order={order} handlers={handlers} />
      </Frame>
    );
  return (
    <Frame name={name} title={name} onClose={onClose}>
      {error ? (
        <ErrorState title={wordsFor(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading label="Loading the order">
          <SkeletonRows rows={3} />
        </Loading>
      )}
    </Frame>
  );
}

type FrameProps = {
  /** "Order aaaaaaaa". */
  name: string;
  title: string;
  footer?: ReactNode;
  children: ReactNode;
  onClose: () => void;
};

function Panel({ name, title, footer, children, onClose }: FrameProps) {
  useEscape(onClose);
  return (
    <aside
      aria-label={name}
      className="fixed inset-y-0 right-0 z-20 flex w-[26rem] flex-col border-l border-line bg-surface print:hidden"
    >
      <div className="flex items-start justify-between gap-3 px-5 pt-5 pb-1">
        <h2 className="min-w-0 pt-1.5 text-h2 wrap-anywhere">{title}</h2>
        <IconButton icon={X} label="Close" className="-mr-2" onClick={onClose} />
      </div>
      <div className="flex-1 overflow-y-auto overscroll-contain px-5 pb-5">{children}</div>
      {footer && <div className="border-t border-line px-5 py-3.5">{footer}</div>}
    </aside>
  );
}

function OverSheet({ title, footer, children, onClose }: FrameProps) {
  return (
    <Sheet isFull title={title} onClose={onClose} footer={footer}>
      {children}
    </Sheet>
  );
}

function Footer({ order, handlers }: { order: Order; handlers: OrderHandlers }) {
  return (
    <div className="flex w-full flex-wrap gap-2">
      {order.order_status === 'Accepted' && (
        <Button variant="outline" icon={ClipboardList} onClick={() => handlers.showPickList(order)}>
          Pick list
        </Button>
      )}
      <OrderActions order={order} handlers={handlers} className="flex-1" />
    </div>
  );
}
