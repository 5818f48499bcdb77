import * as z from 'zod/mini';

import { CalendarDay } from '#basics/calendar.model';
import { LatLng } from '#basics/coordinates.model';
import { endpoint } from '#basics/endpoint.model';
import { batch, Id, jsonText, line, trimmed } from '#basics/leaves.model';
import { LIMITS } from '#basics/validation';

import { Store, StoreItem } from './storeParts.model.ts';

const Amount = z.object({
  unit_quantity: z.number().check(z.minimum(0), z.maximum(LIMITS.neededQuantity)),
  unit: trimmed(LIMITS.writtenUnit),
});

/** `unit_quantity` in gm or ml; units as cooks write them are read too. */
export const Need = z.extend(Amount, {
  name: line(200),
  /** Set when the ingredient is known. */
  ingredient_id: z.optional(z.nullable(Id)),
  /** The amounts as the cook wrote them, when gm or ml were only assumed; they count instead. */
  written: z.optional(z.readonly(batch(Amount, LIMITS.writtenAmounts))),
});
export type Need = z.output<typeof Need>;

/** One pack in the need's base unit; null when no conversion is known. */
const PackAmount = { amount: z._default(z.nullable(z.number()), null) };

export const ComparedItem = z.extend(StoreItem, {
  /** The need's name, to match the list and the card. */
  wanted: z.string(),
  /** Packs that cover the need; 1 when the units cannot be converted. */
  packs_needed: z.int(),
  /** Set when more than one pack is needed because of an assumed amount. */
  is_assumed: z.optional(z.boolean()),
  ...PackAmount,
  /** All the store's pack sizes of this food, this one too, when it has several. */
  packs: z.optional(z.array(z.extend(StoreItem, PackAmount))),
});
export type ComparedItem = z.output<typeof ComparedItem>;

export const ComparedStore = z.extend(Store, {
  /** Units: miles, 1 decimal; null without a location. */
  distance: z.nullable(z.number()),
  coverage: z.object({ matched: z.int(), wanted: z.int() }),
  /** Names of needs that the store lacks. */
  missing: z.array(z.string()),
  items: z.array(ComparedItem),
});
export type ComparedStore = z.output<typeof ComparedStore>;

export const ComparedVendor = z.object({
  user_id: Id,
  name: z.string(),
  stores: z.array(ComparedStore),
});
export type ComparedVendor = z.output<typeof ComparedVendor>;

/** A store that takes orders again on that day. */
export const PausedStore = z.object({ store_id: Id, name: z.string(), back_on: CalendarDay });
export type PausedStore = z.output<typeof PausedStore>;

/** Max carts that a comparison is asked about. */
export const MAX_CARTS = 20;

export const compareItems = endpoint({
  method: 'POST',
  path: '/user/items/compare',
  access: 'shopper',
  summary: 'Which stores have the wanted ingredients, best coverage first',
  body: z.object({
    compare: batch(Need, LIMITS.comparedNeeds),
    location: z.optional(z.nullable(LatLng)),
    radius_miles: z.optional(z.nullable(z.number().check(z.positive(), z.maximum(13_000)))),
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(50))),
    /** Stores of the shopper's carts, to be told which are paused. */
    cart_stores: z.optional(batch(Id, MAX_CARTS)),
  }),
  response: z.object({
    success: z.boolean(),
    error: z.nullable(z.string()),
    ids: z.nullable(jsonText(z.array(ComparedVendor))),
    /** The paused ones of `cart_stores`. */
    paused: z.optional(z.array(PausedStore)),
    /** The match of each need; null without one. */
    matches: z.array(
      z.object({
        name: z.string(),
        ingredient_id: z.nullable(Id),
        /**
         * The amount that the packs must reach, in gm or ml: the need less 2 %, for which nobody buys another
         * pack. Missing without a match.
         */
        amount: z.optional(z.number()),
        unit: z.optional(z.enum(['gm', 'ml'])),
      }),
    ),
  }),
});
