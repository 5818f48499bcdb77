import type { Order } from '@larder/shared/contract/orders';
import { shortId } from '@larder/shared/domain/dashboard';
import { allowedNext } from '@larder/shared/domain/orders';
import clsx from 'clsx';
import { ChevronDown, Eye } from 'lucide-react';
import { useId, useState } from 'react';

import { dateTime } from '#lib/dates';
import { Button } from '#ui/Button';
import { Chip } from '#ui/Chip';
import { IconButton } from '#ui/IconButton';
import { ImagePile } from '#ui/ImagePile';
import { Money } from '#ui/Money';
import { StatusBadge } from '#ui/StatusBadge';

import { OrderActions, type OrderHandlers } from './OrderActions.tsx';
import { OrderItems } from './OrderItems.tsx';
import { itemCount } from './orderView.ts';

const SHOWN_PICTURES = 3;

/** The orders on a phone. */
export function OrderCards({
  orders,
  isNew,
  handlers,
}: {
  orders: readonly Order[];
  isNew: (order: Order) => boolean;
  handlers: OrderHandlers;
}) {
  return (
    <ul aria-label="Orders" className="space-y-3">
      {orders.map((order) => (
        <OrderCard key={order.order_id} order={order} isNew={isNew(order)} handlers={handlers} />
      ))}
    </ul>
  );
}

function OrderCard({
  order,
  isNew,
  handlers,
}: {
  order: Order;
  isNew: boolean;
  handlers: OrderHandlers;
}) {
  const [open, setOpen] = useState(false);
  const items = useId();
  const { order_id, order_status: status } = order;
  const isFinal = allowedNext(status).length === 0;
  const detailsLabel = `View details of order ${shortId(order_id, 12)}`;
  return (
    <li
      data-row={order_id}
      tabIndex={-1}
      className={clsx('card p-4', status === 'pending' && 'border-transparent bg-honey-soft/55')}
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="num font-sans text-base font-semibold tracking-normal">
            {shortId(order_id, 12)}
          </h2>
          <p className="text-sm text-ink-2">
            {dateTime(order.created_at)} · {order.delivery_method ?? 'Not specified'}
          </p>
        </div>
        <span className="flex flex-wrap justify-end gap-1.5">
          {isNew && <Chip tone="brand">New</Chip>}
          <StatusBadge status={status} />
        </span>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-1.5">
        <ImagePile images={order.items.map((item) => item.image)} most={SHOWN_PICTURES} />
        <button
          type="button"
          aria-expanded={open}
          aria-controls={items}
          onClick={() => setOpen(!open)}
          className="num inline-flex min-h-11 items-center gap-1 rounded-full px-2 text-sm text-ink-2"
        >
          {itemCount(order)}
          <ChevronDown
            aria-hidden="true"
            size={16}
            className={clsx('transition-transform duration-200', open && 'rotate-180')}
          />
        </button>
        <strong className="ml-auto font-display text-lg">
          <Money cents={order.total_price} />
        </strong>
      </div>
      {open && (
        <div id={items} className="mt-2 mb-1">
          <OrderItems order={order} />
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <OrderActions order={order} handlers={handlers} className="flex-1" />
        {isFinal ? (
          <Button
            look="outline"
            icon={Eye}
            className="flex-1"
            aria-label={detailsLabel}
            onClick={() => handlers.showDetails(order)}
          >
            View details
          </Button>
        ) : (
          <IconButton icon={Eye} label={detailsLabel} onClick={() => handlers.showDetails(order)} />
        )}
      </div>
    </li>
  );
}
