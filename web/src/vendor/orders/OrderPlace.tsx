import type { Order } from '@larder/shared/orders/orders.calls';
import clsx from 'clsx';
import { Bike, Store } from 'lucide-react';

import { isPickup, placeOf } from './orderView.ts';

/** Where an order goes: a square sign and the word for pickup, a round one and the street for delivery. */
export function OrderPlace({ order }: { order: Order }) {
  const staysHere = isPickup(order);
  const Icon = staysHere ? Store : Bike;
  return (
    <span className="flex min-w-0 items-center gap-2 text-sm text-ink-2">
      <span
        aria-hidden="true"
        className={clsx(
          'grid size-6 flex-none place-items-center forced-colors:border',
          staysHere
            ? 'rounded-xs bg-info-soft text-on-info-soft'
            : 'rounded-full bg-accent-soft text-on-accent-soft',
        )}
      >
        <Icon size={15} strokeWidth={2.25} />
      </span>
      <span className="max-w-56 min-w-0 truncate" title={placeOf(order)}>
        {staysHere ? 'Pickup' : placeOf(order)}
      </span>
    </span>
  );
}
