import { isPositive } from '#basics/numbers';
import { foldText } from '#basics/text';

/** Source: product specification sections 2 and 9. */
export const DEFAULT_MINUTES = 30;
export const DEFAULT_CALORIES = 400;
export const RECIPES_PER_PAGE = 12;
export const CUISINES = ['all', 'italian', 'indian', 'mediterranean', 'mexican', 'asian'] as const;
export type Cuisine = (typeof CUISINES)[number];
export const INGREDIENT_TILES = ['chicken', 'vegetables', 'seafood', 'beef'] as const;
export const SUGGESTION_DELAY_MS = 3_000;
const MAX_SUGGESTIONS = 5;
export const SUGGESTIONS = [
  'Pasta',
  'Pizza',
  'Curry',
  'Salad',
  'Smoothie',
  'Chicken',
  'Vegetarian',
  'Soup',
  'Dessert',
  'Breakfast',
] as const;

/** Search terms that contain the text, at most 5; none for an empty text. */
export function suggestions(text: string): string[] {
  const typed = foldText(text);
  if (typed === '') return [];
  return SUGGESTIONS.filter((term) => foldText(term).includes(typed)).slice(0, MAX_SUGGESTIONS);
}

/** Section title: "Hot Picks For You" or "Italian Recipes". */
export function sectionTitle(cuisine: Cuisine): string {
  if (cuisine === 'all') return 'Hot Picks For You';
  return `${cuisine.charAt(0).toUpperCase()}${cuisine.slice(1)} Recipes`;
}

/** Minutes for a card, whole; 30 when unknown. */
export function cardMinutes(readyInMinutes: number | null | undefined): number {
  return isPositive(readyInMinutes) ? Math.max(1, Math.round(readyInMinutes)) : DEFAULT_MINUTES;
}

/** Max minutes that are written without hours. */
const MAX_MINUTES = 90;

/** "45 min", "90 min", "1 h 35 min", "9 h". Units: minutes. */
export function minutesText(minutes: number): string {
  if (minutes <= MAX_MINUTES) return `${minutes} min`;
  const rest = minutes % 60;
  return `${(minutes - rest) / 60} h${rest === 0 ? '' : ` ${rest} min`}`;
}

/**
 * Calories for a card.
 *
 * Units   kcal per serving, whole.
 * Shape   the nutrient Calories (old answers say `title` for `name`), else the first nutrient, else 400.
 */
export function cardCalories(
  nutrients:
    | readonly {
        readonly name?: string | null | undefined;
        readonly title?: string | null | undefined;
        readonly amount?: number | null | undefined;
      }[]
    | null
    | undefined,
): number {
  const named = nutrients?.find(({ name, title }) => foldText(name ?? title ?? '') === 'calories');
  const amount = (named ?? nutrients?.[0])?.amount;
  return isPositive(amount) ? Math.round(amount) : DEFAULT_CALORIES;
}
