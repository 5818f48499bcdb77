import type { Order } from '@larder/shared/orders/orders.calls';
import { useEffect, useState } from 'react';

import { afterPaint } from '#platform/page/afterPaint.ts';
import { lazyPart } from '#platform/page/lazyPart.ts';
import type { OrderChange, Rejection } from '#vendor/orders/queries/orderStatus.ts';

export const OrderSheet = lazyPart(async () => (await import('./OrderSheet.tsx')).OrderSheet);
export const ShortcutHelp = lazyPart(async () => (await import('./ShortcutHelp.tsx')).ShortcutHelp);
const LineDialog = lazyPart(async () => (await import('./LineDialog.tsx')).LineDialog);
const ReturnDialog = lazyPart(async () => (await import('./ReturnDialog.tsx')).ReturnDialog);
const RejectDialog = lazyPart(
  async () => (await import('#parts/orders/RejectDialog.tsx')).RejectDialog,
);

/** Loads all dialogs early: shortcuts open them without a hover. */
function fetchDialogs(): void {
  for (const dialog of [OrderSheet, RejectDialog, LineDialog, ShortcutHelp]) dialog.preload();
}

type ChangedLine = { order: Order; item: Order['items'][number]; to: 'short' | 'replace' };

/**
 * The dialogs that ask before an order is rejected, before one of its lines is changed, and what was wrong with one that
 * is delivered.
 */
export function useOrderDialogs({ reject, changing }: OrderChange) {
  useEffect(() => afterPaint(fetchDialogs), []);
  const [rejecting, setRejecting] = useState<Order>();
  const [changed, setChanged] = useState<ChangedLine>();
  const [returning, setReturning] = useState<Order>();

  async function confirmReject(order: Order, rejection: Rejection): Promise<void> {
    if (await reject(order, rejection))
      setRejecting((asked) => (asked?.order_id === order.order_id ? undefined : asked));
  }

  const dialogs = (
    <>
      {changed && (
        <LineDialog
          order={changed.order}
          item={changed.item}
          startsWith={changed.to}
          onClose={() => setChanged(undefined)}
        />
      )}
      {returning && <ReturnDialog order={returning} onClose={() => setReturning(undefined)} />}
      {rejecting && (
        <RejectDialog
          order={rejecting}
          busy={changing.has(rejecting.order_id)}
          onReject={(rejection) => void confirmReject(rejecting, rejection)}
          onCancel={() => setRejecting(undefined)}
        />
      )}
    </>
  );
  return {
    dialogs,
    askToReject: setRejecting,
    askToChange: setChanged,
    askForReturn: setReturning,
  };
}
