import * as z from 'zod/mini';

import { Id, text } from '#basics/leaves.model';
import { Price, Usd, usdUpTo } from '#basics/money.model';
import { LIMITS } from '#basics/validation';
import { STORE_TYPES } from '#stores/storeTerms';

import { LOST_WHY, MAX_CART_ITEMS, MAX_LINES } from './kitchenLimits.ts';
import { Count, Key, Name, Picture, plain, UnitText, upTo } from './kitchenParts.model.ts';
import { MAX_NOTE } from './orderNote.ts';

/* Carts of a kitchen, and what is ordered of them. */

export const MaxPacks = z.maximum(LIMITS.orderQuantity, `must be at most ${LIMITS.orderQuantity}`);

/** `price` is one pack's, as the shopper saw it; `quantity` counts packs, 1..999. */
export const CartItem = z.object({
  ingredient_id: Key,
  name: Name,
  unit: UnitText,
  unit_quantity: z
    .number()
    .check(z.positive('must be above 0'), z.maximum(LIMITS.unitQuantity, 'is too large')),
  price: Price,
  quantity: z.int().check(z.minimum(1, 'must be 1 or more'), MaxPacks),
  image: z.optional(z.nullable(Picture)),
  /** Of an own product of the store's vendor: the name of its food, '' for what is no food one cooks with. */
  food: z.optional(Name),
  /** Sold by weight: its price is about that of a pack. */
  by_weight: z.optional(z.boolean()),
});
export type CartItem = z.output<typeof CartItem>;

/** The store of a cart, with its terms as the shopper saw them. */
export const CartStore = z.object({
  store_id: Id,
  vendorId: Id,
  vendorName: Name,
  storeName: Name,
  storeType: z.enum(STORE_TYPES),
  deliveryFee: usdUpTo(LIMITS.deliveryFee),
  minimumOrder: usdUpTo(LIMITS.minimumOrder),
  /** How and when its order shall come, once it is sent. Shape: ISO 8601. */
  deliveryMethod: z.optional(z.enum(['Deliver', 'Pickup'])),
  slotStartsAt: z.optional(plain(40)),
  /** What the store shall know. */
  note: z.optional(
    text(MAX_NOTE).check(z.refine((one) => one.isWellFormed() && !one.includes('\0'))),
  ),
});
export type CartStore = z.output<typeof CartStore>;

/** A store's cart: at least one item. `totalPrice` is their cost, without the delivery; it is computed anew. */
export const Cart = z.extend(CartStore, {
  items: upTo(CartItem, MAX_CART_ITEMS),
  totalPrice: Usd,
});
export type Cart = z.output<typeof Cart>;

/** Packs to set in a cart; 0 takes the item out. */
export const CartPacks = z.extend(CartItem, { quantity: Count.check(MaxPacks) });

/** What was ordered of one thing. Shape: `forLines` are the names of the lines that it was ordered for, where they are known. */
const OrderedItem = z.extend(z.omit(CartItem, { image: true }), {
  forLines: z.optional(upTo(Name, MAX_LINES)),
});
export type OrderedItem = z.output<typeof OrderedItem>;

/** What is ordered at a store, as it was agreed. */
export const NewOrder = z.object({
  order_id: Id,
  storeName: Name,
  deliveryFee: usdUpTo(LIMITS.deliveryFee),
  items: upTo(OrderedItem, LIMITS.orderItems),
});
export type NewOrder = z.output<typeof NewOrder>;

/** The packs of an order that do not come; they are not among its `items`. */
export const LostOrder = z.object({
  why: z.enum(LOST_WHY),
  items: upTo(OrderedItem, LIMITS.orderItems),
});
export type LostOrder = z.output<typeof LostOrder>;

/** What was ordered, and by whom. Units: `at` in milliseconds since 1970, when the operation was made. */
export const KitchenOrder = z.extend(NewOrder, {
  store_id: z.string(),
  at: z.int(),
  by: z.string(),
  lost: z.optional(LostOrder),
});
export type KitchenOrder = z.output<typeof KitchenOrder>;
