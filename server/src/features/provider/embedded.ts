import { type IngredientFacts, readFacts } from '@larder/data/catalogue/facts';
import { RECIPES } from '@larder/data/recipes/corpus';
import { parseRecipe } from '@larder/data/recipes/format';
import type { ProviderRecipe } from '@larder/shared/contract/provider';
import { lazy } from '@larder/shared/domain/lazy';

import { AppError } from '#errors';
import { memoryCache } from '#lib/memoryCache';

import { type FullRecipe, toProviderRecipe, withParts } from './embeddedRecipe.ts';
import {
  type QuotaMeter,
  type RecipeProvider,
  type SearchQuery,
  shuffled,
  USUAL_NUMBER,
} from './recipeProvider.ts';
import { recipeSearch, type SearchFor } from './recipeSearch.ts';

/** Points a day. Nothing is refused when they are gone: our own recipes cost nobody anything. */
export const EMBEDDED_ALLOWANCE = 100_000;

/**
 * The provider's calls answered from our own corpus, which is read at the first of them.
 *
 * Units   `chance` draws a number from 0 up to, not including, 1.
 */
export function embeddedProvider({
  meter,
  chance,
}: {
  meter: QuotaMeter;
  chance: () => number;
}): RecipeProvider {
  return {
    async random({ number = USUAL_NUMBER, includeNutrition: nutrition = false }) {
      const { byCuisine } = kitchen();
      const recipes = deal(byCuisine, number, chance).map((recipe) =>
        withParts(recipe, { information: true, ingredients: true, nutrition }),
      );
      return { body: { recipes }, quota: meter.spend(pointsFor(recipes.length)) };
    },

    async search(query) {
      const { find, recipes } = kitchen();
      const { offset = 0, number = USUAL_NUMBER } = query;
      const ids = find(query);
      const results = ids
        .slice(offset, offset + number)
        .flatMap((id) => recipes.get(id) ?? [])
        .map((recipe) => withParts(recipe, partsOf(query)));
      return {
        body: { offset, number, totalResults: ids.length, results },
        quota: meter.spend(pointsFor(results.length)),
      };
    },

    async information(id, { includeNutrition: nutrition = false }) {
      const body = ownRecipe(id, { nutrition });
      if (!body) throw new AppError('recipe_not_found');
      return { body, quota: meter.spend(pointsFor(1)) };
    },
  };
}

/** A recipe of our own corpus with its ingredients and steps; undefined when there is none of that id. */
export function ownRecipe(
  id: number,
  { nutrition }: { nutrition: boolean },
): ProviderRecipe | undefined {
  const recipe = kitchen().recipes.get(id);
  return recipe && withParts(recipe, { information: true, ingredients: true, nutrition });
}

type Kitchen = {
  readonly recipes: ReadonlyMap<number, FullRecipe>;
  readonly byCuisine: readonly (readonly FullRecipe[])[];
  readonly find: ReturnType<typeof recipeSearch>;
};

// The corpus does not change while the program runs.
const kitchen = lazy(openKitchen);

/** Errors  Error naming the recipe that cannot be read; the corpus is checked by its own tests. */
function openKitchen(): Kitchen {
  const facts = readFacts();
  const byName = new Map<string, IngredientFacts>(facts.map((fact) => [fact.name, fact]));
  const parsed = RECIPES.map((source) => parseRecipe(source, facts));
  const recipes = new Map(parsed.map((recipe) => [recipe.id, toProviderRecipe(recipe, byName)]));
  return {
    recipes,
    byCuisine: [...Map.groupBy(recipes.values(), ({ cuisines }) => cuisines?.join()).values()],
    find: remembering(recipeSearch(parsed)),
  };
}

/** Units: bytes; some thousand searches. */
const REMEMBERED = 4_000_000;

/** The pages of a search, and what many look for, are found once. */
function remembering(find: (wanted: SearchFor) => number[]): (wanted: SearchFor) => number[] {
  const found = memoryCache<number[]>(REMEMBERED);
  return ({ query, cuisine, type, diet, includeIngredients, maxReadyTime }) => {
    const wanted = { query, cuisine, type, diet, includeIngredients, maxReadyTime };
    const key = JSON.stringify(wanted);
    const known = found.get(key)?.value;
    if (known) return known;
    const ids = find(wanted);
    found.set(key, ids, 0);
    return ids;
  };
}

/** Asking for nutrition asks for the recipe; every recipe of ours has its steps. */
function partsOf(query: SearchQuery) {
  const { addRecipeNutrition: nutrition = false } = query;
  const information = query.addRecipeInformation === true || nutrition;
  return { nutrition, information, ingredients: query.fillIngredients ?? false };
}

/**
 * Different recipes, of all cuisines in proportion, so that even a few are never all of one kind.
 *
 * Shape   all of them when there are not as many as wanted. The k-th of a cuisine's n recipes lies
 *         somewhere from k/n to (k+1)/n of the way, and the first on the way are dealt.
 */
function deal(
  groups: readonly (readonly FullRecipe[])[],
  number: number,
  chance: () => number,
): FullRecipe[] {
  return groups
    .flatMap((group) =>
      shuffled(group, chance).map((item, k) => ({ item, at: (k + chance()) / group.length })),
    )
    .toSorted((a, b) => a.at - b.at)
    .slice(0, number)
    .map(({ item }) => item);
}

/** About what the provider takes: 1 and 0.01 for each result, in points. */
function pointsFor(results: number): number {
  return 1 + results / 100;
}
