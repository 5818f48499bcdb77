import type { Recipe, RecipeIngredient } from '@larder/data/recipes/format';

import { wordsFor } from './ingredientLine.rules.ts';
import {
  MAX_QUICK_MINUTES,
  NEARLY_QUICK_MINUTES,
  type PricedRecipe,
} from './recipeFigures.rules.ts';
import { stem, stemsOf } from './searchWords.rules.ts';
import type { Wish } from './wish.rules.ts';
import type { Diet } from './wishConditions.rules.ts';

/** A word of a search and the known words it may mean; none when it is not understood. */
export type Meaning = { readonly word: string; readonly means: readonly string[] };

const DIET_WORDS: Readonly<Record<Diet, string>> = {
  vegetarian: 'vegetarian',
  vegan: 'vegan',
  glutenFree: 'gluten-free',
  dairyFree: 'dairy-free',
};

/**
 * Why a recipe was found although its title does not say it: "Thai", "has cilantro and lime".
 *
 * Shape   nothing for words of the title.
 */
export function wordReasons(
  recipe: Recipe,
  {
    entry,
    meanings,
    wordsOf,
  }: {
    entry: Readonly<Record<'title' | 'types' | 'cuisine', readonly string[]>>;
    meanings: readonly Meaning[];
    wordsOf: (ingredient: RecipeIngredient) => readonly string[];
  },
): string[] {
  const rest = meanings.filter(({ means }) => !means.some((word) => entry.title.includes(word)));
  const foods = new Set<string>();
  const others = new Set<string>();
  for (const { means } of rest) {
    const ingredient = recipe.ingredients.find((one) =>
      wordsOf(one).some((word) => means.includes(word)),
    );
    const isType = entry.types.some((word) => means.includes(word));
    if (means.includes(stem(recipe.country))) others.add(capital(recipe.country));
    else if (entry.cuisine.some((word) => means.includes(word)))
      others.add(capital(recipe.cuisine));
    else if (ingredient) foods.add(shortName(ingredient.name));
    else if (isType) others.add(typeReason(recipe, means));
  }
  return [...others, ...(foods.size > 0 ? [`has ${listed([...foods], 'and')}`] : [])];
}

/** What else it had to be: "vegan", "ready in 20 min", "31 g of protein". */
export function conditionReasons(recipe: PricedRecipe, wish: Wish): string[] {
  const isTimed =
    wish.maxMinutes !== undefined || (wish.quick && recipe.min <= NEARLY_QUICK_MINUTES);
  return [
    ...wish.figures.map(({ reason }) => reason(recipe)),
    ...(isTimed ? [`ready in ${recipe.min} min`] : []),
    ...(wish.maxKcal === undefined ? [] : [`${Math.round(recipe.nutrition.kcal)} kcal`]),
    ...new Set(wish.diets.map((diet) => DIET_WORDS[diet])),
  ];
}

/** What became of a search as a whole. */
export type Outcome = {
  readonly wish: Pick<Wish, 'without' | 'unknown' | 'dropped'> & Partial<Pick<Wish, 'figures'>>;
  /** Stems that no recipe has. */
  readonly lost: readonly string[];
  /** Nothing is left to search for. */
  readonly isNothing: boolean;
  /** No recipe has all words. */
  readonly isPart: boolean;
  /** What became of "quick", when not all of the results are. */
  readonly haste: Haste | undefined;
};

/** How many of the results are quick, of which the rest are nearly so; or that none is even that. */
export type Haste = { readonly quick: number | 'none nearly' };

/** Sentences above the results: what was left out, dropped or given up. */
export function notesOn(
  query: string,
  { wish, lost, isNothing, isPart, haste }: Outcome,
): string[] {
  const without = [...new Set(wish.without.map(({ label }) => label))];
  const missing = lost.map((word) => quoted(asTyped(query, word)));
  const dropped = wish.dropped.map(quoted);
  const unknown = wish.unknown.map(quoted);
  return [
    ...(unknown.length > 0
      ? [`We do not know which recipes are without ${listed(unknown, 'or')}, so we show none.`]
      : []),
    ...(without.length > 0 ? [`Without ${listed(without, 'or')}.`] : []),
    ...(wish.without.some(({ isAllergen }) => isAllergen)
      ? ['With an allergy, read the labels too.']
      : []),
    ...(missing.length > 0
      ? [
          isNothing
            ? `No recipe has ${listed(missing, 'or')}.`
            : `Searched without ${listed(missing, 'and')}, which no recipe has.`,
        ]
      : []),
    ...(dropped.length > 0
      ? [`Searched without ${listed(dropped, 'and')}, which we do not understand.`]
      : []),
    ...(isPart ? ['No recipe has all of these words. These have most of them.'] : []),
    ...(haste ? [hasteNote(haste)] : []),
    ...(wish.figures ?? []).flatMap(({ note }) => note ?? []),
  ];
}

function hasteNote({ quick }: Haste): string {
  const within = `ready in ${MAX_QUICK_MINUTES} minutes`;
  if (quick === 'none nearly') return `None of these is ${within}.`;
  const rest = `up to ${NEARLY_QUICK_MINUTES}`;
  if (quick === 0) return `None is ${within}; these take ${rest}.`;
  return `${quick === 1 ? 'One is' : `${quick} are`} ${within}; the others take ${rest}.`;
}

function typeReason({ types }: Recipe, means: readonly string[]): string {
  const type = types.find((one) => means.includes(stem(one)));
  if (type === undefined) return means.includes('dinner') ? 'for dinner' : (types[0] ?? '');
  return type === 'main' ? 'for dinner' : type;
}

/** The word of the search that has this stem. */
function asTyped(query: string, word: string): string {
  const typed = query.match(/[\p{Letter}\p{Number}]+/gu) ?? [];
  return typed.find((one) => stemsOf(one).includes(word)) ?? word;
}

/** "Chicken thighs (bone-in)" -> "chicken thighs". */
function shortName(name: string): string {
  const [short = name] = name.split(' (', 1);
  return wordsFor(short);
}

function quoted(text: string): string {
  return `“${text}”`;
}

/** "a, b or c" */
function listed(words: readonly string[], last: 'and' | 'or'): string {
  const [end = '', ...rest] = words.toReversed();
  return rest.length === 0 ? end : `${rest.toReversed().join(', ')} ${last} ${end}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
