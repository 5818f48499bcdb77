import * as z from 'zod/mini';

import { CATEGORIES } from '#food/categories';
import { UnitGrams } from '#food/foodParts.model';

/* The grocery list, as kitchens have it and browsers keep it. Without what operations check: it is part of a first visit. */

export const list = <T extends z.ZodMiniType>(item: T) => z.readonly(z.array(item));
export const Category = z.enum(CATEGORIES);

export const Amount = z.object({ amount: z.number(), unit: z.string() });
export type Amount = z.output<typeof Amount>;

/**
 * When something happened, in the server's order, and through whom.
 *
 * Units   `at` in milliseconds since 1970; it is for showing, no conflict is decided by it.
 * Shape   `by` is an account's id, or GUEST.
 */
export const Stamp = z.object({
  seq: z.int(),
  device: z.string(),
  by: z.string(),
  at: z.int(),
});
export type Stamp = z.output<typeof Stamp>;

const NotNegative = z.number().check(z.minimum(0));

/**
 * What a recipe (or the shopper) adds to a line.
 *
 * Units   `amount` counts `unit` for `recipeServings` servings; `servings` are wanted. Kept apart, so that
 *         changing servings back and forth is exact.
 * Shape   `low` is the lower end of a range, `amount` the higher. `metric` is the same in g or ml, where the
 *         recipe has measured it. `covered`: replaced by an amount that the shopper wrote.
 */
export const Contribution = z.object({
  recipe_id: z.string(),
  title: z.optional(z.string()),
  /** The recipe's picture. */
  image: z.optional(z.string()),
  amount: NotNegative,
  low: z.optional(NotNegative),
  unit: z.string(),
  metric: z.optional(Amount),
  recipeServings: z.number(),
  servings: z.number(),
  /** Whether the amount is for any number of servings. */
  fixed: z.optional(z.boolean()),
  covered: z.optional(z.boolean()),
  /** The shopper's remark: "the ripe ones". */
  note: z.optional(z.string()),
  /** The meal of the plan that it is for. */
  entry_id: z.optional(z.string()),
  /** Of a list that is kept with the account: the operation that added it, its number in the server's order, its device. */
  from: z.optional(z.object({ op_id: z.string(), seq: z.int(), device: z.string() })),
});
export type Contribution = z.output<typeof Contribution>;

/**
 * A line of a list.
 *
 * Units   `density` in g per ml; `grams` of a piece, a clove, a bunch, as the catalogue has them.
 * Shape   `key` is the catalogue's id, else the cleaned lower-case name. `listedAt` is when the line came onto the
 *         list, in milliseconds since 1970; undefined when unknown. `edited` is an amount that the shopper wrote.
 */
export const ListLine = z.object({
  key: z.string(),
  name: z.string(),
  ingredient_id: z.optional(z.string()),
  image: z.optional(z.string()),
  category: Category,
  density: z.optional(z.number()),
  grams: z.optional(UnitGrams),
  selected: z.boolean(),
  listedAt: z.optional(z.number()),
  edited: z.optional(Amount),
  contributions: list(Contribution),
});
export type ListLine = z.output<typeof ListLine>;

/** What Got it did to the pantry. */
const PantryPut = z.object({
  key: z.string(),
  added: z.optional(z.object({ amount: z.number(), unit: z.enum(['gm', 'ml']) })),
  wasLow: z.optional(z.boolean()),
});
export type PantryPut = z.output<typeof PantryPut>;

/** A line that somebody has got; `amounts` are those that were seen, in the units of the list. */
export const Got = z.extend(Stamp, { amounts: list(Amount), put: z.optional(PantryPut) });
export type Got = z.output<typeof Got>;

/**
 * A line of a kitchen's list.
 *
 * Shape   `generation`: a line that is removed and added again has the next one, so that operations on the old one do
 *         not change the new one. `place` sorts lines; a line that comes back has its old one. `aliases` are what it was
 *         known as, for operations of devices that do not know its catalogue entry yet. `buyAll`: all of it is bought:
 *         what the pantry has is not subtracted, and no pack is left out for a little that is short.
 */
export const KitchenLine = z.extend(ListLine, {
  generation: z.int(),
  place: z.int(),
  aliases: z.optional(list(z.object({ key: z.string(), generation: z.int() }))),
  added: Stamp,
  changed: Stamp,
  got: z.optional(Got),
  buyAll: z.optional(z.boolean()),
});
export type KitchenLine = z.output<typeof KitchenLine>;

/** The shopper's choices by line key. They outlive lines. */
export const OwnCategories = list(z.readonly(z.tuple([z.string(), Category])));
/** What one unit weighs as the shopper has said: line key, unit, grams. They outlive lines. */
export const OwnGrams = list(z.readonly(z.tuple([z.string(), z.string(), z.number()])));
export type OwnGrams = z.output<typeof OwnGrams>;

export const GroceryList = z.object({
  lines: list(ListLine),
  ownCategories: OwnCategories,
  ownGrams: z.optional(OwnGrams),
});
export type GroceryList = z.output<typeof GroceryList>;

/** The aisle order of a store; the name is for devices that have not loaded the store. */
export const AisleOrder = z.object({
  store_id: z.string(),
  storeName: z.string(),
  order: list(Category),
});
export type AisleOrder = z.output<typeof AisleOrder>;
