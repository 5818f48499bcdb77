import type { Cents } from '@larder/shared/domain/money';

import type { Db } from '#db/db';
import type { Deps } from '#deps';

import { listTypicalPrices } from './ingredients.queries.ts';
import { keptPerDb } from './keptPerDb.ts';

type Prices = ReadonlyMap<string, Cents>;

/** All offers are read for it, and a price that is meant as a hint may be some minutes old. */
const KEPT_MS = 5 * 60_000;

const read = keptPerDb(readPrices, (kept, now) => now - kept < KEPT_MS);

/**
 * What a pack of each ingredient costs on average in the open stores that have it, at most five
 * minutes ago.
 *
 * Shape   by ingredient_id, without those that nobody has. Units   whole cents.
 */
export function typicalPrices({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Prices> {
  return read(db, now().getTime());
}

async function readPrices(db: Db): Promise<Prices> {
  const rows = await listTypicalPrices(db);
  return new Map(rows.map(({ ingredient_id, price }) => [ingredient_id, price]));
}
