import { cents, orderTotal } from '@larder/shared/basics/money';
import { plural } from '@larder/shared/food/amountText';
import { countFoods } from '@larder/shared/kitchen/carts';
import { ListChecks } from 'lucide-react';

import { listed } from '#parts/sentences.ts';
import { useCarts } from '#shop/carts/state/carts.ts';
import { type PlacedOrders, usePlacedOrders } from '#shop/carts/state/placedOrders.ts';
import { type SharedLine, useGroceryList } from '#shop/kitchen/state/groceryList.ts';
import { useOrdered } from '#shop/kitchen/state/ordered.ts';
import { useTripStops } from '#shop/trip/state/tripSheets.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Money } from '#ui/Money.tsx';

import { PlacedHead, type PlacedProps } from './PlacedHead.tsx';

/** What was placed, and what comes next. */
export function Placed({ order_ids }: PlacedProps) {
  const orders = usePlacedOrders().filter((order) => order_ids.includes(order.order_id));
  const carts = useCarts();
  const { foods: count, notOrdered } = useOrdered();
  const { lines } = useGroceryList();
  const partly = lines.filter(({ key }) => notOrdered.get(key)?.why === 'part');
  const isTrip = useTripStops().some((stop) => order_ids.includes(stop.id));
  return (
    <div className="mx-auto max-w-[40rem]">
      <PlacedHead order_ids={order_ids} />
      <ul aria-label="Orders" className="mt-5 space-y-3">
        {orders.map((order) => (
          <PlacedOrder key={order.order_id} order={order} />
        ))}
      </ul>
      {count > 0 && (
        <p className="mt-6 text-ink-2">
          {count} {plural('thing', count)} of your list {count === 1 ? 'is' : 'are'} under Ordered
          now, and no longer to buy.
        </p>
      )}
      {partly.length > 0 && <p className="mt-2 text-sm text-ink-2">{stayingText(partly)}</p>}
      <div className="mt-6 flex flex-wrap gap-3">
        {isTrip && (
          <LinkButton to="/trip" icon={ListChecks} variant="primary">
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

/** Max things named that stay on the list; more are counted. */
const MAX_NAMED = 3;

/** "Rice stays on the list: you ordered less than it needs." */
function stayingText(lines: readonly SharedLine[]): string {
  const names = lines.map(({ name }) => name);
  const more = names.length - MAX_NAMED;
  const named = listed([...names.slice(0, MAX_NAMED), ...(more > 0 ? [`${more} more`] : [])]);
  return `${named} ${names.length === 1 ? 'stays' : 'stay'} on the list: less was ordered than it needs.`;
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
