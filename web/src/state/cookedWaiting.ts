import { addCooked } from '@larder/shared/contract/saved';
import * as z from 'zod/mini';

import { goodOnes } from '#lib/mend';
import { stored } from '#lib/stored';
import { storedUser } from '#lib/storedUser';

/** A dish that was noted without a network. Shape: `key` is the idempotency key. */
const WaitingDish = z.object({
  key: z.string(),
  /** The account that noted it. */
  user_id: z.string(),
  title: z.string(),
  body: addCooked.body,
});
export type WaitingDish = z.output<typeof WaitingDish>;

const kept = stored({
  key: 'cookedWaiting',
  schema: z.array(WaitingDish),
  empty: [],
  mend: goodOnes(WaitingDish),
});

/** Those of the signed-in person, oldest first. */
export function waitingDishes(): WaitingDish[] {
  const id = storedUser.get()?.id;
  return kept.get().filter(({ user_id }) => user_id === id);
}

export function addWaitingDish(dish: Omit<WaitingDish, 'user_id'>): void {
  const user_id = storedUser.get()?.id ?? '';
  kept.update((all) => [...all.filter(({ key }) => key !== dish.key), { ...dish, user_id }]);
}

/** Forgets one that was sent, refused or taken back. Shape: whether it still waited. */
export function dropWaitingDish(key: string): boolean {
  const before = kept.get();
  const left = before.filter((one) => one.key !== key);
  if (left.length < before.length) kept.set(left);
  return left.length < before.length;
}
