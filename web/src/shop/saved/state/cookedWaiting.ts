import { addCooked } from '@larder/shared/recipes/saved.calls';
import * as z from 'zod/mini';

import { storedUser } from '#platform/session/storedUser.ts';
import { goodOnes } from '#platform/stored/mend.ts';
import { stored } from '#platform/stored/stored.ts';

/** A dish that was noted without a network. Shape: `key` is the idempotency key. */
const WaitingDish = z.object({
  key: z.string(),
  /** The account that noted it. */
  user_id: z.string(),
  title: z.string(),
  body: addCooked.body,
  /** Whether a request was made, so that the server may have it. */
  isTried: z.optional(z.boolean()),
  /** Whether it was taken back, so that it is deleted once the server has it for sure. */
  isUndone: z.optional(z.boolean()),
});
export type WaitingDish = z.output<typeof WaitingDish>;

const kept = stored({
  key: 'cookedWaiting',
  schema: z.array(WaitingDish),
  empty: [],
  mend: goodOnes(WaitingDish),
});

/** Those of the signed-in person, oldest first. */
export function waitingDishesNow(): WaitingDish[] {
  const id = storedUser.get()?.id;
  return kept.get().filter(({ user_id }) => user_id === id);
}

export function addWaitingDish(dish: Omit<WaitingDish, 'user_id'>): void {
  const user_id = storedUser.get()?.id ?? '';
  kept.update((all) => [...all.filter(({ key }) => key !== dish.key), { ...dish, user_id }]);
}

/** Notes that a request for it is made. */
export function noteTried(key: string): void {
  kept.update((all) => all.map((one) => (one.key === key ? { ...one, isTried: true } : one)));
}

/** Takes one back: forgets it when no request was made. Shape: whether it still waited. */
export function undoWaitingDish(key: string): boolean {
  const waiting = kept.get().find((one) => one.key === key);
  if (!waiting) return false;
  if (waiting.isTried)
    kept.update((all) => all.map((one) => (one.key === key ? { ...one, isUndone: true } : one)));
  else dropWaitingDish(key);
  return true;
}

/** Forgets one that was sent or refused. */
export function dropWaitingDish(key: string): void {
  kept.update((all) => all.filter((one) => one.key !== key));
}
