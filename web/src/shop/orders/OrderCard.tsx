import { plural } from '@larder/shared/food/amountText';
import { countFoods } from '@larder/shared/kitchen/carts';
import { shortId } from '@larder/shared/orders/dashboard';
import { isOpenQuestion } from '@larder/shared/orders/lineChanges';
import type { Order } from '@larder/shared/orders/orders.calls';
import { slotWords } from '@larder/shared/stores/slots';
import { useState } from 'react';

import { DeliveryLine } from '#parts/orders/DeliveryLine.tsx';
import { OrderItems } from '#parts/orders/OrderItems.tsx';
import { OrderNote } from '#parts/orders/OrderNote.tsx';
import { PhoneLink } from '#parts/orders/PhoneLink.tsx';
import { RefundedLine, Returns } from '#parts/orders/Returns.tsx';
import { StatusBadge } from '#parts/orders/StatusBadge.tsx';
import { usePackWords } from '#parts/queries/packWords.ts';
import { dateTime } from '#platform/page/dates.ts';
import type { Rejection } from '#shop/orders/rules/rejection.ts';
import { ItemImage } from '#ui/ItemImage.tsx';
import { Money } from '#ui/Money.tsx';
import { OpenMark } from '#ui/OpenMark.tsx';
import { Pieces } from '#ui/Pieces.tsx';

import { Elsewhere } from './Elsewhere.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderChanges } from './OrderChanges.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { weightQuestions } from './weightNews.ts';
import { WeightQuestions } from './WeightQuestions.tsx';

const SHOWN_PICTURES = 3;

export function OrderCard({
  order,
  startsOpen,
  rejection,
  orders,
  onPrint,
}: {
  order: Order;
  startsOpen: boolean;
  /** What became of it when it was refused lately. */
  rejection: Rejection<Order> | undefined;
  orders: readonly Order[];
  onPrint: () => void;
}) {
  const [isOpened, setOpened] = useState(startsOpen);
  // News opens the order; settling it does not close it.
  const hasNews = (rejection && rejection.open.length > 0) || asksShopper(order);
  if (!isOpened && (startsOpen || hasNews)) setOpened(true);
  return (
    <li data-row={order.order_id}>
      <details open={isOpened} className="group card overflow-hidden">
        <summary className="flex cursor-pointer list-none flex-wrap items-center gap-x-4 gap-y-2 p-4 md:p-5 [&::-webkit-details-marker]:hidden">
          <span className="hidden -space-x-3 sm:flex">
            {order.items.slice(0, SHOWN_PICTURES).map((item) => (
              <ItemImage key={item.ingredient_id} src={item.image} />
            ))}
          </span>
          <span className="min-w-0 flex-1 basis-40">
            <strong className="block font-display text-lg break-words">{order.store_name}</strong>
            <Brief order={order} />
          </span>
          <span className={`status-${order.order_status.toLowerCase()}`}>
            <StatusBadge status={order.order_status} />
          </span>
          <Money strong cents={order.total_price} />
          <OpenMark />
        </summary>
        <div className="border-t border-line p-4 md:p-5">
          <OrderTimeline order={order} />
          <WeightQuestions order={order} />
          <OrderChanges order={order} />
          {order.returns && <AfterDelivery returns={order.returns} />}
          {rejection && <Elsewhere rejection={rejection} orders={orders} />}
          <OrderItems className="mt-5" order={order} packText={usePackWords()} />
          <DeliveryLine fee={order.delivery_fee} className="mt-3 px-4" />
          <RefundedLine refunded={order.refunded} className="mt-3 px-4" />
          {order.note && (
            <div className="mt-3 px-4 text-[0.9375rem]">
              <p className="text-sm text-ink-2">Your note</p>
              <OrderNote note={order.note} />
            </div>
          )}
          <footer className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm text-ink-2">
            <p>
              Order <span className="num">{shortId(order.order_id, 12)}</span>
            </p>
            {order.store_phone && (
              <p>
                Questions?{' '}
                <PhoneLink
                  phone={order.store_phone}
                  label={`Call ${order.store_name}, ${order.store_phone}`}
                />
              </p>
            )}
            <p>
              {order.delivery_method ?? 'Not specified'}
              {order.slot && `, ${slotWords(order.slot)}`} · Payment {order.payment_status}
            </p>
          </footer>
          <OrderActions order={order} onPrint={onPrint} />
        </div>
      </details>
    </li>
  );
}

function AfterDelivery({ returns }: { returns: NonNullable<Order['returns']> }) {
  return (
    <>
      <h2 className="mt-5 text-lg">After delivery</h2>
      <Returns className="mt-2" returns={returns} />
    </>
  );
}

function Brief({ order: { items, created_at, slot } }: { order: Order }) {
  const count = countFoods(items);
  return (
    <span className="text-sm text-ink-2">
      <Pieces text={`${dateTime(created_at)} · ${count} ${plural('thing', count)}`} />
      {slot && (
        <span className="block font-semibold text-ink">
          <Pieces text={slotWords(slot)} />
        </span>
      )}
    </span>
  );
}

function asksShopper(order: Order): boolean {
  const { order_status, changes } = order;
  return (
    (order_status === 'Accepted' && changes.some(isOpenQuestion)) ||
    weightQuestions(order).length > 0
  );
}
