import { requestBudget } from './budget.ts';
import { recipeCache } from './cache.ts';
import { recipeClient } from './client.ts';
import { recipeDatabase } from './database.ts';
import { takeRecipeOfPage } from './recipeOfPage.ts';

const now = () => Date.now();

/** The day's requests of this browser. */
export const budget = requestBudget({ now });

/** Recipes as this browser gets them. The browser database is opened by the first use, not before. */
export const recipes = recipeClient({
  cache: recipeCache(recipeDatabase()),
  budget,
  now,
  takeGiven: takeRecipeOfPage,
  isOnline: () => navigator.onLine,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});
