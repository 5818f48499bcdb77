/** Messages for failed recipe requests. Source: product specification section 8. */
export const WORDS = {
  recipes: 'Failed to fetch recipes. Please try again later.',
  search: 'Failed to search recipes. Please try again.',
  recipe: 'Failed to fetch recipe details. Please try again.',
  offline: "You're offline. Please connect to the internet and try again.",
  limit: 'Daily API limit reached.',
  limitNothingCached: 'Daily API limit reached and no cached recipes available.',
  keys: 'All recipe provider API keys have failed',
  cacheOnly: 'Daily API limit reached. Using cached recipes only until tomorrow.',
} as const;

/** A recipe request failed. The message is for people; `notFound`: there is no such recipe. */
export class RecipeFailure extends Error {
  readonly notFound: boolean;

  constructor(message: string, { notFound = false } = {}) {
    super(message);
    this.name = 'RecipeFailure';
    this.notFound = notFound;
  }
}
