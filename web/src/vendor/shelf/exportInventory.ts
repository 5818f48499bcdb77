import { foldText } from '@larder/shared/basics/text';
import type { Pack } from '@larder/shared/food/packs.model';
import type { Store, StoreItem } from '@larder/shared/stores/storeParts.model';

import { inventoryTable } from '#parts/tables/inventoryTable.ts';
import type { CsvFile } from '#parts/tables/readCsv.ts';
import { reasonTable } from '#parts/tables/reasonTable.ts';
import { downloadCsv } from '#platform/page/download.ts';
import type { PlannedRow } from '#vendor/shelf/rules/inventoryPlan.ts';
import { reasonWords } from '#vendor/shelf/rules/shelfPlanWords.ts';
import { zoneOf } from '#vendor/stores/rules/storeZone.ts';

/** The shelf as a file that brings back the same shelf. */
export function downloadInventory(store: Store): void {
  const table = inventoryTable(store.items, zoneOf(store));
  downloadCsv(`${fileName(store.name)} inventory.csv`, table);
}

/** As `downloadInventory`, followed by the rest of the catalogue without prices and quantities. */
export function downloadTemplate(store: Store, catalogue: readonly Pack[]): void {
  const { name, items } = store;
  const onShelf = new Set(items.map(({ ingredient_id }: StoreItem) => ingredient_id));
  const rest = catalogue
    .filter(({ ingredient_id }) => !onShelf.has(ingredient_id))
    .map((pack) => ({ ...pack, price: undefined, quantity: undefined }));
  const table = inventoryTable([...items, ...rest], zoneOf(store));
  downloadCsv(`${fileName(name)} template.csv`, table);
}

/**
 * Downloads a file's rejected rows unchanged, each with its reasons, for correction and a new import.
 * Uses the file's delimiter, so that the same program opens it.
 */
export function downloadRefused(
  { fileName: name, cells, delimiter }: Pick<CsvFile, 'cells' | 'delimiter'> & { fileName: string },
  plan: readonly PlannedRow[],
): void {
  const refused = plan
    .filter(({ fate }) => fate === 'error')
    .map(({ row, faults, name: item }) => ({ row, reason: reasonWords(faults, item) }));
  downloadReasons({ fileName: name, delimiter }, reasonTable(cells, { refused }));
}

/** Downloads a table of refused rows, named after their file. */
export function downloadReasons(
  { fileName: name, delimiter }: Pick<CsvFile, 'delimiter'> & { fileName: string },
  table: readonly (readonly string[])[],
): void {
  downloadCsv(`${fileName(name.replace(/\.\w+$/, ''))} to correct.csv`, table, delimiter);
}

function fileName(store: string): string {
  return (
    foldText(store)
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim() || 'store'
  );
}
