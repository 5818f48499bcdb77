import { compareText } from '@larder/shared/domain/text';

import { type NamedStore, useGoingTo } from '#state/aisles';
import { useCarts } from '#state/carts';
import { usePantry } from '#state/pantry';
import { usePlacedOrders } from '#state/placedOrders';
import { useTrip } from '#state/trip';

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
