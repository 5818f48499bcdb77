import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';
import { Id, line, text, wholeNumberText } from '#basics/leaves.model';
import { pageMembers, PageQuery } from '#basics/page.model';
import { LIMITS } from '#basics/validation';
import { CATEGORIES } from '#food/categories';
import { Unit } from '#food/foodParts.model';
import { Pack } from '#food/packs.model';
import { UnitQuantity } from '#food/quantities.model';

import { Brand, Gtin, MAX_GTINS, Sku } from './products.model.ts';

/** Max products of a page. */
const MAX_PRODUCTS_PAGE = 500;

/**
 * An own product as its vendor describes it. `food_id` is any generic pack of its food; null for what is no food that one
 * cooks with. Members left out are empty.
 */
export const ProductDraft = z.strictObject({
  name: line(LIMITS.name),
  brand: z.optional(z.nullable(Brand)),
  unit_quantity: UnitQuantity,
  unit: Unit,
  /** Left out: what it was while its food stays, else its food's, else Other. */
  category: z.optional(z.enum(CATEGORIES)),
  food_id: z.nullable(Id),
  sku: z.optional(z.nullable(Sku)),
  gtins: z.optional(
    z.array(Gtin).check(
      z.maxLength(MAX_GTINS, `must have at most ${MAX_GTINS} entries`),
      z.refine((gtins) => new Set(gtins).size === gtins.length, 'must have each number once'),
    ),
  ),
});
export type ProductDraft = z.output<typeof ProductDraft>;

export const Product = z.extend(Pack, {
  brand: z.nullable(z.string()),
  category: z.enum(CATEGORIES),
  image: z.nullable(z.string()),
  /** The generic product of its food; null for what is no food. */
  food: z.nullable(z.object({ ingredient_id: Id, name: z.string() })),
  sku: z.nullable(z.string()),
  gtins: z.array(z.string()),
});
export type Product = z.output<typeof Product>;

const saved = z.object({ message: z.string(), product: Product });
const params = z.object({ productId: Id });

export const listProducts = endpoint({
  method: 'GET',
  path: '/vendor/products',
  access: 'manager',
  stores: 'none',
  summary: 'The vendor’s own products, by name; by part of a name or brand, by GTIN or SKU',
  query: z.extend(PageQuery, {
    text: z.optional(text(100)),
    limit: z.optional(wholeNumberText(1, MAX_PRODUCTS_PAGE)),
  }),
  response: z.object({ products: z.array(Product), ...pageMembers }),
});

/** Errors  product_exists; products_full; ingredient_not_found for a food that the catalogue lacks. */
export const createProduct = endpoint({
  method: 'POST',
  path: '/vendor/products',
  access: 'manager',
  stores: 'none',
  summary: 'Add an own product, to put it on shelves',
  body: ProductDraft,
  status: 201,
  response: saved,
});

/** Errors  as createProduct; product_not_found, also for another vendor's. */
export const changeProduct = endpoint({
  method: 'PUT',
  path: '/vendor/products/{productId}',
  access: 'manager',
  summary: 'Change an own product; placed orders keep what it was called',
  params,
  body: ProductDraft,
  response: saved,
});

/** Errors  product_not_found, also for another vendor's. */
export const archiveProduct = endpoint({
  method: 'DELETE',
  path: '/vendor/products/{productId}',
  access: 'manager',
  summary: 'Give up an own product: it leaves the vendor’s shelves, open orders keep it',
  params,
  status: 204,
  response: z.void(),
});
