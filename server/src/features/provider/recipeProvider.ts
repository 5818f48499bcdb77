import type {
  ProviderRecipe,
  randomRecipes,
  recipeInformation,
  searchRecipes,
} from '@larder/shared/contract/provider';
import { addRequests, countOn, type DayCount } from '@larder/shared/domain/providerBudget';
import type * as z from 'zod/mini';

type RandomQuery = z.output<(typeof randomRecipes)['query']>;
export type SearchQuery = z.output<(typeof searchRecipes)['query']>;
type InformationQuery = z.output<(typeof recipeInformation)['query']>;
export type SearchPage = z.output<(typeof searchRecipes)['response']>;

/** How many recipes an answer holds when nobody says. Source: the provider's reference. */
export const USUAL_NUMBER = 10;

/**
 * Where recipes come from: our own corpus, or the provider whose calls these are.
 *
 * Errors  recipe_not_found for an id nobody knows; provider_exhausted and provider_unavailable when a
 *         provider elsewhere cannot answer and nothing is kept from before.
 */
export type RecipeProvider = {
  readonly random: (query: RandomQuery) => Promise<Answered<{ recipes: ProviderRecipe[] }>>;
  readonly search: (query: SearchQuery) => Promise<Answered<SearchPage>>;
  readonly information: (id: number, query: InformationQuery) => Promise<Answered<ProviderRecipe>>;
};

export type Answered<Body> = { readonly body: Body; readonly quota: Quota };

/** What an answer cost, and what the UTC day has used and left after it, in the provider's units. */
type Quota = { readonly request: number; readonly used: number; readonly left: number };

export type QuotaMeter = {
  /** Counts what an answer cost. */
  spend(cost: number): Quota;
  /** Counts one request that is about to be made; false when today has none left for it. */
  request(): Promise<boolean>;
  /** What today has used so far. */
  used(): number;
};

/** Counts a day's requests with those of other processes: see countRequest. */
export type CountTogether = (day: string) => Promise<number | undefined>;

/**
 * Counts what is used of a daily allowance; starts again at 00:00 UTC.
 *
 * Shape   with `together` the requests of all processes count; without, or while it fails, those of
 *         this one.
 */
export function quotaMeter({
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

/** The UTC day of a moment: 2026-11-21. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** The same items in an order by chance; `chance` draws a number from 0 up to, not including, 1. */
export function shuffled<Item>(items: readonly Item[], chance: () => number): Item[] {
  return items
    .map((item) => ({ item, at: chance() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
