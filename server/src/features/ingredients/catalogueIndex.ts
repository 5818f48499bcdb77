import {
  type CatalogueIndex,
  findMatch,
  indexCatalogue,
} from '@larder/shared/domain/catalogueMatch';

import type { Db } from '#db/db';
import { inTurns } from '#lib/inTurns';
import { memoryCache } from '#lib/memoryCache';

import { type IngredientRow, listCatalogue, listMerged, listNames } from './ingredients.queries.ts';
import { keptCatalogue } from './keptCatalogue.ts';

export type Catalogue = {
  /**
   * The ingredients that names mean: name -> id, without the names that mean none for certain. Others
   * are answered in between when many names are new.
   */
  match: (names: Iterable<string>) => Promise<ReadonlyMap<string, string>>;
  /** Who asks for an ingredient that was merged gets the one that stands for it. */
  byId: ReadonlyMap<string, IngredientRow>;
};

/** Of names with what they mean; some 20,000 usual ones, more than a day of recipes holds. */
const MAX_REMEMBERED_BYTES = 8 * 1024 * 1024;

/** The catalogue in memory: see keptCatalogue. */
export const readCatalogue = keptCatalogue(makeCatalogue);

async function makeCatalogue(db: Db): Promise<Catalogue> {
  const [rows, names, merged] = await Promise.all([
    listCatalogue(db),
    listNames(db),
    listMerged(db),
  ]);
  return { match: matcher(indexCatalogue(names)), byId: indexIds(rows, merged) };
}

function matcher(index: CatalogueIndex): Catalogue['match'] {
  const remembered = memoryCache<string | null>(MAX_REMEMBERED_BYTES);
  return async (names) => {
    const found = new Map<string, string>();
    await inTurns(new Set(names), (name) => {
      const known = remembered.get(name);
      const id = known ? known.value : (findMatch(index, name)?.ingredient_id ?? null);
      if (!known) remembered.set(name, id, 0);
      if (id !== null) found.set(name, id);
    });
    return found;
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
