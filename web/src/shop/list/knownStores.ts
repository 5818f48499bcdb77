import { compareText } from '@larder/shared/basics/text';

import { useCarts } from '#shop/carts/state/carts.ts';
import { usePlacedOrders } from '#shop/carts/state/placedOrders.ts';
import { useTrip } from '#shop/compare/state/trip.ts';
import { type NamedStore, useGoingTo } from '#shop/kitchen/state/aisles.ts';
import { usePantry } from '#shop/kitchen/state/pantry.ts';

/** The stores whose aisles can be put in order: from aisle orders, placed orders, carts and the comparison. */
export function useKnownStores(): NamedStore[] {
  const going = useGoingTo();
  const compared = useTrip()?.vendors.flatMap(({ stores }) => stores) ?? [];
  const known: readonly NamedStore[] = [
    ...(going ? [going] : []),
    ...usePantry().aisles,
    ...usePlacedOrders(),
    ...useCarts(),
    ...compared.map(({ store_id, name }) => ({ store_id, storeName: name })),
  ];
  // Later sources win: their names are newer.
  const names = new Map(known.map(({ store_id, storeName }) => [store_id, storeName]));
  return [...names]
    .map(([store_id, storeName]) => ({ store_id, storeName }))
    .toSorted((a, b) => compareText(a.storeName, b.storeName));
}
