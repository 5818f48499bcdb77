import type { KitchenOp } from '@larder/shared/contract/kitchenOps';
import { useSyncExternalStore } from 'react';

import { useOnline } from '#lib/online';

import { useWaitingOps } from './kitchen.ts';

let stalled = false;
const listeners = new Set<() => void>();

/** Says whether the last attempt to send operations found no network. */
export function setStalled(next: boolean): void {
  if (stalled === next) return;
  stalled = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const NONE: readonly KitchenOp[] = [];

/** The operations that wait for a network; empty while they are being sent. */
export function useHeldUp(): readonly KitchenOp[] {
  const isStalled = useSyncExternalStore(
    subscribe,
    () => stalled,
    () => false,
  );
  const isOnline = useOnline();
  const ops = useWaitingOps();
  return isStalled || !isOnline ? ops : NONE;
}

/** The keys of the lines that an operation changes; a line that it adds has none yet. */
export function touchedKeys({ payload }: KitchenOp): string[] {
  if ('line' in payload) return [payload.line.key];
  return 'lines' in payload ? payload.lines.map(({ key }) => key) : [];
}
