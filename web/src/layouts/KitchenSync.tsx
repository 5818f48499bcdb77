import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { askBeforeLogout } from '#platform/session/leaving.ts';
import { useAuth } from '#platform/session/session.ts';
import { HOUSEHOLD_KEY } from '#shop/kitchen/queries/householdView.ts';
import { watchKitchen } from '#shop/kitchen/queries/kitchenNews.ts';
import { startKitchen, stopKitchen, syncKitchen } from '#shop/kitchen/queries/kitchenSync.ts';
import { sendWith, waitingOps } from '#shop/kitchen/state/kitchen.ts';
import { useTripOrders } from '#shop/trip/queries/tripOrders.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';

/** Max time a logout waits for unsent changes. */
const SEND_WITHIN_MS = 2_000;

/** Keeps list, carts and pantry of this browser in step with the account. */
export function KitchenSync() {
  const { user } = useAuth();
  const client = useQueryClient();
  useTripOrders({ isOpen: false });
  const [answer, setAnswer] = useState<(isSure: boolean) => void>();
  const id = user?.id;
  const token = user?.token;

  useEffect(() => {
    if (id === undefined) return;
    const leave = sendWith(() => void syncKitchen());
    void startKitchen(id);
    const onOnline = (): void => void startKitchen(id);
    const onVisible = (): void => {
      if (document.visibilityState === 'visible')
        void syncKitchen({ upTo: Number.POSITIVE_INFINITY });
    };
    window.addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      leave();
      stopKitchen();
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [id]);

  useEffect(() => {
    if (token === undefined) return;
    const stop = new AbortController();
    const onPeople = (): void => void client.invalidateQueries({ queryKey: HOUSEHOLD_KEY });
    void watchKitchen({ signal: stop.signal, onPeople });
    return () => stop.abort();
  }, [client, token]);

  useEffect(
    () =>
      askBeforeLogout(async () => {
        await sendAll();
        if (waitingOps().length === 0) return true;
        return new Promise((resolve) => setAnswer(() => resolve));
      }),
    [],
  );

  function decide(isSure: boolean): void {
    answer?.(isSure);
    setAnswer(undefined);
  }
  if (!answer) return null;
  const left = waitingOps().length;
  return (
    <ConfirmDialog
      title="Log out with changes that nobody has?"
      confirmLabel="Log out anyway"
      cancelLabel="Stay logged in"
      onConfirm={() => decide(true)}
      onCancel={() => decide(false)}
    >
      {left} {left === 1 ? 'change waits' : 'changes wait'} for a network. Logging out empties this
      browser, and {left === 1 ? 'it is' : 'they are'} lost.
    </ConfirmDialog>
  );
}

async function sendAll(): Promise<void> {
  if (waitingOps().length === 0) return;
  const tooLong = new Promise((resolve) => {
    setTimeout(resolve, SEND_WITHIN_MS);
  });
  await Promise.race([syncKitchen(), tooLong]);
}
