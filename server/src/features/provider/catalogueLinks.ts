import type { ProviderIngredient, ProviderRecipe } from '@larder/shared/contract/provider';
import { findMatch } from '@larder/shared/domain/catalogueMatch';

import type { Catalogue } from '#features/ingredients/catalogueIndex';

import type { Answered, RecipeProvider } from './recipeProvider.ts';

/** Names remembered with their match; more than any day of recipes holds. */
const MOST_NAMES = 20_000;

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
  async function linked<Body>(
    answered: Answered<Body>,
    rebuild: (body: Body, link: Link) => Body,
  ): Promise<Answered<Body>> {
    return { ...answered, body: rebuild(answered.body, linkTo(await readCatalogue())) };
  }
  return {
    random: async (query) =>
      linked(await provider.random(query), ({ recipes }, recipe) => ({
        recipes: recipes.map(recipe),
      })),
    search: async (query) =>
      linked(await provider.search(query), (page, recipe) => ({
        ...page,
        results: page.results.map(recipe),
      })),
    information: async (id, query) =>
      linked(await provider.information(id, query), (body, recipe) => recipe(body)),
  };
}

type Link = (recipe: ProviderRecipe) => ProviderRecipe;

const links = new WeakMap<Catalogue, Link>();

/** Says what the ingredients of a recipe are in the catalogue, as `linkedProvider` does. */
export function linkTo(catalogue: Catalogue): Link {
  const link = links.get(catalogue) ?? linkerTo(catalogue);
  links.set(catalogue, link);
  return link;
}

function linkerTo(catalogue: Catalogue): Link {
  const found = new Map<string, string | undefined>();
  const matchOf = (name: string): string | undefined => {
    if (!found.has(name)) {
      if (found.size >= MOST_NAMES) found.clear();
      found.set(name, findMatch(catalogue.names, name)?.ingredient_id);
    }
    return found.get(name);
  };
  const rowOf = ({ id, name, ingredient_id: given }: ProviderIngredient) => {
    const known = catalogue.byId.get(given ?? '');
    return known ?? (id > 0 ? catalogue.byId.get(matchOf(name) ?? '') : undefined);
  };
  const linkOf = (ingredient: ProviderIngredient): ProviderIngredient => {
    const row = rowOf(ingredient);
    return {
      ...ingredient,
      ingredient_id: row?.ingredient_id ?? null,
      category: row?.category ?? ingredient.category ?? null,
      density_g_per_ml: row?.density_g_per_ml ?? ingredient.density_g_per_ml ?? null,
    };
  };
  // The same recipe gives the same object, so that what is made of it can be kept, too.
  const linked = new WeakMap<ProviderRecipe, ProviderRecipe>();
  return (recipe) => {
    const { extendedIngredients } = recipe;
    const made = linked.get(recipe) ?? {
      ...recipe,
      ...(extendedIngredients && { extendedIngredients: extendedIngredients.map(linkOf) }),
    };
    linked.set(recipe, made);
    return made;
  };
}
