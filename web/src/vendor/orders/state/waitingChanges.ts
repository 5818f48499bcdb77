import * as z from 'zod/mini';

import { storedUser } from '#platform/session/storedUser.ts';
import { stored } from '#platform/stored/stored.ts';

const WaitingChange = z.object({
  id: z.string(),
  /** The account that made it. */
  user_id: z.string(),
  order_ids: z.array(z.string()),
  to: z.enum(['Accepted', 'Delivered']),
  /** When to send it. Milliseconds since 1970. */
  due: z.number(),
  /** Whether a request has started: then it cannot be undone. */
  sent: z.boolean(),
});
export type WaitingChange = z.output<typeof WaitingChange>;

/** Changes of orders that can still be undone, or wait for a connection, oldest first. */
const kept = stored({ key: 'waitingOrderChanges', schema: z.array(WaitingChange), empty: [] });

/** Those of the signed-in person. */
export function waitingChangesNow(): WaitingChange[] {
  return ownOf(kept.get());
}

export function useWaitingChanges(): WaitingChange[] {
  return ownOf(kept.use());
}

function ownOf(changes: readonly WaitingChange[]): WaitingChange[] {
  const id = storedUser.get()?.id;
  return changes.filter(({ user_id }) => user_id === id);
}

/** Adds a change of the signed-in person; undefined when nobody is. Shape: its id. */
export function addWaiting(
  change: Pick<WaitingChange, 'order_ids' | 'to' | 'due'>,
): string | undefined {
  const user = storedUser.get();
  if (!user) return undefined;
  const id = crypto.randomUUID();
  kept.update((old) => [...old, { ...change, id, user_id: user.id, sent: false }]);
  return id;
}

export function updateWaiting(id: string, members: Partial<WaitingChange>): void {
  kept.update((old) => old.map((one) => (one.id === id ? { ...one, ...members } : one)));
}

export function dropWaiting(id: string): void {
  kept.update((old) => old.filter((one) => one.id !== id));
}
