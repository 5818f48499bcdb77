import type { matchShelf, RowMatch } from '@larder/shared/stores/shelfFile.calls';
import type { ShelfReading } from '@larder/shared/stores/shelfRow';
import type * as z from 'zod/mini';

import { AppError } from '#errors';
import type { Db } from '#platform/db/db';
import type { Runs } from '#platform/identity/ownStores.queries';
import { mapYielding } from '#platform/lib/mapYielding';
import type { Catalogue } from '#subjects/food/catalogueIndex.service';
import { findKnownByGtins } from '#subjects/food/knownProducts.queries';
import {
  findByGtins,
  findByNames,
  findBySkus,
  type ProductRow,
} from '#subjects/stores/products.queries';
import { standingOf } from '#subjects/stores/shelf.service';
import { isOwnStore } from '#subjects/stores/stores.queries';

import { byWeight } from './fileDetails.rules.ts';
import { type Candidate, type Known, matchOf, whatIs, withoutRepeats } from './matching.rules.ts';
import { findOffers, listOtherPacks } from './shelfFile.queries.ts';
import { findDecisions } from './shelfMemory.queries.ts';
import { subjectsOf } from './shelfMemory.rules.ts';
import { type ReadRow, readRows } from './shelfRows.rules.ts';

type Part = z.output<typeof matchShelf.body>;

/** What the rows of a part are, and what they would change. Errors  store_not_found, also for another's. */
export async function matchRows(
  db: Db,
  {
    store_id,
    runs,
    part,
    catalogue,
    at,
  }: { store_id: string; runs: Runs; part: Part; catalogue: Catalogue; at: Date },
): Promise<{ rows: RowMatch[] }> {
  const { vendor_id } = runs;
  if (!(await isOwnStore(db, { store_id, runs }))) throw new AppError('store_not_found');
  const { rows: cells, ...facts } = part;
  const rows = readRows(cells, facts);
  const known = await whatIsKnown(db, { vendor_id, rows, catalogue });
  const read = rememberingReader(catalogue);
  const named = withoutRepeats(
    await mapYielding(rows, (row) => ({
      row,
      is: byWeight(row, whatIs(row, { known, read: () => read(row) })),
    })),
  );
  const ingredient_ids = named.flatMap(({ is }) => (is.kind === 'known' ? [is.ingredient_id] : []));
  const offers = new Map(
    (await findOffers(db, { store_id, ingredient_ids })).map((row) => [
      row.ingredient_id,
      standingOf(row),
    ]),
  );
  const onShelf = ({ is }: (typeof named)[number]) =>
    is.kind === 'known' ? offers.get(is.ingredient_id) : undefined;
  return {
    rows: named.map((one) => matchOf(one.row, { is: one.is, onShelf: onShelf(one), at })),
  };
}

/** Equal texts are read once. */
function rememberingReader({ shelfReader }: Catalogue): (row: ReadRow) => ShelfReading {
  const readings = new Map<string, ShelfReading>();
  return ({ cells: { name, brand, pack, category } }) => {
    const key = JSON.stringify([name, brand, pack, category]);
    const reading = readings.get(key) ?? shelfReader()({ name, brand, pack, category });
    readings.set(key, reading);
    return reading;
  };
}

async function whatIsKnown(
  db: Db,
  {
    vendor_id,
    rows,
    catalogue,
  }: { vendor_id: string; rows: readonly ReadRow[]; catalogue: Catalogue },
): Promise<Known> {
  const gtins = [...new Set(rows.flatMap(({ gtin }) => gtin ?? []))];
  const skus = [...new Set(rows.flatMap(({ sku }) => sku ?? []))];
  const names = [...new Set(rows.map(({ cells }) => cells.name.toLowerCase()))];
  const subjects = [
    ...new Set(rows.flatMap(({ cells, gtin }) => subjectsOf({ name: cells.name, gtin }))),
  ];
  const [byGtin, bySku, byName, decisions, published, others] = await Promise.all([
    findByGtins(db, { vendor_id, gtins }),
    findBySkus(db, { vendor_id, skus }),
    findByNames(db, { vendor_id, names }),
    findDecisions(db, { vendor_id, subjects }),
    findKnownByGtins(db, gtins),
    listOtherPacks(db, { vendor_id, gtins }),
  ]);
  const named = [
    ...byName.map((product) => candidateOf(product, true)),
    ...catalogue.rows.map((row) => ({ ...genericOf(row), is_own: false })),
  ];
  return {
    byGtin: new Map(byGtin.map((product) => [product.gtin, candidateOf(product, product.own)])),
    bySku: new Map(
      bySku.flatMap((product) => {
        const { sku } = product;
        return sku === null ? [] : [[sku, candidateOf(product, true)] as const];
      }),
    ),
    byName: Map.groupBy(named, ({ name }) => name.toLowerCase()),
    decisions: new Map(decisions.map((decision) => [decision.subject, decision])),
    published: new Map(published.map((product) => [product.gtin, product])),
    otherPacks: Map.groupBy(others, ({ gtin }) => gtin),
    foods: catalogue.foodById,
  };
}

function candidateOf(product: ProductRow, is_own: boolean): Candidate {
  const { ingredient_id, name, brand, unit_quantity, unit, food } = product;
  return { ingredient_id, name, brand, unit_quantity, unit, food, is_own };
}

function genericOf({ ingredient_id, name, unit_quantity, unit }: Catalogue['rows'][number]) {
  return { ingredient_id, name, unit_quantity, unit, brand: null, food: { ingredient_id } };
}
