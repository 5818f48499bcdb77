import { type CatalogueIndex, indexCatalogue } from '@larder/shared/domain/catalogueMatch';

import type { Db } from '#db/db';

import { type IngredientRow, listCatalogue, listMerged, listNames } from './ingredients.queries.ts';
import { keptCatalogue } from './keptCatalogue.ts';

export type Catalogue = {
  /** For finding the ingredient that a name means. */
  names: CatalogueIndex;
  /** Who asks for an ingredient that was merged gets the one that stands for it. */
  byId: ReadonlyMap<string, IngredientRow>;
};

/** The catalogue in memory: see keptCatalogue. */
export const readCatalogue = keptCatalogue(makeCatalogue);

async function makeCatalogue(db: Db): Promise<Catalogue> {
  const [rows, names, merged] = await Promise.all([
    listCatalogue(db),
    listNames(db),
    listMerged(db),
  ]);
  return { names: indexCatalogue(names), byId: indexIds(rows, merged) };
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
