import { changeOrderStatus, changeOrderStatuses } from '@larder/shared/orders/vendorOrders.calls';
import type { QueryClient } from '@tanstack/react-query';

import { call } from '#platform/http/api.ts';
import { ApiError, wordsFor } from '#platform/http/apiError.ts';
import { makeOutbox } from '#platform/outbox/outbox.ts';
import { toast } from '#platform/page/toast.ts';
import { bulkSentence } from '#vendor/orders/rules/ordersBulk.ts';
import {
  dropWaiting,
  updateWaiting,
  type WaitingChange,
  waitingChangesNow,
} from '#vendor/orders/state/waitingChanges.ts';

import { putChangedOrders, renewOrders } from './changeOrder.ts';

const NO_CONNECTION = 'No connection. The change is sent as soon as there is one.';

const warnedOffline = new Set<string>();
/** Changes that this page began to send while it was left. */
const left = new Set<string>();

/** Sends the changes that are due. */
export const sendChanges = makeOutbox<WaitingChange>({
  lock: 'order changes',
  next: () => waitingChangesNow().find(({ id, due }) => !left.has(id) && due <= Date.now()),
  send: async (change, client) => {
    updateWaiting(change.id, { sent: true });
    if (!(await sendOne(client, change))) return false;
    dropWaiting(change.id);
    renewOrders(client);
    return true;
  },
});

/** Sends all waiting changes now. */
export function sendAllChanges(client: QueryClient): Promise<void> {
  for (const { id } of waitingChangesNow()) updateWaiting(id, { due: 0 });
  return sendChanges(client);
}

/**
 * Starts sending everything that waits, for a page that is being left. Answered or not, the changes stay and
 * are sent again when the app is next open: the server accepts a status that the order already has.
 */
export function sendOnLeaving(): void {
  for (const change of waitingChangesNow()) {
    if (change.sent) continue;
    left.add(change.id);
    updateWaiting(change.id, { sent: true, due: 0 });
    void request(change).catch(() => undefined);
  }
}

/** Sends those again, for a page that came back after all. */
export function settleLeft(client: QueryClient): void {
  left.clear();
  void sendChanges(client);
}

type Answer = Awaited<ReturnType<typeof request>>;

async function request({ order_ids, to }: WaitingChange) {
  const [order_id, ...more] = order_ids;
  if (order_id !== undefined && more.length === 0)
    return call(changeOrderStatus, { body: { order_id, order_status: to }, keepalive: true });
  return call(changeOrderStatuses, { body: { order_ids, order_status: to }, keepalive: true });
}

/** Sends a change and shows the result. Shape: false when there was no connection. */
async function sendOne(client: QueryClient, change: WaitingChange): Promise<boolean> {
  try {
    putAnswer(client, change, await request(change));
    return true;
  } catch (error) {
    if (error instanceof ApiError) {
      // Sent before and refused now: the order may have moved on since, so this is not reported as an error.
      if (!(change.sent && error.code === 'invalid_transition'))
        toast.error(`Error updating order status: ${wordsFor(error)}`);
      return true;
    }
    if (!warnedOffline.has(change.id)) toast.warning(NO_CONNECTION);
    warnedOffline.add(change.id);
    updateWaiting(change.id, { due: 0 });
    return false;
  }
}

function putAnswer(client: QueryClient, { to }: WaitingChange, answer: Answer): void {
  if ('order_id' in answer) {
    putChangedOrders(client, [answer]);
    return;
  }
  putChangedOrders(client, answer.value);
  const words = bulkSentence(answer.value, to);
  if (words !== undefined) toast.warning(words);
}
