import { lazy } from '@larder/shared/basics/lazy';
import {
  type CatalogueIndex,
  findMatch,
  indexCatalogue,
  smallestPacks,
} from '@larder/shared/food/catalogueMatch';
import { makeShelfReader, type ReadShelfText } from '@larder/shared/stores/shelfRow';

import type { Db } from '#platform/db/db';
import type { Served } from '#platform/http/serve';
import { mapYielding } from '#platform/lib/mapYielding';
import { makeMemoryCache } from '#platform/lib/memoryCache';

import { foodKey } from './foodKey.rules.ts';
import {
  type FormerRow,
  type IngredientRow,
  listCatalogue,
  listFormer,
  listNames,
} from './ingredients.queries.ts';
import { indexSuggestions, suggestIds } from './ingredientSuggestions.rules.ts';
import { perCatalogueVersion } from './perCatalogueVersion.service.ts';

export type Catalogue = {
  version: number;
  /** The active ingredients, by name. */
  rows: readonly IngredientRow[];
  /** Name -> ingredient id; names without a certain match are left out. Yields when it takes long. */
  match: (names: Iterable<string>) => Promise<ReadonlyMap<string, string>>;
  /** Reads rows of shops' files; made at the first call. */
  shelfReader: () => ReadShelfText;
  /** At most `max` ids of ingredients whose names match a prefix, best first. */
  suggest: (text: string, max: number) => readonly string[];
  /** The id of a merged ingredient finds the one it was merged into. */
  byId: ReadonlyMap<string, IngredientRow>;
  /** Every pack size of a food, by `foodKey`. */
  packsOf: ReadonlyMap<string, readonly IngredientRow[]>;
  /** The ids of these, and those that archived and merged ones had: a vendor's own product names its food by any of them. */
  idsOf: ReadonlyMap<string, readonly string[]>;
  /** As `byId`; the id of an archived one finds another pack of its food. */
  foodById: ReadonlyMap<string, IngredientRow>;
};

/** As the database has it now, or of version `atLeast`. */
export type ReadCatalogue = (atLeast?: number) => Promise<Catalogue>;
/** For features that match names. */
export type ServedCatalogue = Served & {
  readCatalogue: ReadCatalogue;
  /** Counts a person's names of which the catalogue knows nothing, in the background. */
  noteUnmatched: (user_id: string, names: readonly string[]) => void;
};

/** Matched names kept: about 20,000, more than a day of recipes has. */
const MAX_REMEMBERED_BYTES = 8 * 1024 * 1024;

/** The catalogue in memory, one per process. */
export function makeCatalogueReader(db: Db): ReadCatalogue {
  return perCatalogueVersion(db, (version) => makeCatalogue(db, version));
}

async function makeCatalogue(db: Db, version: number): Promise<Catalogue> {
  const [rows, names, former] = await Promise.all([
    listCatalogue(db),
    listNames(db),
    listFormer(db),
  ]);
  const byId = indexIds(rows, former);
  const packsOf = Map.groupBy(rows, foodKey);
  const idsOf = idsByFood([...rows, ...former], byId);
  const index = indexCatalogue(names);
  const suggestions = indexSuggestions(smallestPacks(names));
  return {
    version,
    rows,
    match: matcher(index),
    shelfReader: lazy(() => makeShelfReader(index)),
    suggest: (text, max) => suggestIds(suggestions, text, max),
    byId,
    packsOf,
    idsOf,
    foodById: indexFoods(byId, { packsOf, idsOf }),
  };
}

function matcher(index: CatalogueIndex): Catalogue['match'] {
  const remembered = makeMemoryCache<string | null>(MAX_REMEMBERED_BYTES);
  return async (names) => {
    const found = new Map<string, string>();
    await mapYielding(new Set(names), (name) => {
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
  former: readonly FormerRow[],
): ReadonlyMap<string, IngredientRow> {
  const byId = new Map(rows.map((row) => [row.ingredient_id, row]));
  for (const { ingredient_id, merged_into } of former) {
    const row = byId.get(merged_into ?? '');
    if (row) byId.set(ingredient_id, row);
  }
  return byId;
}

function indexFoods(
  byId: ReadonlyMap<string, IngredientRow>,
  { packsOf, idsOf }: Pick<Catalogue, 'packsOf' | 'idsOf'>,
): ReadonlyMap<string, IngredientRow> {
  const foods = new Map(byId);
  for (const [food, ids] of idsOf) {
    const [pack] = packsOf.get(food) ?? [];
    if (!pack) continue;
    for (const id of ids) if (!foods.has(id)) foods.set(id, pack);
  }
  return foods;
}

function idsByFood(
  named: readonly Pick<FormerRow, 'ingredient_id' | 'name'>[],
  byId: ReadonlyMap<string, IngredientRow>,
): ReadonlyMap<string, readonly string[]> {
  const foods = Map.groupBy(named, ({ ingredient_id, name }) =>
    foodKey(byId.get(ingredient_id) ?? { name }),
  );
  return new Map(
    [...foods].map(([food, rows]) => [food, rows.map(({ ingredient_id }) => ingredient_id)]),
  );
}
