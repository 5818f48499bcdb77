import type { Db } from '#db/db';
import { cached } from '#lib/cached';

import { getCatalogueVersion } from './ingredients.queries.ts';

/**
 * A value made from the catalogue, kept until its version changes; any process may change it.
 *
 * Units   one small query a call; `make` runs once per version.
 */
export function perCatalogueVersion<Made>(
  db: Db,
  make: (version: number) => Promise<Made>,
): () => Promise<Made> {
  const read = cached(make, (kept, version) => kept >= version);
  return async () => read(await getCatalogueVersion(db));
}
