import type { QueryClient } from '@tanstack/react-query';

import { ORDERS_KEY } from './ordersKey.ts';

export const PICK_LISTS_KEY = [...ORDERS_KEY, 'vendor', 'pick list'] as const;
export const MARKING = ['mark picked'];

/** Refetches the pick lists, unless ticks are being sent: their answers trigger it. */
export function renewPickLists(client: QueryClient, underWay = 0): void {
  if (client.isMutating({ mutationKey: MARKING }) <= underWay)
    void client.invalidateQueries({ queryKey: PICK_LISTS_KEY });
}
