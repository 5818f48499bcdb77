import type { OwnRecipe, RecipeDraft } from '@larder/shared/contract/recipes';
import { cents } from '@larder/shared/domain/money';
import * as z from 'zod/mini';

import { stored } from '#lib/stored';

const CentsValue = z.pipe(z.int(), z.transform(cents));

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

/** A time or serving size of 0 means unknown and shows as empty. */
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
