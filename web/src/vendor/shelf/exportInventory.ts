import { foldText } from '@larder/shared/basics/text';
import type { Pack } from '@larder/shared/food/packs.model';
import type { Store, StoreItem } from '@larder/shared/stores/storeParts.model';

import { inventoryTable, REASON_COLUMN } from '#parts/tables/inventoryTable.ts';
import type { CsvFile } from '#parts/tables/readCsv.ts';
import { neutralCell } from '#platform/page/csvCells.ts';
import { downloadCsv } from '#platform/page/download.ts';
import type { PlannedRow } from '#vendor/shelf/rules/inventoryPlan.ts';
import { reasonWords } from '#vendor/shelf/rules/shelfPlanWords.ts';

export function downloadInventory({ name, items }: Store): void {
  downloadCsv(`${fileName(name)} inventory.csv`, inventoryTable(items));
}

/** As `downloadInventory`, followed by the rest of the catalogue without prices and quantities. */
export function downloadTemplate({ name, items }: Store, catalogue: readonly Pack[]): void {
  const onShelf = new Set(items.map(({ ingredient_id }: StoreItem) => ingredient_id));
  const rest = catalogue
    .filter(({ ingredient_id }) => !onShelf.has(ingredient_id))
    .map((pack) => ({ ...pack, price: undefined, quantity: undefined }));
  downloadCsv(`${fileName(name)} template.csv`, inventoryTable([...items, ...rest]));
}

/**
 * Downloads a file's rejected rows unchanged, each with its reasons, for correction and a new import.
 * Uses the file's delimiter, so that the same program opens it.
 */
export function downloadRefused(
  { fileName: name, cells, delimiter }: Pick<CsvFile, 'cells' | 'delimiter'> & { fileName: string },
  plan: readonly PlannedRow[],
): void {
  const [headings = [], ...rows] = cells;
  const old = headings.findIndex((heading) => heading.trim() === REASON_COLUMN);
  // The reason comes first: a row may have more cells than headings.
  const withReason = (row: readonly string[], reason: string): string[] => [
    reason,
    ...(old < 0 ? row : row.toSpliced(old, 1)).map(neutralCell),
  ];
  const refused = plan
    .filter(({ fate }) => fate === 'error')
    .map(({ row, faults, name: item }) =>
      withReason(rows[row - 2] ?? [], reasonWords(faults, item)),
    );
  downloadCsv(
    `${fileName(name.replace(/\.\w+$/, ''))} to correct.csv`,
    [withReason(headings, REASON_COLUMN), ...refused],
    delimiter,
  );
}

function fileName(store: string): string {
  return (
    foldText(store)
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim() || 'store'
  );
}
