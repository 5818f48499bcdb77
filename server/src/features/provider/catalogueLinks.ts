import type { ProviderRecipe } from '@larder/shared/contract/provider';

import type { Catalogue } from '#features/ingredients/catalogueIndex';

import type { RecipeProvider } from './recipeProvider.ts';

/**
 * A provider whose ingredients say what they are in our catalogue.
 *
 * Shape   an ingredient keeps the `ingredient_id` it came with if the catalogue has it, else it is found by
 *         name; without a match the id is null, and category and density stay what the provider said.
 *         What the provider itself did not recognise (id -1 or 0) is never matched.
 */
export function linkedProvider(
  provider: RecipeProvider,
  readCatalogue: () => Promise<Catalogue>,
): RecipeProvider {
  const linked = async (recipes: readonly ProviderRecipe[]) =>
    linkAll(await readCatalogue(), recipes);
  return {
    async random(query) {
      const { body, quota } = await provider.random(query);
      return { body: { recipes: await linked(body.recipes) }, quota };
    },
    async search(query) {
      const { body, quota } = await provider.search(query);
      return { body: { ...body, results: await linked(body.results) }, quota };
    },
    async information(id, query) {
      const { body, quota } = await provider.information(id, query);
      const [recipe = body] = await linked([body]);
      return { body: recipe, quota };
    },
  };
}

/** What was made of each recipe. The same recipe gives the same object, so that what is made of it can be kept. */
const links = new WeakMap<Catalogue, WeakMap<ProviderRecipe, ProviderRecipe>>();

/** Says what the ingredients of recipes are in the catalogue, as `linkedProvider` does. */
export async function linkAll(
  catalogue: Catalogue,
  recipes: readonly ProviderRecipe[],
): Promise<ProviderRecipe[]> {
  const linked = links.get(catalogue) ?? new WeakMap<ProviderRecipe, ProviderRecipe>();
  links.set(catalogue, linked);
  const unlinked = recipes.filter((recipe) => !linked.has(recipe));
  const { byId } = catalogue;
  const unnamed = unlinked
    .flatMap(({ extendedIngredients = [] }) => extendedIngredients)
    .filter(({ id, ingredient_id }) => id > 0 && !byId.has(ingredient_id ?? ''));
  const meant = await catalogue.match(unnamed.map(({ name }) => name));
  return recipes.map((recipe) => {
    const made = linked.get(recipe) ?? linkOf(recipe, { byId, meant });
    linked.set(recipe, made);
    return made;
  });
}

function linkOf(
  recipe: ProviderRecipe,
  { byId, meant }: Pick<Catalogue, 'byId'> & { meant: ReadonlyMap<string, string> },
): ProviderRecipe {
  const { extendedIngredients } = recipe;
  if (!extendedIngredients) return { ...recipe };
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
      };
    }),
  };
}
