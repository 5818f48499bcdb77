import * as z from 'zod/mini';

import { CATEGORIES } from '#domain/categories';
import { KITCHEN_LIMITS, MAX_OPS } from '#domain/kitchenOps';
import { LOST_WHY, MAX_CART_ITEMS, MAX_LINES } from '#domain/kitchenState';
import { MAX_NOTE } from '#domain/orderNote';
import { STORE_TYPES } from '#domain/storeTerms';
import { isVisible } from '#domain/text';
import { LIMITS } from '#domain/validation';

import { CalendarDay } from './calendar.ts';
import { Amount, Count, Key, LineRef, Number, plain, UnitText } from './kitchenParts.ts';
import { batch, Id, text, UnitGrams } from './leaves.ts';
import { Price, Usd, usdUpTo } from './money.ts';

function list<T extends z.ZodMiniType>(item: T, max: number) {
  return z.readonly(z.array(item).check(z.maxLength(max, `must have at most ${max} entries`)));
}

const Name = plain(LIMITS.name);
const Picture = plain(KITCHEN_LIMITS.picture);
/** Units: milliseconds since 1970. */
const Millis = Count.check(z.maximum(8.64e15, 'is too late'));
const Servings = z
  .number()
  .check(z.positive('must be above 0'), z.maximum(LIMITS.recipeNumber, 'is too large'));
const Category = z.enum(CATEGORIES);
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

export const BaseQuantity = z.object({ amount: Number, unit: z.enum(['gm', 'ml']) });
const Refs = z.readonly(batch(LineRef, MAX_LINES));

const optional = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));

const ListIngredient = z.object({
  id: optional(z.union([plain(100), z.number()])),
  name: Name,
  amount: Number,
  low: z.optional(Number),
  unit: UnitText,
  metric: optional(Amount),
  fixed: z.optional(z.boolean()),
  image: optional(Picture),
  aisle: optional(Name),
  ingredient_id: optional(Key),
  category: optional(Name),
  density: optional(Number),
  grams: optional(Grams),
  note: z.optional(Name),
});

const ListRecipe = z.object({
  id: z.union([Key, z.number()]),
  title: Name,
  image: optional(Picture),
  servings: Servings,
  ingredients: list(ListIngredient, KITCHEN_LIMITS.ingredients),
});

const KnownItem = z.object({
  ingredient_id: Key,
  image: optional(Picture),
  category: optional(Name),
  density: optional(Number),
  grams: optional(Grams),
});

const MaxPacks = z.maximum(LIMITS.orderQuantity, `must be at most ${LIMITS.orderQuantity}`);
const CartItem = z.object({
  ingredient_id: Key,
  name: Name,
  unit: UnitText,
  unit_quantity: z
    .number()
    .check(z.positive('must be above 0'), z.maximum(LIMITS.unitQuantity, 'is too large')),
  price: Price,
  quantity: z.int().check(z.minimum(1, 'must be 1 or more'), MaxPacks),
  image: optional(Picture),
});
const OrderedItem = z.extend(z.omit(CartItem, { image: true }), {
  forLines: z.optional(list(Name, MAX_LINES)),
});
/** Packs of an order that do not come. */
export const LostOrder = z.object({
  why: z.enum(LOST_WHY),
  items: list(OrderedItem, LIMITS.orderItems),
});
/** What is ordered at a store, as it was agreed. */
export const NewOrder = z.object({
  order_id: Id,
  storeName: Name,
  deliveryFee: usdUpTo(LIMITS.deliveryFee),
  items: list(OrderedItem, LIMITS.orderItems),
});
const CartPacks = z.extend(CartItem, { quantity: Count.check(MaxPacks) });

const KitchenStore = z.object({
  store_id: Id,
  vendorId: Id,
  vendorName: Name,
  storeName: Name,
  storeType: z.enum(STORE_TYPES),
  deliveryFee: usdUpTo(LIMITS.deliveryFee),
  minimumOrder: usdUpTo(LIMITS.minimumOrder),
  deliveryMethod: z.optional(z.enum(['Deliver', 'Pickup'])),
  slotStartsAt: z.optional(plain(40)),
  note: z.optional(
    text(MAX_NOTE).check(z.refine((one) => one.isWellFormed() && !one.includes('\0'))),
  ),
});

