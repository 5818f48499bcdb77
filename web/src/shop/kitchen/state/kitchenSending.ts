import type { KitchenOp } from '@larder/shared/kitchen/kitchenOps.model';
import { useSyncExternalStore } from 'react';

import { holdValue } from '#platform/page/holdValue.ts';
import { useOnline } from '#platform/page/online.ts';

import { useWaitingOps } from './kitchen.ts';

const stalled = holdValue(false);

/** Says whether the last attempt to send operations found no network. */
export const setStalled = stalled.set;

const NONE: readonly KitchenOp[] = [];

/** The operations that wait for a network; empty while they are being sent. */
export function useHeldUp(): readonly KitchenOp[] {
  const isStalled = useSyncExternalStore(stalled.subscribe, stalled.get, () => false);
  const isOnline = useOnline();
  const ops = useWaitingOps();
  return isStalled || !isOnline ? ops : NONE;
}

/** The keys of the lines that an operation changes; a line that it adds has none yet. */
export function touchedKeys({ payload }: KitchenOp): string[] {
  if ('line' in payload) return [payload.line.key];
  return 'lines' in payload ? payload.lines.map(({ key }) => key) : [];
}
