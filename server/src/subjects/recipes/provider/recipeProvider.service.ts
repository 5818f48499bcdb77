import type {
  ProviderRecipe,
  randomRecipes,
  recipeInformation,
  searchRecipes,
} from '@larder/shared/recipes/provider.calls';
import { addRequests, countOn, type DayCount } from '@larder/shared/recipes/providerBudget';
import type * as z from 'zod/mini';

export type RandomQuery = z.output<(typeof randomRecipes)['query']>;
export type SearchQuery = z.output<(typeof searchRecipes)['query']>;
type InformationQuery = z.output<(typeof recipeInformation)['query']>;
export type SearchPage = z.output<(typeof searchRecipes)['response']>;

/** Default number of recipes. Source: the provider's reference. */
export const USUAL_NUMBER = 10;

/**
 * A source of recipes: our own, or an upstream provider with the same calls.
 *
 * Errors  recipe_not_found for an unknown id; provider_exhausted and provider_unavailable when an upstream
 *         provider cannot answer and nothing is cached.
 */
export type RecipeProvider = {
  /** Whether a recipe never changes while the program runs. */
  readonly isFixed: boolean;
  readonly random: (query: RandomQuery) => Promise<Answered<{ recipes: ProviderRecipe[] }>>;
  readonly search: (query: SearchQuery) => Promise<Answered<SearchPage>>;
  readonly information: (id: number, query: InformationQuery) => Promise<Answered<ProviderRecipe>>;
};

export type Answered<Body> = { readonly body: Body; readonly quota: Quota };

/** Cost of an answer, and used and left points of the UTC day. */
type Quota = { readonly request: number; readonly used: number; readonly left: number };

export type QuotaMeter = {
  spend(cost: number): Quota;
  /** Counts a request before it is sent; false when none is left today. */
  request(): Promise<boolean>;
  /** Used today. */
  used(): number;
};

/** Counts with other processes: see countRequest. */
export type CountTogether = (day: string) => Promise<number | undefined>;

/**
 * Counts the use of a daily allowance, from 00:00 UTC.
 *
 * Shape   with `together` it counts the requests of all processes; without, or while that fails, of this one.
 */
export function makeQuotaMeter({
  now,
  allowance,
  together,
}: {
  now: () => Date;
  allowance: number;
  together?: CountTogether;
}): QuotaMeter {
  let kept: DayCount | undefined;
  const alone = async (): Promise<number | undefined> => {
    const { count } = addRequests(kept, dayOf(now()), 1);
    return count > allowance ? undefined : count;
  };
  return {
    async request() {
      const day = dayOf(now());
      const count = together ? await together(day).catch(alone) : await alone();
      kept = addRequests(undefined, day, count ?? allowance);
      return count !== undefined;
    },
    spend(cost) {
      kept = addRequests(kept, dayOf(now()), cost);
      return { request: cost, used: kept.count, left: Math.max(0, allowance - kept.count) };
    },
    used: () => countOn(kept, dayOf(now())).count,
  };
}

/** The UTC day: 2026-11-21. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** The items in random order; `chance` draws from 0 up to, not including, 1. */
export function shuffled<Item>(items: readonly Item[], chance: () => number): Item[] {
  return items
    .map((item) => ({ item, at: chance() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
