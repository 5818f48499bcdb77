import { plural } from '@larder/shared/domain/amountText';
import { countFoods } from '@larder/shared/domain/carts';
import { cents } from '@larder/shared/domain/money';
import { orderTotal } from '@larder/shared/domain/orders';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';

import { useBought } from '#queries/bought';
import { useCarts } from '#state/carts';
import { type PlacedOrders, usePlacedOrders } from '#state/placedOrders';
import { useTripStops } from '#state/tripSheets';
import { Avatar } from '#ui/Avatar';
import { Button } from '#ui/Button';
import { LinkButton } from '#ui/LinkButton';
import { Money } from '#ui/Money';

import { PlacedHead, type PlacedProps } from './PlacedHead.tsx';

/** What was placed, and what comes next. */
export function Placed({ order_ids }: PlacedProps) {
  const orders = usePlacedOrders().filter((order) => order_ids.includes(order.order_id));
  const carts = useCarts();
  const { count, partly, staying, takeOff } = useBought();
  /** How many things were taken off here. */
  const [taken, setTaken] = useState(0);
  const isTrip = useTripStops().some((stop) => order_ids.includes(stop.id));
  const ordered = countFoods(orders.flatMap((order) => order.items));
  const other = ordered - count - partly;
  function take(): void {
    if (count === 0) return;
    setTaken(count);
    takeOff();
  }
  return (
    <div className="mx-auto max-w-[40rem]">
      <PlacedHead order_ids={order_ids} />
      <ul aria-label="Orders" className="mt-5 space-y-3">
        {orders.map((order) => (
          <PlacedOrder key={order.order_id} order={order} />
        ))}
      </ul>
      {count > 0 && (staying || other > 0) && (
        <p className="mt-6 text-sm text-ink-2">
          {staying}
          {other > 0 &&
            ` ${other} ${plural('thing', other)} you ordered ${other === 1 ? 'is' : 'are'} not on the list, or not selected there.`}
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {(count > 0 || taken > 0) && (
          // It stays: a second press must not land on the next link.
          <Button aria-disabled={count === 0} onClick={take}>
            {count > 0
              ? `Take ${count} bought ${plural('thing', count)} off the list`
              : `${taken} ${plural('thing', taken)} taken off the list`}
          </Button>
        )}
        {isTrip && (
          <LinkButton to="/trip" icon={ListChecks} variant={count > 0 ? 'outline' : 'primary'}>
            Trip sheet
          </LinkButton>
        )}
        <LinkButton to="/orders" variant="outline">
          Your orders
        </LinkButton>
        {carts.length > 0 && (
          <LinkButton to="/shopping" variant="outline">
            {carts.length} {plural('cart', carts.length)} left
          </LinkButton>
        )}
      </div>
    </div>
  );
}

function PlacedOrder({ order }: { order: PlacedOrders[number] }) {
  const { order_id, storeName, items, deliveryFee } = order;
  return (
    <li className="card flex flex-wrap items-center gap-x-3 gap-y-2 p-4">
      <Avatar name={storeName} size={44} shape="square" />
      <p className="min-w-0 flex-1 basis-40">
        <strong className="block font-display text-lg break-words">{storeName}</strong>
        <span className="num text-[0.8125rem] text-ink-2">
          {countFoods(items)} {plural('thing', countFoods(items))}
        </span>
      </p>
      <Money strong cents={cents(orderTotal(items) + deliveryFee)} />
      <LinkButton
        to={`/orders?order=${order_id}`}
        variant="soft"
        aria-label={`See order at ${storeName}`}
      >
        See order
      </LinkButton>
    </li>
  );
}