/** A store's cart; its total is computed anew. */
export const KitchenCart = z.extend(KitchenStore, {
  items: list(CartItem, MAX_CART_ITEMS),
  totalPrice: Usd,
});

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
const PAYLOADS = {
  add_recipe: z.object({ recipe: ListRecipe, servings: Servings }),
  remove_recipe: z.object({ recipe_id: Key }),
  restore_recipe: z.object({ recipe_id: Key }),
  set_servings: z.object({ recipe_id: Key, servings: Servings }),
  add_item: z.object({ item: ListIngredient }),
  take_item: z.object({ added: Id }),
  edit_amount: z.object({ ...Line, amount: Number, unit: UnitText }),
  set_category: z.object({ ...Line, category: Category }),
  weigh: z.object({ ...Line, unit: UnitText, grams: Number }),
  identify: z.object({ ...Line, known: KnownItem }),
  select: z.object({ lines: Refs, selected: z.boolean() }),
  remove_lines: z.object({ lines: Refs }),
  restore_lines: z.object({ lines: Refs, removed: z.optional(Count) }),
  clear: z.object({ only: z.enum(['all', 'got']) }),
  got: z.object({
    ...Line,
    amounts: list(Amount, KITCHEN_LIMITS.amounts),
    pack: z.optional(BaseQuantity),
  }),
  not_got: z.object(Line),
  buy_all: z.object({ ...Line, buyAll: z.boolean() }),
  cart_packs: z.object({
    store: KitchenStore,
    items: list(CartPacks, MAX_CART_ITEMS),
    terms: z.boolean(),
  }),
  ordered: z.object({
    store_id: Id,
    items: list(
      z.object({ ingredient_id: Key, quantity: Count.check(z.maximum(LIMITS.orderQuantity)) }),
      MAX_CART_ITEMS,
    ),
    order: z.optional(NewOrder),
  }),
  not_ordered: z.object({ order_id: Id }),
  order_lost: z.object({
    order_id: Id,
    why: z.enum(LOST_WHY),
    items: list(
      z.object({ ingredient_id: Key, quantity: Count.check(MaxPacks) }),
      LIMITS.orderItems,
    ),
  }),
  relist: z.object({ lines: Refs }),
  pantry_set: z.object({ item: PantryEntry }),
  pantry_low: z.object({ key: Key, low: z.boolean() }),
  pantry_remove: z.object({ key: Key }),
  pantry_switch: z.object({ on: z.boolean() }),
  cooked: z.object({
    recipe_id: Key,
    title: Name,
    uses: list(z.extend(BaseQuantity, { key: Key, name: Name }), KITCHEN_LIMITS.ingredients),
  }),
  not_cooked: z.object({ cooked: Id }),
  aisle_order: z.object({
    store_id: Id,
    storeName: Key,
    order: list(Category, CATEGORIES.length).check(
      z.refine((order) => new Set(order).size === order.length, 'must name each once'),
    ),
  }),
};

function op<Kind extends keyof typeof PAYLOADS>(kind: Kind) {
  return z.object({ ...COMMON, kind: z.literal(kind), payload: PAYLOADS[kind] });
}

function logged<Kind extends keyof typeof PAYLOADS>(kind: Kind) {
  return z.object({ ...COMMON, ...LOGGED, kind: z.literal(kind), payload: PAYLOADS[kind] });
}

/** An operation as a device sends it. */
export const KitchenOp = z.discriminatedUnion(
  'kind',
  [
    op('add_recipe'),
    op('remove_recipe'),
    op('restore_recipe'),
    op('set_servings'),
    op('add_item'),
    op('take_item'),
    op('edit_amount'),
    op('set_category'),
    op('weigh'),
    op('identify'),
    op('select'),
    op('remove_lines'),
    op('restore_lines'),
    op('clear'),
    op('got'),
    op('not_got'),
    op('buy_all'),
    op('cart_packs'),
    op('ordered'),
    op('not_ordered'),
    op('order_lost'),
    op('relist'),
    op('pantry_set'),
    op('pantry_low'),
    op('pantry_remove'),
    op('pantry_switch'),
    op('cooked'),
    op('not_cooked'),
    op('aisle_order'),
  ],
  { error: 'must be a kind of operation' },
);

/** An operation of the log. */
export const LoggedOp = z.discriminatedUnion('kind', [
  logged('add_recipe'),
  logged('remove_recipe'),
  logged('restore_recipe'),
  logged('set_servings'),
  logged('add_item'),
  logged('take_item'),
  logged('edit_amount'),
  logged('set_category'),
  logged('weigh'),
  logged('identify'),
  logged('select'),
  logged('remove_lines'),
  logged('restore_lines'),
  logged('clear'),
  logged('got'),
  logged('not_got'),
  logged('buy_all'),
  logged('cart_packs'),
  logged('ordered'),
  logged('not_ordered'),
  logged('order_lost'),
  logged('relist'),
  logged('pantry_set'),
  logged('pantry_low'),
  logged('pantry_remove'),
  logged('pantry_switch'),
  logged('cooked'),
  logged('not_cooked'),
  logged('aisle_order'),
]);

export const OpsBody = z.strictObject({
  /** The household of the operations; the account may have left it since. */
  household_id: Id,
  /** The last operation in the device's state. */
  base_seq: Count,
  /** In the order in which they were made; an empty list only reads what was missed. */
  ops: z.array(KitchenOp).check(z.maxLength(MAX_OPS, `must have at most ${MAX_OPS} entries`)),
});

export const OpsAnswer = z.object({
  seq: Count,
  missed: z.readonly(z.array(LoggedOp)),
  applied: z.readonly(z.array(z.object({ op_id: Id, seq: Count, at: Millis }))),
});
