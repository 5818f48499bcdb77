import { cents } from '@larder/shared/basics/money';
import { z } from 'zod';

export const CentsColumn = z.int().transform(cents);

/** Left out where the column is null. */
export const CentsOrNone = z
  .int()
  .nullish()
  .transform((amount) => (amount === null || amount === undefined ? undefined : cents(amount)));

/** Left out where the column is null. */
export const TextOrNone = z
  .string()
  .nullish()
  .transform((text) => text ?? undefined);

/** Left out where the column is null. */
export const TrueOrNone = z
  .boolean()
  .nullish()
  .transform((is) => is ?? undefined);

/** A pack of an ingredient. */
export const packColumns = {
  ingredient_id: z.string(),
  name: z.string(),
  unit_quantity: z.number(),
  unit: z.string(),
};

/** Packs of an ingredient at a price each. */
export const pricedColumns = {
  ...packColumns,
  price: CentsColumn,
  quantity: z.int(),
};
