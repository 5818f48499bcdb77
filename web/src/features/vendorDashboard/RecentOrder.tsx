import type { Order } from '@larder/shared/contract/orders';
import { shortId } from '@larder/shared/domain/dashboard';
import type { OrderStatus } from '@larder/shared/domain/orders';
import clsx from 'clsx';
import { Check, X } from 'lucide-react';
import { Link } from 'react-router';

import { dateTime } from '#lib/dates';
import { Button } from '#ui/Button';
import { ImagePile } from '#ui/ImagePile';
import { Money } from '#ui/Money';
import { StatusBadge } from '#ui/StatusBadge';

/** One of the newest orders. Its id leads to its details. */
export function RecentOrder({
  order,
  changing,
  onAccept,
  onReject,
}: {
  order: Order;
  changing: OrderStatus | undefined;
  onAccept: () => void;
  onReject: () => void;
}) {
  const { order_id, items, order_status: status } = order;
  const id = shortId(order_id, 8);
  return (
    <li
      data-row={order_id}
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3',
        status === 'pending' && 'bg-honey-soft/45',
      )}
    >
      <span className="hidden w-24 sm:block">
        <ImagePile images={items.map((item) => item.image)} size={36} />
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <Link
          to={`/vendor/orders?order=${order_id}`}
          aria-label={`Order ${id}`}
          className="num font-semibold hover:underline"
        >
          #{id}
        </Link>
        <p className="text-sm text-ink-2">
          {dateTime(order.created_at)} · {items.length} {items.length === 1 ? 'item' : 'items'}
        </p>
      </div>
      <StatusBadge status={status} />
      <strong className="min-w-16 text-right">
        <Money cents={order.total_price} />
      </strong>
      {status === 'pending' && (
        <div className="flex basis-full gap-2 sm:pl-28">
          <Button
            icon={Check}
            className="max-sm:flex-1"
            aria-label={`Accept order ${id}`}
            busy={changing === 'Accepted'}
            onClick={onAccept}
          >
            Accept
          </Button>
          <Button
            look="outline"
            icon={X}
            className="max-sm:flex-1"
            aria-label={`Reject order ${id}`}
            busy={changing === 'Rejected'}
            onClick={onReject}
          >
            Reject
          </Button>
        </div>
      )}
    </li>
  );
}
