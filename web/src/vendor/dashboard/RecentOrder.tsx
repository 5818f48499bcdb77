import { shortId } from '@larder/shared/orders/dashboard';
import type { OrderStatus } from '@larder/shared/orders/orders';
import type { Order } from '@larder/shared/orders/orders.calls';
import clsx from 'clsx';
import { Check, X } from 'lucide-react';
import { Link } from 'react-router';

import { StatusBadge } from '#parts/orders/StatusBadge.tsx';
import { dateTime } from '#platform/page/dates.ts';
import type { PreloadProps } from '#platform/page/lazyPart.ts';
import { Button } from '#ui/Button.tsx';
import { ImagePile } from '#ui/ImagePile.tsx';
import { Money } from '#ui/Money.tsx';

export function RecentOrder({
  order,
  changing,
  preloadProps,
  onAccept,
  onReject,
}: {
  order: Order;
  changing: OrderStatus | undefined;
  /** Loads the dialog before a rejection early. */
  preloadProps: PreloadProps;
  onAccept: () => void;
  onReject: () => void;
}) {
  const { order_id, items, order_status: status } = order;
  const name = `order ${shortId(order_id, 12)}`;
  return (
    <li
      data-row={order_id}
      className={clsx(
        'grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-0.5 px-5 py-3 sm:grid-cols-[6rem_1fr_auto_4.5rem]',
        status === 'pending' && 'bg-honey-soft/45',
      )}
    >
      <span className="row-span-2 hidden sm:block">
        <ImagePile images={items.map((item) => item.image)} size={36} />
      </span>
      <p className="min-w-0">
        <Link
          to={`/vendor/orders?order=${order_id}`}
          className="num -my-1 inline-block py-1 font-semibold hover:underline"
        >
          <span className="sr-only">Order </span>#{shortId(order_id, 8)}
        </Link>
      </p>
      <Money strong cents={order.total_price} className="text-right sm:order-1 sm:row-span-2" />
      <p className="text-sm text-ink-2 sm:order-2">
        {dateTime(order.created_at)} · {items.length} {items.length === 1 ? 'item' : 'items'}
      </p>
      <span className="text-right sm:row-span-2">
        <StatusBadge status={status} />
      </span>
      {status === 'pending' && (
        <div className="order-3 col-span-full mt-2 flex gap-2 sm:col-start-2">
          <Button
            icon={Check}
            className="max-sm:flex-1"
            aria-label={`Accept ${name}`}
            busy={changing === 'Accepted'}
            onClick={onAccept}
          >
            Accept
          </Button>
          <Button
            variant="outline"
            icon={X}
            className="max-sm:flex-1"
            aria-label={`Reject ${name}`}
            busy={changing === 'Rejected'}
            {...preloadProps}
            onClick={onReject}
          >
            Reject
          </Button>
        </div>
      )}
    </li>
  );
}
