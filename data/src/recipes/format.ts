import { measure as convert, type Weights } from '@larder/shared/food/measures';
import {
  eachNutrient,
  type EatenShares,
  type Nutrition as Nutrients,
  nutritionOf,
} from '@larder/shared/food/nutrients';

import type { IngredientFacts } from '#catalogue/facts';
import { figuresOf } from '#catalogue/figures';

import { countryOf, type Country, type Cuisine } from './countries.ts';
import { isDairy, isGluten, isMeatOrFish, isNotVegan } from './diets.ts';
import { eatenOf } from './eaten.ts';

export const RECIPE_TYPES = [
  'pasta',
  'pizza',
  'curry',
  'salad',
  'smoothie',
  'chicken',
  'vegetarian',
  'soup',
  'dessert',
  'breakfast',
  'seafood',
  'beef',
  'vegetables',
  'pork',
  'lamb',
  'noodles',
  'rice',
  'main',
  'side',
  'snack',
  'bread',
] as const;
export type RecipeType = (typeof RECIPE_TYPES)[number];

/** Selects the picture's drawing. */
export const DISH_KINDS = [
  'pasta-nest',
  'short-pasta',
  'pizza',
  'curry',
  'soup',
  'rice-bowl',
  'salad',
  'tacos',
  'wrap',
  'noodles',
  'grill',
  'fish',
  'roast',
  'pancakes',
  'cake',
  'smoothie',
  'porridge',
  'toast',
] as const;
export type DishKind = (typeof DISH_KINDS)[number];

/** An ingredient as a recipe has it, for all servings. */
export type SourceLine = {
  /** The catalogue's name, in any case. */
  readonly name: string;
  /** What is bought, a can with its liquid; null without a number. */
  readonly amount: number | null;
  /** "" for pieces. */
  readonly unit: string;
  readonly prep: string | null;
  /** What of it gets onto the plates: "25%", "yolks"; null for all that can be eaten. */
  readonly part: string | null;
};

/**
 * A recipe as its file has it.
 *
 * Shape   `steps` name ingredients in braces, `{olive oil}`, with words of their catalogue name. Water is
 *         free and not listed. The first type is the main one. `country` stands where the cuisine has
 *         several.
 * Units   `min` minutes from the first cut to the plate, with resting; amounts are for `serves`.
 */
export type RecipeSource = {
  readonly id: number;
  readonly title: string;
  readonly cuisine: Cuisine;
  readonly country?: Country;
  readonly types: readonly RecipeType[];
  readonly dish: DishKind;
  readonly serves: number;
  readonly min: number;
  readonly lines: readonly SourceLine[];
  readonly steps: readonly string[];
};

export type RecipeUnit = 'g' | 'ml' | 'pc' | 'tsp' | 'tbsp' | 'cup';
const UNITS: ReadonlyMap<string, RecipeUnit> = new Map([
  ['', 'pc'],
  ['g', 'g'],
  ['ml', 'ml'],
  ['tsp', 'tsp'],
  ['tbsp', 'tbsp'],
  ['cup', 'cup'],
]);

/** An ingredient line, for all servings. */
export type RecipeIngredient = {
  /** The catalogue's name. */
  readonly name: string;
  readonly amount: number;
  readonly unit: RecipeUnit;
  readonly grams: number;
  /** The amount in the catalogue's base unit. */
  readonly baseAmount: number;
  readonly baseUnit: 'gm' | 'ml';
  readonly prep: string | null;
  /** What of `grams` and its nutrients is eaten. */
  readonly eaten: EatenShares;
};

/** `uses`: catalogue names, each once, in the order of the text. */
export type RecipeStep = { readonly text: string; readonly uses: readonly string[] };

/** Per serving. Units: kilocalories, grams, for `sodium` milligrams. */
export type Nutrition = Nutrients['amounts'];

