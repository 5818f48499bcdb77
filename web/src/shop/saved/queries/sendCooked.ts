import { addCooked, deleteCooked } from '@larder/shared/recipes/saved.calls';

import { call } from '#platform/http/api.ts';
import { ApiError, isForLater, wordsFor } from '#platform/http/apiError.ts';
import { makeOutbox } from '#platform/outbox/outbox.ts';
import { toast } from '#platform/page/toast.ts';
import { storedUser } from '#platform/session/storedUser.ts';
import {
  dropWaitingDish,
  noteTried,
  type WaitingDish,
  waitingDishesNow,
} from '#shop/saved/state/cookedWaiting.ts';

import { savedQueries } from './saved.ts';

/** Sends the dishes that were noted without a network. */
export const sendCooked = makeOutbox<WaitingDish>({
  lock: 'cooked',
  next: () => waitingDishesNow()[0],
  send: sendDish,
  settle: (_sent, client) => client.invalidateQueries({ queryKey: savedQueries.all() }),
});

/**
 * Sends a dish; one that was taken back, perhaps while it was sent, is deleted then.
 *
 * Shape   false when there was no connection, the server cannot now, or the person is signed out: it waits.
 */
async function sendDish({ key, title, body }: WaitingDish): Promise<boolean> {
  const user_id = storedUser.get()?.id;
  let isUndone = false;
  const look = (): void => {
    isUndone ||= waitingDishesNow().some((one) => one.key === key && one.isUndone);
  };
  look();
  try {
    if (navigator.onLine) noteTried(key);
    const { entry } = await call(addCooked, { body, headers: { 'idempotency-key': key } });
    look();
    if (isUndone) await call(deleteCooked, { params: { id: entry.cooked_id } });
  } catch (error) {
    const isRefused = error instanceof ApiError && !isForLater(error);
    if (!isRefused || storedUser.get()?.id !== user_id) return false;
    look();
    if (!isUndone) toast.error(`${title} was not noted as cooked. ${wordsFor(error)}`);
  }
  dropWaitingDish(key);
  return true;
}
