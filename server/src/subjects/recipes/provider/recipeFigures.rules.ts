import type { Recipe } from '@larder/data/recipes/format';
import { cents, formatUsd } from '@larder/shared/basics/money';
import type { Nutrient } from '@larder/shared/food/nutrients';

import { hasCoffee, hasDrink, isChili } from './foods.rules.ts';

/** A recipe with what a serving costs at the catalogue's average prices, in cents. */
export type PricedRecipe = Recipe & { readonly centsPerServing: number };

/** A word of a search that a recipe's figures answer. */
export type Figure = {
  readonly pattern: RegExp;
  readonly fits: (recipe: PricedRecipe) => boolean;
  /** Why a recipe was found: "31 g of protein". */
  readonly reason: (recipe: PricedRecipe) => string;
  /** Where nothing else is searched for, the least comes first. */
  readonly by?: (recipe: PricedRecipe) => number;
  /** How an upstream provider sorts for it. Source: its published API description. */
  readonly sort?: string;
  /** The upstream provider's nearest bound of a serving, by its parameter. Source: the same. Units: g, mg of sodium. */
  readonly bound?: Readonly<Record<string, number>>;
  /** What we take the words for, in a sentence, where people may mean several things. */
  readonly note?: string;
};

/** What counts as "quick". Units: minutes. */
export const MAX_QUICK_MINUTES = 30;

/** What counts as nearly quick, where few recipes are quick. Units: minutes. */
export const NEARLY_QUICK_MINUTES = 45;

/** What counts as "cheap": about a third of our recipes. Units: cents a serving. */
const CHEAP_CENTS = cents(200);

/** Longer waits are not for children. Units: minutes. */
const MAX_KIDS_MINUTES = 60;

type NamedNutrient = Exclude<Nutrient, 'kcal'>;

/** Energy per gram. Source: Regulation (EU) 1169/2011 annex XIV. */
const KCAL = { protein: 4, fat: 9, saturated: 9, carbs: 4 } as const;
/** Daily value of fiber in grams. Source: 21 CFR 101.9(c)(9). */
const DAILY_FIBER = 28;

/** A serving is one of a day's meals. */
const MEALS = 3;

/** Share of the energy. */
const shareOf = (nutrient: keyof typeof KCAL, { nutrition }: Recipe): number =>
  nutrition.kcal > 0 ? (nutrition[nutrient] * KCAL[nutrient]) / nutrition.kcal : 0;

/** In 100 g of the ingredients, without water. */
const in100 = (nutrient: Nutrient, { nutrition, gramsPerServing }: Recipe): number =>
  gramsPerServing > 0 ? (nutrition[nutrient] / gramsPerServing) * 100 : Infinity;

const grams =
  (nutrient: NamedNutrient, word: string, unit = 'g') =>
  ({ nutrition }: Recipe): string =>
    `${Math.round(nutrition[nutrient])} ${unit} of ${word}`;

/**
 * Words for figures of one serving, in folded text with single spaces.
 *
 * Source  high protein: 20 % of the energy, Regulation (EC) 1924/2006 annex. Low carb: under 26 %
 *         of the energy and 130 g a day, keto: at most 10 % and 50 g, Feinman et al., Nutrition 31 (2015), 1. High fiber: 20 % of the
 *         daily value, 21 CFR 101.54(b). Low fat, low saturated fat, low calorie, low sodium: a meal of 21 CFR
 *         101.62(b)(3), 101.62(c)(3), 101.60(b)(3) and 101.61(b)(5). Low sugar: 5 g in 100 g, Regulation (EC) 1924/2006
 *         annex. An upstream provider's bounds are the same for a meal of 500 kcal and 400 g.
 */
