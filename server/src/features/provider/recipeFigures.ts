import type { Recipe } from '@larder/data/recipes/format';

/** A word of a search that a recipe's figures answer. */
export type Figure = {
  readonly pattern: RegExp;
  readonly fits: (recipe: Recipe) => boolean;
  /** Why a recipe was found: "31 g of protein". */
  readonly reason: (recipe: Recipe) => string;
};

/** What counts as "quick". Units: minutes. */
export const MAX_QUICK_MINUTES = 30;

type Nutrient = 'protein' | 'fat' | 'carbs' | 'fibre' | 'sugar' | 'sodium';

/** Energy per gram. Source: Regulation (EU) 1169/2011 annex XIV. */
const KCAL = { protein: 4, fat: 9, carbs: 4 } as const;
/** Daily value of fiber in grams. Source: 21 CFR 101.9(c)(9). */
const DAILY_FIBER = 28;

/** A serving is one of a day's meals. */
const MEALS = 3;

/** Share of the energy. */
const shareOf = (nutrient: keyof typeof KCAL, { nutrition }: Recipe): number =>
  nutrition.kcal > 0 ? (nutrition[nutrient] * KCAL[nutrient]) / nutrition.kcal : 0;

/** In 100 g of the ingredients, without water. */
const in100 = (nutrient: Nutrient | 'kcal', { nutrition, gramsPerServing }: Recipe): number =>
  gramsPerServing > 0 ? (nutrition[nutrient] / gramsPerServing) * 100 : Infinity;

const grams =
  (nutrient: Nutrient, word: string, unit = 'g') =>
  ({ nutrition }: Recipe): string =>
    `${Math.round(nutrition[nutrient])} ${unit} of ${word}`;

/**
 * Words for figures of one serving, in folded text with single spaces.
 *
 * Source  high protein: 20 % of the energy, Regulation (EC) 1924/2006 annex. Low carb: under 26 %
 *         of the energy and 130 g a day, keto: at most 10 % and 50 g, Feinman et al., Nutrition 31 (2015), 1. High fiber: 20 % of the
 *         daily value, 21 CFR 101.54(b). Low fat, low calorie, low sodium: a meal of 21 CFR 101.62(b)(3),
 *         101.60(b)(3) and 101.61(b)(5). Low sugar: 5 g in 100 g, Regulation (EC) 1924/2006 annex.
 */
export const FIGURES: readonly Figure[] = [
  {
    pattern: /\b(?:high|rich|extra|more) (?:in )?proteins?\b|\bproteins? (?:rich|packed)\b/g,
    fits: (recipe) => shareOf('protein', recipe) >= 0.2,
    reason: grams('protein', 'protein'),
  },
  {
    pattern: /\bketo(?:genic)?\b/g,
    fits: (recipe) => shareOf('carbs', recipe) <= 0.1 && recipe.nutrition.carbs <= 50 / MEALS,
    reason: grams('carbs', 'carbs'),
  },
  {
    pattern: /\b(?:low(?:er)?|no|zero|without) (?:in )?(?:carb(?:ohydrate)?s?)\b|\bcarbs? free\b/g,
    fits: (recipe) => shareOf('carbs', recipe) < 0.26 && recipe.nutrition.carbs <= 130 / MEALS,
    reason: grams('carbs', 'carbs'),
  },
  {
    pattern: /\b(?:high|rich|more) (?:in )?fib(?:er|re)\b|\bfib(?:er|re) rich\b/g,
    fits: ({ nutrition }) => nutrition.fibre >= DAILY_FIBER * 0.2,
    reason: grams('fibre', 'fiber'),
  },
  {
    pattern: /\b(?:low|reduced|non|no|zero|without) (?:in )?fat\b|\b(?:fat free|nonfat)\b/g,
    fits: (recipe) => in100('fat', recipe) <= 3 && shareOf('fat', recipe) <= 0.3,
    reason: grams('fat', 'fat'),
  },
  {
    pattern: /\blow (?:in )?cal(?:orie)?s?\b/g,
    fits: (recipe) => in100('kcal', recipe) <= 120,
    reason: ({ nutrition }) => `${Math.round(nutrition.kcal)} kcal`,
  },
  {
    pattern: /\b(?:low|reduced|less) (?:in )?(?:sodium|salt)\b/g,
    fits: (recipe) => in100('sodium', recipe) <= 140,
    reason: grams('sodium', 'sodium', 'mg'),
  },
  {
    pattern: /\b(?:low|reduced|less) (?:in )?sugars?\b/g,
    fits: (recipe) => in100('sugar', recipe) <= 5,
    reason: grams('sugar', 'sugar'),
  },
];
