import type { Cents } from './money.ts';

/** Why a fee was refused. */
export const NO_PICKUP_FEE = 'must be 0 where people pick up';

/** Whether a store without delivery asks a fee for it. */
export function hasPickupFee({
  store_type,
  delivery_fee,
}: {
  readonly store_type: string;
  readonly delivery_fee?: Cents | undefined;
}): boolean {
  return store_type === 'Pickup' && delivery_fee !== undefined && delivery_fee > 0;
}
