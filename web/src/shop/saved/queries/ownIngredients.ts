import { listIngredientsOf } from '@larder/shared/recipes/recipeFoods';
import type { OwnRecipe } from '@larder/shared/recipes/recipes.calls';

import type { SelectedIngredient } from '#shop/kitchen/state/selectedRecipes.ts';

/** The ingredients of an own recipe, as the list takes them: of its lines, else of its packs. */
export function ownIngredients(recipe: OwnRecipe): SelectedIngredient[] {
  return recipe.lines.length > 0 ? ofLines(recipe) : ofPacks(recipe);
}

function ofPacks({ items }: OwnRecipe): SelectedIngredient[] {
  return items.map(({ ingredient_id, name, unit_quantity, unit, quantity, category, image }) => ({
    name,
    amount: unit_quantity * quantity,
    unit,
    image,
    aisle: null,
    ingredient_id,
    category,
    density: null,
  }));
}

function ofLines({ lines }: OwnRecipe): SelectedIngredient[] {
  return listIngredientsOf(lines).map((item) => ({
    name: item.name,
    amount: item.amount,
    ...(item.low !== undefined && { low: item.low }),
    unit: item.unit,
    ...(item.fixed === true && { fixed: true }),
    image: item.image ?? null,
    aisle: null,
    ingredient_id: item.ingredient_id ?? null,
    category: item.category ?? null,
    density: item.density ?? null,
    ...(item.grams && { grams: item.grams }),
  }));
}
