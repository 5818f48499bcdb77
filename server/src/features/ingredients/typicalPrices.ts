import type { Cents } from '@larder/shared/domain/money';

import type { Db } from '#db/db';
import type { Deps } from '#deps';

import { listTypicalPrices } from './ingredients.queries.ts';

type Prices = ReadonlyMap<string, Cents>;

/** All offers are read for it, and a price that is meant as a hint may be some minutes old. */
const KEPT_MS = 5 * 60_000;
const kept = new WeakMap<Db, { until: number; prices: Promise<Prices> }>();

/**
 * What a pack of each ingredient costs on average in the open stores that have it, at most five
 * minutes ago. Asked of the database once, however many wait for it.
 *
 * Shape   by ingredient_id, without those that nobody has. Units   whole cents.
 */
export function typicalPrices({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Prices> {
  const at = now().getTime();
  const last = kept.get(db);
  if (last && at < last.until) return last.prices;
  const next = { until: at + KEPT_MS, prices: readPrices(db) };
  kept.set(db, next);
  // What failed is not kept: the next who asks tries again.
  next.prices.catch(() => {
    if (kept.get(db) === next) kept.delete(db);
  });
  return next.prices;
}

async function readPrices(db: Db): Promise<Prices> {
  const rows = await listTypicalPrices(db);
  return new Map(rows.map(({ ingredient_id, price }) => [ingredient_id, price]));
}
