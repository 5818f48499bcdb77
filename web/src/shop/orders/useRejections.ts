import type { Order } from '@larder/shared/orders/orders.calls';
import { useState } from 'react';

import { serverNow } from '#platform/http/serverClock.ts';
import { type Rejection, rejectionOf } from '#shop/orders/rules/rejection.ts';
import { useDropped } from '#shop/orders/state/dropped.ts';

/** Lately refused orders by their id, with what became of them. */
export function useRejections(orders: readonly Order[]): ReadonlyMap<string, Rejection<Order>> {
  const dropped = useDropped();
  const [now] = useState(serverNow);
  const namesOf = new Map(dropped.map(({ order_id, names }) => [order_id, names]));
  return new Map(
    orders.flatMap((order) => {
      const { order_id } = order;
      const own = { orders, dropped: namesOf.get(order_id) ?? [], now };
      const rejection = rejectionOf(order, own);
      return rejection ? [[order_id, rejection]] : [];
    }),
  );
}

/** Where an order's card says what to do about its refusal. */
export function panelId(order_id: string): string {
  return `elsewhere-${order_id}`;
}
