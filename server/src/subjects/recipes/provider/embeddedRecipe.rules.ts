import type { IngredientFacts } from '@larder/data/catalogue/facts';
import { ingredientId } from '@larder/data/ids';
import { ingredientImage, recipeImage } from '@larder/data/images';
import { isPerhapsAnimalRennet } from '@larder/data/recipes/diets';
import type { Diets, Recipe, RecipeIngredient, RecipeType } from '@larder/data/recipes/format';
import { fromDollars } from '@larder/shared/basics/money';
import type { Category } from '@larder/shared/food/categories';
import { nutrientAnswers } from '@larder/shared/food/dailyValues';
import type { ProviderIngredient, ProviderRecipe } from '@larder/shared/recipes/provider.calls';

import { originalLine, wordsFor } from './ingredientLine.rules.ts';
import { metricMeasure, pieceWord, usMeasure } from './kitchenMeasures.rules.ts';
import { usedCost } from './usedCost.rules.ts';

/** A recipe with all its parts. */
export type FullRecipe = Omit<ProviderRecipe, Part> & {
  [Key in Part]-?: NonNullable<ProviderRecipe[Key]>;
};
type Part = 'extendedIngredients' | 'analyzedInstructions' | 'nutrition' | 'dishTypes';

/** The provider's aisles of our categories. */
const AISLES: Readonly<Record<Category, string>> = {
  Produce: 'Produce',
  Dairy: 'Milk, Eggs, Other Dairy;Cheese',
  'Meat & Seafood': 'Meat;Seafood',
  Pantry: 'Pasta and Rice;Canned and Jarred;Baking',
  'Condiments & Spices': 'Spices and Seasonings;Oil, Vinegar, Salad Dressing;Condiments',
  Other: 'Beverages',
};

/** The provider's names of kinds of dish; a missing kind has none. */
const DISH_TYPES: Partial<Record<RecipeType, readonly string[]>> = {
  pasta: ['pasta'],
  pizza: ['pizza'],
  curry: ['curry'],
  salad: ['salad'],
  smoothie: ['smoothie', 'drink', 'beverage'],
  soup: ['soup'],
  dessert: ['dessert'],
  breakfast: ['breakfast', 'morning meal'],
  noodles: ['noodles'],
  main: ['main course', 'dinner', 'lunch'],
  side: ['side dish'],
  snack: ['snack', 'appetizer'],
  bread: ['bread'],
};

/** A recipe of ours in the provider's shape. */
export function toProviderRecipe(
  recipe: Recipe,
  facts: ReadonlyMap<string, IngredientFacts>,
): FullRecipe {
  const { id, title, serves, min, cuisine, country, diets, steps } = recipe;
  return {
    id,
    title,
    image: recipeImage(id),
    imageType: 'webp',
    readyInMinutes: min,
    servings: serves,
    ...priceOf(recipe, facts),
    summary: summaryOf(recipe),
    sourceName: 'Larder',
    cuisines: [...new Set([cuisine, country])].map(capital),
    dishTypes: dishTypesOf(recipe.types),
    diets: dietNames(diets),
    ...diets,
    diet_notes: dietNotes(recipe, facts),
    instructions: steps.map(({ text }) => text).join('\n'),
    analyzedInstructions: [
      { name: '', steps: steps.map(({ text }, index) => ({ number: index + 1, step: text })) },
    ],
    extendedIngredients: recipe.ingredients.flatMap((ingredient) => {
      const fact = facts.get(ingredient.name);
      return fact ? [toProviderIngredient(ingredient, fact)] : [];
    }),
    nutrition: nutrientsOf(recipe),
  };
}

/** What a serving costs at the catalogue's average prices. Units: cents. */
export function priceOf(
  { ingredients, serves }: Recipe,
  facts: ReadonlyMap<string, IngredientFacts>,
): { pricePerServing: number; price_share: number } {
  const known = ingredients.flatMap(({ name }) => facts.get(name) ?? []);
  const prices = known.map(
    ({ name, price_usd, pack_size, base_unit }) =>
      [name, { price: fromDollars(price_usd), unit_quantity: pack_size, unit: base_unit }] as const,
  );
  const lines = ingredients.map(({ name, baseAmount, baseUnit }) => ({
    ingredient_id: name,
    amount: baseAmount,
    unit: baseUnit,
    weights: { density: facts.get(name)?.density_g_per_ml },
  }));
  const { cents, share } = usedCost(lines, new Map(prices));
  return { pricePerServing: rounded(cents / serves), price_share: rounded(share) };
}

