import { foldText } from './text.ts';
import { dimensionOf, normaliseUnit } from './units.ts';

/** Source: product specification sections 2 and 9. */
export const DEFAULT_MINUTES = 30;
export const DEFAULT_CALORIES = 400;
export const MIN_SERVINGS = 1;
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

/** Whole servings, at least 1. */
export function clampServings(servings: number): number {
  return Number.isFinite(servings) ? Math.max(MIN_SERVINGS, Math.round(servings)) : MIN_SERVINGS;
}

/**
 * Scales an amount to other servings, not rounded.
 *
 * Shape   unknown servings of the recipe (0 or less, not a number) count as 1.
 */
export function scaleAmount(amount: number, from: number, to: number): number {
  return (amount * to) / (isPositive(from) ? from : MIN_SERVINGS);
}

/** Fractions and their signs. */
export const FRACTIONS = [
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [3 / 8, '⅜'],
  [1 / 2, '½'],
  [5 / 8, '⅝'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [7 / 8, '⅞'],
] as const;
/** Max difference from a fraction; nobody measures closer. */
const FRACTION_TOLERANCE = 0.02;
/** Written as decimals, not fractions. */
const METRIC_UNITS: ReadonlySet<string> = new Set(['mg', 'g', 'kg', 'ml', 'cl', 'dl', 'l']);
/** Units   1,000 times as large. */
const LARGER: ReadonlyMap<string, string> = new Map([
  ['g', 'kg'],
  ['ml', 'l'],
]);
/** Metric units without decimals from 10 up. */
const WHOLE_UNITS: ReadonlySet<string> = new Set(['mg', 'g', 'ml']);

/**
 * An amount as cooks write it: metric 250, 2.5 or 1.25; else ¼, 1½ or 3.
 *
 * Shape   whole g, mg and ml from 10 up, else at most 2 decimals where no fraction is near. Never "0" for
 *         something, "" for nothing ("to taste").
 */
export function formatAmount(amount: number, unit: string): string {
  if (!isPositive(amount)) return '';
  const canonical = normaliseUnit(unit);
  if (!METRIC_UNITS.has(canonical)) return fraction(amount) ?? decimal(amount, 2);
  return decimal(amount, WHOLE_UNITS.has(canonical) && amount >= 10 ? 0 : 2);
}

/**
 * Amount and unit as cooks write them: "1½ cups", "1.5 kg", "2 cloves", "3".
 *
 * Shape   from 1000 g or ml on kg or l. Words are plural above 1, abbreviations never; a count has no unit.
 *         "" for nothing ("to taste").
 */
export function formatQuantity(amount: number, unit: string): string {
  const larger = LARGER.get(normaliseUnit(unit));
  if (larger !== undefined && amount >= 1000) return formatQuantity(amount / 1000, larger);
  return [formatAmount(amount, unit), amount > 0 ? unitWord(unit, amount) : '']
    .filter((part) => part !== '')
    .join(' ');
}

function unitWord(unit: string, amount: number): string {
  const canonical = normaliseUnit(unit);
  if (dimensionOf(canonical) === 'count') {
    return canonical.startsWith('p') ? plural('piece', amount) : '';
  }
  const isWord = canonical.length > 2 && !['tsp', 'tbsp', 'fl oz'].includes(canonical);
  return isWord ? plural(canonical, amount) : canonical;
}

/** A word for that many of it: one leaf, two leaves. */
export function plural(word: string, amount: number): string {
  // 1.01 cup is written as 1, as in `fraction`.
  if (amount < 1 + FRACTION_TOLERANCE) return word;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/^(?:potato|tomato|mango)$/.test(word)) return `${word}es`;
  if (/(?:lea|loa|hal)f$/.test(word)) return `${word.slice(0, -1)}ves`;
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

function fraction(amount: number): string | undefined {
  const whole = Math.floor(amount);
  const rest = amount - whole;
  if (rest < FRACTION_TOLERANCE && whole > 0) return `${whole}`;
  if (rest > 1 - FRACTION_TOLERANCE) return `${whole + 1}`;
  const near = FRACTIONS.find(([value]) => Math.abs(value - rest) < FRACTION_TOLERANCE);
  return near && `${whole > 0 ? whole : ''}${near[1]}`;
}

function decimal(amount: number, digits: number): string {
  const rounded = Number(amount.toFixed(digits));
  return `${rounded > 0 ? rounded : 10 ** -digits}`;
}

function isPositive(number: number | null | undefined): number is number {
  return number !== null && number !== undefined && Number.isFinite(number) && number > 0;
}
