import { gramsForUnits } from '@larder/shared/food/measures';
import type { ProviderIngredient, ProviderRecipe } from '@larder/shared/recipes/provider.calls';

import type { Catalogue } from '#subjects/food/catalogueIndex.service';
import { weightsOf } from '#subjects/food/weights.rules';

/**
 * Recipes with what their ingredients are in our catalogue.
 *
 * Shape   an ingredient keeps its `ingredient_id` if the catalogue has it, else its name is matched;
 *         without a match the id is null, and category and density stay what the provider said. What the
 *         catalogue knows of weights is added.
 *         Ids -1 and 0, which the provider itself did not recognise, are never matched.
 */
export async function linkAll(
  catalogue: Catalogue,
  recipes: readonly ProviderRecipe[],
): Promise<ProviderRecipe[]> {
  const { byId } = catalogue;
  const unnamed = recipes
    .flatMap(({ extendedIngredients = [] }) => extendedIngredients)
    .filter(({ id, ingredient_id }) => id > 0 && !byId.has(ingredient_id ?? ''));
  const meant = await catalogue.match(unnamed.map(({ name }) => name));
  return recipes.map((recipe) => linkOf(recipe, { byId, meant }));
}

function unitsOf({ unit, measures }: ProviderIngredient): string[] {
  return measures ? [unit, measures.us.unitShort] : [unit];
}

function linkOf(
  recipe: ProviderRecipe,
  { byId, meant }: Pick<Catalogue, 'byId'> & { meant: ReadonlyMap<string, string> },
): ProviderRecipe {
  const { extendedIngredients } = recipe;
  if (!extendedIngredients) return recipe;
  return {
    ...recipe,
    extendedIngredients: extendedIngredients.map((ingredient) => {
      const { id, name, ingredient_id: given } = ingredient;
      const found = id > 0 ? meant.get(name) : undefined;
      const row = byId.get(given ?? '') ?? byId.get(found ?? '');
      return {
        ...ingredient,
        ingredient_id: row?.ingredient_id ?? null,
        category: row?.category ?? ingredient.category ?? null,
        density_g_per_ml: row?.density_g_per_ml ?? ingredient.density_g_per_ml ?? null,
        grams_of: row && gramsForUnits(weightsOf(row), unitsOf(ingredient)),
        contains: row?.contains ?? null,
      };
    }),
  };
}
