import * as z from 'zod/mini';

import { CalendarDay } from '#basics/calendar.model';
import { batch, Id } from '#basics/leaves.model';
import { isVisible } from '#basics/text';
import { LIMITS } from '#basics/validation';
import { CATEGORIES } from '#food/categories';
import { UnitGrams } from '#food/foodParts.model';
import { MEALS } from '#kitchen/week/week.model';

import { BRAND_CHOICES } from './brands.model.ts';
import { CartPacks, CartStore, MaxPacks, NewOrder } from './carts.model.ts';
import { Category } from './groceryList.model.ts';
import {
  KITCHEN_LIMITS,
  LOST_WHY,
  MAX_CART_ITEMS,
  MAX_ENTRIES_ADDED,
  MAX_LINES,
  MAX_OPS,
  MAX_PLAN,
  MAX_RECIPE_MINUTES,
} from './kitchenLimits.ts';
import {
  Amount,
  Count,
  Key,
  LineRef,
  Name,
  Number,
  Picture,
  plain,
  UnitText,
  upTo,
} from './kitchenParts.model.ts';

/** Units: milliseconds since 1970. */
const Millis = Count.check(z.maximum(8.64e15, 'is too late'));
const Servings = z
  .number()
  .check(z.positive('must be above 0'), z.maximum(LIMITS.recipeNumber, 'is too large'));
const Grams = UnitGrams.check(
  z.refine(
    (grams) => Object.keys(grams).length <= KITCHEN_LIMITS.weights,
    `must have at most ${KITCHEN_LIMITS.weights} units`,
  ),
  z.refine(
    (grams) => Object.keys(grams).every((unit) => UnitText.safeParse(unit).success),
    'must be of units',
  ),
  z.refine((grams) => Object.values(grams).every((one) => one >= 0), 'must be 0 or more'),
);

const BaseQuantity = z.object({ amount: Number, unit: z.enum(['gm', 'ml']) });
const Refs = z.readonly(batch(LineRef, MAX_LINES));

const optional = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));

/**
 * An ingredient of a recipe or the shopper, with the catalogue's `ingredient_id`, `category`, `density` (g
 * per ml) and `grams` of its units if known. The provider's `id` is never a key: it is -1 or 0 for unknown ingredients.
 */
const ListIngredient = z.object({
  id: optional(z.union([plain(100), z.number()])),
  name: Name,
  amount: Number,
  low: z.optional(Number),
  unit: UnitText,
  metric: optional(Amount),
  /** Whether it is as much for any number of servings. */
  fixed: z.optional(z.boolean()),
  image: optional(Picture),
  aisle: optional(Name),
  ingredient_id: optional(Key),
  category: optional(Name),
  density: optional(Number),
  grams: optional(Grams),
  /** Of an item added by hand. */
  note: z.optional(Name),
});
export type ListIngredient = z.output<typeof ListIngredient>;

const ListRecipe = z.object({
  id: z.union([Key, z.number()]),
  title: Name,
  image: optional(Picture),
  servings: Servings,
  ingredients: upTo(ListIngredient, KITCHEN_LIMITS.ingredients),
});
export type ListRecipe = z.output<typeof ListRecipe>;

/** The catalogue's data of an item. */
const KnownItem = z.object({
  ingredient_id: Key,
  image: optional(Picture),
  category: optional(Name),
  density: optional(Number),
  grams: optional(Grams),
});
export type KnownItem = z.output<typeof KnownItem>;

/**
 * An entry of the pantry, as a member set it.
 *
 * Shape   "always": at home, and not listed until `low`. "about": an amount in gm or ml, until `best_before`
 *         (2026-12-27). Without an entry nothing is at home.
 */
export const PantryEntry = z.object({
  key: Key,
  name: Name.check(z.refine(isVisible, 'must not be empty')),
  ingredient_id: z.optional(Key),
  kind: z.enum(['always', 'about']),
  low: z.boolean(),
  amount: Number,
  unit: z.enum(['gm', 'ml']),
  best_before: z.optional(CalendarDay),
  opened: z.boolean(),
});
export type PantryEntry = z.output<typeof PantryEntry>;

/** What a dish used of something. */
const CookedUse = z.extend(BaseQuantity, { key: Key, name: Name });
export type CookedUse = z.output<typeof CookedUse>;

const Eaters = z.int().check(z.minimum(1, 'must be at least 1'), z.maximum(99, 'is too large'));
/** See `WeekRules`. */
const Rules = z.object({
  people: Eaters,
  otherMeal: z.optional(plain(KITCHEN_LIMITS.mealName)),
});

/**
 * A meal to put on the plan; see `WeekEntry`.
 *
 * Shape   with `recipe` its lines come onto the list, unless its day is past. `takes`: the dish is on the list without a
 *         day; what it has listed becomes this meal's, and nothing is added.
 */
