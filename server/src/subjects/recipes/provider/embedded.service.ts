import { type IngredientFacts, readFacts } from '@larder/data/catalogue/facts';
import { readRecipes } from '@larder/data/recipes/corpus';
import { factsByName, parseRecipe } from '@larder/data/recipes/format';
import { lazy } from '@larder/shared/basics/lazy';
import type { ProviderRecipe } from '@larder/shared/recipes/provider.calls';

import { AppError } from '#errors';
import { makeMemoryCache } from '#platform/lib/memoryCache';

import { type FullRecipe, toProviderRecipe, withParts } from './embeddedRecipe.rules.ts';
import {
  type QuotaMeter,
  type RecipeProvider,
  type SearchQuery,
  shuffled,
  USUAL_NUMBER,
} from './recipeProvider.service.ts';
import { type Found, recipeSearch, type SearchFor } from './recipeSearch.rules.ts';

/** Points a day. Nothing is refused beyond: our own recipes are free. */
export const EMBEDDED_ALLOWANCE = 100_000;

/**
 * The provider's calls answered from our own recipes, which are read at the first call.
 *
 * Units   `chance` draws from 0 up to, not including, 1.
 */
export function makeEmbeddedProvider({
  meter,
  chance,
}: {
  meter: QuotaMeter;
  chance: () => number;
}): RecipeProvider {
  return {
    isFixed: true,

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
      const { ids, reasons, notes } = find(query);
      const results = ids.slice(offset, offset + number).flatMap((id, at) => {
        const recipe = recipes.get(id);
        if (!recipe) return [];
        const reason = reasons[offset + at] ?? '';
        return { ...withParts(recipe, partsOf(query)), ...(reason !== '' && { reason }) };
      });
      return {
        body: { offset, number, totalResults: ids.length, results, notes: [...notes] },
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

/** A recipe of ours with ingredients and steps; undefined for an unknown id. */
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

/** Errors  Error with the recipe that cannot be read. */
function openKitchen(): Kitchen {
  const facts = readFacts();
  const byName = new Map<string, IngredientFacts>(facts.map((fact) => [fact.name, fact]));
  const known = factsByName(facts);
  const parsed = readRecipes().map((source) => parseRecipe(source, known));
  const recipes = new Map(parsed.map((recipe) => [recipe.id, toProviderRecipe(recipe, byName)]));
  return {
    recipes,
    byCuisine: [...Map.groupBy(recipes.values(), ({ cuisines }) => cuisines?.[0]).values()],
    find: remembering(recipeSearch(parsed, facts)),
  };
}

/** Units: bytes; some hundred searches. */
const REMEMBERED = 4_000_000;

/** Pages of a search share one result. */
function remembering(find: (wanted: SearchFor) => Found): (wanted: SearchFor) => Found {
  const found = makeMemoryCache<Found>(REMEMBERED);
  return ({ query, cuisine, type, diet, includeIngredients, maxReadyTime }) => {
    const wanted = { query, cuisine, type, diet, includeIngredients, maxReadyTime };
    const key = JSON.stringify(wanted);
    const known = found.get(key)?.value;
    if (known) return known;
    const answer = find(wanted);
    found.set(key, answer, 0);
    return answer;
  };
}

/** Nutrition implies information; every recipe of ours has steps. */
function partsOf(query: SearchQuery) {
  const { addRecipeNutrition: nutrition = false } = query;
  const information = query.addRecipeInformation === true || nutrition;
  return { nutrition, information, ingredients: query.fillIngredients ?? false };
}

/**
 * Different recipes from all cuisines in proportion, so that even a few vary.
 *
 * Shape   all recipes when there are too few. The k-th of a cuisine's n recipes gets a random place from k/n
 *         to (k+1)/n, and the first places win.
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

/** About what the provider charges: 1 point, and 0.01 per result. */
function pointsFor(results: number): number {
  return 1 + results / 100;
}
