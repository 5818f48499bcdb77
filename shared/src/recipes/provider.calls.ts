import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';
import { Id, text, wholeNumberText } from '#basics/leaves.model';
import { Contains, UnitGrams } from '#food/foodParts.model';
import { Nutrition } from '#food/nutrition.model';

/*
 * The recipe provider's three calls, at its paths, in its shapes. Our additions: an ingredient's
 * `ingredient_id`, `category`, `density_g_per_ml`, `grams_of` and `contains` from our catalogue; a recipe's
 * `diet_notes` and `price_share`; how much of its nutrition is known; why a search found a recipe, and what
 * became of the search.
 */

const Measure = z.object({ amount: z.number(), unitShort: z.string(), unitLong: z.string() });

export const ProviderIngredient = z.object({
  /** -1 or 0: not recognised by the provider. Never a key. */
  id: z.int(),
  name: z.string(),
  original: z.string(),
  amount: z.number(),
  unit: z.string(),
  image: z.nullable(z.string()),
  aisle: z.nullable(z.string()),
  measures: z.optional(z.object({ us: Measure, metric: Measure })),
  ingredient_id: z.optional(z.nullable(Id)),
  category: z.optional(z.nullable(z.string())),
  density_g_per_ml: z.optional(z.nullable(z.number())),
  /** Grams of a piece and of other units. */
  grams_of: z.optional(UnitGrams),
  contains: z.optional(Contains),
});
export type ProviderIngredient = z.output<typeof ProviderIngredient>;

export const ProviderRecipe = z.object({
  id: z.int(),
  title: z.string(),
  image: z.nullable(z.string()),
  imageType: z.optional(z.string()),
  readyInMinutes: z.optional(z.nullable(z.number())),
  servings: z.optional(z.nullable(z.number())),
  /** Units: US cents. What the recipe uses of packs at average prices, not whole packs. */
  pricePerServing: z.optional(z.number()),
  /** The priced share of the weight, 0 to 1; below 0.9 the price is a minimum. */
  price_share: z.optional(z.number()),
  summary: z.optional(z.nullable(z.string())),
  cuisines: z.optional(z.array(z.string())),
  dishTypes: z.optional(z.array(z.string())),
  diets: z.optional(z.array(z.string())),
  vegetarian: z.optional(z.boolean()),
  vegan: z.optional(z.boolean()),
  glutenFree: z.optional(z.boolean()),
  dairyFree: z.optional(z.boolean()),
  /** Conditions of the diets above, as sentences. */
  diet_notes: z.optional(z.array(z.string())),
  instructions: z.optional(z.nullable(z.string())),
  sourceName: z.optional(z.nullable(z.string())),
  extendedIngredients: z.optional(z.array(ProviderIngredient)),
  analyzedInstructions: z.optional(
    z.array(
      z.object({
        name: z.string(),
        steps: z.array(z.object({ number: z.int(), step: z.string() })),
      }),
    ),
  ),
  nutrition: z.optional(Nutrition),
  /** Why a search found it; missing when its title says it. */
  reason: z.optional(z.string()),
});
export type ProviderRecipe = z.output<typeof ProviderRecipe>;

const Flag = z.optional(
  z.codec(z.enum(['true', 'false']), z.boolean(), {
    decode: (text) => text === 'true',
    encode: (flag) => (flag ? ('true' as const) : ('false' as const)),
  }),
);
const Words = z.optional(text(100));
const HowMany = z.optional(wholeNumberText(1, 100));

export const randomRecipes = endpoint({
  method: 'GET',
  path: '/recipes/random',
  access: 'public',
  summary: 'Random recipes',
  query: z.object({
    number: HowMany,
    addRecipeInformation: Flag,
    fillIngredients: Flag,
    includeNutrition: Flag,
  }),
  response: z.object({ recipes: z.array(ProviderRecipe) }),
});

export const searchRecipes = endpoint({
  method: 'GET',
  path: '/recipes/complexSearch',
  access: 'public',
  summary: 'Search recipes',
  query: z.object({
    // What is typed, and the words of filters.
    query: z.optional(text(300)),
    cuisine: Words,
    type: Words,
    diet: Words,
    includeIngredients: Words,
    maxReadyTime: z.optional(wholeNumberText(1, 10_000)),
    offset: z.optional(wholeNumberText(0, 900)),
    number: HowMany,
    instructionsRequired: Flag,
    addRecipeInformation: Flag,
    addRecipeNutrition: Flag,
    fillIngredients: Flag,
  }),
  response: z.object({
    offset: z.int(),
    number: z.int(),
    totalResults: z.int(),
    results: z.array(ProviderRecipe),
    /** Sentences: what was left out, not understood or given up. */
    notes: z.optional(z.array(z.string())),
  }),
});

export const recipeInformation = endpoint({
  method: 'GET',
  path: '/recipes/{id}/information',
  access: 'public',
  summary: 'One recipe with its ingredients, steps and nutrition',
  params: z.object({ id: wholeNumberText(1, 999_999_999) }),
  query: z.object({ includeNutrition: Flag }),
  response: ProviderRecipe,
});
