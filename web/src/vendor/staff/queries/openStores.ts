import { useQuery } from '@tanstack/react-query';

import { vendorOrderQueries } from '#vendor/orders/queries/vendorOrders.ts';

/** An open store of the vendor, without its shelf. */
export type OpenStore = { store_id: string; name: string };

const NONE: readonly OpenStore[] = [];

/** The vendor's open stores, the oldest first; none until they are known. */
export function useOpenStores(): readonly OpenStore[] {
  const { data } = useQuery(vendorOrderQueries.overview());
  return data?.stores.filter(({ closed }) => !closed) ?? NONE;
}
