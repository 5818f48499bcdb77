import type { Db } from '#db/db';

import { getCatalogueVersion } from './ingredients.queries.ts';

/**
 * What is made of the catalogue, one for all who ask of a database, made again when a change was
 * counted: any process may change it.
 *
 * Units   one small query a call; `make` only after a change, once however many wait for it.
 */
export function keptCatalogue<Made>(make: (db: Db) => Promise<Made>): (db: Db) => Promise<Made> {
  const kept = new WeakMap<Db, { version: number; made: Promise<Made> }>();
  return async (db) => {
    const version = await getCatalogueVersion(db);
    const last = kept.get(db);
    if (last && last.version >= version) return last.made;
    const next = { version, made: make(db) };
    kept.set(db, next);
    // What failed is not kept: the next who asks tries again.
    next.made.catch(() => {
      if (kept.get(db) === next) kept.delete(db);
    });
    return next.made;
  };
}
