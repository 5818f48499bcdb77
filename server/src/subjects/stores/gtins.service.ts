import type { Queryable } from '#platform/db/db';
import { findKnownByGtins } from '#subjects/food/knownProducts.queries';

import type { Found } from './gtins.rules.ts';
import { findByGtins } from './products.queries.ts';

/** What is behind the number on a pack. Shape: own products are of the vendor; none without one. */
export async function findByGtin(
  db: Queryable,
  { gtin, vendor_id }: { gtin: string; vendor_id: string | null },
): Promise<Found> {
  const [[product], [published]] = await Promise.all([
    findByGtins(db, { vendor_id, gtins: [gtin] }),
    findKnownByGtins(db, [gtin]),
  ]);
  return { product, published };
}
