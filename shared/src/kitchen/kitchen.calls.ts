import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';
import { WeekEntry, WeekRules } from '#kitchen/week/week.model';

import { BrandChoices } from './brands.model.ts';
import { Cart, KitchenOrder } from './carts.model.ts';
import {
  AisleOrder,
  KitchenLine,
  list,
  OwnCategories,
  OwnGrams,
  Stamp,
} from './groceryList.model.ts';
import { HouseholdView } from './household.calls.ts';
import { OpsAnswer, OpsBody, PantryEntry } from './kitchenOps.model.ts';

/** A removed line, or the part of it that was removed; `recipe_id` where it went with that recipe. */
export const RemovedKitchenLine = z.object({
  line: KitchenLine,
  removed: Stamp,
  recipe_id: z.optional(z.string()),
});
export type RemovedKitchenLine = z.output<typeof RemovedKitchenLine>;

export const PantryItem = z.extend(PantryEntry, { touched: Stamp });
export type PantryItem = z.output<typeof PantryItem>;

/** What a dish took from the pantry. */
const CookedTake = z.object({ item: PantryItem, amount: z.number() });
export type CookedTake = z.output<typeof CookedTake>;

export const Cooked = z.object({
  op_id: z.string(),
  recipe_id: z.string(),
  title: z.string(),
  cooked: Stamp,
  took: list(CookedTake),
});

/**
 * All that a household shares. Usable as a GroceryList.
 *
 * Shape   `seq` is the number of the last operation in it. `leastGeneration` is that of lines of which nothing is
 *         remembered.
 */
export const KitchenState = z.object({
  seq: z.int(),
  lines: list(KitchenLine),
  ownCategories: OwnCategories,
  ownGrams: z.optional(OwnGrams),
  removed: list(RemovedKitchenLine),
  leastGeneration: z.int(),
  carts: list(Cart),
  pantryOn: z.boolean(),
  pantry: list(PantryItem),
  /** The latest last. */
  cooked: list(Cooked),
  /** The latest orders that were counted, the latest last: their ids, of older operations those of the operations. */
  ordered: list(z.string()),
  /** What is on its way, the latest last. */
  placed: list(KitchenOrder),
  aisles: list(AisleOrder),
  brands: z.optional(BrandChoices),
  /** The meals of the plan, in the order in which they came. */
  plan: z.optional(list(WeekEntry)),
  /** Removed meals that can come back, the latest last. */
  unplanned: z.optional(list(z.object({ entry: WeekEntry, removed: Stamp }))),
  weekRules: z.optional(WeekRules),
});
export type KitchenState = z.output<typeof KitchenState>;

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
