import { shortId } from '@larder/shared/orders/dashboard';
import type { PickOrder } from '@larder/shared/orders/picking.calls';

import { OrderNote } from '#parts/orders/OrderNote.tsx';
import { PhoneLink } from '#parts/orders/PhoneLink.tsx';
import { paperTime } from '#platform/page/dates.ts';
import { Card } from '#ui/Card.tsx';

import { customerOf, deliveryOf, isPickup, placeOf } from './orderView.ts';
import { packsText } from './PickStore.tsx';

/** What goes into each bag, with its address where it is delivered: a page of paper each. */
export function PackingSlips({ orders }: { orders: readonly PickOrder[] }) {
  return (
    <ul
      aria-label="Packing slips"
      className="grid items-start gap-4 lg:grid-cols-2 print:block print:*:break-after-page print:*:last:break-after-auto"
    >
      {orders.map((order) => (
        <Card
          as="li"
          key={order.order_id}
          className="p-5 print:border-0 print:p-0 print:shadow-none"
        >
          <p className="num flex flex-wrap justify-between gap-x-4 text-sm text-ink-2">
            <span className="wrap-anywhere">{order.store_name}</span>
            <span>
              {shortId(order.order_id, 12)} · {paperTime(order.created_at)}
            </span>
          </p>
          <h2 className="mt-3 text-h2 wrap-anywhere">{customerOf(order)}</h2>
          {!isPickup(order) && <p className="text-lg wrap-anywhere">{placeOf(order)}</p>}
          {order.customer_phone && (
            <p>
              <PhoneLink phone={order.customer_phone} />
            </p>
          )}
          {order.note && (
            <p className="mt-2 rounded-sm border-[1.5px] border-line-strong px-3 py-1.5">
              <span className="sr-only">Note: </span>
              <OrderNote note={order.note} />
            </p>
          )}
          <p className="num mt-1 font-semibold">
            {deliveryOf(order)} · {packsText(order)}
          </p>
          <ul
            aria-label={`Items of ${shortId(order.order_id, 12)}`}
            className="mt-3 border-t border-line"
          >
            {order.items.map((item) => (
              <li
                key={item.ingredient_id}
                className="flex items-baseline gap-3 border-b border-line py-1.5 break-inside-avoid"
              >
                <span
                  aria-hidden="true"
                  className="size-4 flex-none self-center rounded-xs border-2 border-line-strong"
                />
                <span className="min-w-0 flex-1 break-words">
                  {item.name}{' '}
                  <span className="num text-sm text-ink-2">
                    {item.unit_quantity} {item.unit}
                  </span>
                </span>
                <strong className="num whitespace-nowrap">{item.quantity} ×</strong>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </ul>
  );
}
