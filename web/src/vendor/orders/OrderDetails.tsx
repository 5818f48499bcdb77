import { shortId } from '@larder/shared/orders/dashboard';
import type { Order } from '@larder/shared/orders/orders.calls';
import { ClipboardList, Copy } from 'lucide-react';
import type { ReactNode } from 'react';

import { DeliveryLine } from '#parts/orders/DeliveryLine.tsx';
import { OrderItems } from '#parts/orders/OrderItems.tsx';
import { OrderNote } from '#parts/orders/OrderNote.tsx';
import { PhoneLink } from '#parts/orders/PhoneLink.tsx';
import { StatusBadge } from '#parts/orders/StatusBadge.tsx';
import { dateTime } from '#platform/page/dates.ts';
import { toast } from '#platform/page/toast.ts';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/Chip.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Money } from '#ui/Money.tsx';

import { OrderActions, type OrderHandlers } from './OrderActions.tsx';
import { OrderChanges } from './OrderChanges.tsx';
import { customerOf, deliveryOf, isPickup, placeOf } from './orderView.ts';

const ANONYMOUS = 'Anonymous';
const REJECTED_BY = { vendor: 'You', shopper: 'The customer', system: 'An account was deleted' };

export function OrderDetails({
  order,
  handlers,
  onClose,
}: {
  order: Order;
  handlers: OrderHandlers;
  onClose: () => void;
}) {
  return (
    <Modal
      title={`Order ${shortId(order.order_id, 8)}`}
      text={`${order.store_name} · ${dateTime(order.created_at)}`}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" className="mr-auto" onClick={onClose}>
            Close
          </Button>
          {order.order_status === 'Accepted' && (
            <Button
              variant="outline"
              icon={ClipboardList}
              onClick={() => handlers.showPickList(order)}
            >
              Pick list
            </Button>
          )}
          <OrderActions order={order} handlers={handlers} />
        </>
      }
    >
      <Facts order={order} />
      <h3 className="mt-5 text-lg">Items</h3>
      <OrderItems
        className="mt-2"
        items={order.items}
        actions={
          order.order_status === 'Accepted'
            ? (item) => <ItemActions order={order} item={item} handlers={handlers} />
            : undefined
        }
      />
      <DeliveryLine fee={order.delivery_fee} className="mt-3 px-4" />
      <p className="mt-3 flex justify-between px-4 text-lg font-semibold">
        <span>Total</span>
        <Money cents={order.total_price} />
      </p>
      <OrderChanges order={order} />
    </Modal>
  );
}

function Facts({ order }: { order: Order }) {
  const { rejected_by, reject_reason } = order;
  return (
    <dl className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-2">
      <Fact name="Order ID" wide>
        <span className="flex items-center gap-1">
          <span className="num break-all">{order.order_id}</span>
          <IconButton
            size="sm"
            icon={Copy}
            label="Copy order ID"
            className="-my-2"
            onClick={() => void copy(order.order_id)}
          />
        </span>
      </Fact>
      <Fact name="Status">
        <StatusBadge status={order.order_status} />
      </Fact>
      <Fact name="Delivery Method">{deliveryOf(order)}</Fact>
      <Fact name="Customer">{customerOf(order)}</Fact>
      {!isPickup(order) && <Fact name="Delivery Address">{placeOf(order)}</Fact>}
      {order.customer_phone && (
        <Fact name="Phone">
          <PhoneLink phone={order.customer_phone} />
        </Fact>
      )}
      {order.note && (
        <Fact name="Note" wide>
          <OrderNote note={order.note} />
        </Fact>
      )}
      <Fact name="Customer ID" wide>
        <span className="num break-all">{order.user_id ?? ANONYMOUS}</span>
      </Fact>
      {rejected_by && <Fact name="Rejected by">{REJECTED_BY[rejected_by]}</Fact>}
      {reject_reason && <Fact name="Reason">{reject_reason}</Fact>}
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
    <span className="flex gap-1.5">
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

/** The clipboard needs a secure context, and people may deny it. */
async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success('Order ID copied');
  } catch {
    toast.warning('Your browser does not allow copying');
  }
}

function Fact({
  name,
  wide = false,
  children,
}: {
  name: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={wide ? 'sm:col-span-2' : undefined}>
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="mt-0.5 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
