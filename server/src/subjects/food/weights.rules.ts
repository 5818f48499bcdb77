import type { UnitGrams } from '@larder/shared/food/measures';

import type { IngredientRow } from './ingredients.queries.ts';

/** What `measure` needs to know of an ingredient. */
export function weightsOf({
  density_g_per_ml: density,
  grams_per_piece,
  measures,
}: Pick<IngredientRow, 'density_g_per_ml' | 'grams_per_piece' | 'measures'>): {
  density: number | null;
  grams: UnitGrams;
} {
  if (grams_per_piece === null) return { density, grams: measures };
  return { density, grams: { piece: grams_per_piece, ...measures } };
}
