import type { Cents } from '@larder/shared/basics/money';
import type { DecimalSign } from '@larder/shared/basics/numberInput';
import { isSaleDay, momentsOfSale } from '@larder/shared/stores/sales';
import type { FileSale } from '@larder/shared/stores/sales.model';
import type { RowFault, ShelfCells } from '@larder/shared/stores/shelfFile.calls';
import { readPriceCell } from '@larder/shared/stores/shelfNumbers';

type Facts = {
  readonly decimal: DecimalSign | undefined;
  readonly currency: string | undefined;
  /** Of the days; undefined when the file says nothing of sales. */
  readonly sale_zone: string | undefined;
};

/** `price` is the regular one; `sale` is undefined where the file says nothing of it, null for none. */
type Prices = {
  readonly price: Cents | null;
  readonly sale: FileSale | null | undefined;
  readonly faults: readonly RowFault[];
};

/**
 * The regular price and the sale of a row, whose `price` is read. Beside a price before the sale that is higher, the price is
 * the sale's. A sale price that is not below the regular one is none.
 */
export function readSaleCells(cells: ShelfCells, price: Cents | null, facts: Facts): Prices {
  const { sale_zone } = facts;
  if (sale_zone === undefined) return { price, sale: undefined, faults: [] };
  const compared = readPriceCell(cells.compare_price ?? '', facts);
  const lowered = readPriceCell(cells.sale_price ?? '', facts);
  const days = { from: dayOf(cells.sale_from), until: dayOf(cells.sale_until) };
  const faults: RowFault[] = [];
  if (compared.fault !== undefined) faults.push({ field: 'compare_price', reason: compared.fault });
  if (lowered.fault !== undefined) faults.push({ field: 'sale_price', reason: lowered.fault });
  if (days.from === undefined) faults.push({ field: 'sale_from', reason: 'not_a_day' });
  if (days.until === undefined) faults.push({ field: 'sale_until', reason: 'not_a_day' });
  const { from, until } = days;
  if (from && until && until < from) faults.push({ field: 'sale_until', reason: 'before_start' });
  if (faults.length > 0) return { price, sale: undefined, faults };
  const isCompared = compared.value !== undefined && price !== null && compared.value > price;
  const regular = isCompared ? (compared.value ?? null) : price;
  const sold = lowered.value ?? (isCompared ? price : null);
  if (sold === null || (regular !== null && sold >= regular))
    return { price: regular, sale: null, faults };
  return {
    price: regular,
    sale: { price: sold, ...momentsOf({ from, until }, sale_zone) },
    faults,
  };
}

type Days = { readonly from: string | null | undefined; readonly until: string | null | undefined };

function momentsOf({ from, until }: Days, zone: string): Pick<FileSale, 'from' | 'until'> {
  const first = from ?? until;
  if (!first) return { from: null, until: null };
  const moments = momentsOfSale({ from: first, until: until ?? null }, zone);
  return { from: from ? moments.from : null, until: moments.until };
}

/** A day as exports write it, with a time of it or without: "2026-12-01 23:59:59"; null for none, undefined for no day. */
function dayOf(cell = ''): string | null | undefined {
  if (cell === '') return null;
  const day = cell.slice(0, 10);
  return isSaleDay(day) && /^(?:[T ]\d\d:\d\d(?::\d\d)?)?$/.test(cell.slice(10)) ? day : undefined;
}
