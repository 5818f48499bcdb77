import { ALIASES } from '@larder/data/catalogue/aliases';
import { type IngredientFacts, slugOf } from '@larder/data/catalogue/facts';
import type { Recipe, RecipeIngredient, RecipeType } from '@larder/data/recipes/format';
import { foldText } from '@larder/shared/basics/text';
import MiniSearch from 'minisearch';

import { countriesOf } from './countryNames.rules.ts';
import { dishTypesOf, priceOf } from './embeddedRecipe.rules.ts';
import { familyWords, type Food, foodBook } from './foods.rules.ts';
import type { PricedRecipe } from './recipeFigures.rules.ts';
import { quickOf, sortedFor } from './searchOrder.rules.ts';
import { conditionReasons, type Meaning, notesOn, wordReasons } from './searchReasons.rules.ts';
import { nearestWords, searchWords, stem, titleWords } from './searchWords.rules.ts';
import { readWish, type Wish } from './wish.rules.ts';
import type { Diet } from './wishConditions.rules.ts';

/** The filters of a search. */
export type SearchFor = {
  readonly query?: string | undefined;
  readonly cuisine?: string | undefined;
  readonly type?: string | undefined;
  readonly diet?: string | undefined;
  readonly includeIngredients?: string | undefined;
  readonly maxReadyTime?: number | undefined;
};

/** What a search found. */
export type Found = {
  /** Best first. */
  readonly ids: readonly number[];
  /** Why each was found; "" when its title says it. */
  readonly reasons: readonly string[];
  /** What a person should know about the answer, in sentences. */
  readonly notes: readonly string[];
};

/** Share of a recipe's weight from which an ingredient is a main one. */
const MAIN_SHARE = 0.15;

/** Weight of a match by field; the best field of each word counts. */
const WEIGHTS = { title: 16, types: 8, cuisine: 4, main: 4, ingredients: 1 } as const;
type Field = keyof typeof WEIGHTS;
const FIELDS: readonly Field[] = ['title', 'types', 'cuisine', 'main', 'ingredients'];
type Entry = { readonly id: number } & Record<Field, readonly string[]>;

/** Other names of a kind of dish. */
const TYPE_WORDS: Partial<Record<RecipeType, string>> = {
  smoothie: 'smoothie shake drink beverage',
  dessert: 'dessert pudding treat',
  seafood: 'seafood fish',
  snack: 'snack appetizer starter',
};
/** Kinds of dish that are no dinner, unless the recipe is also "main". */
const NO_DINNER: readonly RecipeType[] = [
  'dessert',
  'smoothie',
  'breakfast',
  'side',
  'snack',
  'bread',
];

/** Not searchable: nearly every recipe has them. */
const STAPLES = new Set(['Table salt', 'Kosher salt', 'Ground black pepper']);

/** The provider's names of diets, folded. */
const DIET_NAMES: ReadonlyMap<string, Diet> = new Map<string, Diet>([
  ['vegetarian', 'vegetarian'],
  ['lacto ovo vegetarian', 'vegetarian'],
  ['vegan', 'vegan'],
  ['gluten free', 'glutenFree'],
  ['dairy free', 'dairyFree'],
]);

/**
 * Makes recipes searchable.
 *
 * Shape   the matches, best first: by where the words were found, then by how rare they are, then in a fixed
 *         mixed order, so that pages never overlap. Words that no recipe has are dropped, all others must be
 *         found. Without a match one word may be missing, but of two only if both are sure. Where few are
 *         quick, "quick" takes what is nearly so, and where none is, it is given up. What must not be in a
 *         recipe never is: what is not known counts as in it. Names in a list are alternatives for `cuisine`
 *         and `type`, and all needed for `diet` and `includeIngredients`, as the provider has it.
 */
