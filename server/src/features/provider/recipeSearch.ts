import { ALIASES } from '@larder/data/catalogue/aliases';
import { slugOf } from '@larder/data/catalogue/facts';
import type { Recipe, RecipeIngredient, RecipeType } from '@larder/data/recipes/format';
import { foldText } from '@larder/shared/domain/text';
import MiniSearch from 'minisearch';

import { dishTypesOf } from './embeddedRecipe.ts';
import { type Diet, nearestWords, readWish, searchWords, stem } from './searchWords.ts';

/** What a search asks for, beside how many. */
export type SearchFor = {
  readonly query?: string | undefined;
  readonly cuisine?: string | undefined;
  readonly type?: string | undefined;
  readonly diet?: string | undefined;
  readonly includeIngredients?: string | undefined;
  readonly maxReadyTime?: number | undefined;
};

/** "Quick" is what a weekday evening allows. */
const QUICK_MINUTES = 30;
/** From this share of a recipe's weight on, an ingredient is what the dish is made of. */
const MAIN_SHARE = 0.15;

/** How much it says that a word was found there. The best place of each word counts. */
const WEIGHTS = { title: 16, types: 8, cuisine: 4, main: 4, ingredients: 1 } as const;
type Field = keyof typeof WEIGHTS;
const FIELDS: readonly Field[] = ['title', 'types', 'cuisine', 'main', 'ingredients'];
type Entry = { readonly id: number } & Record<Field, readonly string[]>;

/** What else a kind of dish is called. */
const TYPE_WORDS: Partial<Record<RecipeType, string>> = {
  smoothie: 'smoothie shake drink beverage',
  dessert: 'dessert pudding treat',
  seafood: 'seafood fish',
  snack: 'snack appetizer starter',
};
/** Kinds of dish that are no dinner, unless the recipe is "main" as well. */
const NO_DINNER: readonly RecipeType[] = [
  'dessert',
  'smoothie',
  'breakfast',
  'side',
  'snack',
  'bread',
];

/** In every pot, so nobody who looks for one of them wants all recipes. */
const STAPLES = new Set(['Table salt', 'Kosher salt', 'Ground black pepper']);

/** Kitchens that have no shelf of their own here, and the one that holds them. */
const REGIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    asian: 'cambodian chinese filipino indonesian japanese korean malaysian thai vietnamese',
    mediterranean: 'greek lebanese moroccan spanish turkish',
    british: 'english',
  }).flatMap(([cuisine, regions]) => regions.split(' ').map((region) => [stem(region), cuisine])),
);

/** The diets by the names the provider knows them by, folded. */
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
 * Shape   the ids of what fits, best first: by the places where the words were found, then by how rare
 *         they are, then in a fixed mixed order, so that pages never overlap. Every word must be found.
 *         When nothing fits, one word may be missing, but of two only if both are sure; and "quick" is
 *         given up. Names in a list are alternatives for `cuisine` and `type`, and all needed for `diet`
 *         and `includeIngredients`, as the provider has it.
 */
export function recipeSearch(recipes: readonly Recipe[]): (wanted: SearchFor) => number[] {
  const names = new Set(recipes.flatMap(({ ingredients }) => ingredients.map(({ name }) => name)));
  const foods = new Map(Array.from(names, (name) => [name, foodWords(name)]));
  const wordsOf = ({ name }: Pick<RecipeIngredient, 'name'>) => foods.get(name) ?? [];
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const entries = recipes.map((recipe) => entryOf(recipe, wordsOf));
  const known = new Set(entries.flatMap((entry) => FIELDS.flatMap((field) => entry[field])));
  const index = new MiniSearch<Entry>({
    fields: [...FIELDS],
    extractField: (entry, field) =>
      field === 'id' ? String(entry.id) : entry[field as Field].join(' '), // only FIELDS are asked for
    tokenize: (words) => words.split(' '),
    processTerm: (word) => word,
  });
  index.addAll(entries);

  return ({ query = '', ...filters }) => {
    const wish = readWish(query);
    const most = Math.min(wish.maxMinutes ?? Infinity, filters.maxReadyTime ?? Infinity);
    const diets = [...wish.diets, ...dietsIn(filters.diet)];
    const wanted = partsOf(filters.includeIngredients).map((part) =>
      searchWords(part).map((word) => meaningsOf(word)),
    );
    const ids = wish.words.length === 0 ? everything(wish.diets) : byWords(wish.words);
    const fits = ids.filter((id) => {
      const recipe = byId.get(id);
      return (
        recipe !== undefined &&
        recipe.min <= most &&
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

  /** Whether it is made with something, which may be a kind of food: "seafood", "vegetables". */
  function holds(recipe: Recipe, meanings: readonly string[][]): boolean {
    return [typeWords(recipe.types), ...recipe.ingredients.map(wordsOf)].some((words) =>
      meanings.every((meaning) => meaning.some((word) => words.includes(word))),
    );
  }

  /** Every recipe; first those written for the diets, then those that happen to fit. */
  function everything(diets: readonly Diet[]): number[] {
    const isMeant = ({ types }: Recipe): boolean =>
      types.some((type) => diets.some((diet) => diet === type));
    return recipes
      .toSorted((a, b) => Number(isMeant(b)) - Number(isMeant(a)) || mixed(a.id) - mixed(b.id))
      .map(({ id }) => id);
  }

  function byWords(words: readonly string[]): number[] {
    const meanings = words.map((word, at) => meaningsOf(word, at === words.length - 1));
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
   * The known words that a word may stand for: itself, else those it begins if it is the last, which
   * may be unfinished, else the nearest spelling; none when it is not to be understood. A region
   * stands for its cuisine too.
   */
  function meaningsOf(word: string, isLast = false): string[] {
    const region = REGIONS.get(word);
    if (region !== undefined) return [word, region];
    if (known.has(word)) return [word];
    const longer =
      isLast && word.length >= 3 ? [...known].filter((other) => other.startsWith(word)) : [];
    return longer.length > 0 ? longer : nearestWords(word, known);
  }
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

/** The words of an ingredient's name, and every other name of it that is one word. */
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

/** A diet that is not known fits nothing: better no recipe than one that does harm. */
function dietsIn(list: string | undefined): (Diet | undefined)[] {
  return partsOf(list).map((part) => DIET_NAMES.get(foldText(part).replaceAll('-', ' ')));
}

/** A fixed order that keeps neighbours apart: Knuth's multiplicative hash, 32 bits. */
function mixed(id: number): number {
  return Math.imul(id, 0x9e3779b1) >>> 0;
}
