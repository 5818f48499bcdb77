import type { Cents } from '@larder/shared/domain/money';

import type { Db } from '#db/db';
import type { Deps } from '#deps';
import { cached } from '#lib/cached';

import { listTypicalPrices } from './ingredients.queries.ts';

type Prices = ReadonlyMap<string, Cents>;

/** The query reads all offers, and these prices are only hints. */
const KEPT_MS = 5 * 60_000;

/**
 * Average price of a pack of each ingredient in open stores, up to five minutes old.
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
