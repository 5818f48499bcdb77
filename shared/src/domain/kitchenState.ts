import type { Cart, CartItem, CartStore } from './carts.ts';
import type { Category } from './categories.ts';
import type { Amount } from './groceryAmounts.ts';
import type { GroceryList, ListLine } from './groceryList.ts';
import type { Cents } from './money.ts';
import type { BaseQuantity, BaseUnit } from './units.ts';

/** Max lines of a list: more than anybody shops for, and than a page can draw. */
export const MAX_LINES = 1_000;
/** Max removed lines that can come back, a whole list and as many again; the oldest are forgotten. */
export const MAX_REMOVED = 2_000;
export const MAX_CARTS = 100;
/** Max items of all carts together: as many as a list has lines, ten orders at their fullest. */
export const MAX_CART_ITEMS = 1_000;
export const MAX_PANTRY = 1_000;
/** Max own categories and weights; the oldest are forgotten. */
export const MAX_OWN = 2_000;
/** Max stores with an aisle order; the oldest are forgotten. */
export const MAX_AISLES = 100;
/** Max cooked dishes that can be undone, and counted orders that are remembered. */
export const MAX_COOKED = 50;
export const MAX_ORDERED = 50;
/** Max orders on their way, whose packs are not bought again: as many as a checkout places. */
export const MAX_PLACED = 20;
/** Max orders of a trip, the newest: as many as a kitchen keeps, and as many again that were refused. */
export const MAX_TRIP_ORDERS = 2 * MAX_PLACED;
/** How long an order counts as on its way: less than a week, so that a weekly shop starts anew. Units: milliseconds. */
export const MAX_PLACED_AGE = 6 * 24 * 60 * 60 * 1000;

/**
 * Max bytes of a kitchen as JSON, without what can only be undone: a list of 100 lines, three carts and a pantry of 60
 * entries are 140 kB.
 */
export const MAX_KITCHEN_BYTES = 1_000_000;
/** Up to here something may be added; the rest is for ticks and edits of a kitchen that is full. */
export const MAX_FILLED_BYTES = 900_000;
/** Max bytes of removed lines: the fullest list that is cleared, with who removed each line, and some more. */
export const MAX_REMOVED_BYTES = 1_250_000;
/** Max bytes of cooked dishes that can be undone. */
export const MAX_COOKED_BYTES = 500_000;
/** Max bytes of all of it. */
export const MAX_STATE_BYTES = MAX_KITCHEN_BYTES + MAX_REMOVED_BYTES + MAX_COOKED_BYTES;

/** The member id of guests with a shopping link. */
export const GUEST = 'guest';

/**
 * When something happened, in the server's order, and through whom.
 *
 * Units   `at` in milliseconds since 1970; it is for showing, no conflict is decided by it.
 * Shape   `by` is an account's id, or GUEST.
 */
export type Stamp = {
  readonly seq: number;
  readonly device: string;
  readonly by: string;
  readonly at: number;
};

/**
 * A line by its key and generation. A line that is removed and added again has the next generation, so that
 * operations on the old one do not change the new one.
 */
export type LineRef = { readonly key: string; readonly generation: number };

/** What Got it did to the pantry. */
export type PantryPut = {
  readonly key: string;
  readonly added?: BaseQuantity | undefined;
  readonly wasLow?: boolean | undefined;
};

/** A line that somebody has got; `amounts` are those that were seen, in the units of the list. */
export type Got = Stamp & {
  readonly amounts: readonly Amount[];
  readonly put?: PantryPut | undefined;
};

/**
 * A line of the kitchen's list.
 *
 * Shape   `place` sorts lines; a line that comes back has its old one. `aliases` are what it was known as, for
 *         operations of devices that do not know its catalogue entry yet. `buyAll`: all of it is bought: what the pantry
 *         has is not subtracted, and no pack is left out for a little that is short.
 */