export type Diets = {
  readonly vegetarian: boolean;
  readonly vegan: boolean;
  readonly glutenFree: boolean;
  readonly dairyFree: boolean;
};

export type Recipe = Omit<RecipeSource, 'lines' | 'steps' | 'country'> & {
  readonly country: Country;
  readonly ingredients: readonly RecipeIngredient[];
  readonly steps: readonly RecipeStep[];
  readonly nutrition: Nutrition;
  /** How much of it is known. */
  readonly nutritionKnown: Pick<Nutrients, 'known' | 'notKnown'>;
  /** Weight of what is eaten, without water; evaporation is not subtracted. */
  readonly gramsPerServing: number;
  readonly diets: Diets;
};

export type LineFault = {
  readonly rule: 'line-syntax' | 'unknown-ingredient' | 'no-grams' | 'eaten';
  readonly detail: string;
};

export type FactsByName = ReadonlyMap<string, IngredientFacts>;

/** Facts by lower-case name. */
export function factsByName(facts: readonly IngredientFacts[]): FactsByName {
  return new Map(facts.map((fact) => [fact.name.toLowerCase(), fact]));
}

/**
 * Parses a recipe and computes what follows from the catalogue's facts.
 *
 * Units   as in the types; nutrition is that of the raw ingredients per serving, as far as
 *         they are eaten.
 * Errors  Error with the recipe and the unreadable line or reference, or when its country is not known.
 */
export function parseRecipe(source: RecipeSource, known: FactsByName): Recipe {
  const { lines, steps, ...rest } = source;
  const ingredients = lines.map((line) => {
    const read = readLine(line, known);
    if ('rule' in read) throw new Error(`${source.id} ${source.title}: ${read.detail}`);
    return read;
  });
  const find = referencesTo(ingredients.map(({ name }) => name));
  const country = countryOf(source);
  if (country === undefined) throw new Error(`${source.id} ${source.title}: no country is known`);
  return {
    ...rest,
    country,
    ingredients,
    steps: steps.map((step) => ({ text: plainText(step), uses: usesOf(step, find, source) })),
    ...measure(ingredients, known, source.serves),
  };
}

/**
 * An ingredient with what the catalogue knows of it.
 *
 * Errors  returned, not thrown: the validator reports all of them.
 */
export function readLine(line: SourceLine, known: FactsByName): RecipeIngredient | LineFault {
  const { name, amount, prep, part } = line;
  const unit = UNITS.get(line.unit);
  if (amount === null || amount === 0) {
    return { rule: 'line-syntax', detail: `no step says how much "${name}"` };
  }
  if (!unit) return { rule: 'line-syntax', detail: `"${line.unit}" of ${name} is no unit of ours` };
  const fact = known.get(name.toLowerCase());
  if (!fact) return { rule: 'unknown-ingredient', detail: `"${name}" is not in the catalogue` };
  const grams = gramsOf(amount, unit, fact);
  const baseAmount = grams === null ? null : inBaseUnit(grams, fact);
  if (grams === null || baseAmount === null) {
    return { rule: 'no-grams', detail: `no weight is known for "${amount} ${unit} ${fact.name}"` };
  }
  const eaten = eatenOf({ prep, part }, fact);
  if (eaten === null) return { rule: 'eaten', detail: `"${part ?? ''} eaten" of ${fact.name}` };
  const { name: found, base_unit: baseUnit } = fact;
  return { name: found, amount, unit, grams, baseAmount, baseUnit, prep, eaten };
}

/** By the conversion of the grocery list; null where it would have to assume a weight. */
function gramsOf(amount: number, unit: RecipeUnit, fact: IngredientFacts): number | null {
  const written = { low: amount, high: amount, unit: unit === 'pc' ? 'piece' : unit };
  const weighed = convert(written, weightsOf(fact), 'gm');
  return weighed.unit === 'gm' && weighed.grade !== 'D' ? weighed.high : null;
}

