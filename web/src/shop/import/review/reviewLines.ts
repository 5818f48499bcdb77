import type { PricedIngredient } from '@larder/shared/food/ingredients.calls';
import { isTapWater } from '@larder/shared/food/tapWater';
import {
  foodsByEnd,
  type FoodsByEnd,
  type LineFood,
  nearFoods,
  type Question,
  questionOf,
} from '@larder/shared/recipes/lineReview';

import { smallestPack } from '#parts/packNames.ts';

import type { ReviewedLine, ReviewRow } from './review.ts';

type ReviewFood = LineFood & {
  readonly image: string | null;
  readonly kcal_per_100g: number | null;
};
export type Foods = {
  readonly byId: ReadonlyMap<string, ReviewFood>;
  readonly byEnd: FoodsByEnd<ReviewFood>;
};

/**
 * A row as it is shown.
 *
 * Shape   `state`: understood; to check; text that no store sells. Water is understood and has no food.
 */
export type ShownRow = {
  readonly line: ReviewedLine;
  readonly food: ReviewFood | undefined;
  readonly question: Question | undefined;
  readonly state: 'understood' | 'check' | 'text';
};

/** What the catalogue knows; of a food in several packs the smallest is offered. */
export function foodsOf(catalogue: readonly PricedIngredient[]): Foods {
  const foods = catalogue.map(toFood);
  const smallest = [...Map.groupBy(catalogue, ({ name }) => name).values()].flatMap(
    (packs) => smallestPack(packs) ?? [],
  );
  return {
    byId: new Map(foods.map((food) => [food.ingredient_id, food])),
    byEnd: foodsByEnd(smallest.map(toFood)),
  };
}

function toFood(ingredient: PricedIngredient): ReviewFood {
  const {
    ingredient_id,
    name,
    image,
    kcal_per_100g,
    density_g_per_ml,
    grams_per_piece,
    unit_quantity,
    unit,
  } = ingredient;
  const grams = {
    ...(grams_per_piece !== null && { piece: grams_per_piece }),
    ...ingredient.measures,
  };
  return {
    ingredient_id,
    name,
    image,
    kcal_per_100g,
    weights: { density: density_g_per_ml, grams, pack: { unit_quantity, unit } },
  };
}

/** A row with its question; without an answer the first choice holds. */
export function shownRow({ read, now, answered }: ReviewRow, { byId, byEnd }: Foods): ShownRow {
  // A line that is another recipe is none of the foods that its title may name.
  const isFood = read.ingredient_id === null && !read.recipe_title;
  const question = questionOf(
    read,
    byId.get(read.ingredient_id ?? ''),
    isFood ? nearFoods(read.name, byEnd) : [],
  );
  const line = now ?? { ...read, ...question?.choices[0].change };
  const food = byId.get(line.ingredient_id ?? '');
  const isOpen = question !== undefined && !answered;
  const isKnown = food !== undefined || isTapWater(line.name ?? '');
  const state = isOpen ? 'check' : isKnown ? 'understood' : 'text';
  return { line, food, question, state };
}
