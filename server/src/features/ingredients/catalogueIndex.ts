import { type CatalogueIndex, indexCatalogue } from '@larder/shared/domain/catalogueMatch';

import type { Db } from '#db/db';

import {
  getCatalogueVersion,
  type IngredientRow,
  listCatalogue,
  listMerged,
  listNames,
} from './ingredients.queries.ts';

export type Catalogue = {
  /** For finding the ingredient that a name means. */
  names: CatalogueIndex;
  /** Who asks for an ingredient that was merged gets the one that stands for it. */
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
    const [rows, names, merged] = await Promise.all([
      listCatalogue(db),
      listNames(db),
      listMerged(db),
    ]);
    version = current;
    catalogue = { names: indexCatalogue(names), byId: indexIds(rows, merged) };
    return catalogue;
  };
}

function indexIds(
  rows: readonly IngredientRow[],
  merged: readonly { ingredient_id: string; merged_into: string }[],
): ReadonlyMap<string, IngredientRow> {
  const byId = new Map(rows.map((row) => [row.ingredient_id, row]));
  for (const { ingredient_id, merged_into } of merged) {
    const row = byId.get(merged_into);
    if (row) byId.set(ingredient_id, row);
  }
  return byId;
}