function inBaseUnit(grams: number, fact: IngredientFacts): number | null {
  const weighed = { low: grams, high: grams, unit: 'g' };
  const { unit, high } = convert(weighed, weightsOf(fact), fact.base_unit);
  return unit === fact.base_unit ? high : null;
}

function weightsOf({ density_g_per_ml, grams_per_piece, g_per_cup }: IngredientFacts): Weights {
  const piece = grams_per_piece === null ? {} : { piece: grams_per_piece };
  const cup = g_per_cup === null ? {} : { cup: g_per_cup };
  return { density: density_g_per_ml, grams: { ...piece, ...cup } };
}

/** Weight and nutrition of what is eaten of the list; the diets are those of all that is in it. */
export function measure(
  ingredients: readonly RecipeIngredient[],
  known: FactsByName,
  serves: number,
): Pick<Recipe, 'nutrition' | 'nutritionKnown' | 'gramsPerServing' | 'diets'> {
  const rows = ingredients.flatMap(({ name, grams, eaten }) => {
    const fact = known.get(name.toLowerCase());
    return fact ? [{ name, fact, grams, eaten, figures: figuresOf(fact) }] : [];
  });
  const found = nutritionOf(rows, serves);
  const none = (is: (fact: IngredientFacts) => boolean): boolean =>
    !rows.some(({ fact }) => is(fact));
  const vegetarian = none(isMeatOrFish);
  return {
    // Whoever rounds on, to hundredths first or not, says the same.
    nutrition: eachNutrient((nutrient) => Math.round(100 * found.amounts[nutrient]) / 100),
    nutritionKnown: { known: found.known, notKnown: found.notKnown },
    gramsPerServing: found.grams,
    diets: {
      vegetarian,
      vegan: vegetarian && none(isNotVegan),
      glutenFree: none(isGluten),
      dairyFree: none(isDairy),
    },
  };
}

/** The step without braces. */
export function plainText(step: string): string {
  return step.replaceAll(/\{([^{}]*)\}/g, '$1');
}

/** The references of a step: "Add {salt} to {rice}" -> salt, rice. */
export function referencesIn(step: string): string[] {
  return Array.from(step.matchAll(/\{([^{}]*)\}/g), ([, words = '']) => words);
}

function usesOf(
  step: string,
  find: (reference: string) => string[],
  { id, title }: RecipeSource,
): string[] {
  const uses = referencesIn(step).flatMap((reference) => {
    const found = find(reference);
    if (found.length > 0) return found;
    throw new Error(`${id} ${title}: {${reference}} is not in the list`);
  });
  return [...new Set(uses)];
}

/**
 * Finds the names that a reference means: those with all its words, singular or plural.
 *
 * Shape   an equal name wins ("garlic" is not garlic powder), then names that end with it ("onion" is the red
 *         one, not onion powder). Words in brackets count, but not as the end of a name.
 */
export function referencesTo(names: readonly string[]): (reference: string) => string[] {
  const known = names.map((name) => ({
    name,
    words: stems(name),
    head: stems(name.replace(/\s*\(.*\)/, '')),
  }));
  return (reference) => {
    const wanted = stems(reference);
    if (wanted.length === 0) return [];
    const holding = known.filter(({ words }) => wanted.every((word) => words.includes(word)));
    const exact = holding.filter(({ head }) => head.join(' ') === wanted.join(' '));
    const ending = holding.filter(({ head }) => head.at(-1) === wanted.at(-1));
    const best = [exact, ending, holding].find((some) => some.length > 0) ?? [];
    return best.map(({ name }) => name);
  };
}

/** Lower-case singular words: "Cherry tomatoes" -> cherry, tomato. */
export function stems(text: string): string[] {
  return (text.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? []).map((word) =>
    word
      .replace(/^leaves$/, 'leaf')
      .replace(/ies$/, 'y')
      .replace(/(?<=o|ch|sh|ss|x)es$/, '')
      .replace(/(?<=[^su])s$/, ''),
  );
}
