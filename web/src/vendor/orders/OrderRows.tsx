import { shortId } from '@larder/shared/orders/dashboard';
import { allowedNext } from '@larder/shared/orders/orders';
import type { Order } from '@larder/shared/orders/orders.calls';
import { Eye } from 'lucide-react';

import { StatusBadge } from '#parts/orders/StatusBadge.tsx';
import { dateTime } from '#platform/page/dates.ts';
import type { Selection } from '#platform/page/useSelection.ts';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/Chip.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { ImagePile } from '#ui/ImagePile.tsx';
import { DataList } from '#ui/lists/DataList.tsx';
import { type Column, DetailsToggle, RowDetails } from '#ui/lists/DataRow.tsx';
import { SelectAllBox, SelectBox } from '#ui/lists/SelectBox.tsx';
import { Money } from '#ui/Money.tsx';
import { Pieces } from '#ui/Pieces.tsx';

import { OrderActions, type OrderHandlers } from './OrderActions.tsx';
import { OrderItems } from './OrderItems.tsx';
import type { Chosen } from './OrderSelection.tsx';
import { customerOf, deliveryOf, itemCount } from './orderView.ts';

const SHOWN_PICTURES = 3;

type OrderRowsProps = {
  orders: readonly Order[];
  isNew: (order: Order) => boolean;
  handlers: OrderHandlers;
  selection: Selection<Chosen>;
};

export function OrderRows({ orders, isNew, handlers, selection }: OrderRowsProps) {
  const columns: Column<Order>[] = [
    {
      title: 'Select',
      head: (
        <SelectAllBox
          label="Select all orders of this page"
          ids={orders.map(({ order_id }) => order_id)}
          selection={selection}
        />
      ),
      cell: (order) => <SelectOrder order={order} selection={selection} />,
    },
    {
      title: 'Order ID',
      cell: (order) => <NamedOrder order={order} isNew={isNew(order)} />,
    },
    ...FACTS,
    {
      title: 'Actions',
      align: 'right',
      cell: (order) => (
        <RowActions order={order} isChosen={selection.has(order.order_id)} handlers={handlers} />
      ),
    },
  ];
  return (
    <DataList
      label="Orders"
      rows={orders}
      keyOf={({ order_id }) => order_id}
      columns={columns}
      card={(order) => (
        <OrderCard order={order} isNew={isNew(order)} handlers={handlers} selection={selection} />
      )}
      isApart
      nameOf={(order) => `Order ${nameOf(order)}`}
      isWaiting={({ order_status }) => order_status === 'pending'}
      isChosen={({ order_id }) => selection.has(order_id)}
      details={(order) => <OrderItems order={order} />}
    />
  );
}

/** Columns that only show the order. */
const FACTS: readonly Column<Order>[] = [
  {
    title: 'Order Date',
    className: 'text-ink-2',
    cell: ({ created_at }) => <Pieces text={dateTime(created_at)} />,
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
    cell: (order) => (
      <>
        <Money cents={order.total_price} />
        <BackNote order={order} />
      </>
    ),
  },
  {
    title: 'Delivery Method',
    className: 'text-ink-2',
    cell: (order) => (
      <>
        <Pieces text={deliveryOf(order)} />
        <span className="block max-w-32 truncate" title={order.delivery_address ?? undefined}>
          {order.delivery_address}
        </span>
      </>
    ),
  },
  { title: 'Status', cell: ({ order_status }) => <StatusBadge status={order_status} /> },
];

function NamedOrder({ order, isNew }: { order: Order; isNew: boolean }) {
  return (
    <>
      <span className="num font-semibold whitespace-nowrap">{nameOf(order)}</span>
      {isNew && (
        <span className="ml-2">
          <Chip tone="brand">New</Chip>
        </span>
      )}
      <span className="block max-w-48 wrap-anywhere">{customerOf(order)}</span>
    </>
  );
}

/** "$3.49 back": of an order with something wrong. */
function BackNote({ order: { refunded } }: { order: Order }) {
  if (!refunded) return null;
  return (
    <span className="block text-sm font-normal whitespace-nowrap text-ink-2">
      <Money cents={refunded} /> back
    </span>
  );
}

function RowActions({
  order,
  isChosen,
  handlers,
}: {
  order: Order;
  isChosen: boolean;
  handlers: OrderHandlers;
}) {
  return (
    <span className="flex items-center justify-end gap-1.5">
      {!isChosen && (
        <OrderActions order={order} handlers={handlers} size="sm" deliverWord="Deliver" shrinks />
      )}
      <IconButton
        size="sm"
        icon={Eye}
        label={`View details of order ${nameOf(order)}`}
        onClick={() => handlers.showDetails(order)}
      />
    </span>
  );
}

function OrderCard({
  order,
  isNew,
  handlers,
  selection,
}: {
  order: Order;
  isNew: boolean;
  handlers: OrderHandlers;
  selection: Selection<Chosen>;
}) {
  const { order_status: status } = order;
  const isFinal = allowedNext(status).length === 0;
  const isChosen = selection.has(order.order_id);
  const detailsLabel = `View details of order ${nameOf(order)}`;
  return (
    <>
      <div className="flex items-start gap-3">
        <SelectOrder order={order} selection={selection} />
        <div className="min-w-0 flex-1">
          <h2 className="num font-sans text-base font-semibold tracking-normal">{nameOf(order)}</h2>
          <p className="wrap-anywhere">{customerOf(order)}</p>
          <p className="text-sm wrap-anywhere text-ink-2">
            <Pieces text={briefOf(order)} />
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
        <span className="ml-auto text-right">
          <Money strong cents={order.total_price} className="font-display text-lg" />
          <BackNote order={order} />
        </span>
      </div>
      <RowDetails />
      <div className="mt-3 flex flex-wrap gap-2">
        {!isChosen && <OrderActions order={order} handlers={handlers} className="flex-1" />}
        {isFinal || isChosen ? (
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

function SelectOrder({ order, selection }: { order: Order; selection: Selection<Chosen> }) {
  return (
    <SelectBox id={order.order_id} label={`Select order ${nameOf(order)}`} selection={selection} />
  );
}

function nameOf({ order_id }: Order): string {
  return shortId(order_id, 12);
}

/** When it came, how it comes, and where to. */
function briefOf(order: Order): string {
  const { created_at, delivery_address } = order;
  return [dateTime(created_at), deliveryOf(order), delivery_address].filter(Boolean).join(' · ');
}
