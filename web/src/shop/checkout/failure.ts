import type { Cart } from '@larder/shared/kitchen/carts.model';
import * as z from 'zod/mini';

import { ApiError } from '#platform/http/apiError.ts';
import { isOutcomeOpen } from '#shop/checkout/queries/checkout.ts';

/**
 * Why no order was placed.
 *
 * Shape   `isOpen`: unknown whether it was placed; `where` names stores and things, `reason` is the
 *         server's.
 */
export type Failure = {
  readonly isOpen: boolean;
  readonly reason: string | undefined;
  readonly where: readonly string[];
};

const Details = z.object({
  items: z.array(z.object({ store_id: z.string(), ingredient_id: z.string() })),
});
/** Of a slot that was refused. */
const SlotDetails = z.object({ store_id: z.string(), reason: z.string() });

/** Reads the failure of a checkout of these carts. */
export function readFailure(error: Error, carts: readonly Cart[]): Failure {
  const isOpen = isOutcomeOpen(error);
  if (!(error instanceof ApiError)) return { isOpen, reason: undefined, where: [] };
  const items = Details.safeParse(error.details).data?.items ?? [];
  const where = items.flatMap(({ store_id, ingredient_id }) => {
    const cart = carts.find((one) => one.store_id === store_id);
    const item = cart?.items.find((one) => one.ingredient_id === ingredient_id);
    return cart && item ? [`${item.name} at ${cart.storeName}`] : [];
  });
  const slotAt = SlotDetails.safeParse(error.details).data?.store_id;
  const store = carts.find((cart) => cart.store_id === slotAt);
  if (store) where.push(store.storeName);
  return { isOpen, reason: error.status < 500 ? error.message : undefined, where };
}
