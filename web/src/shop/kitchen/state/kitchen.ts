import type { KitchenChange, KitchenOp } from '@larder/shared/kitchen/kitchenOps.model';
import type { LineRef } from '@larder/shared/kitchen/kitchenParts.model';
import * as z from 'zod/mini';

import { serverNow } from '#platform/http/serverClock.ts';
import { newId } from '#platform/page/newId.ts';
import { goodOnes } from '#platform/stored/mend.ts';
import { stored } from '#platform/stored/stored.ts';

/**
 * The owner of the list that this browser has a copy of. undefined before the list has moved into an account:
 * then it is on this device only.
 *
 * Shape   `seq` is the number of the last operation in the copy; `device` names this browser.
 */
const Home = z.object({ user_id: z.string(), device: z.string(), seq: z.number() });

const home = stored({ key: 'kitchenHome', schema: z.optional(Home), empty: undefined });

export const kitchenHome = home.get;
export const setKitchenHome = home.set;

/** Whether the list is with an account. */
export function useIsShared(): boolean {
  return home.use() !== undefined;
}

/** What every operation has; the rest is checked when it is sent. */
const Frame = z.object({
  op_id: z.string(),
  device: z.string(),
  kind: z.string(),
  at: z.number(),
  base_seq: z.number(),
  payload: z.looseObject({}),
});
const Waiting = z.custom<KitchenOp>((one) => Frame.safeParse(one).success);

/** Operations that the server may not have, or that nothing has shown yet, oldest first, in every tab. */
const waiting = stored({
  key: 'kitchenWaiting',
  schema: z.array(Waiting),
  empty: [],
  mend: goodOnes(Waiting),
});

export const waitingOps = waiting.get;
export const useWaitingOps = waiting.use;
export const updateWaitingOps = waiting.update;
/** Whether the browser refuses to store them: they are lost with the page. */
export const isWaitingInMemory = waiting.isInMemory;
/** What a guest did here before the sign-in and nothing has shown, once. */
export const takeGuestOps = waiting.takeGuests;

/** The device in operations of a list that is on this device only. */
export const HERE = '';
/** The generation of a line that no operation has added: an earlier version listed it. */
export const FIRST_GENERATION = 1;

/** How many changes of a list that is on this device only nothing has shown yet, in every tab. */
export function useEarlyChanges(): number {
  return waiting.use().filter(({ device }) => device === HERE).length;
}

/** Shows operations, once its code is loaded. */
let show: ((ops: readonly KitchenOp[]) => void) | undefined;
/** Sends those of an account, while somebody is signed in. */
let send: (() => void) | undefined;

/** Has changes shown by this from now on. Returns the function that ends it. */
export function showWith(next: (ops: readonly KitchenOp[]) => void): () => void {
  show = next;
  return () => {
    if (show === next) show = undefined;
  };
}

/** Whether changes are shown at once. Else they wait: what must not happen twice asks first. */
export function isShowing(): boolean {
  return show !== undefined;
}

/** Has changes of an account sent by this. Returns the function that ends it. */
export function sendWith(next: () => void): () => void {
  send = next;
  return () => {
    if (send === next) send = undefined;
  };
}

/**
 * Changes the list, the carts or the pantry by operations. They are shown at once, or wait until the code that shows them
 * is loaded; those of an account are also sent.
 *
 * Shape   the ids of the operations.
 */
export function perform(changes: readonly KitchenChange[]): string[] {
  const of = home.get();
  const ops = changes.map((change): KitchenOp => ({
    ...change,
    op_id: newId(),
    device: of?.device ?? HERE,
    // A list on this device only uses the device's clock.
    at: of ? Math.round(serverNow()) : Date.now(),
    base_seq: of?.seq ?? 0,
  }));
  if (ops.length === 0) return [];
  if (show) show(ops);
  else waiting.update((all) => [...all, ...ops]);
  if (of) send?.();
  return ops.map(({ op_id }) => op_id);
}

/** How operations name a line. */
export function refOf({
  key,
  generation,
}: {
  key: string;
  generation?: number | undefined;
}): LineRef {
  return { key, generation: generation ?? FIRST_GENERATION };
}
