import type { CartItem } from './carts.ts';
import type { Category } from './categories.ts';
import type { Amount } from './groceryAmounts.ts';
import type { KnownItem } from './groceryByHand.ts';
import type { ListIngredient, ListRecipe } from './groceryList.ts';
import type {
  AisleOrder,
  KitchenStore,
  LineRef,
  LostOrder,
  NewOrder,
  PantryEntry,
  Stamp,
} from './kitchenState.ts';
import type { BaseQuantity } from './units.ts';

/** Max operations of a request, and of a household per day. */
export const MAX_OPS = 200;
export const MAX_OPS_A_DAY = 10_000;
/** Max bytes of a household's operations per day, as JSON: 10,000 ticks or items are 5 MB, a kitchen brought along 1 MB. */
export const MAX_OP_BYTES_A_DAY = 5_000_000;
/** Of these, one member of several: the others can go on. */
export const MAX_OPS_OF_MEMBER = MAX_OPS_A_DAY / 2;
export const MAX_OP_BYTES_OF_MEMBER = MAX_OP_BYTES_A_DAY / 2;
/** How long the server keeps an operation. A device that was away for longer reads the state again. */
export const KEPT_DAYS = 90;

type Line = { readonly line: LineRef };
type Lines = { readonly lines: readonly LineRef[] };

/** What a dish used of something, in base units. */
export type CookedUse = { readonly key: string; readonly name: string } & BaseQuantity;

/** Each kind of operation with its payload. Payloads hold values: "selected", never "toggle". */
export type KitchenPayloads = {
  /** No effect when the recipe is on the list. */
  add_recipe: { readonly recipe: ListRecipe; readonly servings: number };
  remove_recipe: { readonly recipe_id: string };
  /** Undoes `remove_recipe`. */
  restore_recipe: { readonly recipe_id: string };
  set_servings: { readonly recipe_id: string; readonly servings: number };
  /** By hand. */
  add_item: { readonly item: ListIngredient };
  /** Undoes `add_item`: the operation that added it. */
  take_item: { readonly added: string };
  edit_amount: Line & Amount;
  set_category: Line & { readonly category: Category };
  /** What one unit weighs. Units: grams. */
  weigh: Line & { readonly unit: string; readonly grams: number };
  /** What the catalogue knows of a line that was written by hand. */
  identify: Line & { readonly known: KnownItem };
  select: Lines & { readonly selected: boolean };
  remove_lines: Lines;
  /** Undoes `remove_lines` and `clear`. With `removed` only what the operation of that number removed. */
  restore_lines: Lines & { readonly removed?: number | undefined };
  /** Removes what the device has seen: all of it, or what was got. */
  clear: { readonly only: 'all' | 'got' };
  /** `amounts` are those on the screen; `pack` is what came into the house, where that is known. */
  got: Line & { readonly amounts: readonly Amount[]; readonly pack?: BaseQuantity | undefined };
  not_got: Line;
  /** Buys all of a line, whatever the pantry has, and though a pack less would nearly do. */
  buy_all: Line & { readonly buyAll: boolean };
  /**
   * Sets packs of some items in a store's cart; of 0 packs an item is out. With `terms` those of `store` count, else
   * the cart keeps its own.
   */
  cart_packs: {
    readonly store: KitchenStore;
    readonly items: readonly CartItem[];
    readonly terms: boolean;
  };
  /**
   * Takes ordered packs, `items`, out of a cart, and notes what was ordered of them. Operations of older programs have
   * no `order`.
   */
  ordered: {
    readonly store_id: string;
    readonly items: readonly { readonly ingredient_id: string; readonly quantity: number }[];
    readonly order?: NewOrder | undefined;
  };
  /** An order that was cancelled or rejected. Its packs do not return to a cart. */
  not_ordered: { readonly order_id: string };
  /** The packs of an order that do not come: all that are known of it. What was lost before and is none of `items` comes. */
  order_lost: {
    readonly order_id: string;
    readonly why: LostOrder['why'];
    readonly items: readonly { readonly ingredient_id: string; readonly quantity: number }[];
  };
  /** Wants lines again although they are ordered. */
  relist: Lines;
  pantry_set: { readonly item: PantryEntry };
  pantry_low: { readonly key: string; readonly low: boolean };
  pantry_remove: { readonly key: string };
  pantry_switch: { readonly on: boolean };
  cooked: {
    readonly recipe_id: string;
    readonly title: string;
    readonly uses: readonly CookedUse[];
  };
  /** Undoes `cooked`: its operation. */
  not_cooked: { readonly cooked: string };
  aisle_order: AisleOrder;
};
export type KitchenKind = keyof KitchenPayloads;

/** A kind with its payload. */
export type KitchenChange = {
  [Kind in KitchenKind]: { readonly kind: Kind; readonly payload: KitchenPayloads[Kind] };
}[KitchenKind];

/**
 * A change of the kitchen as a device made it.
 *
 * Units   `at` in milliseconds since 1970.
 * Shape   `base_seq` is what the device had seen: the `seq` of its state then.
 */
export type KitchenOp = KitchenChange & {
  readonly op_id: string;
  readonly device: string;
  readonly at: number;
  readonly base_seq: number;
};

/** An operation with its place in the server's order and its account. */
export type LoggedOp = KitchenOp & { readonly seq: number; readonly by: string };

/** Whether the device of an operation had seen what happened there: it knew of it, or did it itself. */
export function saw(
  op: Pick<KitchenOp, 'base_seq' | 'device'>,
  what: Pick<Stamp, 'seq' | 'device'>,
): boolean {
  return what.seq <= op.base_seq || what.device === op.device;
}

/**
 * What an operation may hold.
 *
 * Units   texts in characters, lists in entries.
 */
export const KITCHEN_LIMITS = {
  unit: 100,
  picture: 500,
  ingredients: 200,
  amounts: 20,
  weights: 60,
} as const;
