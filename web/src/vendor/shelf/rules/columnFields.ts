import type { ShelfField } from '@larder/shared/stores/shelfFile.calls';

/** What a column of a file is; null: it is not needed. */
export type ColumnField = ShelfField | null;

/** In the order of the list to choose from. */
export const FIELD_TITLES: Readonly<Record<ShelfField, string>> = {
  name: 'Name',
  variant: 'Variant',
  group: 'Product of variants',
  brand: 'Brand',
  price: 'Price',
  sale_price: 'Sale price',
  sale_from: 'Sale from',
  sale_until: 'Sale until',
  compare_price: 'Price before the sale',
  stock: 'Stock',
  pack: 'Pack',
  pack_amount: 'Pack amount',
  pack_unit: 'Pack unit',
  gtin: 'GTIN',
  sku: 'SKU',
  category: 'Category',
  cost: 'Cost',
  tax_class: 'Tax class',
  by_weight: 'Sold by weight',
  place: 'Store',
};

/** Whether several columns may be it: tills have one of each tax. */
export function isOfMany(field: ShelfField): boolean {
  return field === 'variant' || field === 'tax_class';
}

/** Gives a column a field; the column that had it gets what this one was, unless there may be several. */
export function withField(
  fields: readonly ColumnField[],
  at: number,
  field: ColumnField,
): ColumnField[] {
  const before = fields[at] ?? null;
  return fields.map((one, place) => {
    if (place === at) return field;
    return field !== null && !isOfMany(field) && one === field ? before : one;
  });
}

/** What cannot be done without; undefined when nothing is missing. */
export function missingField(fields: readonly ColumnField[]): 'name' | 'price' | undefined {
  if (!fields.includes('name')) return 'name';
  return fields.includes('price') || fields.includes('stock') ? undefined : 'price';
}
