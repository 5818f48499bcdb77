import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';
import { batch, Id, text } from '#basics/leaves.model';
import { Price } from '#basics/money.model';
import { LIMITS } from '#basics/validation';
import { StockQuantity } from '#food/quantities.model';

import { PRODUCT_LIMITS, Sku } from './products.model.ts';

/** Max rows of a call. */
const MAX_STOCK_ROWS = 1_000;

const RANGE = `must be between -${LIMITS.stockQuantity} and ${LIMITS.stockQuantity}`;

/** A product on the shelf of a store, with its packs as they are now, or by how many they change. */
export const StockRow = z
  .object({
    store_id: Id,
    ingredient_id: z.optional(Id),
    gtin: z.optional(text(PRODUCT_LIMITS.gtin)),
    sku: z.optional(Sku),
    quantity: z.optional(StockQuantity),
    delta: z.optional(
      z
        .int()
        .check(z.minimum(-LIMITS.stockQuantity, RANGE), z.maximum(LIMITS.stockQuantity, RANGE)),
    ),
    price: z.optional(Price),
  })
  .check(
    z.refine(
      ({ ingredient_id, gtin, sku }) => isOne([ingredient_id, gtin, sku]),
      'needs one of ingredient_id, gtin and sku',
    ),
    z.refine(({ quantity, delta }) => isOne([quantity, delta]), 'needs one of quantity and delta'),
  );
export type StockRow = z.output<typeof StockRow>;

function isOne(members: readonly unknown[]): boolean {
  return members.filter((member) => member !== undefined).length === 1;
}

export const setStock = endpoint({
  method: 'PUT',
  path: '/vendor/stock',
  access: 'manager',
  stores: 'own',
  keys: ['stock'],
  summary: 'Set packs and prices by GTIN, SKU or id, in several stores; all of it or nothing',
  body: z.object({ items: batch(StockRow, MAX_STOCK_ROWS) }),
  // 1,000 rows of at most 350 bytes.
  bodyLimit: 512 * 1024,
  response: z.object({
    added: z.int(),
    price_changed: z.int(),
    stock_changed: z.int(),
    unchanged: z.int(),
  }),
});
