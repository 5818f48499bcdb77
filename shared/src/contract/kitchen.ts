import * as z from 'zod/mini';

import { CATEGORIES } from '#domain/categories';

import { endpoint } from './endpoint.ts';
import { HouseholdView } from './household.ts';
import {
  BaseQuantity,
  KitchenCart,
  LostOrder,
  NewOrder,
  OpsAnswer,
  OpsBody,
  PantryEntry,
} from './kitchenOps.ts';
import { Amount, LineRef } from './kitchenParts.ts';
import { UnitGrams } from './leaves.ts';

const Category = z.enum(CATEGORIES);
const list = <T extends z.ZodMiniType>(item: T) => z.readonly(z.array(item));

/** Units: `at` in milliseconds since 1970. */
export const Stamp = z.object({
  seq: z.int(),
  device: z.string(),
  by: z.string(),
  at: z.int(),
});

export const KitchenContribution = z.object({
  recipe_id: z.string(),
  title: z.optional(z.string()),
  image: z.optional(z.string()),
  amount: z.number(),
  low: z.optional(z.number()),
  unit: z.string(),
  metric: z.optional(Amount),
  recipeServings: z.number(),
  servings: z.number(),
  fixed: z.optional(z.boolean()),
  covered: z.optional(z.boolean()),
  note: z.optional(z.string()),
  from: z.optional(z.object({ op_id: z.string(), seq: z.int(), device: z.string() })),
});

const Got = z.extend(Stamp, {
  amounts: list(Amount),
  put: z.optional(
    z.object({
      key: z.string(),
      added: z.optional(BaseQuantity),
      wasLow: z.optional(z.boolean()),
    }),
  ),
});

export const KitchenLine = z.object({
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
  contributions: list(KitchenContribution),
  generation: z.int(),
  place: z.int(),
  aliases: z.optional(list(LineRef)),
  added: Stamp,
  changed: Stamp,
  got: z.optional(Got),
  buyAll: z.optional(z.boolean()),
});

export const RemovedLine = z.object({
  line: KitchenLine,
  removed: Stamp,
  recipe_id: z.optional(z.string()),
});

export const PantryItem = z.extend(PantryEntry, { touched: Stamp });

export const Cooked = z.object({
  op_id: z.string(),
  recipe_id: z.string(),
  title: z.string(),
  cooked: Stamp,
  took: list(z.object({ item: PantryItem, amount: z.number() })),
});

export const KitchenOrder = z.extend(NewOrder, {
  store_id: z.string(),
  at: z.int(),
  by: z.string(),
  lost: z.optional(LostOrder),
});

export const AisleOrder = z.object({
  store_id: z.string(),
  storeName: z.string(),
  order: list(Category),
});
export const OwnCategories = list(z.readonly(z.tuple([z.string(), Category])));
export const OwnGrams = list(z.readonly(z.tuple([z.string(), z.string(), z.number()])));

export const KitchenState = z.object({
  seq: z.int(),
  lines: list(KitchenLine),
  ownCategories: OwnCategories,
  ownGrams: z.optional(OwnGrams),
  removed: list(RemovedLine),
  leastGeneration: z.int(),
  carts: list(KitchenCart),
  pantryOn: z.boolean(),
  pantry: list(PantryItem),
  cooked: list(Cooked),
  ordered: list(z.string()),
  placed: list(KitchenOrder),
  aisles: list(AisleOrder),
});

/** Everybody has a kitchen of their own until they share one; it is made when it is first asked for. */
export const getKitchen = endpoint({
  method: 'GET',
  path: '/kitchen',
  access: 'shopper',
  summary: 'The list, the carts and the pantry, and who shares them',
  response: z.object({ state: KitchenState, household: HouseholdView }),
});
export type Kitchen = z.output<typeof getKitchen.response>;

/**
 * Errors  household_left when the account is in another household now; kitchen_stale when `base_seq` is older than
 *         the log, or newer than the kitchen: then the state is read anew. list_full names the operation.
 */
export const sendOps = endpoint({
  method: 'POST',
  path: '/kitchen/ops',
  access: 'shopper',
  summary: 'Change the kitchen, and hear what others changed; sending again changes nothing',
  body: OpsBody,
  foreignPictures: 'dropped',
  bodyLimit: 2 * 1024 * 1024,
  response: OpsAnswer,
});

/** Events: "kitchen" with `{ household_id, seq }`; "household" when people or the name changed. */
export const kitchenEvents = endpoint({
  method: 'GET',
  path: '/kitchen/events',
  access: 'shopper',
  summary: 'That the kitchen or its people changed, as it happens',
  response: z.void(),
});

export const KitchenEvent = z.object({ household_id: z.string(), seq: z.int() });
export type KitchenEvent = z.output<typeof KitchenEvent>;
