import { MAX_CLOSED_STORES } from '@larder/shared/stores/stores.calls';
import { z } from 'zod';

import type { Queryable, Tx } from '#platform/db/db';
import { sql } from '#platform/db/sql';

import type { Pair } from './stock.queries.ts';

const ClosedRow = z.object({
  store_id: z.string(),
  name: z.string(),
  address: z.string(),
  closed_at: z.date(),
});

/** The vendor's stores that closed after a moment, the last closed first. */
export function listStoresClosedAfter(
  db: Queryable,
  { vendor_id, after }: { vendor_id: string; after: Date },
): Promise<z.output<typeof ClosedRow>[]> {
  return db.many(
    ClosedRow,
    sql`select store_id, name, address, closed_at from stores
        where vendor_id = ${vendor_id} and closed_at > ${after}
        order by closed_at desc, store_id limit ${MAX_CLOSED_STORES}`,
  );
}

/** Locks the vendor's own closed store. Shape: when it closed; undefined when there is no such store. */
export async function lockClosedStore(
  tx: Tx,
  { store_id, vendor_id }: { store_id: string; vendor_id: string },
): Promise<Date | undefined> {
  const row = await tx.maybeOne(
    z.object({ closed_at: z.date() }),
    sql`select closed_at from stores
        where store_id = ${store_id} and vendor_id = ${vendor_id} and closed_at is not null for update`,
  );
  return row?.closed_at;
}

export async function setStoreOpen(tx: Tx, store_id: string): Promise<void> {
  await tx.run(sql`update stores set closed_at = null where store_id = ${store_id}`);
}

/** Offers of a store whose ingredient was merged into another one, in key order. */
export function listMergedOffers(tx: Tx, store_id: string): Promise<Pair[]> {
  return tx.many(
    z.object({ from: z.string(), into: z.string() }),
    sql`select g.ingredient_id as from, g.merged_into as into
        from store_items i join ingredients g on g.ingredient_id = i.ingredient_id
        where i.store_id = ${store_id} and g.merged_into is not null
        order by g.ingredient_id`,
  );
}
