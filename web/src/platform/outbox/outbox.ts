import type { QueryClient } from '@tanstack/react-query';

import { makeQueue } from './oneTab.ts';

const RETRY_AFTER_MS = 5_000;

type Handlers<Change> = {
  /** Of the lock over all tabs. */
  lock: string;
  /** The change to send now, if any. */
  next: () => Change | undefined;
  /** Sends it, and takes it out once it is answered. Shape: false when it must wait, as without a network. */
  send: (change: Change, client: QueryClient) => Promise<boolean>;
  /** Shows the answers of a run, oldest first. */
  settle?: (sent: readonly Change[], client: QueryClient) => Promise<void>;
};

/**
 * Makes the sender of changes that wait in browser storage: in order, from one tab at a time, again after 5 s when
 * one must wait.
 *
 * Errors  as `send` and `settle`: then the rest waits for the next run.
 */
export function makeOutbox<Change>({
  lock,
  next,
  send,
  settle,
}: Handlers<Change>): (client: QueryClient) => Promise<void> {
  const inTurn = makeQueue(lock);
  let again: ReturnType<typeof setTimeout> | undefined;

  async function sendAll(client: QueryClient): Promise<void> {
    clearTimeout(again);
    const sent: Change[] = [];
    for (let change = next(); change; change = next()) {
      if (!(await send(change, client))) {
        again = setTimeout(() => void run(client), RETRY_AFTER_MS);
        break;
      }
      sent.push(change);
    }
    if (sent.length > 0) await settle?.(sent, client);
  }

  function run(client: QueryClient): Promise<void> {
    return inTurn(() => sendAll(client));
  }
  return run;
}
