import { shortId } from '@larder/shared/orders/dashboard';
import type { PickOrder } from '@larder/shared/orders/picking.calls';
import { isWeighed } from '@larder/shared/orders/weighing';

import { OrderNote } from '#parts/orders/OrderNote.tsx';
import { PhoneLink } from '#parts/orders/PhoneLink.tsx';
import { shownAmount } from '#parts/orders/weightWords.ts';
import { paperTime } from '#platform/page/dates.ts';
import { Card } from '#ui/Card.tsx';
import { Money } from '#ui/Money.tsx';

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
          <StoreHead order={order} />
          <Customer order={order} />
          <Items order={order} />
        </Card>
      ))}
    </ul>
  );
}

/** Of the paper of a store: who it is from, whom to call, and the order's number. */
function StoreHead({ order }: { order: PickOrder }) {
  const { store_name, store_address, store_phone, order_id, created_at } = order;
  return (
    <div className="flex items-start justify-between gap-4 border-b border-line pb-3">
      <div className="min-w-0 text-sm text-ink-2">
        <p className="font-display text-lg font-bold wrap-anywhere text-ink">{store_name}</p>
        {store_address && <p className="wrap-anywhere">{store_address}</p>}
        {store_phone && (
          <p>
            <PhoneLink phone={store_phone} />
          </p>
        )}
      </div>
      <p className="num flex-none text-right text-sm text-ink-2">
        <strong className="block text-lg text-ink">{shortId(order_id, 8)}</strong>
        {paperTime(created_at)}
      </p>
    </div>
  );
}

function Customer({ order }: { order: PickOrder }) {
  return (
    <>
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
    </>
  );
}

function Items({ order }: { order: PickOrder }) {
  const { order_id, items, total_price } = order;
  return (
    <>
      <ul aria-label={`Items of ${shortId(order_id, 8)}`} className="mt-3 border-t border-line">
        {items.map((item) => (
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
            <strong className="num whitespace-nowrap">
              {item.by_weight ? shownAmount(item) : `${item.quantity} ×`}
            </strong>
          </li>
        ))}
      </ul>
      {total_price !== undefined && (
        <p className="mt-3 flex justify-between text-lg font-semibold">
          <span>{items.every(isWeighed) ? 'Total' : 'Total, before weighing'}</span>
          <Money cents={total_price} />
        </p>
      )}
    </>
  );
}
