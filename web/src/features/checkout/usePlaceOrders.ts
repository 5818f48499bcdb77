import type { CheckedCart } from '@larder/shared/domain/checkout';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { ApiError, OfflineError } from '#lib/apiError';
import { useIsMounted } from '#lib/isMounted';
import { comeBackTo } from '#lib/returnPath';
import { useAuth } from '#lib/session';
import { toast } from '#lib/toast';
import { placeOrdersMutation } from '#queries/checkout';
import { areCurrent, checkoutAttempt, dropOrdered, type ShownStore } from '#state/carts';
import { groceryList } from '#state/groceryList';
import { rememberOrder } from '#state/placedOrders';
import { addStops } from '#state/tripSheets';

import { type Failure, readFailure } from './failure.ts';
import { stopOf } from './stopOf.ts';
import type { OrderCheck } from './useOrderCheck.ts';

type Checked = readonly CheckedCart<ShownStore>[];

/** Places the orders of checked carts, all or none; `onPlaced` gets their ids. */
export function usePlaceOrders(onPlaced: (order_ids: readonly string[]) => void) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(placeOrdersMutation(client));
  const auth = useAuth();
  const navigate = useNavigate();
  const location = useLocation();
  const [isPlacing, setPlacing] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const isHere = useIsMounted();

  function logIn(): void {
    toast.warning('Please log in to continue shopping');
    if (isHere()) void navigate('/login', { state: comeBackTo(location) });
  }

  // mutate's callbacks are dropped after unmount; the answer must count then too.
  async function place(check: OrderCheck): Promise<void> {
    if (!auth.isAuthenticated) {
      logIn();
      return;
    }
    setFailure(undefined);
    setPlacing(true);
    try {
      await oneTabAtATime(() => send(check));
    } catch (error) {
      fail(error instanceof Error ? error : new Error(String(error)), check.checked);
    } finally {
      setPlacing(false);
    }
  }

  async function send(check: OrderCheck): Promise<void> {
    const checked = check.checked.filter(({ items }) => items.length > 0);
    const asked = checked.map(({ cart }) => cart);
    if (!areCurrent(asked)) {
      toast.warning('Your carts have changed in another tab. Please check them again.');
      return;
    }
    const carts = checked.map(({ cart, items, goods, deliveryFee }) => ({
      ...cart,
      items,
      totalPrice: goods,
      deliveryFee,
    }));
    const { message, orders } = await mutateAsync({ carts, attempt: checkoutAttempt(carts) });
    for (const { order_id, store_id } of orders) {
      const cart = carts.find((one) => one.store_id === store_id);
      if (cart) rememberOrder(order_id, cart);
      if (cart?.storeType === 'Pickup')
        addStops([stopOf(order_id, cart, { check, list: groceryList() })]);
    }
    onPlaced(orders.map(({ order_id }) => order_id));
    dropOrdered(asked);
    toast.success(message);
  }

  function fail(error: Error, checked: Checked): void {
    if (error instanceof ApiError && error.status === 401) {
      logIn();
      return;
    }
    setFailure(
      readFailure(
        error,
        checked.map(({ cart }) => cart),
      ),
    );
    if (error instanceof OfflineError) toast.error(error.message);
    else toast.error('Failed to place order. Please try again.');
    // What was refused has changed since it was checked.
    void client.invalidateQueries({ queryKey: ['price check'] });
  }

  return { place, isBusy: isPlacing || auth.isChecking, failure };
}

/** A second tab waits for the first: by then the carts may be ordered. */
async function oneTabAtATime(act: () => Promise<void>): Promise<void> {
  // Not on insecure pages.
  const locks: LockManager | null | undefined = navigator.locks;
  await (locks ? locks.request('larder-checkout', act) : act());
}
