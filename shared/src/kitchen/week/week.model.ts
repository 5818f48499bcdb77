import * as z from 'zod/mini';

/* The plan of the week, as kitchens have it and browsers keep it. Without what operations check. */

export const MEALS = ['breakfast', 'lunch', 'dinner', 'other'] as const;
export type Meal = (typeof MEALS)[number];

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

/** What a household has said of its weeks: how many eat, and the name of a meal of its own. */
export const WeekRules = z.object({ people: z.number(), otherMeal: z.optional(z.string()) });
export type WeekRules = z.output<typeof WeekRules>;
