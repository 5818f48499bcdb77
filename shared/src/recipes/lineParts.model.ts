import * as z from 'zod/mini';

/** How the amount of a line becomes gm or ml: see `measure`. */
export const Grade = z.enum(['A', 'B', 'C', 'D']);

/** What a line of a recipe says. */
export const lineParts = {
  /** As the recipe writes it. */
  original: z.string(),
  /** The heading it is under: "For the sauce". */
  section: z.nullable(z.string()),
  /** Both ends of the amount; the same without a range. null without an amount. */
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  /** "" counts pieces. null without an amount. */
  unit: z.nullable(z.string()),
  /** What it is, without amount and note. null when the line names nothing. */
  name: z.nullable(z.string()),
  note: z.nullable(z.string()),
  optional: z.boolean(),
  /** Whether it is as much for any number of servings: the yeast of a dough. */
  fixed: z.optional(z.boolean()),
  /** The title of the recipe that the line is: "1 cup Vanilla Sauce". */
  recipe_title: z.optional(z.nullable(z.string())),
};
