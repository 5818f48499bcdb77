import type { Db } from '#db/db';

import { getCatalogueVersion } from './ingredients.queries.ts';
import { keptPerDb } from './keptPerDb.ts';

/**
 * What is made of the catalogue, one for all who ask of a database, made again when a change was
 * counted: any process may change it.
 *
 * Units   one small query a call; `make` only after a change, once however many wait for it.
 */
export function keptCatalogue<Made>(make: (db: Db) => Promise<Made>): (db: Db) => Promise<Made> {
  const read = keptPerDb(make, (kept, version) => kept >= version);
  return async (db) => read(db, await getCatalogueVersion(db));
}
