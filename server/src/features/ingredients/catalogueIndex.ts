import { type CatalogueIndex, indexCatalogue } from '@larder/shared/domain/catalogueMatch';

import type { Db } from '#db/db';

import {
  getCatalogueVersion,
  type IngredientRow,
  listCatalogue,
  listNames,
} from './ingredients.queries.ts';

export type Catalogue = {
  /** For finding the ingredient that a name means. */
  names: CatalogueIndex;
  byId: ReadonlyMap<string, IngredientRow>;
};

/**
 * The catalogue in memory, read again when a change was counted: any process may change it.
 *
 * Units   one small query a call; the whole catalogue only after a change.
 */
export function catalogueReader(db: Db): () => Promise<Catalogue> {
  let version: number | undefined;
  let catalogue: Catalogue | undefined;
  return async () => {
    const current = await getCatalogueVersion(db);
    if (catalogue && version === current) return catalogue;
    const [rows, names] = await Promise.all([listCatalogue(db), listNames(db)]);
    version = current;
    catalogue = {
      names: indexCatalogue(names),
      byId: new Map(rows.map((row) => [row.ingredient_id, row])),
    };
    return catalogue;
  };
}
