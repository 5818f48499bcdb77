import { cents } from '@larder/shared/domain/money';
import { z } from 'zod';

export const CentsColumn = z.int().transform(cents);

/** Packs of an ingredient at a price each. */
export const packColumns = {
  ingredient_id: z.string(),
  name: z.string(),
  unit_quantity: z.number(),
  unit: z.string(),
  price: CentsColumn,
  quantity: z.int(),
};
