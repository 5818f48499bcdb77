import type { Cart } from '@larder/shared/kitchen/carts.model';
import { noteFrom } from '@larder/shared/kitchen/orderNote';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { useIsMounted } from '#platform/forms/isMounted.ts';
import { ApiError, OfflineError } from '#platform/http/apiError.ts';
import { inOneTab } from '#platform/outbox/oneTab.ts';
import { toast, toasts } from '#platform/page/toast.ts';
import { comeBackTo } from '#platform/session/returnPath.ts';
import { useAuth } from '#platform/session/session.ts';
import { areCurrent, hasCart } from '#shop/carts/state/carts.ts';
import { forgetNotes, noteNow } from '#shop/carts/state/orderNotes.ts';
import { rememberOrders } from '#shop/carts/state/placedOrders.ts';
import { forgetChoices } from '#shop/carts/state/slotChoices.ts';
import { isKeyUsed, isOutcomeOpen, placeOrdersMutation } from '#shop/checkout/queries/checkout.ts';
import type { CheckedCart } from '#shop/checkout/rules/checkout.ts';
import { rememberServed, withLines } from '#shop/checkout/state/rememberServed.ts';
import {
  type Attempt,
  endAttempt,
  noteRefused,
  type SentOrder,
  startAttempt,
} from '#shop/checkout/state/sentOrders.ts';
import { kitchenReady } from '#shop/kitchen/queries/kitchenReady.ts';
import { groceryList } from '#shop/kitchen/state/groceryList.ts';
import { isShowing } from '#shop/kitchen/state/kitchen.ts';
import { addStops } from '#shop/trip/state/tripSheets.ts';

import { type Failure, readFailure } from './failure.ts';
import { stopOf } from './stopOf.ts';
import type { OrderCheck } from './useOrderCheck.ts';

type Checked = readonly CheckedCart[];

/**
 * Orders of an earlier checkout that went through after all. The new ones were not placed.
 *
 * Shape   `at` is when they were sent. Without it and without ids, this device does not know which they are.
 */
export type FoundOrders = {
  readonly order_ids: readonly string[];
  readonly at: Date | undefined;
};

/** A second tab waits for the first: by then the carts may be ordered. */
const LOCK = 'larder-checkout';
const NOT_READY = 'Nothing was ordered: a part of this page is missing. Please reload it.';

/** Places the orders of checked carts, all or none; `onPlaced` gets their ids. */
export function usePlaceOrders(onPlaced: (order_ids: readonly string[]) => void) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(placeOrdersMutation(client));
  const auth = useAuth();
  const logIn = useLogIn();
  const [isPlacing, setPlacing] = useState(false);
  const [failed, setFailed] = useState<{ failure: Failure; carts: readonly Cart[] }>();
  const [found, setFound] = useState<FoundOrders>();

  // mutate's callbacks are dropped after unmount; the answer must count then too.
  async function place(check: OrderCheck): Promise<void> {
    const { user } = auth;
    if (!auth.isAuthenticated || !user) return logIn();
    setFailed(undefined);
    setFound(undefined);
    setPlacing(true);
    try {
      await inOneTab(LOCK, () => whenReady(() => send(check, user.id)));
    } finally {
      setPlacing(false);
    }
  }

  async function send(check: OrderCheck, user_id: string): Promise<void> {
    const checked = check.checked.filter(({ items }) => items.length > 0);
    const asked = checked.map(({ cart }) => cart);
    if (!areCurrent(asked)) {
      toast.warning('Your carts have changed in another tab. Please check them again.');
      return;
    }
    const carts = checked.map((one) => cartToSend(one, check));
    const attempt = startAttempt(user_id, { asked, carts });
    try {
      settle(await mutateAsync(attempt), { attempt, check });
    } catch (error) {
      if (isKeyUsed(error)) {
        endAttempt(attempt);
        setFound({ order_ids: [], at: undefined });
        return;
      }
      noteFailure(error, attempt);
      fail(error instanceof Error ? error : new Error(String(error)), check.checked);
    }
  }

  function settle(answer: Placed, { attempt, check }: Sending): void {
    const { orders, sent, message } = answer;
    const order_ids = orders.map(({ order_id }) => order_id);
    const isThis = sent === attempt.sent;
    keep(answer, check);
    // Before the carts are emptied: without carts the page would say that there are none.
    if (isThis) onPlaced(order_ids);
    forgetSent(answer);
    // After the carts are emptied: another tab that sees a new key must see the carts without the order.
    endAttempt(attempt);
    if (isThis) {
      toast.success(message);
      return;
    }
    setFound({ order_ids, at: new Date(sent.at) });
    if (attempt.sent.asked.some(({ store_id }) => hasCart(store_id))) return;
    onPlaced(order_ids);
    toast.warning('The order you sent before had gone through. Nothing was ordered now.');
  }

  function fail(error: Error, checked: Checked): void {
    if (error instanceof ApiError && error.status === 401) return logIn();
    const carts = checked.map(({ cart }) => cart);
    setFailed({ failure: readFailure(error, carts), carts });
    if (error instanceof OfflineError) toast.error(error.message);
    else toast.error('Failed to place order. Please try again.');
    // A refusal means that the store has changed since the check.
    void client.invalidateQueries({ queryKey: ['price check'] });
  }

  // A refusal no longer applies once the carts have changed; an order without an answer stays open.
  const failure =
    failed?.failure.isOpen || areCurrent(failed?.carts ?? []) ? failed?.failure : undefined;
  return { place, isBusy: isPlacing || auth.isChecking, failure, found };
}

