import type { Measure } from '@larder/shared/food/adminIngredients.calls';

import type { Tx } from '#platform/db/db';

import { replaceMeasures } from './adminIngredients.queries.ts';

/** Replaces the measures of the ingredients that have some given. */
export async function setMeasures(
  tx: Tx,
  rows: readonly { ingredient_id: string; measures?: readonly Measure[] | undefined }[],
): Promise<void> {
  const given = rows.flatMap(({ ingredient_id, measures }) =>
    measures ? [{ ingredient_id, measures }] : [],
  );
  if (given.length > 0) await replaceMeasures(tx, given);
}
