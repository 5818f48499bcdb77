import { requestBudget } from './budget.ts';
import { makeRecipeCache } from './cache.ts';
import { makeRecipeClient } from './client.ts';
import { makeRecipeDatabase } from './database.ts';
import { takeRecipeOfPage } from './recipeOfPage.ts';

const now = () => Date.now();

export const budget = requestBudget({ now });

/** Recipes in this browser. The database opens on first use. */
export const recipes = makeRecipeClient({
  cache: makeRecipeCache(makeRecipeDatabase()),
  budget,
  now,
  takeGiven: takeRecipeOfPage,
  isOnline: () => navigator.onLine,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});