export const FIGURES: readonly Figure[] = [
  {
    pattern: /\b(?:high|rich|extra|more) (?:in )?proteins?\b|\bproteins? (?:rich|packed)\b/g,
    fits: (recipe) => shareOf('protein', recipe) >= 0.2,
    reason: grams('protein', 'protein'),
    bound: { minProtein: 25 },
  },
  {
    pattern: /\bketo(?:genic)?\b/g,
    fits: (recipe) => shareOf('carbs', recipe) <= 0.1 && recipe.nutrition.carbs <= 50 / MEALS,
    reason: grams('carbs', 'carbs'),
    bound: { maxCarbs: 12 },
  },
  {
    pattern: /\b(?:low(?:er)?|no|zero|without) (?:in )?(?:carb(?:ohydrate)?s?)\b|\bcarbs? free\b/g,
    fits: (recipe) => shareOf('carbs', recipe) < 0.26 && recipe.nutrition.carbs <= 130 / MEALS,
    reason: grams('carbs', 'carbs'),
    bound: { maxCarbs: 32 },
  },
  {
    pattern: /\b(?:high|rich|more) (?:in )?fib(?:er|re)\b|\bfib(?:er|re) rich\b/g,
    fits: ({ nutrition }) => nutrition.fibre >= DAILY_FIBER * 0.2,
    reason: grams('fibre', 'fiber'),
    bound: { minFiber: 6 },
  },
  {
    pattern: /\b(?:low|reduced|non|no|zero|without) (?:in )?fat\b|\b(?:fat free|nonfat)\b/g,
    fits: (recipe) => in100('fat', recipe) <= 3 && shareOf('fat', recipe) <= 0.3,
    reason: grams('fat', 'fat'),
    bound: { maxFat: 12 },
  },
  {
    pattern: /\b(?:low|reduced|less) (?:in )?(?:sat(?:urated)?(?: fats?)?|saturates)\b/g,
    fits: (recipe) => in100('saturated', recipe) <= 1 && shareOf('saturated', recipe) < 0.1,
    reason: grams('saturated', 'saturated fat'),
    bound: { maxSaturatedFat: 4 },
  },
  {
    pattern: /\blow (?:in )?cal(?:orie)?s?\b/g,
    fits: (recipe) => in100('kcal', recipe) <= 120,
    reason: ({ nutrition }) => `${Math.round(nutrition.kcal)} kcal`,
    bound: { maxCalories: 480 },
  },
  {
    pattern: /\b(?:low|reduced|less) (?:in )?(?:sodium|salt)\b/g,
    fits: (recipe) => in100('sodium', recipe) <= 140,
    reason: grams('sodium', 'sodium', 'mg'),
    bound: { maxSodium: 560 },
  },
  {
    pattern: /\b(?:low|reduced|less) (?:in )?sugars?\b/g,
    fits: (recipe) => in100('sugar', recipe) <= 5,
    reason: grams('sugar', 'sugar'),
    bound: { maxSugar: 20 },
  },
  {
    pattern:
      /\b(?:cheap(?:est|er)?|inexpensive|affordable|frugal|thrifty|economical|low cost|(?:on a |low )?budget)\b/g,
    fits: ({ centsPerServing }) => centsPerServing < CHEAP_CENTS,
    reason: ({ centsPerServing }) =>
      `about ${formatUsd(cents(Math.round(centsPerServing)))} a serving`,
    by: ({ centsPerServing }) => centsPerServing,
    sort: 'price',
    note: `Cheap is under ${formatUsd(CHEAP_CENTS)} a serving at usual prices.`,
  },
  {
    pattern:
      /\b(?:(?:good |great )?for (?:the )?(?:kid|child|toddler)(?:ren|s)?|(?:kid|child|toddler|family)(?:ren|s)? friendly|(?:kid|toddler)s?(?: party)?|children)\b/g,
    fits: ({ ingredients, min }) =>
      min <= MAX_KIDS_MINUTES &&
      !ingredients.some((food) => isChili(food) || hasDrink(food) || hasCoffee(food)),
    reason: () => 'mild',
    note: 'For children: nothing hot, no alcohol or coffee, ready in an hour. With an allergy, read the labels too.',
  },
];