const NewWeekEntry = z.object({
  entry_id: Id,
  kind: z.enum(['recipe', 'leftovers', 'note']),
  day: z.optional(CalendarDay),
  meal: z.enum(MEALS),
  title: Name.check(z.refine(isVisible, 'must not be empty')),
  recipe_id: z.optional(Key),
  image: optional(Picture),
  minutes: z.optional(Count.check(z.maximum(MAX_RECIPE_MINUTES, 'is too long'))),
  servings: Servings,
  eaters: z.optional(Eaters),
  of: z.optional(Id),
  cook: z.optional(Id),
  frozen: z.optional(z.boolean()),
  cooked: z.optional(Id),
  recipe: z.optional(ListRecipe),
  takes: z.optional(z.literal(true)),
});
export type NewWeekEntry = z.output<typeof NewWeekEntry>;

/** What every operation has. */
const COMMON = {
  op_id: Id,
  device: Id,
  at: Millis,
  base_seq: Count,
};
/** What the server adds. */
const LOGGED = { seq: Count, by: plain(36) };

const Line = { line: LineRef };

/** Each kind of operation with its payload. Payloads hold values: "selected", never "toggle". */
const PAYLOADS = {
  /** No effect when the recipe is on the list. */
  add_recipe: z.object({ recipe: ListRecipe, servings: Servings }),
  remove_recipe: z.object({ recipe_id: Key }),
  /** Undoes `remove_recipe`. */
  restore_recipe: z.object({ recipe_id: Key }),
  set_servings: z.object({ recipe_id: Key, servings: Servings }),
  /** By hand. */
  add_item: z.object({ item: ListIngredient }),
  /** Undoes `add_item`: the operation that added it. */
  take_item: z.object({ added: Id }),
  edit_amount: z.object({ ...Line, amount: Number, unit: UnitText }),
  set_category: z.object({ ...Line, category: Category }),
  /** What one unit weighs. Units: grams. */
  weigh: z.object({ ...Line, unit: UnitText, grams: Number }),
  /**
   * What the catalogue knows of a line that was written by hand. `whole`: of a weight without peel the whole food is
   * bought. Operations of older programs leave the amount.
   */
  identify: z.object({ ...Line, known: KnownItem, whole: z.optional(z.literal(true)) }),
  select: z.object({ lines: Refs, selected: z.boolean() }),
  remove_lines: z.object({ lines: Refs }),
  /** Undoes `remove_lines` and `clear`. With `removed` only what the operation of that number removed. */
  restore_lines: z.object({ lines: Refs, removed: z.optional(Count) }),
  /** Removes what the device has seen: all of it, or what was got. */
  clear: z.object({ only: z.enum(['all', 'got']) }),
  /** `amounts` are those on the screen; `pack` is what came into the house, where that is known. */
  got: z.object({
    ...Line,
    amounts: upTo(Amount, KITCHEN_LIMITS.amounts),
    pack: z.optional(BaseQuantity),
  }),
  not_got: z.object(Line),
  /** Buys all of a line, whatever the pantry has, and though a pack less would nearly do. */
  buy_all: z.object({ ...Line, buyAll: z.boolean() }),
  /**
   * Sets packs of some items in a store's cart; of 0 packs an item is out. With `terms` those of `store` count, else
   * the cart keeps its own.
   */
  cart_packs: z.object({
    store: CartStore,
    items: upTo(CartPacks, MAX_CART_ITEMS),
    terms: z.boolean(),
  }),
  /**
   * Takes ordered packs, `items`, out of a cart, and notes what was ordered of them. Operations of older programs have
   * no `order`.
   */
  ordered: z.object({
    store_id: Id,
    items: upTo(
      z.object({ ingredient_id: Key, quantity: Count.check(z.maximum(LIMITS.orderQuantity)) }),
      MAX_CART_ITEMS,
    ),
    order: z.optional(NewOrder),
  }),
  /** An order that was cancelled or rejected. Its packs do not return to a cart. */
  not_ordered: z.object({ order_id: Id }),
  /**
   * All packs of an order that do not come, as far as known. What was lost before and is not among `items` comes after
   * all.
   */
  order_lost: z.object({
    order_id: Id,
    why: z.enum(LOST_WHY),
    items: upTo(
      z.object({ ingredient_id: Key, quantity: Count.check(MaxPacks) }),
      LIMITS.orderItems,
    ),
  }),
  /** Wants lines again although they are ordered. */
  relist: z.object({ lines: Refs }),
  pantry_set: z.object({ item: PantryEntry }),
  pantry_low: z.object({ key: Key, low: z.boolean() }),
  pantry_remove: z.object({ key: Key }),
  pantry_switch: z.object({ on: z.boolean() }),
  cooked: z.object({
    recipe_id: Key,
    title: Name,
    uses: upTo(CookedUse, KITCHEN_LIMITS.ingredients),
  }),
  /** Undoes `cooked`: its operation. */
  not_cooked: z.object({ cooked: Id }),
  aisle_order: z.object({
    store_id: Id,
    storeName: Key,
    order: upTo(Category, CATEGORIES.length).check(
      z.refine((order) => new Set(order).size === order.length, 'must name each once'),
    ),
  }),
  /** Always this brand for a food, or never; null: neither. */
  brand_choice: z.object({
    food: Name.check(z.refine(isVisible, 'must not be empty')),
    ingredient_id: z.optional(Key),
    brand: plain(KITCHEN_LIMITS.brand).check(z.refine(isVisible, 'must not be empty')),
    choice: z.nullable(z.enum(BRAND_CHOICES)),
  }),
  /** `today` is the day where the device is: what is before it never changes the list. So below. */
  plan_add: z.object({ entries: upTo(NewWeekEntry, MAX_ENTRIES_ADDED), today: CalendarDay }),
  plan_move: z.object({
    entry_id: Id,
    day: z.nullable(CalendarDay),
    meal: z.enum(MEALS),
    today: CalendarDay,
  }),
  plan_change: z.object({
    entry_id: Id,
    title: z.optional(Name.check(z.refine(isVisible, 'must not be empty'))),
    servings: z.optional(Servings),
    eaters: z.optional(z.nullable(Eaters)),
    cook: z.optional(z.nullable(Id)),
    frozen: z.optional(z.boolean()),
    today: CalendarDay,
  }),
  plan_remove: z.object({ entries: upTo(Id, MAX_PLAN), today: CalendarDay }),
  /** Undoes `plan_remove`. */
  plan_restore: z.object({ entries: upTo(Id, MAX_PLAN), today: CalendarDay }),
  /** As `cooked`, and the meal is marked; `not_cooked` undoes both. */
  plan_cooked: z.object({ entry_id: Id, uses: upTo(CookedUse, KITCHEN_LIMITS.ingredients) }),
  week_rules: z.object({ rules: Rules }),
};
export type KitchenKind = keyof typeof PAYLOADS;
export type KitchenPayloads = { [Kind in KitchenKind]: z.output<(typeof PAYLOADS)[Kind]> };

