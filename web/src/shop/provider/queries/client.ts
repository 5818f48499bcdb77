import {
  type ProviderRecipe,
  randomRecipes,
  recipeInformation,
  searchRecipes,
} from '@larder/shared/recipes/provider.calls';
import { afterAnswer, backoffMs, isFresh, isUsable } from '@larder/shared/recipes/providerBudget';
import { RECIPES_PER_PAGE } from '@larder/shared/recipes/recipes';

import { call } from '#platform/http/api.ts';
import { ApiError } from '#platform/http/apiError.ts';
import { RecipeFailure, WORDS } from '#shop/provider/rules/providerFailure.ts';

import { dayOf, type RequestBudget } from './budget.ts';
import type { RecipeCache } from './cache.ts';

/** The provider serves no page beyond this offset. Source: its published API description. */
const LAST_OFFSET = 900;
/** Maximum draws per Load More to find recipes that are not shown yet. */
const MAX_DRAWS = 3;

/**
 * `next` is the offset of the next page; undefined on the last. `total` counts all pages' recipes;
 * undefined when unknown.
 */
export type RecipePage = {
  readonly recipes: readonly ProviderRecipe[];
  readonly next: number | undefined;
  readonly total: number | undefined;
  /** What became of a search, in sentences. */
  readonly notes?: readonly string[] | undefined;
};

type RecipeClientParts = {
  cache: RecipeCache;
  budget: RequestBudget;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Takes the recipe embedded in the page, once; undefined when there is none. */
  takeGiven: () => ProviderRecipe | undefined;
  isOnline: () => boolean;
  wait: (ms: number) => Promise<void>;
};
type Signal = AbortSignal | undefined;
type RecipeList = Omit<RecipePage, 'next'> & { readonly total: number };

/**
 * Recipes from the provider, through the browser's cache and within its daily budget.
 *
 * Shape   fresh cached answers are never requested again; offline, and from 450 requests a day on, only
 *         the cache answers, however old; a failed request falls back on an old answer. A request that
 *         does not reach the server is retried 3 times, after 1, 2 and 4 seconds; a refusal is final,
 *         because the server has retried.
 * Errors  RecipeFailure, with a message for people.
 */
export function makeRecipeClient(parts: RecipeClientParts) {
  const { cache, now, takeGiven } = parts;
  const tools = toolsOf(parts);
  let cleanedOn: string | undefined;

  /** Deletes outdated records, once a day. */
  function cleanDaily(): void {
    const today = dayOf(now());
    if (cleanedOn === today) return;
    cleanedOn = today;
    void cache.clean(now());
  }

  return {
    /**
     * The picks of the day, the same until midnight. With `known`, further ones outside of those; fewer
     * than a page when the provider has no more.
     */
    async picks(known: readonly number[], signal?: Signal): Promise<RecipePage> {
      cleanDaily();
      return picksOf(tools, known, signal);
    },

    async search(text: string, offset: number, signal?: Signal): Promise<RecipePage> {
      cleanDaily();
      const query = text.trim().toLowerCase();
      return page(tools, {
        kept: await cache.read('searches', query),
        kind: 'searches',
        offset,
        words: WORDS.search,
        fetch: () => find({ query }, offset, signal),
        write: ({ notes = [], ...list }) => cache.write('searches', { query, notes, ...list }),
      });
    },

    async cuisine(name: string, offset: number, signal?: Signal): Promise<RecipePage> {
      cleanDaily();
      return page(tools, {
        kept: await cache.read('cuisines', name),
        kind: 'cuisines',
        offset,
        words: WORDS.recipes,
        fetch: () => find({ cuisine: name, instructionsRequired: true }, offset, signal),
        write: (list) => cache.write('cuisines', { name, ...list }),
      });
    },

    /** The embedded recipe, for the first caller and its own id; it is cached like a fetched one. */
    given(id: number): ProviderRecipe | undefined {
      const recipe = takeGiven();
      if (recipe?.id !== id) return undefined;
      void cache.write('recipes', { id, recipe, timestamp: now() });
      return recipe;
    },

    /** One recipe. A cached one without ingredients or instructions is refetched once. */
    async recipe(id: number, signal?: Signal): Promise<ProviderRecipe> {
      cleanDaily();
      const kept = await cache.read('recipes', id);
      const usable = kept && isUsable('recipes', now() - kept.timestamp, tools.cacheOnly());
      if (usable && isComplete(kept.recipe)) return kept.recipe;
      try {
        const query = { includeNutrition: true };
        const recipe = await tools.ask(
          () => call(recipeInformation, { params: { id }, query, signal }),
          WORDS.recipe,
        );
        void cache.write('recipes', { id, recipe, timestamp: now() });
        return recipe;
      } catch (error) {
        if (kept && !(error instanceof RecipeFailure && error.notFound)) return kept.recipe;
        throw error;
      }
    },
  };
}

type Tools = ReturnType<typeof toolsOf>;

/** Requests within the budget, and the cache. */
function toolsOf({ cache, budget, now, isOnline, wait }: RecipeClientParts) {
  async function ask<T>(request: () => Promise<T>, words: string): Promise<T> {
    for (let retries = 0; ; retries++) {
      if (!isOnline()) throw new RecipeFailure(WORDS.offline);
      if (budget.state() !== 'open') throw new RecipeFailure(WORDS.limit);
      budget.spend();
      try {
        return await request();
      } catch (error) {
        const next = afterAnswer({ status: undefined, retries, otherKey: false });
        if (!isLost(error) || next !== 'retry') throw failureOf(error, words);
        await wait(backoffMs(retries + 1, Math.random()));
      }
    }
  }

  async function keep(recipes: readonly ProviderRecipe[]): Promise<void> {
    for (const recipe of recipes.filter(isComplete))
      await cache.write('recipes', { id: recipe.id, recipe, timestamp: now() });
  }

  const cacheOnly = () => !isOnline() || budget.state() !== 'open';
  return { cache, now, ask, keep, cacheOnly };
}

