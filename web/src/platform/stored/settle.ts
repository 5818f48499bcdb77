import { storedUser } from '#platform/session/storedUser.ts';

import { settleOld } from './adopt.ts';
import { sweepKept } from './keptOf.ts';
import { wakeAll } from './stored.ts';

/** Puts everything in browser storage to its owner, and drops what was kept for too long. */
export function settle(): void {
  settleOld(storedUser.get());
  sweepKept(Date.now());
  wakeAll();
}
