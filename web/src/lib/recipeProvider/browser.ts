import { requestBudget } from './budget.ts';
import { recipeCache } from './cache.ts';
import { recipeClient } from './client.ts';
import { recipeDatabase } from './database.ts';
import { takeRecipeOfPage } from './recipeOfPage.ts';

const now = () => Date.now();

export const budget = requestBudget({ now });

/** Recipes in this browser. The database opens on first use. */
export const recipes = recipeClient({
  cache: recipeCache(recipeDatabase()),
  budget,
  now,
  takeGiven: takeRecipeOfPage,
  isOnline: () => navigator.onLine,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});
