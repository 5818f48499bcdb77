import type { AskedProduct } from '@larder/shared/contract/productRequests';
import { smallestPacks } from '@larder/shared/domain/catalogueMatch';
import { closestTo, indexNames } from '@larder/shared/domain/unmatched';

import type { ServedCatalogue } from '#features/ingredients/catalogueIndex';
import { listNames } from '#features/ingredients/ingredients.queries';
import { cached } from '#lib/cached';
import { mapYielding } from '#lib/mapYielding';

const MAX_CLOSEST = 3;

/** The ingredients with the most similar names of each name, best first. */
export type ClosestReader = (names: readonly string[]) => Promise<AskedProduct['closest'][]>;

/**
 * Finds the ingredients with the most similar names.
 *
 * Units   building the index takes 20 ms, once per version of the catalogue.
 */
export function makeClosestReader({ deps: { db }, readCatalogue }: ServedCatalogue): ClosestReader {
  const readNames = cached(
    async () => indexNames(smallestPacks(await listNames(db))),
    (kept, version) => kept >= version,
  );
  return async (names) => {
    const catalogue = await readCatalogue();
    const index = await readNames(catalogue.version);
    return mapYielding(names, (name) =>
      closestTo(index, name, MAX_CLOSEST).flatMap(({ ingredient_id, similarity }) => {
        const row = catalogue.byId.get(ingredient_id);
        if (!row) return [];
        const { name: known, unit_quantity, unit, image } = row;
        return [{ ingredient_id, name: known, unit_quantity, unit, image, similarity }];
      }),
    );
  };
}
