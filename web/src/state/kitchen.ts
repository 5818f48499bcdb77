import type { KitchenChange, KitchenOp } from '@larder/shared/contract/kitchenOps';
import type { LineRef } from '@larder/shared/contract/kitchenParts';
import * as z from 'zod/mini';

import { goodOnes } from '#lib/mend';
import { serverNow } from '#lib/serverClock';
import { stored } from '#lib/stored';

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

/** Operations that the server may not have, oldest first, in every tab. */
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

/** For a line whose generation is not known before the sync code is loaded, which then sets it. */
export const UNKNOWN_GENERATION = 0;

/** The code that shows and sends operations, once loaded. */
type Engine = { show: (ops: readonly KitchenOp[]) => void };
let engine: Engine | undefined;

/** Registers it. Returns the function that takes it away. */
export function withEngine(next: Engine): () => void {
  engine = next;
  return () => {
    if (engine === next) engine = undefined;
  };
}

/**
 * Changes what a household shares: as operations of the account, which are shown at once, stored and sent; or
 * with `locally` for a list that is on this device only.
 *
 * Shape   the ids of the operations; none on this device alone.
 */
export function perform(changes: readonly KitchenChange[], locally: () => void): string[] {
  const of = home.get();
  if (!of) {
    locally();
    return [];
  }
  const ops = changes.map((change): KitchenOp => ({
    ...change,
    op_id: crypto.randomUUID(),
    device: of.device,
    at: Math.round(serverNow()),
    base_seq: of.seq,
  }));
  if (ops.length === 0) return [];
  if (engine) {
    engine.show(ops);
  } else {
    waiting.update((all) => [...all, ...ops]);
    locally();
  }
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
  return { key, generation: generation ?? UNKNOWN_GENERATION };
}