/** Orders once the carts can be emptied after it: else they would stay full, and be ordered once more. */
async function whenReady(order: () => Promise<void>): Promise<void> {
  if (!isShowing()) await kitchenReady();
  if (isShowing()) await order();
  else toast.error(NOT_READY);
}

type Sending = { attempt: Attempt; check: OrderCheck };

/** Asks to log in, and comes back here. */
function useLogIn(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  const isHere = useIsMounted();
  return () => {
    toast.warning('Please log in to continue shopping');
    if (isHere()) void navigate('/login', { state: comeBackTo(location) });
  };
}

/** A cart as it was checked, with what the shopper chose for it. */
function cartToSend(
  { cart, items, goods, deliveryFee }: Checked[number],
  check: OrderCheck,
): SentOrder['carts'][number] {
  const { method, slot } = check.deliveryOf(cart);
  const note = noteFrom(noteNow(cart.store_id));
  return {
    ...cart,
    items,
    totalPrice: goods,
    deliveryFee,
    deliveryMethod: method,
    ...(slot && { slotStartsAt: slot.starts_at.toISOString() }),
    ...(note !== undefined && { note }),
  };
}

/** Takes what was ordered out of the carts, and forgets what was chosen for them. */
function forgetSent({ orders, sent: { asked, carts } }: Pick<Placed, 'orders' | 'sent'>): void {
  rememberOrders(
    asked,
    orders.flatMap(({ order_id, store_id }) => {
      const cart = carts.find((one) => one.store_id === store_id);
      return cart ? [{ ...cart, items: withLines(cart.items), order_id }] : [];
    }),
  );
  const store_ids = asked.map(({ store_id }) => store_id);
  forgetChoices(store_ids);
  forgetNotes(store_ids);
  // Undo would fill the carts again.
  toasts.dismissUndo();
}

type Placed = {
  readonly message: string;
  readonly orders: readonly {
    readonly order_id: string;
    readonly store_id: string;
    readonly store_phone?: string | null | undefined;
  }[];
  readonly sent: SentOrder;
};

/** Keeps what the orders were for, and stops of the trip sheet. */
function keep({ orders, sent }: Pick<Placed, 'orders' | 'sent'>, check: OrderCheck): void {
  for (const { order_id, store_id, store_phone } of orders) {
    const cart = sent.carts.find((one) => one.store_id === store_id);
    if (cart) rememberServed(order_id, cart.items);
    if (cart?.deliveryMethod === 'Pickup')
      addStops([
        {
          ...stopOf(order_id, cart, { check, list: groceryList() }),
          ...(store_phone && { phone: store_phone }),
        },
      ]);
  }
}

/** Answers of a server that looked for the key and found nothing placed. */
const NOT_PLACED = new Set([404, 409]);

function noteFailure(error: unknown, attempt: Attempt): void {
  if (isOutcomeOpen(error)) return;
  noteRefused(attempt, error instanceof ApiError && NOT_PLACED.has(error.status));
}
