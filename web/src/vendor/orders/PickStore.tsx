import { shortId } from '@larder/shared/orders/dashboard';
import type { PickOrder } from '@larder/shared/orders/picking.calls';

import { OrderNote } from '#parts/orders/OrderNote.tsx';
import { PhoneLink } from '#parts/orders/PhoneLink.tsx';
import { Card } from '#ui/Card.tsx';
import {
  isPicked,
  keyOfLine,
  type OrderNumbers,
  packsOf,
  type PickLine,
  type StorePicks,
} from '#vendor/orders/rules/ordersPicking.ts';

import { customerOf, deliveryOf, isPickup, placeOf } from './orderView.ts';
import { PickRow } from './PickRow.tsx';

/** The pick list of one store: what to take, aisle by aisle, then the orders it is for, by number. */
export function PickStore({
  store,
  numbers: all,
  onPick,
  onChange,
}: {
  store: StorePicks<PickOrder>;
  /** Of the orders of all stores. */
  numbers: OrderNumbers;
  onPick: (line: PickLine, picked: boolean) => void;
  /** Asks what is short of a line, or what replaces it. */
  onChange: (line: PickLine) => void;
}) {
  const { orders, aisles } = store;
  const lines = aisles.flatMap((aisle) => aisle.lines);
  const left = lines.filter((line) => !isPicked(line)).length;
  const numbers = new Map(orders.map(({ order_id }) => [order_id, all.get(order_id)?.number ?? 0]));
  return (
    <section aria-label={store.store_name} className="break-after-page last:break-after-auto">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-h2 wrap-anywhere">{store.store_name}</h2>
        <p className="num text-sm text-ink-2 print:hidden" aria-live="polite">
          {left === 0 ? 'Everything is picked' : `${left} of ${lines.length} left to pick`}
        </p>
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_19rem] print:block">
        <div className="gap-4 lg:columns-2 print:columns-2">
          {aisles.map(({ category, lines: ofAisle }) => (
            <Card key={category} className="mb-4 break-inside-avoid overflow-hidden">
              <div className="flex items-baseline justify-between gap-3 bg-sunken/60 px-4 py-2">
                <h3 className="text-lg">{category}</h3>
                <span className="num text-sm text-ink-2 print:hidden">
                  {ofAisle.filter((line) => !isPicked(line)).length} of {ofAisle.length} left
                </span>
              </div>
              <ul aria-label={category} className="divide-y divide-line">
                {ofAisle.map((line) => (
                  <PickRow
                    key={keyOfLine(line)}
                    line={line}
                    numbers={numbers}
                    onPick={onPick}
                    onChange={onChange}
                  />
                ))}
              </ul>
            </Card>
          ))}
        </div>
        <GoingTo orders={orders} numbers={numbers} />
      </div>
    </section>
  );
}

function GoingTo({
  orders,
  numbers,
}: {
  orders: readonly PickOrder[];
  numbers: ReadonlyMap<string, number>;
}) {
  return (
    <Card className="overflow-hidden print:mt-4">
      <h3 className="px-4 pt-3 pb-2 text-lg">Going to</h3>
      <ol
        aria-label="Orders"
        className="divide-y divide-line border-t border-line print:grid print:grid-cols-2 print:divide-y-0"
      >
        {orders.map((order) => (
          <li key={order.order_id} className="flex gap-3 px-4 py-2.5 break-inside-avoid">
            <span className="num grid size-6 flex-none place-items-center rounded-xs bg-inverse text-sm font-bold text-on-inverse print:border print:bg-transparent print:text-ink">
              {numbers.get(order.order_id)}
            </span>
            <div className="min-w-0 leading-snug">
              <p className="font-semibold wrap-anywhere">{customerOf(order)}</p>
              {!isPickup(order) && <p className="text-sm wrap-anywhere">{placeOf(order)}</p>}
              <p className="num text-sm text-ink-2">
                {deliveryOf(order)} · {packsText(order)} · {shortId(order.order_id, 8)}
              </p>
              {order.customer_phone && (
                <p className="text-sm">
                  <PhoneLink phone={order.customer_phone} />
                </p>
              )}
              {order.note && <OrderNote note={order.note} className="text-sm italic" />}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** "1 pack", "12 packs". */
export function packsText({ items }: PickOrder): string {
  const packs = packsOf(items);
  return `${packs} ${packs === 1 ? 'pack' : 'packs'}`;
}
