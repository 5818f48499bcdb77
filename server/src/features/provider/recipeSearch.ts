import { ALIASES } from '@larder/data/catalogue/aliases';
import { slugOf } from '@larder/data/catalogue/facts';
import type { Recipe, RecipeIngredient, RecipeType } from '@larder/data/recipes/format';
import { foldText } from '@larder/shared/domain/text';
import MiniSearch from 'minisearch';

import { dishTypesOf } from './embeddedRecipe.ts';
import { type Diet, nearestWords, readWish, searchWords, stem } from './searchWords.ts';

/** The filters of a search. */
export type SearchFor = {
  readonly query?: string | undefined;
  readonly cuisine?: string | undefined;
  readonly type?: string | undefined;
  readonly diet?: string | undefined;
  readonly includeIngredients?: string | undefined;
  readonly maxReadyTime?: number | undefined;
};

/** What counts as "quick". */
const QUICK_MINUTES = 30;
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

/** Regional cuisines that we list under a wider one. */
const REGIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    asian: 'cambodian chinese filipino indonesian japanese korean malaysian thai vietnamese',
    mediterranean: 'greek lebanese moroccan spanish turkish',
    british: 'english',
  }).flatMap(([cuisine, regions]) => regions.split(' ').map((region) => [stem(region), cuisine])),
);

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
 * Shape   ids of the matches, best first: by where the words were found, then by how rare they are, then in
 *         a fixed mixed order, so that pages never overlap. Every word must be found. Without a match one
 *         word may be missing, but of two only if both are sure, and "quick" is given up. Names in a list
 *         are alternatives for `cuisine` and `type`, and all needed for `diet` and `includeIngredients`,
 *         as the provider has it.
 */
export function recipeSearch(recipes: readonly Recipe[]): (wanted: SearchFor) => number[] {
  const names = new Set(recipes.flatMap(({ ingredients }) => ingredients.map(({ name }) => name)));
  const foods = new Map(Array.from(names, (name) => [name, foodWords(name)]));
  const wordsOf = ({ name }: Pick<RecipeIngredient, 'name'>) => foods.get(name) ?? [];
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const entries = recipes.map((recipe) => entryOf(recipe, wordsOf));
  const known = new Set(entries.flatMap((entry) => FIELDS.flatMap((field) => entry[field])));
  const index = indexOf(entries);

  return ({ query = '', ...filters }) => {
    const wish = readWish(query);
    const maxMinutes = Math.min(wish.maxMinutes ?? Infinity, filters.maxReadyTime ?? Infinity);
    const diets = [...wish.diets, ...dietsIn(filters.diet)];
    const wanted = partsOf(filters.includeIngredients).map((part) =>
      searchWords(part).map((word) => meaningsOf(known, word)),
    );
    const ids =
      wish.words.length === 0
        ? everything(recipes, wish.diets)
        : byWords(wish.words, { index, known });
    const fits = ids.filter((id) => {
      const recipe = byId.get(id);
      return (
        recipe !== undefined &&
        recipe.min <= maxMinutes &&
        diets.every((diet) => diet !== undefined && recipe.diets[diet]) &&
        isListed(filters.cuisine, [recipe.cuisine]) &&
        isListed(filters.type, [...recipe.types, ...dishTypesOf(recipe.types)]) &&
        wanted.every((part) => holds(recipe, part))
      );
    });
    if (!wish.quick) return fits;
    const quick = fits.filter((id) => (byId.get(id)?.min ?? Infinity) <= QUICK_MINUTES);
    return quick.length > 0 ? quick : fits;
  };

  /** Whether it has an ingredient, which may be a kind of food: "seafood", "vegetables". */
  function holds(recipe: Recipe, meanings: readonly string[][]): boolean {
    return [typeWords(recipe.types), ...recipe.ingredients.map(wordsOf)].some((words) =>
      meanings.every((meaning) => meaning.some((word) => words.includes(word))),
    );
  }
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

function byWords(
  words: readonly string[],
  { index, known }: { index: MiniSearch<Entry>; known: ReadonlySet<string> },
): number[] {
  const meanings = words.map((word, at) => meaningsOf(known, word, at === words.length - 1));
  const hits = index
    .search({ combineWith: 'OR', queries: meanings.flat() })
    .map(({ id, score, match }) => {
      const weights = meanings.map((meaning) => weightOf(meaning, match));
      return {
        id: Number(id),
        score,
        found: weights.filter((weight) => weight > 0).length,
        weight: weights.reduce((sum, weight) => sum + weight, 0),
      };
    })
    .toSorted((a, b) => b.weight - a.weight || b.score - a.score || mixed(a.id) - mixed(b.id));
  const all = hits.filter(({ found }) => found === words.length);
  const isSure = (word: string, at: number) => known.has(word) || meanings[at]?.length === 1;
  const mayMiss = words.length >= 3 || words.every(isSure);
  const best =
    all.length === 0 && mayMiss ? hits.filter(({ found }) => found === words.length - 1) : all;
  return best.map(({ id }) => id);
}

/**
 * The known words that a word may mean: itself, else, for the last word, which may be incomplete, those it
 * begins, else the nearest spelling. A region also means its cuisine.
 */
function meaningsOf(known: ReadonlySet<string>, word: string, isLast = false): string[] {
  const region = REGIONS.get(word);
  if (region !== undefined) return [word, region];
  if (known.has(word)) return [word];
  const longer =
    isLast && word.length >= 3 ? [...known].filter((other) => other.startsWith(word)) : [];
  return longer.length > 0 ? longer : nearestWords(word, known);
}

function entryOf(recipe: Recipe, wordsOf: (ingredient: RecipeIngredient) => string[]): Entry {
  const whole = recipe.ingredients.reduce((sum, { grams }) => sum + grams, 0);
  const foods = recipe.ingredients.filter(({ name }) => !STAPLES.has(name));
  return {
    id: recipe.id,
    title: searchWords(recipe.title),
    types: typeWords(recipe.types),
    cuisine: searchWords(recipe.cuisine),
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
