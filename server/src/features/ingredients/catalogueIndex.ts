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

const readers = new WeakMap<Db, () => Promise<Catalogue>>();

/**
 * The catalogue in memory, one for all who ask of a database, read again when a change was counted:
 * any process may change it.
 *
 * Units   one small query a call; the whole catalogue only after a change.
 */
export function catalogueReader(db: Db): () => Promise<Catalogue> {
  const reader = readers.get(db) ?? makeReader(db);
  readers.set(db, reader);
  return reader;
}

function makeReader(db: Db): () => Promise<Catalogue> {
  let kept: { version: number; catalogue: Promise<Catalogue> } | undefined;
  return async () => {
    const version = await getCatalogueVersion(db);
    if (kept && kept.version >= version) return kept.catalogue;
    const reading = { version, catalogue: readCatalogue(db) };
    kept = reading;
    // What failed is not kept: the next who asks tries again.
    reading.catalogue.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return reading.catalogue;
  };
}

async function readCatalogue(db: Db): Promise<Catalogue> {
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
