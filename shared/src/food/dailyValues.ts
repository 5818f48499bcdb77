import { type Figures, isAtLeast, type Nutrient, type Nutrition } from './nutrients.ts';

type DailyValue = {
  readonly nutrient: Nutrient;
  /** The recipe provider's name. */
  readonly name: string;
  readonly unit: 'kcal' | 'g' | 'mg';
  /** What an adult with 2,000 kcal a day has of it, in `unit`. */
  readonly daily: number;
};

/**
 * Nutrients as the recipe provider names them, calories first, with their daily values.
 *
 * Source  21 CFR 101.9(c)(8)(iv) and (c)(9), the values of the FDA since 2020. It has none for total sugars; the 90 g
 *         of Regulation (EU) 1169/2011 annex XIII part B fill the provider's shape, and no screen shows them.
 */
export const DAILY_VALUES: readonly DailyValue[] = [
  { nutrient: 'kcal', name: 'Calories', unit: 'kcal', daily: 2000 },
  { nutrient: 'fat', name: 'Fat', unit: 'g', daily: 78 },
  { nutrient: 'saturated', name: 'Saturated Fat', unit: 'g', daily: 20 },
  { nutrient: 'carbs', name: 'Carbohydrates', unit: 'g', daily: 275 },
  { nutrient: 'protein', name: 'Protein', unit: 'g', daily: 50 },
  { nutrient: 'fibre', name: 'Fiber', unit: 'g', daily: 28 },
  { nutrient: 'sugar', name: 'Sugar', unit: 'g', daily: 90 },
  { nutrient: 'sodium', name: 'Sodium', unit: 'mg', daily: 2300 },
];

type NutrientAnswer = {
  readonly name: string;
  readonly amount: number;
  readonly unit: string;
  readonly percentOfDailyNeeds: number;
  readonly at_least?: true;
};

/** A serving's nutrients in the provider's shape. Units: hundredths. */
export function nutrientAnswers({
  amounts,
  known,
}: Pick<Nutrition, 'amounts' | 'known'>): NutrientAnswer[] {
  return DAILY_VALUES.map(({ nutrient, name, unit, daily }) => ({
    name,
    amount: rounded(amounts[nutrient]),
    unit,
    percentOfDailyNeeds: rounded((amounts[nutrient] / daily) * 100),
    ...(isAtLeast(known[nutrient]) && { at_least: true as const }),
  }));
}

/**
 * Whether a spoonful of a food matters in a day: a tenth of the daily value in 10 g, as salt has of sodium. Of spices
 * nobody takes a spoonful, so that only fat, sugar and salt matter.
 */
export function mattersInADay(figures: Figures, nutrient: Nutrient): boolean {
  const has = (one: Nutrient) => (figures[one] ?? 0) >= dailyOf(one);
  const isFat = has('fat');
  const isSugar = has('sugar');
  const matters: Partial<Record<Nutrient, boolean>> = {
    kcal: isFat || isSugar,
    fat: isFat,
    saturated: isFat && has('saturated'),
    carbs: isSugar,
    sugar: isSugar,
    sodium: has('sodium'),
  };
  return matters[nutrient] ?? false;
}

function dailyOf(nutrient: Nutrient): number {
  return DAILY_VALUES.find((one) => one.nutrient === nutrient)?.daily ?? Infinity;
}

function rounded(amount: number): number {
  return Math.round(amount * 100) / 100;
}
