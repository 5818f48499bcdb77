import * as z from 'zod/mini';

import { ALLERGENS } from '#food/allergens';

import { list } from './groceryList.model.ts';

/* The plan of the week, as kitchens have it and browsers keep it. Without what operations check. */

export const MEALS = ['breakfast', 'lunch', 'dinner', 'other'] as const;
export type Meal = (typeof MEALS)[number];

/** What a diet leaves out; the words of the recipes' facts. */
export const DIETS = ['vegetarian', 'vegan', 'pescatarian', 'gluten free', 'dairy free'] as const;
export type Diet = (typeof DIETS)[number];

/**
 * A meal of the plan.
 *
 * Units   `servings` are cooked, or of leftovers and notes eaten; `minutes` from start to table.
 * Shape   `place` sorts the meals of a day. `day` is "2026-12-27", absent: no day yet. `recipe_id` of a dish; `of` is the dish that leftovers are of.
 *         `eaters` are the people at the table: what a dish has beyond them is left over. `frozen`: what is left over
 *         of it. `cook` is a member. `cooked` is the operation that said so.
 */
export const WeekEntry = z.object({
  entry_id: z.string(),
  place: z.int(),
  kind: z.enum(['recipe', 'leftovers', 'note']),
  day: z.optional(z.string()),
  meal: z.enum(MEALS),
  title: z.string(),
  recipe_id: z.optional(z.string()),
  image: z.optional(z.string()),
  minutes: z.optional(z.number()),
  servings: z.number(),
  eaters: z.optional(z.number()),
  of: z.optional(z.string()),
  frozen: z.optional(z.boolean()),
  cook: z.optional(z.string()),
  cooked: z.optional(z.string()),
});
export type WeekEntry = z.output<typeof WeekEntry>;

/** What a household wants of its weeks. Units: minutes by weekday, Monday first; money in cents. */
export const WeekRules = z.object({
  people: z.number(),
  otherMeal: z.optional(z.string()),
  budget_cents: z.optional(z.int()),
  minutes: list(z.number()),
  /** No dish again within so many days. */
  again_after_days: z.int(),
  cuisines: list(z.string()),
  use_pantry: z.boolean(),
  leftovers_for_lunch: z.boolean(),
});
export type WeekRules = z.output<typeof WeekRules>;

/** Somebody who eats here, with or without an account, and what they do not eat. */
export const Eater = z.object({
  eater_id: z.string(),
  name: z.string(),
  diets: list(z.enum(DIETS)),
  allergens: list(z.enum(ALLERGENS)),
});
export type Eater = z.output<typeof Eater>;
