import { type Cents, cents } from '#basics/money';

export const STORE_TYPES = ['Delivery', 'Pickup'] as const;

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

export type DeliveryMethod = 'Deliver' | 'Pickup';

/** How an order comes: as the store does it, or picked up where one may also do that. */
export function methodOf(
  {
    store_type,
    also_pickup = false,
  }: { readonly store_type: 'Delivery' | 'Pickup'; readonly also_pickup?: boolean | undefined },
  wanted: string | null | undefined,
): DeliveryMethod {
  return also_pickup && wanted === 'Pickup' ? wanted : deliveryMethodOf(store_type);
}

/** The fee of an order; what is picked up has none. */
export function feeFor(
  { delivery_fee }: { readonly delivery_fee: Cents },
  method: DeliveryMethod,
): Cents {
  return method === 'Pickup' ? cents(0) : delivery_fee;
}

/** The delivery method of a store's orders. Source: product specification, `delivery_method` of an order. */
export function deliveryMethodOf(store_type: 'Delivery' | 'Pickup'): DeliveryMethod {
  return store_type === 'Pickup' ? 'Pickup' : 'Deliver';
}
