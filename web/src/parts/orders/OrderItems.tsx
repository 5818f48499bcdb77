import { isInGroup } from '@larder/shared/orders/orders';
import type { Order } from '@larder/shared/orders/orders.calls';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import { ItemImage } from '#ui/ItemImage.tsx';
import { Money } from '#ui/Money.tsx';

import { LinePrice } from './LinePrice.tsx';
import { weightWords } from './weightWords.ts';

type Item = Order['items'][number];

/** The items of an order, at the prices paid. `packText` writes a pack; "500 gm" by default. */
export function OrderItems({
  order: { items, order_status },
  className,
  packText = ({ unit_quantity, unit }) => `${unit_quantity} ${unit}`,
  actions,
}: {
  order: Pick<Order, 'items' | 'order_status'>;
  className: string;
  packText?: (item: Item) => string;
  actions?: ((item: Item) => ReactNode) | undefined;
}) {
  const isFinal = isInGroup(order_status, 'done');
  return (
    <ul
      aria-label="Items"
      className={clsx('divide-y divide-line rounded-md bg-sunken/60 px-4', className)}
    >
      {items.map((item) => (
        <li key={item.ingredient_id} className="flex flex-wrap items-center gap-x-3 py-2.5">
          <ItemImage src={item.image} size={40} />
          <p className="min-w-0 flex-1 basis-36">
            <span className="block break-words">{item.name}</span>
            <span className="num text-sm text-ink-2">
              {item.by_weight ? (
                weightWords(item)
              ) : (
                <>
                  <span className="inline-block">{packText(item)} ·</span>{' '}
                  <span className="whitespace-nowrap">
                    {item.quantity} × <Money cents={item.price} />
                  </span>
                </>
              )}
            </span>
          </p>
          {actions?.(item)}
          <LinePrice strong line={item} isFinal={isFinal} />
        </li>
      ))}
    </ul>
  );
}
