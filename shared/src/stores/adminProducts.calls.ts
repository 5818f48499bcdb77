import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';
import { Id, line, wholeNumberText } from '#basics/leaves.model';
import { pageMembers, PageQuery } from '#basics/page.model';
import { LIMITS } from '#basics/validation';
import { CATEGORIES } from '#food/categories';
import { Unit } from '#food/foodParts.model';
import { UnitQuantity } from '#food/quantities.model';

import { Product } from './products.calls.ts';
import { Brand, Gtin, MAX_GTINS } from './products.model.ts';

/** Max entries of a page. */
const MAX_ENTRIES = 100;
/** Max products told of one number in the list; max told beside a product that is looked at. */
export const MAX_OF_NUMBER = 5;
export const MAX_ALIKE = 100;

/** An own product as administrators see it. */
export const OwnProduct = z.extend(Product, {
  vendor_id: Id,
  vendor_name: z.string(),
  /** Open stores that have it on their shelf. */
  stores: z.int(),
});
export type OwnProduct = z.output<typeof OwnProduct>;

/** A number that vendors sell, with some of their products; of a search an own product, which may have no number. */
const OwnEntry = z.object({
  /** Of a maker; null: none. */
  gtin: z.nullable(z.string()),
  /** How many vendors sell it. */
  vendors: z.int(),
  is_shared: z.boolean(),
  products: z.array(OwnProduct),
});
export type OwnEntry = z.output<typeof OwnEntry>;

export const listOwnProducts = endpoint({
  method: 'GET',
  path: '/admin/own-products',
  access: 'admin',
  summary:
    'Numbers on packs that several vendors sell: those not shared yet first, then most vendors first. With a text own products of any vendor, by name',
  query: z.extend(PageQuery, {
    /** Every word begins one of name or brand; or a GTIN. */
    q: z.optional(line(100)),
    limit: z.optional(wholeNumberText(1, MAX_ENTRIES)),
  }),
  response: z.object({ entries: z.array(OwnEntry), ...pageMembers }),
});

const params = z.object({ id: Id });

/** Errors  product_not_found, also for a generic one. */
export const viewOwnProduct = endpoint({
  method: 'GET',
  path: '/admin/own-product/{id}',
  access: 'admin',
  summary: 'An own product, what is shared of it, and what other vendors sell under its numbers',
  params,
  response: z.object({
    product: OwnProduct,
    /** The numbers that makers gave it; a store's own are not shared. */
    gtins: z.array(z.string()),
    alike: z.array(OwnProduct),
    /** Whether more are alike than are told. */
    truncated: z.boolean(),
    /** Of its numbers those that are shared, by number. */
    shared: z.array(
      z.object({
        gtin: z.string(),
        name: z.string(),
        brand: z.nullable(z.string()),
        unit_quantity: z.number(),
        unit: z.string(),
        food: z.nullable(z.object({ ingredient_id: Id, name: z.string() })),
      }),
    ),
  }),
});

/**
 * What a product is, for all vendors. `gtins` are those of its numbers that are it. The food: one of the catalogue, by any of its
 * packs; a new entry of the catalogue in the product's pack; or none.
 */
export const ShareDraft = z.strictObject({
  name: line(LIMITS.name),
  brand: z.nullable(Brand),
  unit_quantity: UnitQuantity,
  unit: Unit,
  gtins: z.array(Gtin).check(
    z.maxLength(MAX_GTINS, `must have at most ${MAX_GTINS} entries`),
    z.refine((gtins) => new Set(gtins).size === gtins.length, 'must have each number once'),
  ),
  food: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('food'), food_id: Id }),
    z.strictObject({
      kind: z.literal('new'),
      food_name: line(LIMITS.name),
      category: z.enum(CATEGORIES),
    }),
    z.strictObject({ kind: z.literal('none') }),
  ]),
});
export type ShareDraft = z.output<typeof ShareDraft>;

/**
 * Vendors' products with one of the numbers, in that pack to 2 %, take the food; their name, brand, SKU, price and stock
 * stay. A number that is shared already is written anew.
 *
 * Errors  product_not_found; conflict when one of `gtins` is not a maker's number of it by now; ingredient_not_found for a
 *         food that the catalogue lacks; ingredient_exists, with its field; invalid_request without `gtins` and without a
 *         new food.
 */
export const shareProduct = endpoint({
  method: 'PUT',
  path: '/admin/own-product/{id}/shared',
  access: 'admin',
  summary: 'Say for all vendors what an own product is, so that their files and scans find it',
  params,
  body: ShareDraft,
  response: z.object({
    message: z.string(),
    /** Vendors' products that are it. */
    products: z.int(),
    /** Of those, whose food is another now. */
    changed: z.int(),
    /** Vendors' products with one of its numbers in another pack, which stay as they are. */
    other_packs: z.int(),
  }),
});
