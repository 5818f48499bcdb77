import type { Cents } from '@larder/shared/basics/money';

import type { Deps } from '#deps';
import type { Db } from '#platform/db/db';
import { cached } from '#platform/lib/cached';

import {
  claimPriceCount,
  countPricesOf,
  listCountedIngredients,
  listTypicalPrices,
} from './typicalPrices.queries.ts';

type Prices = ReadonlyMap<string, Cents>;

const KEPT_MS = 60_000;
export const COUNT_PRICES_EVERY_MS = 15 * 60_000;
/** Ingredients per statement, which reads a million offers with a hundred thousand stores. */
const BATCH = 10;

/**
 * Average price of a pack of each ingredient in open stores, as it was last counted.
 *
 * Units   whole cents.
 * Shape   by ingredient_id; ingredients that nobody sells are left out.
 */
export function typicalPrices({ db, now }: Pick<Deps, 'db' | 'now'>): () => Promise<Prices> {
  const read = cached(
    () => readPrices(db),
    (kept, asked) => asked - kept < KEPT_MS,
  );
  return () => read(now().getTime());
}

async function readPrices(db: Db): Promise<Prices> {
  const rows = await listTypicalPrices(db);
  return new Map(rows.map(({ ingredient_id, price }) => [ingredient_id, price]));
}

/**
 * Computes the average prices anew if the last count began about 15 minutes ago. Reads all offers, so it runs in the
 * background, and in one of several processes.
 *
 * Shape   the number of ingredients that were counted.
 */
export async function countTypicalPrices(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - COUNT_PRICES_EVERY_MS + KEPT_MS);
  if (!(await claimPriceCount(db, { now, before }))) return 0;
  const ids = await listCountedIngredients(db);
  for (let from = 0; from < ids.length; from += BATCH)
    await countPricesOf(db, ids.slice(from, from + BATCH));
  return ids.length;
}
