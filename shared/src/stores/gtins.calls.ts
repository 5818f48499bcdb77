import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';
import { Id } from '#basics/leaves.model';
import { Pack } from '#food/packs.model';

import { Gtin } from './products.model.ts';

/**
 * What everybody may know of the number on a pack: of generic products, of public data and what an administrator shared, never
 * of a vendor's own.
 */
export const KnownProduct = z.object({
  name: z.string(),
  brand: z.nullable(z.string()),
  /** One pack; both null where it is not certain. */
  unit_quantity: z.nullable(z.number()),
  unit: z.nullable(z.string()),
  /** The generic product that stands for its food; null where that is not certain. */
  food: z.nullable(z.object({ ingredient_id: Id, name: z.string() })),
});
export type KnownProduct = z.output<typeof KnownProduct>;

/** What a vendor's shelves, carts and orders call it by. */
export const SoldProduct = z.extend(Pack, { brand: z.nullable(z.string()) });
export type SoldProduct = z.output<typeof SoldProduct>;

const params = z.object({ gtin: Gtin });

export const findKnownProduct = endpoint({
  method: 'GET',
  path: '/gtins/{gtin}',
  access: 'public',
  summary: 'What is known of the number on a pack; null when nothing is',
  params,
  response: z.object({ known: z.nullable(KnownProduct) }),
});

export const findSoldProduct = endpoint({
  method: 'GET',
  path: '/vendor/gtins/{gtin}',
  access: 'picker',
  stores: 'none',
  summary: 'Which product of the vendor or of the catalogue has a number, and what is known of it',
  params,
  response: z.object({
    /** An own product, else a generic one: by its own numbers, or as food and pack of what is known. */
    product: z.nullable(SoldProduct),
    known: z.nullable(KnownProduct),
  }),
});
