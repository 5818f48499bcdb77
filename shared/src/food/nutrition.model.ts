import * as z from 'zod/mini';

const Nutrient = z.object({
  name: z.string(),
  amount: z.number(),
  unit: z.string(),
  percentOfDailyNeeds: z.optional(z.number()),
  /** Less than 95 % of the weight has a figure: the amount is a minimum. */
  at_least: z.optional(z.boolean()),
});

/** What a serving has, in the recipe provider's shape; all but `nutrients` is our addition. */
export const Nutrition = z.object({
  nutrients: z.array(Nutrient),
  /** The share of the weight whose energy is known, 0 to 1. */
  known_share: z.optional(z.number()),
  /** Foods that make an amount a minimum. */
  not_known: z.optional(z.array(z.string())),
});
export type Nutrition = z.output<typeof Nutrition>;
