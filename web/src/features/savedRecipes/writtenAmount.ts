import type { UnitSystem } from '@larder/shared/domain/units';

import type { CookIngredient } from '#lib/cookRecipe';

/** What a line says of its amount: "4 cloves", "to taste"; "" where its note says so. */
export function writtenAmount(
  { quantity, note }: CookIngredient,
  { servings, system }: { servings: number; system: UnitSystem },
): string {
  return quantity(servings, system) || (note.includes('to taste') ? '' : 'to taste');
}
