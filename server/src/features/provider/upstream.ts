import type { ProviderRecipe } from '@larder/shared/contract/provider';
import { isFresh } from '@larder/shared/domain/providerBudget';
import { foldText } from '@larder/shared/domain/text';

import { AppError } from '#errors';
import { memoryCache } from '#lib/memoryCache';
import { list, number as numberWithin, record } from '#lib/untrusted';

import {
  type Answered,
  dayOf,
  type QuotaMeter,
  type RecipeProvider,
  type SearchPage,
  shuffled,
  USUAL_NUMBER,
} from './recipeProvider.ts';
import type { Ask, Question } from './upstreamClient.ts';
import { readRecipe } from './upstreamRecipe.ts';

/** Source: docs/operations.md, "Recipe provider". */
const MAX_CACHE_BYTES = 64 * 1024 * 1024;
/** How long random recipes serve everybody, and never past the UTC day they were asked for on. */
export const RANDOM_FRESH_MS = 60 * 60_000;
/**
 * How many random recipes are asked for at once: three pages, so that Load More finds others, and well
 * below 2 MiB at some 25 kB for a recipe with its nutrition.
 */
const RANDOM_POOL = 36;

type Recipes = { recipes: ProviderRecipe[] };
type Body = Recipes | SearchPage | ProviderRecipe;
type Call<Answer> = Question<Answer> & {
  key: string;
  isFresh: (keptAt: number) => boolean;
};

/**
 * The provider's own recipes, asked for as seldom as possible.
 *
 * Shape   an answer is kept as long as it is fresh (recipes 30 days, searches 24 hours, random ones an
 *         hour of the same UTC day, drawn from 36 by chance); the same question asked by several at once is asked once; an old
 *         answer is served when there is no new one. Recipes that came complete in a list are kept as
 *         answers of their own.
 * Errors  as `Ask`, when nothing is kept from before.
 */
export function upstreamProvider({
  ask,
  meter,
  now,
  chance,
  maxBytes = MAX_CACHE_BYTES,
}: {
  ask: Ask;
  meter: QuotaMeter;
  now: () => Date;
  chance: () => number;
  maxBytes?: number;
}): RecipeProvider {
  const cache = memoryCache<Body>(maxBytes);
  const running = new Map<string, Promise<Answered<Body>>>();
  const age = (at: number): number => now().getTime() - at;

  return {
    async random({ number = USUAL_NUMBER, ...wanted }) {
      const params = paramsOf({
        number: Math.max(number, RANDOM_POOL),
        addRecipeInformation: wanted.addRecipeInformation,
        fillIngredients: wanted.fillIngredients,
        includeNutrition: wanted.includeNutrition,
      });
      const { body, quota } = await answer<Recipes>({
        path: '/recipes/random',
        params,
        missing: 'provider_unavailable',
        key: `random ${params}`,
        isFresh: (at) => dayOf(new Date(at)) === dayOf(now()) && isUnder(age(at), RANDOM_FRESH_MS),
        read: (json) => {
          const recipes = list(record(json)?.['recipes'], readRecipe);
          return recipes && { recipes };
        },
      });
      return { body: { recipes: shuffled(body.recipes, chance).slice(0, number) }, quota };
    },

    search({ offset = 0, number = USUAL_NUMBER, ...wanted }) {
      const params = paramsOf({
        query: wanted.query === undefined ? undefined : tidy(wanted.query),
        cuisine: wanted.cuisine,
        type: wanted.type,
        diet: wanted.diet,
        includeIngredients: wanted.includeIngredients,
        maxReadyTime: wanted.maxReadyTime,
        instructionsRequired: wanted.instructionsRequired,
        addRecipeInformation: wanted.addRecipeInformation,
        addRecipeNutrition: wanted.addRecipeNutrition,
        fillIngredients: wanted.fillIngredients,
        offset,
        number,
      });
      return answer<SearchPage>({
        path: '/recipes/complexSearch',
        params,
        missing: 'provider_unavailable',
        key: `search ${params}`,
        isFresh: (at) => isFresh('searches', age(at)),
        read: (json) => {
          const page = record(json);
          const results = list(page?.['results'], readRecipe);
          const total = numberWithin(page?.['totalResults'], [0, 1_000_000]);
          return results && { offset, number, totalResults: Math.round(total ?? 0), results };
        },
      });
    },

    // Nutrition is always asked for, so that one answer serves whoever asks.
    information: (id) =>
      answer<ProviderRecipe>({
        path: `/recipes/${id}/information`,
        params: paramsOf({ includeNutrition: true }),
        missing: 'recipe_not_found',
        key: recipeKey(id),
        isFresh: (at) => isFresh('recipes', age(at)),
        read: readRecipe,
      }),
  };

  async function answer<Answer extends Body>(call: Call<Answer>): Promise<Answered<Answer>> {
    const kept = cache.get(call.key);
    // A key holds what was read for it: random, search and recipe keys never meet.
    const old = kept && { body: kept.value as Answer, quota: meter.spend(0) };
    if (old && call.isFresh(kept.at)) return old;
    try {
      return await shared(call);
    } catch (error) {
      const isGone = error instanceof AppError && error.code === 'recipe_not_found';
      if (old && !isGone) return old;
      throw error;
    }
  }

  function shared<Answer extends Body>(call: Call<Answer>): Promise<Answered<Answer>> {
    const first = running.get(call.key) as Promise<Answered<Answer>> | undefined; // as above
    if (first) return first;
    const request = fetched(call).finally(() => running.delete(call.key));
    running.set(call.key, request);
    return request;
  }

  async function fetched<Answer extends Body>(call: Call<Answer>): Promise<Answered<Answer>> {
    const { value, requests } = await ask(call);
    const at = now().getTime();
    cache.set(call.key, value, at);
    for (const recipe of recipesIn(value))
      if (isComplete(recipe)) cache.set(recipeKey(recipe.id), recipe, at);
    return { body: value, quota: { ...meter.spend(0), request: requests } };
  }
}

function recipesIn(body: Body): readonly ProviderRecipe[] {
  if ('recipes' in body) return body.recipes;
  return 'results' in body ? body.results : [];
}

/** Whether nothing is missing that the recipe's own call would bring. */
function isComplete(recipe: ProviderRecipe): boolean {
  return (
    recipe.nutrition !== undefined &&
    (recipe.extendedIngredients?.length ?? 0) > 0 &&
    (recipe.analyzedInstructions?.length ?? 0) > 0
  );
}

function recipeKey(id: number): string {
  return `recipe ${id}`;
}

/** Only what is named by the caller, in a fixed order, so that equal questions have equal keys. */
function paramsOf(
  values: Readonly<Record<string, string | number | boolean | undefined>>,
): URLSearchParams {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

/** The same question in one spelling. */
function tidy(query: string): string {
  return foldText(query).replaceAll(/\s+/g, ' ');
}

function isUnder(age: number, most: number): boolean {
  return age >= 0 && age < most;
}
