import type { FastifyBaseLogger } from 'fastify';

import type { Deps } from '#deps';
import { moveOverlookedStock } from '#features/adminIngredients/merge.service';
import { countDemand } from '#features/demand/demand.service';
import { forgetOps } from '#features/kitchen/forgetOps.queries';
import { foldOrderSums } from '#features/orders/orderSums.queries';
import { every } from '#lib/every';

import { deleteLeftovers } from './housekeeping.queries.ts';

const EVERY_MS = 3_600_000;

/** Tidies up hourly. Shape: returns the function that stops it. */
export function startHousekeeping(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  log: FastifyBaseLogger,
): () => void {
  async function tidyUp(): Promise<void> {
    const [rows, packs] = [await deleteLeftovers(db, now()), await moveOverlookedStock(db, now())];
    const sums = await foldOrderSums(db);
    const wishes = await countDemand(db, now());
    const ops = await forgetOps(db, now());
    log.info({ rows, packs, sums, wishes, ops }, 'tidied up');
  }
  return every(EVERY_MS, () =>
    tidyUp().catch((err: unknown) => log.error({ err }, 'tidying up failed')),
  );
}
