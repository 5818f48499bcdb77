import type { Db } from '#platform/db/db';
import { cached } from '#platform/lib/cached';

import { getCatalogueVersion } from './ingredients.queries.ts';

/**
 * A value made from the catalogue, kept until its version changes; any process may change it.
 *
 * Units   one small query a call; `make` runs once per version.
 * Shape   `atLeast` is the oldest version that will do, instead of the query.
 */
export function perCatalogueVersion<Made>(
  db: Db,
  make: (version: number) => Promise<Made>,
): (atLeast?: number) => Promise<Made> {
  const read = cached(make, (kept, version) => kept >= version);
  return async (atLeast) => read(atLeast ?? (await getCatalogueVersion(db)));
}
