import { foldText } from '@larder/shared/basics/text';
import type { ProviderRecipe } from '@larder/shared/recipes/provider.calls';
import { isFresh } from '@larder/shared/recipes/providerBudget';

import { AppError } from '#errors';
import { makeMemoryCache } from '#platform/lib/memoryCache';
import { list, number as numberWithin, record } from '#platform/lib/untrusted';

import {
  type Answered,
  dayOf,
  type QuotaMeter,
  type RandomQuery,
  type RecipeProvider,
  type SearchPage,
  type SearchQuery,
  shuffled,
  USUAL_NUMBER,
} from './recipeProvider.service.ts';
import type { Ask, Question } from './upstreamClient.service.ts';
import { readRecipe } from './upstreamRecipe.rules.ts';
import { type ProviderWish, providerWish } from './upstreamWish.rules.ts';

/** Source: docs/operations.md, "Recipe provider". */
const MAX_CACHE_BYTES = 64 * 1024 * 1024;
/** How long random recipes are served, never past the UTC day of their request. */
export const RANDOM_FRESH_MS = 60 * 60_000;
/** Recipes of one random request: three pages, about 25 kB each, below the client's limit of 2 MiB. */
const RANDOM_POOL = 36;

type Recipes = { recipes: ProviderRecipe[] };
type Body = Recipes | SearchPage | ProviderRecipe;
type Call<Answer> = Question<Answer> & {
  key: string;
  /** Both in ms since 1970. */
  isFresh: (keptAt: number, now: number) => boolean;
};
type Parts = {
  ask: Ask;
  meter: QuotaMeter;
  now: () => Date;
  /** Pictures of other hosts are left out. */
  pictureHosts: readonly string[];
  maxBytes?: number;
};
type Read = (json: unknown) => ProviderRecipe | undefined;

/**
 * Recipes of an upstream provider, cached.
 *
 * Shape   an answer is kept while it is fresh: recipes 30 days, searches 24 hours, random ones (12 of 36
 *         by chance) an hour of the same UTC day. Equal requests under way share one. A stale answer is
 *         served when there is no new one. Complete recipes of a list are kept as answers of their own.
 * Errors  as `Ask`, when nothing is cached.
 */
export function makeUpstreamProvider({
  chance,
  ...parts
}: Parts & { chance: () => number }): RecipeProvider {
  const answer = cachedAnswers(parts);
  const read: Read = (json) => readRecipe(json, parts.pictureHosts);
  return {
    isFixed: false,
    async random({ number = USUAL_NUMBER, ...wanted }) {
      const { body, quota } = await answer(randomCall(Math.max(number, RANDOM_POOL), wanted, read));
      return { body: { recipes: shuffled(body.recipes, chance).slice(0, number) }, quota };
    },
    async search(query) {
      const wish = providerWish(query);
      if (wish.isHopeless) return { body: nothingFor(query, wish), quota: parts.meter.spend(0) };
      return answer(searchCall(query, wish, read));
    },
    information: (id) => answer(informationCall(id, read)),
  };
}

function randomCall(
  number: number,
  { addRecipeInformation, fillIngredients, includeNutrition }: RandomQuery,
  read: Read,
): Call<Recipes> {
  const params = paramsOf({ number, addRecipeInformation, fillIngredients, includeNutrition });
  return {
    path: '/recipes/random',
    params,
    missing: 'provider_unavailable',
    key: `random ${params}`,
    isFresh: (at, now) =>
      dayOf(new Date(at)) === dayOf(new Date(now)) && isUnder(now - at, RANDOM_FRESH_MS),
    read: (json) => {
      const recipes = list(record(json)?.['recipes'], read);
      return recipes && { recipes };
    },
  };
}

function nothingFor(
  { offset = 0, number = USUAL_NUMBER }: SearchQuery,
  { notes }: ProviderWish,
): SearchPage {
  return { offset, number, totalResults: 0, results: [], notes: [...notes] };
}

function searchCall(
  { offset = 0, number = USUAL_NUMBER, ...wanted }: SearchQuery,
  wish: ProviderWish,
  read: Read,
): Call<SearchPage> {
  const params = paramsOf({
    query: wish.query === undefined ? undefined : tidy(wish.query),
    cuisine: wanted.cuisine,
    type: wanted.type,
    diet: wish.diet,
    intolerances: wish.intolerances,
    includeIngredients: wanted.includeIngredients,
    excludeIngredients: wish.excludeIngredients,
    maxReadyTime: wish.maxReadyTime,
    ...wish.bounds,
    maxCalories: wish.maxCalories,
    sort: wish.sort,
    sortDirection: wish.sort && 'asc',
    instructionsRequired: wanted.instructionsRequired,
    addRecipeInformation: wanted.addRecipeInformation,
    addRecipeNutrition: wanted.addRecipeNutrition,
    fillIngredients: wanted.fillIngredients,
    offset,
    number,
  });
  return {
    path: '/recipes/complexSearch',
    params,
    missing: 'provider_unavailable',
    key: `search ${params}`,
    isFresh: (at, now) => isFresh('searches', now - at),
    read: (json) => {
      const page = record(json);
      const results = list(page?.['results'], read);
      const total = numberWithin(page?.['totalResults'], [0, 1_000_000]);
      const notes = [...wish.notes];
      return results && { offset, number, totalResults: Math.round(total ?? 0), results, notes };
    },
  };
}

/** Always with nutrition, so that one answer serves every caller. */
function informationCall(id: number, read: Read): Call<ProviderRecipe> {
  return {
    path: `/recipes/${id}/information`,
    params: paramsOf({ includeNutrition: true }),
    missing: 'recipe_not_found',
    key: recipeKey(id),
    isFresh: (at, now) => isFresh('recipes', now - at),
    read,
  };
}

function cachedAnswers({ ask, meter, now, maxBytes = MAX_CACHE_BYTES }: Parts) {
  const cache = makeMemoryCache<Body>(maxBytes);
  const running = new Map<string, Promise<Answered<Body>>>();

  return async <Answer extends Body>(call: Call<Answer>): Promise<Answered<Answer>> => {
    const kept = cache.get(call.key);
    // A key holds what was read for it: random, search and recipe keys never meet.
    const old = kept && { body: kept.value as Answer, quota: meter.spend(0) };
    if (old && call.isFresh(kept.at, now().getTime())) return old;
    try {
      return await shared(call);
    } catch (error) {
      const isGone = error instanceof AppError && error.code === 'recipe_not_found';
      if (old && !isGone) return old;
      throw error;
    }
  };

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

/** Whether it has all that the recipe's own call answers. */
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

/** In a fixed order, so that equal requests have equal keys. */
function paramsOf(
  values: Readonly<Record<string, string | number | boolean | undefined>>,
): URLSearchParams {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

function tidy(query: string): string {
  return foldText(query).replaceAll(/\s+/g, ' ');
}

function isUnder(age: number, max: number): boolean {
  return age >= 0 && age < max;
}
