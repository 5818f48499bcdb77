import { type Cents, fromDollars } from '@larder/shared/domain/money';
import * as z from 'zod/mini';

import { ApiError } from '#lib/apiError';
import type { StoreCart } from '#state/carts';

/** Why an order was refused, line by line, and what would make it go through. */
export type Problem =
  | {
      kind: 'short';
      lines: { ingredient_id: string; name: string; wanted: number; available: number }[];
    }
  | { kind: 'prices'; lines: { ingredient_id: string; name: string; old: Cents; new: Cents }[] }
  | { kind: 'gone'; lines: { ingredient_id: string; name: string }[] }
  | { kind: 'refused'; message: string };

const Line = { ingredient_id: z.string(), name: z.optional(z.string()) };
const Short = z.object({
  items: z.array(z.object({ ...Line, wanted: z.int(), available: z.int() })),
});
const Changed = z.object({
  items: z.array(z.object({ ...Line, old: z.number(), new: z.number() })),
});
const Gone = z.object({ items: z.array(z.object(Line)) });

/** Refusals that no other cart at this store would mend. */
const FINAL = new Set(['store_not_found', 'own_store', 'vendor_mismatch']);

/** What a refused checkout tells the shopper; undefined when another try may simply work. */
export function readProblem(error: Error | undefined, cart: StoreCart): Problem | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const nameOf = (id: string) =>
    cart.items.find((item) => item.ingredient_id === id)?.name ?? 'An item';
  if (error.code === 'out_of_stock') {
    const { items } = z.parse(Short, error.details);
    return {
      kind: 'short',
      lines: items.map((line) => ({ ...line, name: nameOf(line.ingredient_id) })),
    };
  }
  if (error.code === 'price_changed') {
    const { items } = z.parse(Changed, error.details);
    const lines = items.map((line) => ({
      ingredient_id: line.ingredient_id,
      name: nameOf(line.ingredient_id),
      old: fromDollars(line.old),
      new: fromDollars(line.new),
    }));
    return { kind: 'prices', lines };
  }
  if (error.code === 'item_unavailable' || error.code === 'item_not_in_store') {
    const { items } = z.parse(Gone, error.details);
    return {
      kind: 'gone',
      lines: items.map(({ ingredient_id }) => ({ ingredient_id, name: nameOf(ingredient_id) })),
    };
  }
  return FINAL.has(error.code) ? { kind: 'refused', message: error.message } : undefined;
}