type KeptList = RecipeList & { readonly timestamp: number };

/** One page of a cached list; the old one when the request fails. */
async function page(
  { now, ask, keep, cacheOnly }: Tools,
  list: {
    kept: KeptList | undefined;
    kind: 'searches' | 'cuisines';
    offset: number;
    words: string;
    fetch: () => Promise<RecipeList>;
    write: (list: KeptList) => Promise<void>;
  },
): Promise<RecipePage> {
  const { kept, kind, offset } = list;
  const reaches = kept && (kept.recipes.length > offset || kept.total <= offset);
  const age = now() - (kept?.timestamp ?? 0);
  if (reaches && isUsable(kind, age, cacheOnly())) return cut(kept, offset);
  try {
    const answer = await ask(list.fetch, list.words);
    const fresh = kept && isFresh(kind, age) && kept.recipes.length === offset;
    const base = fresh ? kept : { recipes: [], timestamp: now() };
    if (fresh || offset === 0) {
      const recipes = [...base.recipes, ...answer.recipes];
      void list.write({ ...answer, recipes, timestamp: base.timestamp });
    }
    void keep(answer.recipes);
    return pageOf(answer, offset);
  } catch (error) {
    if (reaches) return cut(kept, offset);
    throw offset === 0 ? nothingCached(error) : error;
  }
}

async function picksOf(
  { cache, now, ask, keep }: Tools,
  known: readonly number[],
  signal: Signal,
): Promise<RecipePage> {
  const first = known.length === 0;
  const today = dayOf(now());
  const kept = first ? await cache.read('daily', today) : undefined;
  if (kept) return morePicks(kept.recipes, known);
  try {
    const recipes = await draw(ask, known, signal);
    if (first) void cache.write('daily', { key: today, recipes, timestamp: now() });
    void keep(recipes);
    return morePicks(recipes, known);
  } catch (error) {
    const old = first ? await cache.newestDaily() : undefined;
    if (old) return morePicks(old.recipes, known);
    throw first ? nothingCached(error) : error;
  }
}

/** A page of random recipes that are not known yet. */
async function draw(
  ask: Tools['ask'],
  known: readonly number[],
  signal: Signal,
): Promise<ProviderRecipe[]> {
  const query = {
    number: RECIPES_PER_PAGE,
    addRecipeInformation: true,
    fillIngredients: true,
    includeNutrition: true,
  };
  const drawn = new Map<number, ProviderRecipe>();
  for (let turn = 0; turn < MAX_DRAWS && drawn.size < RECIPES_PER_PAGE; turn++) {
    const { recipes } = await ask(() => call(randomRecipes, { query, signal }), WORDS.recipes);
    for (const recipe of recipes) if (!known.includes(recipe.id)) drawn.set(recipe.id, recipe);
  }
  return [...drawn.values()].slice(0, RECIPES_PER_PAGE);
}

async function find(
  what: { query: string } | { cuisine: string; instructionsRequired: true },
  offset: number,
  signal: Signal,
): Promise<RecipeList> {
  const {
    results,
    totalResults,
    notes = [],
  } = await call(searchRecipes, {
    query: {
      ...what,
      number: RECIPES_PER_PAGE,
      offset,
      addRecipeInformation: true,
      addRecipeNutrition: true,
      fillIngredients: true,
    },
    signal,
  });
  return { recipes: results, total: totalResults, notes };
}

/** Whether a recipe has ingredients and at least one step. */
function isComplete(recipe: ProviderRecipe): boolean {
  return (recipe.extendedIngredients ?? []).length > 0 && stepsOf(recipe).length > 0;
}

/** A recipe's steps, all parts in sequence, without empty ones. */
export function stepsOf(recipe: ProviderRecipe): string[] {
  const steps = (recipe.analyzedInstructions ?? []).flatMap((part) => part.steps);
  return steps.map(({ step }) => step.trim()).filter((step) => step !== '');
}

function cut(list: RecipeList, offset: number): RecipePage {
  const recipes = list.recipes.slice(offset, offset + RECIPES_PER_PAGE);
  return pageOf({ ...list, recipes }, offset);
}

function pageOf({ recipes, total, notes }: RecipeList, offset: number): RecipePage {
  const next = offset + RECIPES_PER_PAGE;
  const more = recipes.length > 0 && next < total && next <= LAST_OFFSET;
  return { recipes, next: more ? next : undefined, total, notes };
}

function morePicks(recipes: readonly ProviderRecipe[], known: readonly number[]): RecipePage {
  const full = recipes.length === RECIPES_PER_PAGE;
  return { recipes, next: full ? known.length + recipes.length : undefined, total: undefined };
}

/** A first page that the daily limit blocks also means that nothing is cached. */
function nothingCached(error: unknown): unknown {
  const limited = error instanceof RecipeFailure && error.message === WORDS.limit;
  return limited ? new RecipeFailure(WORDS.limitNothingCached) : error;
}

/** Whether a request did not reach the server. */
function isLost(error: unknown): boolean {
  if (error instanceof DOMException) return error.name === 'NetworkError';
  return error instanceof TypeError;
}

function failureOf(error: unknown, words: string): unknown {
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  if (error instanceof ApiError) {
    if (error.code === 'provider_exhausted') return new RecipeFailure(WORDS.keys);
    if (error.status === 404) return new RecipeFailure(words, { notFound: true });
  }
  return new RecipeFailure(words);
}
