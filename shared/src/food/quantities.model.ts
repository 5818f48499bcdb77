import * as z from 'zod/mini';

/** Stock: a whole number from 0 to a million. */
export const StockQuantity = z
  .int()
  .check(z.minimum(0, 'must be 0 or more'), z.maximum(1_000_000, 'must be at most 1000000'));

/** Stock that was seen; may exceed the limit after rejected orders were restocked. */
export const SeenQuantity = z
  .int()
  .check(z.minimum(0, 'must be 0 or more'), z.maximum(2_147_483_647, 'must be at most 2147483647'));

/** Pack size: above 0, at most a million, at most 3 decimals. */
export const UnitQuantity = z.number().check(
  z.positive('must be above 0'),
  z.maximum(1_000_000, 'must be at most 1000000'),
  z.refine((n) => Math.round(n * 1000) / 1000 === n, 'must have at most 3 decimals'),
);
