import { MAX_STAFF_STORES, type StaffRole } from '@larder/shared/basics/staff';
import * as z from 'zod/mini';

import type { OpenStore } from '#vendor/staff/queries/openStores.ts';

export const ROLE_TITLES: Readonly<Record<StaffRole, string>> = {
  manager: 'Manager',
  picker: 'Picker',
};

export const ROLE_HINTS: Readonly<Record<StaffRole, string>> = {
  manager: 'Prices, stock, imports, orders and figures.',
  picker: 'Orders, pick lists and what is low. Changes no prices, sees no figures.',
};

/** Where somebody works, as the form asks; null: in all stores. */
export const StoreChoice = z.nullable(
  z
    .array(z.string())
    .check(
      z.minLength(1, 'Choose a store, or all stores'),
      z.maxLength(MAX_STAFF_STORES, `Choose at most ${MAX_STAFF_STORES} stores, or all stores`),
    ),
);

/** "all stores", "Corner and Pier"; without open ones "no open store". */
export function storeWords(
  store_ids: readonly string[] | null | undefined,
  stores: readonly OpenStore[],
): string {
  if (!store_ids) return 'all stores';
  const names = stores.filter(({ store_id }) => store_ids.includes(store_id));
  if (names.length === 0) return 'no open store';
  return NAMES.format(names.map(({ name }) => name));
}

const NAMES = new Intl.ListFormat('en', { type: 'conjunction' });
