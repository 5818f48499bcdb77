import { type Cents, formatUsd } from '@larder/shared/basics/money';
import { Usd } from '@larder/shared/basics/money.model';
import * as z from 'zod/mini';

import { ApiError } from '#platform/http/apiError.ts';

const Details = z.object({
  current_price: z.optional(Usd),
  current_quantity: z.optional(z.int()),
});

const Faults = z.object({ fields: z.array(z.object({ field: z.string() })) });

/** Whether an edit was refused since its sale is not below the regular price of now. */
export function isSaleRefused(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code !== 'invalid_request') return false;
  const { fields = [] } = Faults.safeParse(error.details).data ?? {};
  return fields.some(({ field }) => field.endsWith('sale.price'));
}

/** The current values of a shelf item that differ from the editor's. */
type ShelfNow = { price?: Cents; quantity?: number };

/** The conflicting change, when a refused edit has one. */
export function shelfNow(error: unknown): ShelfNow | undefined {
  if (!(error instanceof ApiError) || !['stock_changed', 'price_changed'].includes(error.code))
    return undefined;
  const { current_price, current_quantity } = Details.safeParse(error.details).data ?? {};
  return {
    ...(current_price !== undefined && { price: current_price }),
    ...(current_quantity !== undefined && { quantity: current_quantity }),
  };
}

/** "The stock has changed in the meantime: it is 7 now." */
export function shelfNowWords({ price, quantity }: ShelfNow): string {
  const changed = [
    ...(quantity === undefined
      ? []
      : [`The stock has changed in the meantime: it is ${quantity} now.`]),
    ...(price === undefined
      ? []
      : [`The price has changed in the meantime: it is ${formatUsd(price)} now.`]),
  ];
  return changed.join(' ') || 'The shelf has changed in the meantime.';
}
