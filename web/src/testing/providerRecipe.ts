import type { ProviderIngredient } from '@larder/shared/recipes/provider.calls';

/** An ingredient of a found recipe, without picture and aisle. */
export function recipePart(name: string, amount: number, unit: string): ProviderIngredient {
  return { id: 1, name, original: name, amount, unit, image: null, aisle: null };
}
