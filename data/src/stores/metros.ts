import type { Place } from '@larder/shared/basics/distance';

import { catalogueFile, parseCsv } from '#catalogue/csv';
import { slugOf } from '#catalogue/facts';

/** The kind decides a store's offers and prices. */
export const STORE_KINDS = [
  'supermarket',
  'produce market',
  'asian grocer',
  'latin grocer',
  'indian grocer',
  'co-op',
  'corner shop',
] as const;
export type StoreKind = (typeof STORE_KINDS)[number];

/** A row of the file. */
export type StoreRow = Place & {
  readonly kind: StoreKind;
  readonly name: string;
  readonly address: string;
};

/** A metropolitan area with demo stores. */
export type Metro = {
  readonly name: string;
  /** Key in ids and emails: "Saint Louis" -> "saint-louis". */
  readonly key: string;
  readonly stores: readonly StoreRow[];
};

/**
 * Metropolitan areas in the order of the file and of DEMO_VENDORS.
 *
 * Errors  Error with the store whose kind or coordinates are invalid.
 * Source  data/catalogue/stores.csv. Neighbourhoods, streets and coordinates are real, shops and house
 *         numbers invented.
 */
export function readMetros(): readonly Metro[] {
  const rows = parseCsv(catalogueFile('stores.csv'));
  const metros = Map.groupBy(rows, ({ metro = '' }) => metro);
  return Array.from(metros, ([name, stores]) => ({
    name,
    key: slugOf(name),
    stores: stores.map(storeOf),
  }));
}

function storeOf({ name = '', address = '', ...row }: Record<string, string>): StoreRow {
  const kind = STORE_KINDS.find((known) => known === row['kind']);
  const [lat, lng] = [Number(row['lat'] || NaN), Number(row['lng'] || NaN)];
  if (kind === undefined || !(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) {
    throw new Error(`not a store: "${name}", ${JSON.stringify(row)}`);
  }
  return { kind, name, address, lat, lng };
}
