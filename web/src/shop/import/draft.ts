import { cents } from '@larder/shared/basics/money';
import type { OwnRecipe, RecipeDraft } from '@larder/shared/recipes/recipes.calls';
import * as z from 'zod/mini';

import { stored } from '#platform/stored/stored.ts';
import { Line } from '#shop/import/review/review.ts';

import { textOfSteps } from './stepsText.ts';
import { textOfLines } from './writtenLines.ts';

const CentsValue = z.pipe(z.int(), z.transform(cents));

const Draft = z.object({
  title: z.string(),
  description: z.string(),
  /** Minutes. */
  preparation_time: z.string(),
  serving_size: z.string(),
  /** Minutes. */
  cook_time: z._default(z.string(), ''),
  /** As typed: one ingredient a line, headings end with a colon. */
  lines: z._default(z.string(), ''),
  /** Lines that the person has confirmed or corrected, by their text. */
  answers: z._default(z.record(z.string(), Line), {}),
  /** As typed. */
  steps: z._default(z.string(), ''),
  items: z.array(
    z.object({
      ingredient_id: z.string(),
      name: z.string(),
      price: z.nullable(CentsValue),
      unit_quantity: z.number(),
      unit: z.string(),
      quantity: z.number(),
    }),
  ),
});
export type Draft = z.output<typeof Draft>;
export type RecipeItem = Draft['items'][number];

export const EMPTY_DRAFT: Draft = {
  title: '',
  description: '',
  preparation_time: '',
  serving_size: '',
  cook_time: '',
  lines: '',
  answers: {},
  steps: '',
  items: [],
};

/**
 * The unsaved form of this tab; survives a login, a reload and a visit to another page.
 * Each saved recipe has its own.
 */
export function unsaved(recipe_id?: string) {
  return stored({
    key: recipe_id === undefined ? 'recipeDraft' : `recipeDraft:${recipe_id}`,
    area: 'session',
    schema: z.optional(Draft),
    empty: undefined,
  });
}

/**
 * The form of a saved recipe.
 *
 * Units   minutes. The saved time is the total: 60 with 40 of cooking shows as 20 and 40.
 * Shape   a time or serving size of 0 means unknown and shows as empty. Saved lines need no check; a recipe
 *         with lines has no `items` in the form.
 */
export function toDraft(recipe: OwnRecipe): Draft {
  const { title, description, serving_size, steps, lines } = recipe;
  const cook = Math.min(recipe.minutes.cook ?? 0, recipe.preparation_time);
  const items = lines.length > 0 ? [] : recipe.items;
  return {
    title,
    description,
    preparation_time: numberText(recipe.preparation_time - cook),
    serving_size: numberText(serving_size),
    cook_time: numberText(cook),
    lines: textOfLines(lines),
    answers: Object.fromEntries(
      lines.map(({ how: _how, grade: _grade, kcal: _kcal, food: _food, part: _part, ...line }) => [
        line.original,
        line,
      ]),
    ),
    steps: textOfSteps(steps),
    items: items.map(({ category: _category, image: _image, kcal: _kcal, ...item }) => item),
  };
}

function numberText(number: number): string {
  return number === 0 ? '' : String(number);
}

const keptAttempt = stored({
  key: 'recipeAttempt',
  area: 'session',
  schema: z.optional(z.object({ fingerprint: z.string(), key: z.string() })),
  empty: undefined,
});

/**
 * The idempotency key of a save. The same recipe has the same key, also after a reload, so a retry
 * after a lost answer creates no duplicate.
 */
export function attemptKey(recipe: RecipeDraft): string {
  const fingerprint = JSON.stringify(recipe);
  const last = keptAttempt.get();
  if (last?.fingerprint === fingerprint) return last.key;
  const key = crypto.randomUUID();
  keptAttempt.set({ fingerprint, key });
  return key;
}

/** Call after a save, so that an equal recipe saved later gets a new key. */
export function forgetAttempt(): void {
  keptAttempt.set(undefined);
}
