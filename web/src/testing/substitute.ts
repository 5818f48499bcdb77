import type { Substitute } from '@larder/shared/food/ingredients.calls';

/** A substitute in packs of 500 gm, as much of it by weight, in all roles. */
export function substitute(
  ingredient_id: string,
  name: string,
  more: Partial<Substitute> = {},
): Substitute {
  return {
    ingredient_id,
    name,
    unit_quantity: 500,
    unit: 'gm',
    category: 'Pantry',
    image: null,
    density_g_per_ml: null,
    grams_of: {},
    ratio: '1',
    by: 'weight',
    roles: ['baking', 'cooking', 'raw'],
    changes: 'a little firmer',
    factor: 1,
    ...more,
  };
}