/** A kind with its payload. */
export type KitchenChange = {
  [Kind in KitchenKind]: { kind: Kind; payload: KitchenPayloads[Kind] };
}[KitchenKind];

type OfKind<Members extends z.core.$ZodShape> = {
  [Kind in KitchenKind]: z.ZodMiniObject<
    Members & { kind: z.ZodMiniLiteral<Kind>; payload: (typeof PAYLOADS)[Kind] }
  >;
}[KitchenKind];

/** The schema of each kind, with these members beside its payload. */
function ofEachKind<Members extends z.core.$ZodShape>(members: Members) {
  const all: readonly unknown[] = Object.entries(PAYLOADS).map(([kind, payload]) =>
    z.object({ ...members, kind: z.literal(kind), payload }),
  );
  return all as [OfKind<Members>, ...OfKind<Members>[]]; // entries lose which payload is of which kind
}

/**
 * A change of the kitchen as a device made it.
 *
 * Shape   `base_seq` is what the device had seen: the `seq` of its state then.
 */
export const KitchenOp = z.discriminatedUnion('kind', ofEachKind(COMMON), {
  error: 'must be a kind of operation',
});
export type KitchenOp = z.output<typeof KitchenOp>;

/** An operation of the log: with its place in the server's order and its account. */
export const LoggedOp = z.discriminatedUnion('kind', ofEachKind({ ...COMMON, ...LOGGED }));
export type LoggedOp = z.output<typeof LoggedOp>;

export const OpsBody = z.strictObject({
  /** The household of the operations; the account may have left it since. */
  household_id: Id,
  /** The last operation in the device's state. */
  base_seq: Count,
  /** In the order in which they were made; an empty list only reads what was missed. */
  ops: z.array(KitchenOp).check(z.maxLength(MAX_OPS, `must have at most ${MAX_OPS} entries`)),
});

/** Where an operation is in the log, and when it counts as made. */
export const AppliedOp = z.object({ op_id: Id, seq: Count, at: Millis });

/**
 * What the server answers to operations.
 *
 * Shape   `missed`: all since the device's state but those that are new with this request, in order. `applied`: those
 *         of this request as they are in the log, in its order, also those that it had before.
 */
export const OpsAnswer = z.object({
  seq: Count,
  missed: z.readonly(z.array(LoggedOp)),
  applied: z.readonly(z.array(AppliedOp)),
});
export type OpsAnswer = z.output<typeof OpsAnswer>;
