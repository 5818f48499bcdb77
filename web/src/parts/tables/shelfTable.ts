import { type Cents, toDollars } from '@larder/shared/basics/money';
import type { Pack } from '@larder/shared/food/packs.model';
import { INVENTORY_COLUMNS } from '@larder/shared/stores/inventory';
import { daysOfSale } from '@larder/shared/stores/sales';
import type { ShelfItem } from '@larder/shared/stores/storeParts.model';

/** What our own file has beside the columns of an inventory: an import of files of tills reads it, too. */
const DETAIL_COLUMNS = [
  ...(['brand', 'sale_price', 'sale_from', 'sale_until', 'cost', 'tax_class'] as const),
  ...(['by_weight', 'gtin', 'sku'] as const),
];

type Details = Pick<
  ShelfItem,
  'brand' | 'sale' | 'cost' | 'tax_class' | 'by_weight' | 'gtins' | 'sku'
>;
type Listed = Pick<Pack, 'name' | 'unit_quantity' | 'unit'> & {
  /** Undefined for what is not on the shelf. */
  readonly price: Cents | undefined;
  readonly quantity: number | undefined;
} & Partial<Details>;

/**
 * A shelf as our own file has it: the headings, then an item per row. Brought in again it is the same shelf.
 *
 * Shape   days of sales are those of the `zone`, both included. Several GTINs stand in one cell.
 */
export function shelfTable(shelf: readonly Listed[], zone: string): string[][] {
  const rows = shelf.map((item) => {
    const { name, unit_quantity, unit, price, quantity } = item;
    const packs = quantity === undefined ? '' : String(quantity);
    const pack = [name, String(unit_quantity), unit];
    return [...pack, moneyCell(price), packs, moneyCell(price), packs, ...detailCells(item, zone)];
  });
  return [[...INVENTORY_COLUMNS, ...DETAIL_COLUMNS], ...rows];
}

/** In the order of `DETAIL_COLUMNS`. */
function detailCells(item: Listed, zone: string): string[] {
  const { price, brand = '', sale, cost, tax_class = '', by_weight, gtins = [], sku = '' } = item;
  const days = sale && daysOfSale(sale, zone);
  const weighed = by_weight ? 'yes' : 'no';
  return [
    brand,
    moneyCell(sale?.price),
    days?.from ?? '',
    days?.until ?? '',
    moneyCell(cost),
    tax_class,
    price === undefined ? '' : weighed,
    gtins.join('; '),
    sku,
  ];
}

function moneyCell(money: Cents | undefined): string {
  return money === undefined ? '' : toDollars(money).toFixed(2);
}
