import './print.css';
import type { Cents } from '@larder/shared/basics/money';
import { isInGroup } from '@larder/shared/orders/orders';
import type { Order, OrderLine } from '@larder/shared/orders/orders.calls';
import { slotWords } from '@larder/shared/stores/slots';
import clsx from 'clsx';
import { createPortal } from 'react-dom';

import { LinePrice } from '#parts/orders/LinePrice.tsx';
import { StatusBadge } from '#parts/orders/StatusBadge.tsx';
import { shownAmount } from '#parts/orders/weightWords.ts';
import { usePackWords } from '#parts/queries/packWords.ts';
import { dateTime } from '#platform/page/dates.ts';
import { Money } from '#ui/Money.tsx';

/** A reference far in the past: paper shows full dates with the year, never "Today". */
const LONG_AGO = new Date(0);

/** Hidden on the screen. */
export function PrintedOrder({ order }: { order: Order }) {
  const { order_status: status } = order;
  const packText = usePackWords();
  const facts: [string, string | null | undefined][] = [
    ['Order', order.order_id],
    ['Ordered', dateTime(order.created_at, LONG_AGO)],
    [
      'Updated',
      status === 'Accepted' || status === 'Rejected' ? dateTime(order.updated_at, LONG_AGO) : null,
    ],
    ['Delivery', order.delivery_method ?? 'Not specified'],
    ['Slot', order.slot ? slotWords(order.slot) : null],
    ['Payment', order.payment_status],
    ['Name', order.customer_name],
    ['Address', order.delivery_address],
    ['Store’s phone', order.store_phone],
    ['Note', order.note],
  ];
  return createPortal(
    <main aria-label="Order to print" className="printed-order">
      <p className="text-sm">Larder</p>
      <h1 className="mt-1 text-h1 break-words">{order.store_name}</h1>
      <p className="mt-2">
        <StatusBadge status={status} />
      </p>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
        {facts.map(
          ([name, value]) =>
            typeof value === 'string' && (
              <div key={name} className="contents">
                <dt className="font-semibold">{name}</dt>
                <dd dir="auto" className="break-words whitespace-pre-line">
                  {value}
                </dd>
              </div>
            ),
        )}
      </dl>
      <table className="mt-6 w-full text-left text-sm">
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Pack</th>
            <th scope="col" className="text-right">
              Price
            </th>
            <th scope="col" className="text-right">
              Packs
            </th>
            <th scope="col" className="text-right">
              Sum
            </th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => (
            <ItemRow
              key={item.ingredient_id}
              item={item}
              pack={packText(item)}
              isFinal={isInGroup(status, 'done')}
            />
          ))}
        </tbody>
        <tfoot>
          {order.delivery_fee > 0 && <SumRow title="Delivery" sum={order.delivery_fee} />}
          <SumRow title="Total" sum={order.total_price} className="font-semibold" />
          {order.refunded ? <SumRow title="Money back" sum={order.refunded} /> : null}
        </tfoot>
      </table>
    </main>,
    document.body,
  );
}

function ItemRow({ item, pack, isFinal }: { item: OrderLine; pack: string; isFinal: boolean }) {
  return (
    <tr>
      <td>{item.name}</td>
      <td className="num">{pack}</td>
      <td className="text-right">
        <Money cents={item.price} />
      </td>
      <td className="num text-right">{item.by_weight ? shownAmount(item) : item.quantity}</td>
      <td className="text-right">
        <LinePrice line={item} isFinal={isFinal} />
      </td>
    </tr>
  );
}

function SumRow({ title, sum, className }: { title: string; sum: Cents; className?: string }) {
  return (
    <tr>
      <th scope="row" colSpan={4}>
        {title}
      </th>
      <td className={clsx('text-right', className)}>
        <Money cents={sum} />
      </td>
    </tr>
  );
}
