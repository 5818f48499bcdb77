import type { Order } from '@larder/shared/contract/orders';
import { shortId } from '@larder/shared/domain/dashboard';
import { cents } from '@larder/shared/domain/money';
import { ChevronDown } from 'lucide-react';

import { dateTime } from '#lib/dates';
import { ItemImage } from '#ui/ItemImage';
import { Money } from '#ui/Money';
import { StatusBadge } from '#ui/StatusBadge';

import { OrderActions } from './OrderActions.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';

const SHOWN_PICTURES = 3;

/** One order: its head is always in sight, the rest opens below it. */
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
    <li>
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
          <strong>
            <Money cents={order.total_price} />
          </strong>
          <ChevronDown
            aria-hidden="true"
            size={20}
            className="text-ink-3 transition-transform duration-200 group-open:rotate-180"
          />
        </summary>
        <div className="border-t border-line p-4 md:p-5">
          <OrderTimeline order={order} />
          <ul aria-label="Items" className="mt-5 divide-y divide-line rounded-md bg-sunken/60 px-4">
            {order.items.map((item) => (
              <li key={item.ingredient_id} className="flex items-center gap-3 py-2.5">
                <ItemImage src={item.image} size={40} />
                <p className="min-w-0 flex-1">
                  <span className="block break-words">{item.name}</span>
                  <span className="num text-sm text-ink-2">
                    {item.unit_quantity} {item.unit} · {item.quantity} ×{' '}
                    <Money cents={item.price} />
                  </span>
                </p>
                <strong>
                  <Money cents={cents(item.price * item.quantity)} />
                </strong>
              </li>
            ))}
          </ul>
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
