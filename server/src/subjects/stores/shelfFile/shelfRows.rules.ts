import type { Cents } from '@larder/shared/basics/money';
import type { DecimalSign } from '@larder/shared/basics/numberInput';
import { readGtin } from '@larder/shared/food/gtin';
import type { PackSize } from '@larder/shared/food/packs.model';
import { readCostCell, readWeightCell } from '@larder/shared/stores/detailCells';
import { MAX_TAX_CLASS } from '@larder/shared/stores/inventory';
import { Sku } from '@larder/shared/stores/products.model';
import type { FileSale } from '@larder/shared/stores/sales.model';
import type { RowFault, ShelfCells } from '@larder/shared/stores/shelfFile.calls';
import { currencyOf, readPriceCell, readStockCell } from '@larder/shared/stores/shelfNumbers';

import { readSaleCells } from './saleCells.rules.ts';

/** A row whose cells are read. */
export type ReadRow = {
  readonly cells: ShelfCells;
  readonly price: Cents | null;
  readonly quantity: number | null;
  /** Null for none, undefined where the file says nothing of sales. */
  readonly sale: FileSale | null | undefined;
  /** What the file says beside; left out where it says nothing. */
  readonly details: RowDetails;
  /** What the price of an item that is sold by weight is of, where the file says it. */
  readonly weightPack: PackSize | undefined;
  readonly gtin: string | null;
  readonly sku: string | null;
  readonly faults: readonly RowFault[];
};

export type RowDetails = {
  readonly cost?: Cents;
  readonly tax_class?: string;
  readonly by_weight?: boolean;
};

type FileFacts = {
  decimal?: DecimalSign | undefined;
  currency?: string | undefined;
  sale_zone?: string | undefined;
};

/** Reads the cells of a part; of rows with one GTIN or SKU at two prices all are at fault, of equal ones all but the first. */
export function readRows(rows: readonly ShelfCells[], facts: FileFacts): ReadRow[] {
  const currency =
    facts.currency ??
    rows.map(({ price = '' }) => currencyOf(price)).find((code) => code !== undefined);
  const read = rows.map((cells) =>
    readRow(cells, { decimal: facts.decimal, sale_zone: facts.sale_zone, currency }),
  );
  const twice = [...twiceBy(read, 'gtin'), ...twiceBy(read, 'sku')];
  const faults = Map.groupBy(twice, ({ row }) => row);
  return read.map((row) => ({
    ...row,
    faults: [...row.faults, ...(faults.get(row)?.map(({ fault }) => fault) ?? [])],
  }));
}

function readRow(cells: ShelfCells, facts: Parameters<typeof readSaleCells>[2]): ReadRow {
  const faults: RowFault[] = [];
  const price = readPriceCell(cells.price ?? '', facts);
  const stock = readStockCell(cells.stock ?? '', facts.decimal);
  const prices = readSaleCells(cells, price.value ?? null, facts);
  const cost = readCostCell(cells.cost ?? '', facts);
  const weight = readWeightCell(cells.by_weight ?? '');
  const tax = cells.tax_class ?? '';
  const number = gtinOf(cells.gtin);
  if (cells.name === '') faults.push({ field: 'name', reason: 'missing' });
  if (price.fault !== undefined) faults.push({ field: 'price', reason: price.fault });
  faults.push(...prices.faults);
  if (stock.fault !== undefined) faults.push({ field: 'stock', reason: stock.fault });
  if (cost.fault !== undefined) faults.push({ field: 'cost', reason: cost.fault });
  if (tax.length > MAX_TAX_CLASS) faults.push({ field: 'tax_class', reason: 'too_long' });
  if (weight.fault !== undefined) faults.push({ field: 'by_weight', reason: weight.fault });
  if (number.fault !== undefined) faults.push({ field: 'gtin', reason: number.fault });
  return {
    cells,
    price: prices.price,
    quantity: stock.value ?? null,
    sale: prices.sale,
    details: {
      ...(cost.value !== undefined && { cost: cost.value }),
      ...(tax !== '' && { tax_class: tax }),
      ...(weight.value !== undefined && { by_weight: weight.value }),
    },
    weightPack: weight.pack,
    gtin: number.gtin,
    // One that no product can have, as of signs without width, is none.
    sku: Sku.safeParse(cells.sku).data ?? null,
    faults,
  };
}

/** Without a digit, as "n/a", or of zeros alone, it is no number. Of several the first counts: "4006381333931; 96385074". */
function gtinOf(all = ''): { gtin: string | null; fault?: RowFault['reason'] } {
  const [cell = ''] = all.split(/[;|,]/);
  if (!/[1-9]/.test(cell)) return { gtin: null };
  const read = readGtin(cell);
  if ('fault' in read) return { gtin: null, fault: read.fault };
  return { gtin: 'gtin' in read ? read.gtin : read.internal };
}

function twiceBy(
  rows: readonly ReadRow[],
  field: 'gtin' | 'sku',
): { row: ReadRow; fault: RowFault }[] {
  const same = Map.groupBy(
    rows.filter((row) => row[field] !== null),
    (row) => row[field],
  );
  return [...same.values()].flatMap((group) => {
    const isOnePrice = new Set(group.map(({ price }) => price)).size === 1;
    const wrong = isOnePrice ? group.slice(1) : group;
    return wrong.map((row) => ({ row, fault: { field, reason: 'twice' } as const }));
  });
}
