import type { Order } from '@larder/shared/orders/orders.calls';
import { asksAboutWeight } from '@larder/shared/orders/weighing';
import { Copy, MessageSquare, Printer, Store, Truck } from 'lucide-react';
import type { ReactNode } from 'react';

import { DeliveryLine } from '#parts/orders/DeliveryLine.tsx';
import { OrderItems } from '#parts/orders/OrderItems.tsx';
import { OrderNote } from '#parts/orders/OrderNote.tsx';
import { PhoneLink } from '#parts/orders/PhoneLink.tsx';
import { StatusBadge } from '#parts/orders/StatusBadge.tsx';
import { dateTime } from '#platform/page/dates.ts';
import { copyText } from '#platform/page/share.ts';
import { useServerMinute } from '#platform/page/useServerMinute.ts';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/Chip.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Money } from '#ui/Money.tsx';

import type { OrderHandlers } from './OrderActions.tsx';
import { OrderChanges } from './OrderChanges.tsx';
import { OrderReturns } from './OrderReturns.tsx';
import { OrderSlot } from './OrderSlot.tsx';
import { deliveryOf, isPickup, packCount, placeOf } from './orderView.ts';
import { WeighButton } from './WeighButton.tsx';

const ANONYMOUS = 'Anonymous';
const REJECTED_BY = { vendor: 'You', shopper: 'The customer', system: 'An account was deleted' };

/** What a grocer asks of an order, in that order: when and how much, what, the note; numbers last. */
export function OrderDetails({ order, handlers }: { order: Order; handlers: OrderHandlers }) {
  return (
    <>
      <Summary order={order} handlers={handlers} />
      <h3 className="sr-only">Items</h3>
      <OrderItems
        className="mt-4"
        order={order}
        actions={
          order.order_status === 'Accepted'
            ? (item) => <ItemActions order={order} item={item} handlers={handlers} />
            : undefined
        }
      />
      <DeliveryLine fee={order.delivery_fee} className="mt-3 px-4" />
      {order.note && (
        <p className="mt-3 flex gap-3 rounded-md bg-sunken px-4 py-2.5">
          <MessageSquare aria-hidden="true" size={18} className="mt-0.5 flex-none text-ink-2" />
          <span className="sr-only">Note: </span>
          <OrderNote note={order.note} />
        </p>
      )}
      <OrderReturns order={order} handlers={handlers} />
      <OrderChanges order={order} />
      <Facts order={order} />
    </>
  );
}

function Summary({ order, handlers }: { order: Order; handlers: OrderHandlers }) {
  const now = useServerMinute();
  const staysHere = isPickup(order);
  return (
    <>
      <div className="flex min-h-11 items-center gap-2">
        <StatusBadge status={order.order_status} />
        <Chip tone={staysHere ? 'info' : 'plain'} icon={staysHere ? Store : Truck}>
          {staysHere ? 'Pickup' : 'Delivery'}
        </Chip>
        {order.order_status === 'Accepted' && (
          <IconButton
            icon={Printer}
            label="Packing slip"
            className="-mr-2 ml-auto"
            onClick={() => handlers.showSlip(order)}
          />
        )}
      </div>
      <div className="mt-1 flex items-start justify-between gap-4 border-b border-line pb-4">
        <p className="min-w-0">
          <strong className="block">
            <OrderSlot order={order} now={now} />
          </strong>
          <span className="block wrap-anywhere text-ink-2">
            {staysHere ? 'Picked up at' : 'From'} {order.store_name}
          </span>
        </p>
        <p className="flex-none text-right">
          <Money strong cents={order.total_price} className="font-display text-h2" />
          <span className="num block text-sm text-ink-2">{packCount(order)}</span>
        </p>
      </div>
    </>
  );
}

function Facts({ order }: { order: Order }) {
  const { order_id, rejected_by, reject_reason, created_at } = order;
  return (
    <dl className="mt-5 grid gap-y-3">
      {order.customer_phone && (
        <Fact name="Phone">
          <PhoneLink phone={order.customer_phone} />
        </Fact>
      )}
      <Fact name="Delivery Method">{deliveryOf(order)}</Fact>
      {!isPickup(order) && <Fact name="Delivery Address">{placeOf(order)}</Fact>}
      {rejected_by && <Fact name="Rejected by">{REJECTED_BY[rejected_by]}</Fact>}
      {reject_reason && <Fact name="Reason">{reject_reason}</Fact>}
      <Fact name="Order Date">{dateTime(created_at)}</Fact>
      <Fact name="Order ID">
        <span className="flex items-center gap-1">
          <span className="num break-all">{order_id}</span>
          <IconButton
            size="sm"
            icon={Copy}
            label="Copy order ID"
            className="-my-2"
            onClick={() => void copyText({ what: 'Order ID', text: order_id, thing: 'number' })}
          />
        </span>
      </Fact>
      <Fact name="Customer ID">
        <span className="num break-all">{order.user_id ?? ANONYMOUS}</span>
      </Fact>
    </dl>
  );
}

function ItemActions({
  order,
  item,
  handlers: { changeLine },
}: {
  order: Order;
  item: Order['items'][number];
  handlers: OrderHandlers;
}) {
  const isAsked = order.changes.some(
    ({ state, ingredient_id }) => state === 'proposed' && ingredient_id === item.ingredient_id,
  );
  if (isAsked) return <Chip tone="honey">Customer is asked</Chip>;
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {asksAboutWeight(item) && (
        <Chip tone="honey">
          {order.user_id === null ? 'Weigh less: the account is deleted' : 'Customer is asked'}
        </Chip>
      )}
      {item.by_weight && <WeighButton order_id={order.order_id} item={item} />}
      <Button
        variant="outline"
        size="sm"
        aria-label={`Short: ${item.name}`}
        onClick={() => changeLine(order, item, 'short')}
      >
        Short
      </Button>
      <Button
        variant="outline"
        size="sm"
        aria-label={`Replace: ${item.name}`}
        onClick={() => changeLine(order, item, 'replace')}
      >
        Replace
      </Button>
    </span>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="mt-0.5 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
