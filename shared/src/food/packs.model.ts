import * as z from 'zod/mini';

import { Id } from '#basics/leaves.model';
import { Usd } from '#basics/money.model';

/** What stores sell one of: `unit_quantity` `unit` of an ingredient. */
export const Pack = z.object({
  ingredient_id: Id,
  name: z.string(),
  unit_quantity: z.number(),
  unit: z.string(),
});
export type Pack = z.output<typeof Pack>;
export type PackSize = Pick<Pack, 'unit_quantity' | 'unit'>;

/** `quantity` packs at `price` each. */
export const PricedPack = z.extend(Pack, { price: Usd, quantity: z.int() });
