import type { Endpoint } from '@larder/shared/basics/endpoint.model';

import { AppError } from '#errors';
import type { Runs } from '#platform/identity/ownStores.queries';

/** Whether a call is one of staff, which has to keep to their stores. */
function isOfStaff({ access }: Endpoint): boolean {
  return access === 'manager' || access === 'picker';
}

/** Errors  needs_all_stores, for staff with some stores alone, of a call that does not say how it keeps to them. */
export function refuseUnkept(endpoint: Endpoint, { stores }: Runs): void {
  if (stores && isOfStaff(endpoint) && !endpoint.stores) throw new AppError('needs_all_stores');
}

/**
 * Refuses staff who work in some stores alone a request that names another one, wherever in path, query and body. What is
 * found without a name is kept out by `ownStores`.
 *
 * Errors  store_not_found.
 */
export function refuseOtherStores(
  endpoint: Endpoint,
  { stores }: Runs,
  given: readonly unknown[],
): void {
  if (!stores || !isOfStaff(endpoint)) return;
  const own = new Set<unknown>(stores);
  if (given.some((part) => namesOther(part, own))) throw new AppError('store_not_found');
}

function namesOther(value: unknown, own: ReadonlySet<unknown>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, member]) =>
    (name === 'store_id' || name === 'storeId') && member !== undefined
      ? !own.has(member)
      : namesOther(member, own),
  );
}
