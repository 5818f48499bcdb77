import { type Sql, sql } from '#platform/db/sql';

/** Whose stores somebody runs, and which of them; `stores` null: all. A LiveUser is one. */
export type Runs = { vendor_id: string; stores: readonly string[] | null };

/** All stores of a vendor, for what no member of the staff asks for. */
export function allOf(vendor_id: string): Runs {
  return { vendor_id, stores: null };
}

/** What a LiveUser says of whose stores, for arguments that have more members. */
export function runsOf({ vendor_id, stores }: Runs): Runs {
  return { vendor_id, stores };
}

/**
 * Whether rows of a table are of stores that somebody runs: the one condition of every statement that staff may ask for. The
 * table has `vendor_id` and `store_id`; the condition on the store is there for limited staff alone.
 */
export function ownStores({ vendor_id, stores }: Runs, table: Sql): Sql {
  const ofVendor = sql`${table}.vendor_id = ${vendor_id}`;
  return stores ? sql`(${ofVendor} and ${table}.store_id = any(${stores}::uuid[]))` : ofVendor;
}
