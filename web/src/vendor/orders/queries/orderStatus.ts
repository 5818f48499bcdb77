import { shortId } from '@larder/shared/orders/dashboard';
import type { OrderStatus } from '@larder/shared/orders/orders';
import type { Order } from '@larder/shared/orders/orders.calls';
import { useMutation, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';

import { ApiError, wordsFor } from '#platform/http/apiError.ts';
import { ACTION_TOAST_MS, toast, toasts } from '#platform/page/toast.ts';
import { beforeLogout } from '#platform/session/leaving.ts';
import {
  addWaiting,
  dropWaiting,
  updateWaiting,
  useWaitingChanges,
  waitingChangesNow,
} from '#vendor/orders/state/waitingChanges.ts';

import { changeOrderStatusMutation } from './changeOrder.ts';
import { sendAllChanges, sendChanges, sendOnLeaving, settleLeft } from './sendChanges.ts';

/** A second press within this time is ignored: Deliver is final. */
const SAME_PRESS_MS = 1000;
/** Until then only the tab that shows the Undo sends the change. */
const DUE_MS = ACTION_TOAST_MS + 1_000;
/** Max time a change waits while the pointer rests on its toast. */
const MAX_HELD_MS = 60_000;
const TOO_LATE = 'It was already sent and cannot be undone.';

export type Rejection = { reason: string; missing: readonly string[] };

export type OrderChange = {
  /** Accepts or delivers orders after 8 s, in which it can be undone. The lists show it at once. */
  advance: (order_ids: readonly string[], to: 'Accepted' | 'Delivered') => void;
  /**
   * Rejects an order and shows the result. True when its status has changed, now or before; false when a
   * retry makes sense.
   */
  reject: (order: Order, rejection: Rejection) => Promise<boolean>;
  /** Sends waiting changes now, for screens that need the result. */
  finish: () => Promise<void>;
  /** Orders whose request is under way. */
  changing: ReadonlyMap<string, OrderStatus>;
};

/** Accept, reject and deliver, with the messages of product specification sections 4 and 8. */
export function useOrderStatus(): OrderChange {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(changeOrderStatusMutation(client));
  const [changing, setChanging] = useState<ReadonlyMap<string, OrderStatus>>(new Map());
  const changedAt = useRef(new Map<string, number>());

  function advance(order_ids: readonly string[], to: 'Accepted' | 'Delivered'): void {
    const now = Date.now();
    const fresh = order_ids.filter((id) => now - (changedAt.current.get(id) ?? 0) >= SAME_PRESS_MS);
    if (fresh.length === 0) return;
    for (const id of fresh) changedAt.current.set(id, now);
    const forget = () => fresh.forEach((id) => changedAt.current.delete(id));
    waitAndSend(client, { order_ids: fresh, to }, forget);
  }

  async function reject({ order_id }: Order, { reason, missing }: Rejection): Promise<boolean> {
    if (changing.has(order_id)) return false;
    setChanging((map) => new Map(map).set(order_id, 'Rejected'));
    try {
      await mutateAsync({
        order_id,
        order_status: 'Rejected',
        ...(reason !== '' && { reject_reason: reason }),
        ...(missing.length > 0 && { missing: [...missing] }),
      });
      toast.success(markedAs([order_id], 'Rejected'));
      return true;
    } catch (error) {
      toast.error(`Error updating order status: ${wordsFor(error)}`);
      return hasMovedOn(error);
    } finally {
      setChanging((map) => new Map([...map].filter(([id]) => id !== order_id)));
    }
  }

  async function finish(): Promise<void> {
    if (waitingChangesNow().length === 0) return;
    toasts.dismissUndo();
    await sendAllChanges(client);
  }
  return { advance, reject, finish, changing };
}

/**
 * The change is sent when its toast ends. A later step of the same order sends the earlier one now, so that
 * only the last step can be undone. `onUndone` runs on Undo, and allows the same press again at once.
 */
function waitAndSend(
  client: QueryClient,
  { order_ids, to }: { order_ids: readonly string[]; to: 'Accepted' | 'Delivered' },
  onUndone: () => void,
): void {
  const before = waitingChangesNow().filter((one) =>
    one.order_ids.some((order_id) => order_ids.includes(order_id)),
  );
  for (const { id } of before) updateWaiting(id, { due: 0 });
  if (before.length > 0) void sendChanges(client);
  const id = addWaiting({
    order_ids: [...order_ids],
    to,
    due: Date.now() + DUE_MS,
  });
  if (id === undefined) return;

  function undo(): void {
    clearTimeout(timer);
    onUndone();
    const change = waitingChangesNow().find((one) => one.id === id);
    if (change && !change.sent) dropWaiting(change.id);
    else toast.warning(TOO_LATE);
  }
  function release(waiting: string): void {
    updateWaiting(waiting, { due: 0 });
    void sendChanges(client);
  }
  const timer = setTimeout(() => release(id), MAX_HELD_MS);
  toast.undo(markedAs(order_ids, to), undo, () => {
    clearTimeout(timer);
    release(id);
  });
}

/** Source: product specification section 8; several orders in our words. */
function markedAs(order_ids: readonly string[], status: OrderStatus): string {
  const [first = ''] = order_ids;
  return order_ids.length === 1
    ? `Order ${shortId(first, 8)}... has been marked as ${status}.`
    : `${order_ids.length} orders have been marked as ${status}.`;
}

/** Whether somebody else changed the order first, so that this step no longer applies. */
function hasMovedOn(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.code === 'invalid_transition' || error.code === 'order_not_found')
  );
}

/** Orders with the changes that wait to be sent. */
export function useShownOrders<Shown extends Pick<Order, 'order_id' | 'order_status'>>(
  orders: readonly Shown[],
): Shown[] {
  const waiting = useWaitingChanges();
  return useMemo(() => {
    const statuses = new Map(
      waiting.flatMap(({ order_ids, to }) => order_ids.map((order_id) => [order_id, to] as const)),
    );
    return orders.map((order) => {
      const order_status = statuses.get(order.order_id);
      return order_status === undefined ? order : { ...order, order_status };
    });
  }, [orders, waiting]);
}

/**
 * Sends changes of an earlier page once they are due, and all waiting ones when the page is left. A hidden
 * page may never be shown again, so hiding counts as leaving.
 */
export function useLeftChanges(): void {
  const client = useQueryClient();
  useEffect(() => {
    const send = (): void => void sendChanges(client);
    const timers = waitingChangesNow().map(({ due }) =>
      setTimeout(send, Math.max(0, due - Date.now())),
    );
    const sendAll = (): Promise<void> => {
      toasts.dismissUndo();
      return sendAllChanges(client);
    };
    const onHide = (): void => {
      if (document.visibilityState === 'hidden') void sendAll();
    };
    const onReturn = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) settleLeft(client);
    };
    const stop = beforeLogout(sendAll);
    window.addEventListener('online', send);
    window.addEventListener('pagehide', sendOnLeaving);
    window.addEventListener('pageshow', onReturn);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      for (const timer of timers) clearTimeout(timer);
      stop();
      window.removeEventListener('online', send);
      window.removeEventListener('pagehide', sendOnLeaving);
      window.removeEventListener('pageshow', onReturn);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [client]);
}
