import type { Order } from '@larder/shared/contract/orders';
import { shortId } from '@larder/shared/domain/dashboard';
import { allowedNext } from '@larder/shared/domain/orders';
import { Eye } from 'lucide-react';

import { dateTime } from '#lib/dates';
import { Button } from '#ui/Button';
import { Chip } from '#ui/Chip';
import { DataList } from '#ui/DataList';
import { type Column, DetailsToggle, RowDetails } from '#ui/DataRow';
import { IconButton } from '#ui/IconButton';
import { ImagePile } from '#ui/ImagePile';
import { Money } from '#ui/Money';
import { StatusBadge } from '#ui/StatusBadge';

import { OrderActions, type OrderHandlers } from './OrderActions.tsx';
import { OrderItems } from './OrderItems.tsx';
import { itemCount } from './orderView.ts';

const SHOWN_PICTURES = 3;

type OrderRowsProps = {
  orders: readonly Order[];
  isNew: (order: Order) => boolean;
  handlers: OrderHandlers;
};

export function OrderRows({ orders, isNew, handlers }: OrderRowsProps) {
  const columns: Column<Order>[] = [
    {
      title: 'Order ID',
      className: 'font-semibold',
      cell: (order) => (
        <>
          <span className="num">{nameOf(order)}</span>
          {isNew(order) && (
            <span className="ml-2">
              <Chip tone="brand">New</Chip>
            </span>
          )}
        </>
      ),
    },
    {
      title: 'Order Date',
      className: 'text-ink-2',
      cell: ({ created_at }) => dateTime(created_at),
    },
    {
      title: 'Items',
      className: 'whitespace-nowrap',
      cell: (order) => <DetailsToggle>{itemCount(order)}</DetailsToggle>,
    },
    {
      title: 'Total Price',
      align: 'right',
      className: 'font-semibold',
      cell: ({ total_price }) => <Money cents={total_price} />,
    },
    { title: 'Delivery Method', className: 'text-ink-2', cell: deliveryOf },
    { title: 'Status', cell: ({ order_status }) => <StatusBadge status={order_status} /> },
    {
      title: 'Actions',
      align: 'right',
      cell: (order) => (
        <span className="flex items-center justify-end gap-1.5">
          <OrderActions order={order} handlers={handlers} size="sm" deliverWord="Deliver" shrinks />
          <IconButton
            size="sm"
            icon={Eye}
            label={`View details of order ${nameOf(order)}`}
            onClick={() => handlers.showDetails(order)}
          />
        </span>
      ),
    },
  ];
  return (
    <DataList
      label="Orders"
      rows={orders}
      keyOf={({ order_id }) => order_id}
      columns={columns}
      card={(order) => <OrderCard order={order} isNew={isNew(order)} handlers={handlers} />}
      isApart
      nameOf={(order) => `Order ${nameOf(order)}`}
      isWaiting={({ order_status }) => order_status === 'pending'}
      details={(order) => <OrderItems order={order} />}
    />
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
  const { order_status: status } = order;
  const isFinal = allowedNext(status).length === 0;
  const detailsLabel = `View details of order ${nameOf(order)}`;
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="num font-sans text-base font-semibold tracking-normal">{nameOf(order)}</h2>
          <p className="text-sm text-ink-2">
            {dateTime(order.created_at)} · {deliveryOf(order)}
          </p>
        </div>
        <span className="flex flex-wrap justify-end gap-1.5">
          {isNew && <Chip tone="brand">New</Chip>}
          <StatusBadge status={status} />
        </span>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-1.5">
        <ImagePile images={order.items.map((item) => item.image)} most={SHOWN_PICTURES} />
        <DetailsToggle>{itemCount(order)}</DetailsToggle>
        <Money strong cents={order.total_price} className="ml-auto font-display text-lg" />
      </div>
      <RowDetails />
      <div className="mt-3 flex flex-wrap gap-2">
        <OrderActions order={order} handlers={handlers} className="flex-1" />
        {isFinal ? (
          <Button
            variant="outline"
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
    </>
  );
}

function nameOf({ order_id }: Order): string {
  return shortId(order_id, 12);
}

function deliveryOf({ delivery_method }: Order): string {
  return delivery_method ?? 'Not specified';
}