export function recipeSearch(
  recipes: readonly Recipe[],
  facts: readonly IngredientFacts[],
): (wanted: SearchFor) => Found {
  const words = new Map(
    facts.map((fact) => [fact.name, [...foodWords(fact.name), ...familyWords(fact)]]),
  );
  const wordsOf = ({ name }: Pick<RecipeIngredient, 'name'>) => words.get(name) ?? [];
  const all = priced(recipes, facts).map((recipe) => ({
    recipe,
    entry: entryOf(recipe, wordsOf),
  }));
  const byId = new Map(all.map((one) => [one.recipe.id, one]));
  const known = new Set(all.flatMap(({ entry }) => FIELDS.flatMap((field) => entry[field])));
  const index = indexOf(all.map(({ entry }) => entry));
  const book = {
    foods: foodBook(facts),
    isKnown: (word: string) => known.has(word) || countriesOf(word).length > 0,
  };

  return ({ query = '', ...filters }) => {
    const wish = readWish(query, book);
    const meanings = wish.words.map((word, at) => ({
      word,
      means: meaningsOf(known, word, at === wish.words.length - 1),
    }));
    const understood = meanings.filter(({ means }) => means.length > 0);
    const isNothing = isHopeless(wish, understood);
    const hits = isNothing
      ? { ids: [], isPart: false }
      : understood.length === 0
        ? { ids: everything(recipes, wish.diets), isPart: false }
        : byWords(understood, { index, known });
    const isAsked = askedFor(filters);
    const fitting = hits.ids
      .flatMap((id) => byId.get(id) ?? [])
      .filter(({ recipe, entry }) => isWished(recipe, entry, wish) && isAsked(recipe));
    const fits = understood.length === 0 ? sortedFor(wish, fitting) : fitting;
    const { found, haste } = wish.quick ? quickOf(fits) : { found: fits, haste: undefined };
    return {
      ids: found.map(({ recipe }) => recipe.id),
      reasons: found.map(({ recipe, entry }) =>
        [
          ...wordReasons(recipe, { entry, meanings: understood, wordsOf }),
          ...conditionReasons(recipe, wish),
        ]
          .slice(0, MAX_REASONS)
          .join(', '),
      ),
      notes: notesOn(query, {
        wish,
        lost: meanings.filter(({ means }) => means.length === 0).map(({ word }) => word),
        isNothing,
        isPart: hits.isPart && found.length > 0,
        haste,
      }),
    };
  };

  /** Whether a recipe has what the provider's filters ask for; these are read once for all recipes. */
  function askedFor(filters: Omit<SearchFor, 'query'>): (recipe: Recipe) => boolean {
    const diets = dietsIn(filters.diet);
    const foods = partsOf(filters.includeIngredients).map((part) =>
      searchWords(part).map((word) => meaningsOf(known, word)),
    );
    return (recipe) =>
      recipe.min <= (filters.maxReadyTime ?? Infinity) &&
      diets.every((diet) => diet !== undefined && recipe.diets[diet]) &&
      isListed(filters.cuisine, [recipe.cuisine, recipe.country]) &&
      isListed(filters.type, [...recipe.types, ...dishTypesOf(recipe.types)]) &&
      foods.every((meanings) => holds(recipe, meanings));
  }

  /** Whether it has an ingredient, which may be a kind of food: "seafood", "vegetables". */
  function holds(recipe: Recipe, meanings: readonly (readonly string[])[]): boolean {
    return [typeWords(recipe.types), ...recipe.ingredients.map(wordsOf)].some((have) =>
      meanings.every((meaning) => meaning.some((word) => have.includes(word))),
    );
  }
}

/** More do not fit below a title. */
const MAX_REASONS = 2;

/** Whether nothing can be shown: no word is understood, or what to leave out is not. */
function isHopeless(wish: Wish, understood: readonly Meaning[]): boolean {
  const hasConditions =
    wish.diets.length + wish.without.length + wish.figures.length > 0 ||
    wish.quick ||
    wish.maxMinutes !== undefined ||
    wish.maxKcal !== undefined;
  const saysNothing = wish.words.length + wish.dropped.length === 0;
  return wish.unknown.length > 0 || (understood.length === 0 && !hasConditions && !saysNothing);
}

/** Whether it has what the search's own words ask for. */
function isWished(recipe: PricedRecipe, entry: Entry, wish: Wish): boolean {
  return (
    recipe.min <= (wish.maxMinutes ?? Infinity) &&
    recipe.nutrition.kcal <= (wish.maxKcal ?? Infinity) &&
    wish.diets.every((diet) => recipe.diets[diet]) &&
    wish.figures.every(({ fits }) => fits(recipe)) &&
    !wish.without.some((food) => hasFood(food, recipe, entry))
  );
}

/** Whether a recipe has a food, by its ingredients or by what it is called. */
function hasFood({ names, words }: Food, recipe: Recipe, entry: Entry): boolean {
  const called = [...entry.title, ...entry.types, ...entry.cuisine];
  return (
    recipe.ingredients.some(({ name }) => names.has(name)) ||
    words.every((word) => [word, ...countriesOf(word)].some((one) => called.includes(one)))
  );
}

function indexOf(entries: readonly Entry[]): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>({
    fields: [...FIELDS],
    extractField: (entry, field) =>
      field === 'id' ? String(entry.id) : entry[field as Field].join(' '), // only FIELDS are asked for
    tokenize: (words) => words.split(' '),
    processTerm: (word) => word,
  });
  index.addAll(entries);
  return index;
}

/** Every recipe; those written for the diets come before those that happen to fit. */
function everything(recipes: readonly Recipe[], diets: readonly Diet[]): number[] {
  const isMeant = ({ types }: Recipe): boolean =>
    types.some((type) => diets.some((diet) => diet === type));
  return recipes
    .toSorted((a, b) => Number(isMeant(b)) - Number(isMeant(a)) || mixed(a.id) - mixed(b.id))
    .map(({ id }) => id);
}

