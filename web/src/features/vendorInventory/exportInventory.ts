import type { Store, StoreItem } from '@larder/shared/contract/stores';
import { neutralCell, writeCsv } from '@larder/shared/domain/inventoryCells';
import type { Pack, PlannedRow } from '@larder/shared/domain/inventoryPlan';
import { inventoryTable, REASON_COLUMN } from '@larder/shared/domain/inventoryTable';
import { foldText } from '@larder/shared/domain/text';

import { reasonWords } from './importWords.ts';
import type { CsvFile } from './readCsv.ts';

/** Gives the shelf of a store to the browser as a CSV file to keep. */
export function downloadInventory({ name, items }: Store): void {
  download(`${fileName(name)} inventory.csv`, inventoryTable(items));
}

/** As `downloadInventory`, with the rest of the catalogue below it, without prices and quantities. */
export function downloadTemplate({ name, items }: Store, catalogue: readonly Pack[]): void {
  const onShelf = new Set(items.map(({ ingredient_id }: StoreItem) => ingredient_id));
  const rest = catalogue
    .filter(({ ingredient_id }) => !onShelf.has(ingredient_id))
    .map((pack) => ({ ...pack, price: undefined, quantity: undefined }));
  download(`${fileName(name)} template.csv`, inventoryTable([...items, ...rest]));
}

/**
 * Gives the rows of a file that have errors back, as they were, each with its reasons, to be corrected and
 * imported again. The delimiter is that of the file, so that the same program opens it.
 */
export function downloadRefused(
  { fileName: name, cells, delimiter }: Pick<CsvFile, 'cells' | 'delimiter'> & { fileName: string },
  plan: readonly PlannedRow[],
): void {
  const [headings = [], ...rows] = cells;
  const old = headings.findIndex((heading) => heading.trim() === REASON_COLUMN);
  // Before the others, because a row may have more cells than headings.
  const withReason = (row: readonly string[], reason: string): string[] => [
    reason,
    ...(old < 0 ? row : row.toSpliced(old, 1)).map(neutralCell),
  ];
  const refused = plan
    .filter(({ fate }) => fate === 'error')
    .map(({ row, faults, name: item }) =>
      withReason(rows[row - 2] ?? [], reasonWords(faults, item)),
    );
  download(
    `${fileName(name.replace(/\.\w+$/, ''))} to correct.csv`,
    [withReason(headings, REASON_COLUMN), ...refused],
    delimiter,
  );
}

function download(name: string, table: string[][], delimiter?: string): void {
  const blob = new Blob([writeCsv(table, delimiter)], { type: 'text/csv' });
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file by the end of the task it was clicked in.
  setTimeout(() => URL.revokeObjectURL(address));
}

/** Only what every system takes in the name of a file. */
function fileName(store: string): string {
  return (
    foldText(store)
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim() || 'store'
  );
}
