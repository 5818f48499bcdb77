import type { OwnRecipe, RecipeDraft } from '@larder/shared/contract/recipes';
import { cents } from '@larder/shared/domain/money';
import { numberOrZero } from '@larder/shared/domain/numberInput';
import * as z from 'zod/mini';

import { stored } from '#lib/stored';

const CentsValue = z.pipe(z.int(), z.transform(cents));

/** The form as it was typed, with the ingredients added so far. */
const Draft = z.object({
  title: z.string(),
  description: z.string(),
  /** Minutes. */
  preparation_time: z.string(),
  serving_size: z.string(),
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
  items: [],
};

/**
 * What was typed and not saved, in this tab: it outlives a login, a reload and a look at another page.
 * Each saved recipe that is being changed has its own.
 */
export function unsaved(recipe_id?: string) {
  return stored({
    key: recipe_id === undefined ? 'recipeDraft' : `recipeDraft:${recipe_id}`,
    area: 'session',
    schema: z.optional(Draft),
    empty: undefined,
  });
}

/** A saved recipe as the form shows it. A time or a serving size of 0 is one nobody gave. */
export function toDraft(recipe: OwnRecipe): Draft {
  const { title, description, preparation_time, serving_size, items } = recipe;
  return {
    title,
    description,
    preparation_time: preparation_time === 0 ? '' : String(preparation_time),
    serving_size: serving_size === 0 ? '' : String(serving_size),
    items: items.map(({ ingredient_id, name, price, unit_quantity, unit, quantity }) => ({
      ingredient_id,
      name,
      price,
      unit_quantity,
      unit,
      quantity,
    })),
  };
}

/** What is sent. A number field that holds no number counts as 0 (specification 5). */
export function toRecipe(draft: Draft): RecipeDraft {
  return {
    ...draft,
    preparation_time: numberOrZero(draft.preparation_time),
    serving_size: numberOrZero(draft.serving_size),
  };
}

const keptAttempt = stored({
  key: 'recipeAttempt',
  area: 'session',
  schema: z.optional(z.object({ fingerprint: z.string(), key: z.string() })),
  empty: undefined,
});

/**
 * The idempotency key of saving a recipe: the same as long as the same would be saved, so that pressing
 * again after a lost answer makes no second recipe, even after the page was reloaded.
 */
export function attemptKey(recipe: RecipeDraft): string {
  const fingerprint = JSON.stringify(recipe);
  const last = keptAttempt.get();
  if (last?.fingerprint === fingerprint) return last.key;
  const key = crypto.randomUUID();
  keptAttempt.set({ fingerprint, key });
  return key;
}

/** Once a recipe is saved, the next one is another, even when it reads the same. */
export function forgetAttempt(): void {
  keptAttempt.set(undefined);
}
