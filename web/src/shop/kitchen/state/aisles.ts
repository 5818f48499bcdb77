import { CATEGORIES, type Category } from '@larder/shared/food/categories';
import type { AisleOrder } from '@larder/shared/kitchen/groceryList.model';
import * as z from 'zod/mini';

import { stored } from '#platform/stored/stored.ts';

import { usePantry } from './pantry.ts';

/** A store by its name. */
const NamedStore = z.object({ store_id: z.string(), storeName: z.string() });
export type NamedStore = z.output<typeof NamedStore>;

/** The store whose aisle order the list follows. Per device: other members may go to another store. */
const going = stored({ key: 'aislesOf', schema: z.optional(NamedStore), empty: undefined });

export const useGoingTo = going.use;
export const setGoingTo = going.set;

/** The household's order of a store's aisles; the usual one for no store, and where nobody has set one. */
export function useAislesOf(store_id: string | undefined): readonly Category[] {
  return orderOf(usePantry().aisles, store_id);
}

/** The order that the list is in. */
export function useListedAisles(): readonly Category[] {
  return useAislesOf(useGoingTo()?.store_id);
}

function orderOf(aisles: readonly AisleOrder[], store_id: string | undefined): readonly Category[] {
  return aisles.find((one) => one.store_id === store_id)?.order ?? CATEGORIES;
}
