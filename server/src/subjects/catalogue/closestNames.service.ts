import { smallestPacks } from '@larder/shared/food/catalogueMatch';
import type { AskedProduct } from '@larder/shared/food/productRequests.calls';

import { cached } from '#platform/lib/cached';
import { mapYielding } from '#platform/lib/mapYielding';
import type { ServedCatalogue } from '#subjects/food/catalogueIndex.service';
import { listNames } from '#subjects/food/ingredients.queries';
import { closestTo, indexNames } from '#subjects/food/unmatched.rules';

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