export type KitchenLine = ListLine & {
  readonly generation: number;
  readonly place: number;
  readonly aliases?: readonly LineRef[] | undefined;
  readonly added: Stamp;
  readonly changed: Stamp;
  readonly got?: Got | undefined;
  readonly buyAll?: boolean | undefined;
};

/** A removed line, or the part of it that was removed; `recipe_id` where it went with that recipe. */
export type RemovedKitchenLine = {
  readonly line: KitchenLine;
  readonly removed: Stamp;
  readonly recipe_id?: string | undefined;
};

export type KitchenStore = CartStore & {
  readonly storeName: string;
  readonly storeType: 'Delivery' | 'Pickup';
};
export type KitchenCart = Cart<KitchenStore>;

/**
 * An entry of the pantry, as a member set it.
 *
 * Shape   "always": at home, and not listed until `low`. "about": an amount in gm or ml, until `best_before`
 *         (2026-12-27). Without an entry nothing is at home.
 */
export type PantryEntry = {
  readonly key: string;
  readonly name: string;
  readonly ingredient_id?: string | undefined;
  readonly kind: 'always' | 'about';
  readonly low: boolean;
  readonly amount: number;
  readonly unit: BaseUnit;
  readonly best_before?: string | undefined;
  readonly opened: boolean;
};
export type PantryItem = PantryEntry & { readonly touched: Stamp };

/** What a dish took from the pantry. */
export type CookedTake = { readonly item: PantryItem; readonly amount: number };

export type Cooked = {
  readonly op_id: string;
  readonly recipe_id: string;
  readonly title: string;
  readonly cooked: Stamp;
  readonly took: readonly CookedTake[];
};

/** What was ordered of one thing. Shape: `forLines` are the names of the lines that it was ordered for, where they are known. */
export type OrderedItem = CartItem & { readonly forLines?: readonly string[] | undefined };

/** What is ordered at a store; `deliveryFee` as it was agreed. */
export type NewOrder = {
  readonly order_id: string;
  readonly storeName: string;
  readonly deliveryFee: Cents;
  readonly items: readonly OrderedItem[];
};

/** Why ordered packs do not come. */
export const LOST_WHY = ['short', 'rejected', 'cancelled'] as const;

/** The packs of an order that do not come; they are none of its `items`. */
export type LostOrder = {
  readonly why: (typeof LOST_WHY)[number];
  readonly items: readonly OrderedItem[];
};

/** What was ordered, and by whom. Units: `at` in milliseconds since 1970, when the operation was made. */
export type KitchenOrder = NewOrder & {
  readonly store_id: string;
  readonly at: number;
  readonly by: string;
  readonly lost?: LostOrder | undefined;
};

/** The aisle order of a store; the name is for devices that have not loaded the store. */
export type AisleOrder = {
  readonly store_id: string;
  readonly storeName: string;
  readonly order: readonly Category[];
};

/**
 * All that a household shares. Usable as a GroceryList.
 *
 * Shape   `seq` is the number of the last operation in it. `leastGeneration` is that of lines of which nothing is
 *         remembered.
 */
export type KitchenState = Omit<GroceryList, 'lines'> & {
  readonly seq: number;
  readonly lines: readonly KitchenLine[];
  readonly removed: readonly RemovedKitchenLine[];
  readonly leastGeneration: number;
  readonly carts: readonly KitchenCart[];
  readonly pantryOn: boolean;
  readonly pantry: readonly PantryItem[];
  /** The latest last. */
  readonly cooked: readonly Cooked[];
  /** The latest orders that were counted, the latest last: their ids, of older operations those of the operations. */
  readonly ordered: readonly string[];
  /** What is on its way, the latest last. */
  readonly placed: readonly KitchenOrder[];
  readonly aisles: readonly AisleOrder[];
};

export const EMPTY_KITCHEN: KitchenState = {
  seq: 0,
  lines: [],
  ownCategories: [],
  ownGrams: [],
  removed: [],
  leastGeneration: 1,
  carts: [],
  pantryOn: true,
  pantry: [],
  cooked: [],
  ordered: [],
  placed: [],
  aisles: [],
};
