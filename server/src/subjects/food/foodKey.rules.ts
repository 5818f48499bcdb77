import type { IngredientRow } from './ingredients.queries.ts';

/** Pack sizes of one food have one name. */
export function foodKey({ name }: Pick<IngredientRow, 'name'>): string {
  return name.toLowerCase();
}
