import { STORE_TYPES } from '@larder/shared/contract/stores';
import type { Cents } from '@larder/shared/domain/money';
import { z } from 'zod';

import { CentsColumn } from '#db/columns';
import type { Queryable, Tx } from '#db/db';
import { type Sql, sql } from '#db/sql';

const TermsRow = z.object({
  store_type: z.enum(STORE_TYPES),
  delivery_fee: CentsColumn,
  minimum_order: CentsColumn,
});
type TermsRow = z.output<typeof TermsRow>;
type OwnStore = { store_id: string; vendor_id: string };

/** The terms of an open store; undefined when that vendor has no such store. */
export function findTerms(
  db: Queryable,
  { store_id, vendor_id }: OwnStore,
): Promise<TermsRow | undefined> {
  return db.maybeOne(TermsRow, openStore({ store_id, vendor_id }));
}

/** Locks the vendor's own open store against orders, which read its terms. */
export function lockTerms(
  tx: Tx,
  { store_id, vendor_id }: OwnStore,
): Promise<TermsRow | undefined> {
  return tx.maybeOne(TermsRow, sql`${openStore({ store_id, vendor_id })} for no key update`);
}

function openStore({ store_id, vendor_id }: OwnStore): Sql {
  return sql`
    select store_type, delivery_fee_cents as delivery_fee, minimum_order_cents as minimum_order
    from stores where store_id = ${store_id} and vendor_id = ${vendor_id} and closed_at is null`;
}

export async function setTerms(
  tx: Tx,
  {
    store_id,
    delivery_fee,
    minimum_order,
  }: { store_id: string; delivery_fee: Cents; minimum_order: Cents },
): Promise<void> {
  await tx.run(sql`
    update stores set delivery_fee_cents = ${delivery_fee}, minimum_order_cents = ${minimum_order}
    where store_id = ${store_id}`);
}