export function dishTypesOf(types: readonly RecipeType[]): string[] {
  return [...new Set(types.flatMap((type) => DISH_TYPES[type] ?? []))];
}

type Parts = { information: boolean; ingredients: boolean; nutrition: boolean };

/** The parts of a recipe that were asked for. */
export function withParts(recipe: FullRecipe, parts: Parts): ProviderRecipe {
  const { id, title, image, imageType, nutrition, extendedIngredients, ...information } = recipe;
  return {
    id,
    title,
    image,
    imageType,
    ...(parts.information && information),
    ...((parts.information || parts.ingredients) && { extendedIngredients }),
    ...(parts.nutrition && { nutrition }),
  };
}

function toProviderIngredient(
  ingredient: RecipeIngredient,
  fact: IngredientFacts,
): ProviderIngredient {
  const us = usMeasure(ingredient, fact);
  return {
    id: providerId(fact.slug),
    name: wordsFor(fact.name),
    original: originalLine(ingredient),
    amount: ingredient.amount,
    unit: ingredient.unit === 'pc' ? pieceWord(fact.name) : ingredient.unit,
    image: ingredientImage(fact.slug),
    aisle: AISLES[fact.category],
    measures: { us, metric: metricMeasure(ingredient) },
    ingredient_id: ingredientId(fact.slug),
    category: fact.category,
    density_g_per_ml: fact.density_g_per_ml,
  };
}

/** A numeric id: the first 28 bits of ours, which are unique among foods. */
function providerId(slug: string): number {
  return Number.parseInt(ingredientId(slug).slice(0, 7), 16) + 1;
}

function nutrientsOf({ nutrition, nutritionKnown }: Recipe): FullRecipe['nutrition'] {
  const { known, notKnown } = nutritionKnown;
  return {
    nutrients: nutrientAnswers({ amounts: nutrition, known }),
    known_share: rounded(known.kcal),
    not_known: notKnown.map(wordsFor),
  };
}

/** In the provider's order. */
function dietNames({ vegetarian, vegan, glutenFree, dairyFree }: Diets): string[] {
  return [
    ...(glutenFree ? ['gluten free'] : []),
    ...(dairyFree ? ['dairy free'] : []),
    ...(vegetarian ? ['lacto ovo vegetarian'] : []),
    ...(vegan ? ['vegan'] : []),
  ];
}

/** Cheese of a vegetarian recipe that some makers curdle with animal rennet. */
function dietNotes(
  { diets, ingredients }: Recipe,
  facts: ReadonlyMap<string, IngredientFacts>,
): string[] {
  if (!diets.vegetarian) return [];
  const cheeses = ingredients
    .flatMap(({ name }) => facts.get(name) ?? [])
    .filter(isPerhapsAnimalRennet);
  const names = [...new Set(cheeses.map(({ name }) => wordsFor(name)))];
  return names.map(
    (name) => `Vegetarian if the ${name} is made without animal rennet; its label says so.`,
  );
}

/** "Vegan and gluten-free. Serves 4 in 1 h 15 min; 520 kcal a serving." */
function summaryOf({ serves, min, nutrition, diets }: Recipe): string {
  const claims = [
    ...(diets.vegan ? ['vegan'] : diets.vegetarian ? ['vegetarian'] : []),
    ...(diets.glutenFree ? ['gluten-free'] : []),
  ].join(' and ');
  const facts = `Serves ${serves} in ${duration(min)}; ${Math.round(nutrition.kcal)} kcal a serving.`;
  return claims === '' ? facts : `${capital(claims)}. ${facts}`;
}

function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} minutes`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function rounded(amount: number): number {
  return Math.round(amount * 100) / 100;
}
