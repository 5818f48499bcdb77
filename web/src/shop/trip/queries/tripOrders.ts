import { listTripOrders } from '@larder/shared/orders/tripOrders.calls';
import { useQuery } from '@tanstack/react-query';

import { ORDERS_KEY } from '#parts/queries/ordersKey.ts';
import { call } from '#platform/http/api.ts';
import { useAuth } from '#platform/session/session.ts';
import { ownerNow } from '#platform/stored/owner.ts';
import { usePlacedOrders } from '#shop/carts/state/placedOrders.ts';
import { followTripOrders } from '#shop/trip/state/tripSheets.ts';

/** Polling of an open sheet: there is no news of what a store changes in somebody else's order. */
const REFRESH_MS = 60_000;

/**
 * Keeps the trip sheets of this device in step with what the household has ordered to pick up: they are stored, so that
 * they are there without a network. Read anew when the household orders or takes an order back, and with news of orders.
 *
 * Shape   `isOpen`: a sheet is looked at. Else nothing is asked for while nothing is on its way.
 */
export function useTripOrders({ isOpen }: { isOpen: boolean }): void {
  const { isAuthenticated, isAdmin } = useAuth();
  const placed = usePlacedOrders().map(({ order_id }) => order_id);
  useQuery({
    queryKey: [...ORDERS_KEY, 'trip', ...placed],
    queryFn: async ({ signal }) => {
      const owner = ownerNow();
      const { value } = await call(listTripOrders, { signal });
      // Another person may have signed in meanwhile.
      if (ownerNow() === owner) followTripOrders(value);
      return value.length;
    },
    enabled: isAuthenticated && !isAdmin && (isOpen || placed.length > 0),
    ...(isOpen && { refetchInterval: REFRESH_MS }),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
}
