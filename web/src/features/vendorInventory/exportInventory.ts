import type { Store, StoreItem } from '@larder/shared/contract/stores';
import { writeCsv } from '@larder/shared/domain/inventoryCells';
import type { Pack } from '@larder/shared/domain/inventoryPlan';
import { inventoryTable } from '@larder/shared/domain/inventoryTable';
import { foldText } from '@larder/shared/domain/text';

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

function download(name: string, table: string[][]): void {
  const address = URL.createObjectURL(new Blob([writeCsv(table)], { type: 'text/csv' }));
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
