import type { FastifyBaseLogger } from 'fastify';

import type { Deps } from '#deps';
import { every } from '#platform/lib/every';
import { moveOverlookedStock } from '#subjects/catalogue/merge.service';
import { countDemand } from '#subjects/compare/demand.service';
import { countTypicalPrices, COUNT_PRICES_EVERY_MS } from '#subjects/food/typicalPrices.service';
import { forgetOps } from '#subjects/kitchen/forgetOps.queries';
import { foldOrderSums } from '#subjects/orders/orderSums.queries';

import { deleteLeftovers } from './housekeeping.queries.ts';

const EVERY_MS = 3_600_000;
/** Every read of the sums also reads the changes that are not folded yet. */
const FOLD_EVERY_MS = 60_000;

/** Tidies up hourly, and folds and counts more often. Shape: returns the function that stops it. */
export function startHousekeeping(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  log: FastifyBaseLogger,
): () => void {
  async function tidyUp(): Promise<void> {
    const [rows, packs] = [await deleteLeftovers(db, now()), await moveOverlookedStock(db, now())];
    const wishes = await countDemand(db, now());
    const ops = await forgetOps(db, now());
    log.info({ rows, packs, wishes, ops }, 'tidied up');
  }
  const guarded = (work: () => Promise<unknown>, failed: string) => () =>
    work().catch((err: unknown) => log.error({ err }, failed));
  const count = guarded(() => countTypicalPrices(db, now()), 'counting average prices failed');
  void count();
  const stops = [
    every(EVERY_MS, guarded(tidyUp, 'tidying up failed')),
    every(
      FOLD_EVERY_MS,
      guarded(() => foldOrderSums(db), 'folding the sums of orders failed'),
    ),
    every(COUNT_PRICES_EVERY_MS, count),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
