import { type Cents, fromDollars } from '@larder/shared/domain/money';
import * as z from 'zod/mini';

import { ApiError } from '#lib/apiError';
import type { StoreCart } from '#state/carts';

export type Problem =
  | { kind: 'short'; lines: { ingredient_id: string; name: string; available: number }[] }
  | { kind: 'prices'; lines: { ingredient_id: string; name: string; old: Cents; new: Cents }[] }
  | { kind: 'gone'; lines: { ingredient_id: string; name: string }[] }
  | { kind: 'refused'; message: string };

const Line = { ingredient_id: z.string() };
const Short = z.object({
  items: z.array(z.object({ ...Line, available: z.int() })),
});
const Changed = z.object({
  items: z.array(z.object({ ...Line, old: z.number(), new: z.number() })),
});
const Gone = z.object({ items: z.array(z.object(Line)) });

/** A change of the cart does not help with these. */
const FINAL = new Set(['store_not_found', 'own_store', 'vendor_mismatch']);

/** The problem of a refused checkout, for lines still in the cart; undefined when a retry may succeed. */
export function readProblem(error: Error | undefined, cart: StoreCart): Problem | undefined {
  const problem = error instanceof ApiError ? problemOf(error, cart) : undefined;
  return problem && problem.kind !== 'refused' && problem.lines.length === 0 ? undefined : problem;
}

function problemOf(error: ApiError, cart: StoreCart): Problem | undefined {
  if (error.code === 'out_of_stock') {
    const { items } = z.parse(Short, error.details);
    const lines = stillIn(cart, items).filter((line) => line.quantity > line.available);
    return { kind: 'short', lines };
  }
  if (error.code === 'price_changed') {
    const { items } = z.parse(Changed, error.details);
    const lines = stillIn(cart, items).map((line) => ({
      ...line,
      old: fromDollars(line.old),
      new: fromDollars(line.new),
    }));
    return { kind: 'prices', lines: lines.filter((line) => line.price !== line.new) };
  }
  if (error.code === 'item_unavailable' || error.code === 'item_not_in_store') {
    const { items } = z.parse(Gone, error.details);
    return { kind: 'gone', lines: stillIn(cart, items) };
  }
  return FINAL.has(error.code) ? { kind: 'refused', message: error.message } : undefined;
}

function stillIn<Line extends { ingredient_id: string }>(cart: StoreCart, lines: readonly Line[]) {
  return lines.flatMap((line) => {
    const item = cart.items.find(({ ingredient_id }) => ingredient_id === line.ingredient_id);
    return item ? [{ ...item, ...line }] : [];
  });
}
