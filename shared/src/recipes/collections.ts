/**
 * Limits of a shopper's collections of saved and own recipes.
 *
 * Units   `name` in characters, the rest in collections and recipes.
 * Source  our own decision.
 */
export const COLLECTION_LIMITS = {
  name: 60,
  ofOne: 100,
  recipes: 1_000,
  ofRecipe: 50,
} as const;
