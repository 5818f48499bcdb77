import type { Order } from '@larder/shared/contract/orders';
import { shortId } from '@larder/shared/domain/dashboard';

import { dateTime } from '#lib/dates';
import { usePackWords } from '#queries/packWords';
import { DeliveryLine } from '#ui/DeliveryLine';
import { ItemImage } from '#ui/ItemImage';
import { Money } from '#ui/Money';
import { OpenMark } from '#ui/OpenMark';
import { OrderItems } from '#ui/OrderItems';
import { StatusBadge } from '#ui/StatusBadge';

import { OrderActions } from './OrderActions.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';

const SHOWN_PICTURES = 3;

export function OrderCard({
  order,
  startsOpen,
  onPrint,
}: {
  order: Order;
  startsOpen: boolean;
  onPrint: () => void;
}) {
  const count = order.items.length;
  return (
    <li data-row={order.order_id}>
      <details open={startsOpen} className="group card overflow-hidden">
        <summary className="flex cursor-pointer list-none flex-wrap items-center gap-x-4 gap-y-2 p-4 md:p-5 [&::-webkit-details-marker]:hidden">
          <span className="hidden -space-x-3 sm:flex">
            {order.items.slice(0, SHOWN_PICTURES).map((item) => (
              <ItemImage key={item.ingredient_id} src={item.image} />
            ))}
          </span>
          <span className="min-w-0 flex-1 basis-40">
            <strong className="block font-display text-lg break-words">{order.store_name}</strong>
            <span className="text-sm text-ink-2">
              {dateTime(order.created_at)} · {count} {count === 1 ? 'item' : 'items'}
            </span>
          </span>
          <span className={`status-${order.order_status.toLowerCase()}`}>
            <StatusBadge status={order.order_status} />
          </span>
          <Money strong cents={order.total_price} />
          <OpenMark />
        </summary>
        <div className="border-t border-line p-4 md:p-5">
          <OrderTimeline order={order} />
          <OrderItems className="mt-5" items={order.items} packText={usePackWords()} />
          <DeliveryLine fee={order.delivery_fee} className="mt-3 px-4" />
          <footer className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm text-ink-2">
            <p>
              Order <span className="num">{shortId(order.order_id, 12)}</span>
            </p>
            <p>
              {order.delivery_method ?? 'Not specified'} · Payment {order.payment_status}
            </p>
          </footer>
          <OrderActions order={order} onPrint={onPrint} />
        </div>
      </details>
    </li>
  );
}
