import { kcalAsBought, WHOLE } from '@larder/data/catalogue/edible';
import { readFacts } from '@larder/data/catalogue/facts';
import { figuresOf } from '@larder/data/catalogue/figures';
import { factsByName } from '@larder/data/recipes/format';
import { lazy } from '@larder/shared/basics/lazy';
import { eachNutrient, type Portion } from '@larder/shared/food/nutrients';
import { clampServings } from '@larder/shared/kitchen/servings';
import { weighed } from '@larder/shared/recipes/recipeFoods';

import type { IngredientRow } from '#subjects/food/ingredients.queries';

import { type Cooking, cookingOf, type EatenFood, eatenOfLine } from './eatenOfLine.rules.ts';
import { foodOf } from './ownLines.rules.ts';
import type { LineRow, RecipeRow } from './recipes.queries.ts';

/** What the lines of a recipe need to know of it. */
export type Kitchen = { readonly cooking: Cooking; readonly servings: number };

/** A line as far as its weight and its words go. */
type Line = Pick<LineRow, 'original' | 'section' | 'name' | 'note' | 'low' | 'high' | 'unit'>;

/** What three cloves or two bay leaves weigh at most, of which no weight is known. Units: grams. */
const PINCH = 3;

const known = lazy(() => factsByName(readFacts()));

export function kitchenOf({
  steps,
  serving_size,
}: Pick<RecipeRow, 'steps' | 'serving_size'>): Kitchen {
  return {
    cooking: cookingOf(steps.map(({ text }) => text)),
    servings: clampServings(serving_size),
  };
}

/** What a line brings to the plates; null without an amount. */
export function portionOf(
  line: Line,
  { row, kitchen: { cooking, servings } }: { row: IngredientRow; kitchen: Kitchen },
): Portion | null {
  const weight = weighed(line, foodOf(row));
  if (!weight) return null;
  const { isKnown } = weight;
  const isSpice = row.category === 'Condiments & Spices';
  const grams = isKnown || !isSpice ? weight.grams : Math.min(weight.grams, PINCH);
  const food = eatenFood(row);
  const eaten = eatenOfLine(line, food, { cooking, perServing: grams / servings });
  return { name: row.name, grams, figures: isKnown ? food.figures : null, eaten };
}

/** Whole kcal of what is eaten of a portion; null where a figure is not known. */
export function eatenKcal(portion: Portion | null): number | null {
  const kcal = portion?.figures?.kcal ?? null;
  if (!portion || kcal === null) return null;
  return Math.round((portion.grams * kcal * portion.eaten.kcal) / 100);
}

/**
 * An ingredient with its figures, by its name; of one that our catalogue lacks only the energy may be known.
 *
 * Shape   the energy is the ingredient's own, which admins may have changed and which counts what is bought.
 */
export function eatenFood(row: IngredientRow): EatenFood {
  const { name, category, kcal_per_100g: bought } = row;
  const fact = known().get(name.toLowerCase());
  if (!fact) {
    const figures = { ...eachNutrient(() => null), kcal: bought };
    return { name, category, edible: WHOLE, figures };
  }
  const figures = figuresOf(fact);
  const isOurs = bought === kcalAsBought(fact);
  const kcal = isOurs ? figures.kcal : bought && bought / fact.edible.share;
  return { name: fact.name, category, edible: fact.edible, figures: { ...figures, kcal } };
}