/** `isPart`: no recipe has all of the words. */
function byWords(
  understood: readonly Meaning[],
  { index, known }: { index: MiniSearch<Entry>; known: ReadonlySet<string> },
): { ids: number[]; isPart: boolean } {
  const hits = index
    .search({ combineWith: 'OR', queries: understood.flatMap(({ means }) => means) })
    .map(({ id, score, match }) => {
      const weights = understood.map(({ means }) => weightOf(means, match));
      return {
        id: Number(id),
        score,
        found: weights.filter((weight) => weight > 0).length,
        weight: weights.reduce((sum, weight) => sum + weight, 0),
      };
    })
    .toSorted((a, b) => b.weight - a.weight || b.score - a.score || mixed(a.id) - mixed(b.id));
  const all = hits.filter(({ found }) => found === understood.length);
  const isSure = ({ word, means }: Meaning) => known.has(word) || means.length === 1;
  const mayMiss = understood.length >= 3 || (understood.length > 1 && understood.every(isSure));
  const isPart = all.length === 0 && mayMiss;
  const best = isPart ? hits.filter(({ found }) => found === understood.length - 1) : all;
  return { ids: best.map(({ id }) => id), isPart };
}

/**
 * The known words that a word may mean: itself, else, for the last word, which may be incomplete, those it
 * begins, else the nearest spelling. Another name of a country means the country.
 */
function meaningsOf(known: ReadonlySet<string>, word: string, isLast = false): string[] {
  const countries = countriesOf(word).filter((country) => known.has(country));
  if (known.has(word) || countries.length > 0) return [...new Set([word, ...countries])];
  const longer =
    isLast && word.length >= MIN_PREFIX ? [...known].filter((other) => other.startsWith(word)) : [];
  return longer.length > 0 ? longer : nearestWords(word, known);
}

/** Letters of an incomplete word: "chic", but "kid" is no kidney. */
const MIN_PREFIX = 4;

function priced(recipes: readonly Recipe[], facts: readonly IngredientFacts[]): PricedRecipe[] {
  const byName = new Map(facts.map((fact) => [fact.name, fact]));
  return recipes.map((recipe) => ({
    ...recipe,
    centsPerServing: priceOf(recipe, byName).pricePerServing,
  }));
}

function entryOf(recipe: Recipe, wordsOf: (ingredient: RecipeIngredient) => string[]): Entry {
  const whole = recipe.ingredients.reduce((sum, { grams }) => sum + grams, 0);
  const foods = recipe.ingredients.filter(({ name }) => !STAPLES.has(name));
  return {
    id: recipe.id,
    title: titleWords(recipe.title),
    types: typeWords(recipe.types),
    cuisine: searchWords(`${recipe.cuisine} ${recipe.country}`),
    main: foods.filter(({ grams }) => grams >= whole * MAIN_SHARE).flatMap(wordsOf),
    ingredients: foods.flatMap(wordsOf),
  };
}

function typeWords(types: readonly RecipeType[]): string[] {
  const isDinner = types.includes('main') || !types.some((type) => NO_DINNER.includes(type));
  const words = types.flatMap((type) => searchWords(TYPE_WORDS[type] ?? type));
  return [...new Set([...words, ...(isDinner ? ['dinner'] : [])])];
}

/** The words of an ingredient's name, and its other names of one word. */
function foodWords(name: string): string[] {
  const others = (ALIASES[slugOf(name)] ?? []).map(searchWords);
  return [...searchWords(name), ...others.filter((words) => words.length === 1).flat()];
}

function weightOf(meaning: readonly string[], match: Readonly<Record<string, string[]>>): number {
  const places = meaning.flatMap((word) => match[word] ?? []);
  return Math.max(0, ...places.map((place) => WEIGHTS[place as Field])); // the index has no others
}

function partsOf(list = ''): string[] {
  return list.split(',').filter((part) => part.trim() !== '');
}

function isListed(list: string | undefined, names: readonly string[]): boolean {
  const parts = partsOf(list).map((part) => stem(foldText(part)));
  return parts.length === 0 || names.some((name) => parts.includes(stem(name)));
}

/** An unknown diet matches nothing: better no recipe than a harmful one. */
function dietsIn(list: string | undefined): (Diet | undefined)[] {
  return partsOf(list).map((part) => DIET_NAMES.get(foldText(part).replaceAll('-', ' ')));
}

/** A fixed, mixed order: Knuth's multiplicative hash, 32 bits. */
function mixed(id: number): number {
  return Math.imul(id, 0x9e3779b1) >>> 0;
}
