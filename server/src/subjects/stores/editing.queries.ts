import { gridCell, type Place } from '@larder/shared/basics/distance';
import type { StoreSlots } from '@larder/shared/stores/slots.model';
import type { OpeningHours } from '@larder/shared/stores/storeParts.model';
import { STORE_TYPES } from '@larder/shared/stores/storeTerms';
import { z } from 'zod';

import type { Queryable, Tx } from '#platform/db/db';
import { type Sql, sql } from '#platform/db/sql';

import { salesPassed } from './sales.queries.ts';
import { backOn, type NewStore, termsColumns } from './stores.queries.ts';

const TermsRow = z.object({
  ...termsColumns,
  time_zone: z.string(),
});

const FactsRow = TermsRow.extend({
  name: z.string(),
  store_type: z.enum(STORE_TYPES),
  address: z.string(),
  phone: z.string().nullable(),
  lat: z.number(),
  lng: z.number(),
});
export type FactsRow = z.output<typeof FactsRow>;
type OwnStore = { store_id: string; vendor_id: string };

const ServedRow = TermsRow.extend({
  store_type: z.enum(STORE_TYPES),
  shelf: z.object({ version: z.int(), sales_passed: z.int() }),
});

/**
 * The terms and days of an open store; undefined when that vendor has no such store, or is suspended.
 *
 * Shape   `version` grows with every change of the shelf and of the catalogue: rows are counted up, never deleted.
 *         `sales_passed` grows as sale prices begin and end: of one version it tells what items cost.
 */
export function findTerms(
  db: Queryable,
  { now, ...own }: OwnStore & { now: Date },
): Promise<z.output<typeof ServedRow> | undefined> {
  return db.maybeOne(
    ServedRow,
    sql`select s.delivery_fee_cents as delivery_fee, s.minimum_order_cents as minimum_order,
               ${backOn(now)} as back_on, s.hours, s.also_pickup, s.slots, s.time_zone, s.store_type,
               (select json_build_object(
                  'version', (select version from catalogue_version) + coalesce(sum(i.version), 0),
                  'sales_passed', ${salesPassed(now)})
                from store_items i where i.store_id = ${own.store_id}) as shelf
        ${openStore(own)}
          and s.vendor_id not in (select user_id from users where suspended_at is not null)`,
  );
}

/** Locks the vendor's open store; orders read it under a lock. */
export function lockFacts(
  tx: Tx,
  { now, ...own }: OwnStore & { now: Date },
): Promise<FactsRow | undefined> {
  return tx.maybeOne(
    FactsRow,
    sql`select s.name, s.store_type, s.address, s.phone, s.lat, s.lng, s.time_zone, s.hours,
               s.also_pickup, s.slots,
               s.delivery_fee_cents as delivery_fee, s.minimum_order_cents as minimum_order,
               ${backOn(now)} as back_on
        ${openStore(own)} for no key update of s`,
  );
}

function openStore({ store_id, vendor_id }: OwnStore): Sql {
  return sql`from stores s
    where s.store_id = ${store_id} and s.vendor_id = ${vendor_id} and s.closed_at is null`;
}

export type Facts = Omit<NewStore, 'store_id' | 'vendor_id'> & {
  phone: string | null;
  back_on: string | null;
  time_zone: string;
  hours: OpeningHours | null;
  also_pickup: boolean;
  slots: StoreSlots | null;
};

/** Writes a store locked by lockFacts. */
export async function setFacts(tx: Tx, store_id: string, facts: Facts): Promise<void> {
  const { lat, lng } = facts.location;
  await tx.run(sql`
    update stores set name = ${facts.name}, store_type = ${facts.store_type}, address = ${facts.address}, phone = ${facts.phone},
      lat = ${lat}, lng = ${lng}, cell = ${gridCell(facts.location)},
      delivery_fee_cents = ${facts.delivery_fee}, minimum_order_cents = ${facts.minimum_order},
      back_on = ${facts.back_on}::date, time_zone = ${facts.time_zone},
      hours = ${facts.hours && JSON.stringify(facts.hours)}::jsonb,
      also_pickup = ${facts.also_pickup}, slots = ${facts.slots && JSON.stringify(facts.slots)}::jsonb
    where store_id = ${store_id}`);
}

/** Moves the offers of a store that moved to another cell. */
export async function moveOffers(
  tx: Tx,
  { store_id, location }: { store_id: string; location: Place },
): Promise<void> {
  await tx.run(sql`
    select 1 from store_items where store_id = ${store_id} order by ingredient_id for update`);
  await tx.run(sql`
    update store_items set cell = ${gridCell(location)} where store_id = ${store_id}`);
}
