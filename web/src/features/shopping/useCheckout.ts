import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { ApiError, OfflineError } from '#lib/apiError';
import { useIsMounted } from '#lib/isMounted';
import { comeBackTo } from '#lib/returnPath';
import { useAuth } from '#lib/session';
import { toast } from '#lib/toast';
import { checkOutMutation } from '#queries/checkout';
import { checkoutAttempt, dropOrdered, type StoreCart } from '#state/carts';
import { rememberOrder } from '#state/placedOrders';

import { readProblem } from './cartProblems.ts';

export function useCheckout(cart: StoreCart) {
  const client = useQueryClient();
  const checkOut = useMutation(checkOutMutation(client));
  const auth = useAuth();
  const navigate = useNavigate();
  const location = useLocation();
  const [failed, setFailed] = useState<Error>();
  const isHere = useIsMounted();

  function logIn(): void {
    toast.warning('Please log in to continue shopping');
    if (isHere()) void navigate('/login', { state: comeBackTo(location) });
  }

  // mutate's callbacks are dropped after unmount; the answer must count then too.
  async function order(): Promise<void> {
    if (!auth.isAuthenticated) {
      logIn();
      return;
    }
    setFailed(undefined);
    try {
      const { message, orders } = await checkOut.mutateAsync({
        cart,
        attempt: checkoutAttempt(cart),
      });
      for (const { order_id } of orders) rememberOrder(order_id, cart);
      dropOrdered(cart);
      toast.success(message);
    } catch (error) {
      fail(error instanceof Error ? error : new Error(String(error)));
    }
  }

  function fail(error: Error): void {
    if (error instanceof ApiError && error.status === 401) {
      logIn();
      return;
    }
    setFailed(error);
    if (error instanceof OfflineError) toast.error(error.message);
    else if (!readProblem(error, cart)) toast.error('Failed to place order. Please try again.');
  }

  return {
    order,
    isBusy: checkOut.isPending || auth.isChecking,
    problem: readProblem(failed, cart),
    settle: (): void => setFailed(undefined),
  };
}
