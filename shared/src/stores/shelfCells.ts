import { decimalSignOf, type DecimalSign, PRICE_RULE } from '#basics/numberInput';
import { foldText } from '#basics/text';
import { cleanText } from '#basics/validation';

import { readTaxCell, readWeightCell } from './detailCells.ts';
import type { ShelfColumn } from './shelfColumns.ts';
import type { RowMatch, ShelfCells, ShelfField } from './shelfFile.calls.ts';
import { CELL_LENGTHS } from './shelfLimits.ts';
import { currencyOf, moneyText } from './shelfNumbers.ts';

type Cells = readonly (readonly string[])[];
type Mapped = readonly Pick<ShelfColumn, 'field'>[];

/** A row that is no goods of this store. */
export type SkippedRow = {
  readonly row: number;
  readonly why: 'no_name' | 'total' | 'other_place';
};

/** The whole cell, folded: "Total", not "Total 0% Greek yogurt". */
const TOTAL =
  /^(?:(?:grand |sub)?totals?|gesamt(?:summe)?|summe|zwischensumme|total general|sous[ -]total|totaux|somme|suma)[^\p{L}\p{N}]*$/u;
/** What programs call the only variant of an item. */
const NO_VARIANT = /^(?:default(?: title)?|regular|standard|normal|n\/?a|none|one size|-+)$/i;
const MAX_PACK_UNIT = 20;

/**
 * The rows of a file in the cells that `matchShelf` takes.
 *
 * Shape   `cells` begin with the headings when `isHeaded`. Variants stand behind the name ("Whole milk, 1/2 gal"); a row
 *         without a name has that of its group. Rows of other places than `place` and lines with totals are skipped. Too
 *         long cells are cut.
 */
export function shelfRows(
  cells: Cells,
  { columns, isHeaded, place }: { columns: Mapped; isHeaded: boolean; place?: string | undefined },
): { rows: ShelfCells[]; skipped: SkippedRow[] } {
  const rows: ShelfCells[] = [];
  const skipped: SkippedRow[] = [];
  const names = new Map<string, string>();
  const headings = (isHeaded ? cells[0] : undefined) ?? [];
  for (const [index, line] of cells.entries()) {
    if ((isHeaded && index === 0) || line.every((cell) => cell.trim() === '')) continue;
    const row = index + 1;
    const read = readLine(line, { columns, headings });
    const name = read.name === '' ? (names.get(read.group) ?? '') : read.name;
    if (read.group !== '' && read.name !== '') names.set(read.group, read.name);
    const isElsewhere = place !== undefined && foldText(read.place) !== foldText(place);
    const isTotal = TOTAL.test(foldText(read.first)) && read.code === '';
    if (isTotal || name === '' || (read.place !== '' && isElsewhere))
      skipped.push({ row, why: skipReason({ isTotal, name }) });
    else rows.push({ row, name: cut([name, ...read.variants].join(', '), 'name'), ...read.cells });
  }
  return { rows, skipped };
}

function skipReason({ isTotal, name }: { isTotal: boolean; name: string }): SkippedRow['why'] {
  if (isTotal) return 'total';
  return name === '' ? 'no_name' : 'other_place';
}

type Line = {
  readonly name: string;
  readonly variants: readonly string[];
  readonly group: string;
  readonly place: string;
  readonly first: string;
  /** GTIN or SKU: a line with totals has none. */
  readonly code: string;
  readonly cells: Omit<ShelfCells, 'row' | 'name'>;
};

function readLine(
  line: readonly string[],
  { columns, headings }: { columns: Mapped; headings: readonly string[] },
): Line {
  const all = (field: ShelfField) =>
    columns.flatMap((column, at) => {
      const cell = column.field === field ? cleanText((line[at] ?? '').slice(0, MAX_CELL)) : '';
      return cell === '' ? [] : [cell.replaceAll(/\p{Cc}+/gu, ' ')];
    });
  const one = (field: ShelfField) => all(field)[0] ?? '';
  const [amount, unit] = [one('pack_amount'), one('pack_unit').slice(0, MAX_PACK_UNIT)];
  const sized = amount === '' ? '' : `${amount} ${unit}`.trim();
  const by_weight = one('by_weight');
  const texts = {
    brand: one('brand'),
    price: one('price'),
    sale_price: one('sale_price'),
    sale_from: one('sale_from'),
    sale_until: one('sale_until'),
    compare_price: one('compare_price'),
    stock: one('stock'),
    pack: one('pack') || sized || packOfWeight(by_weight),
    gtin: one('gtin'),
    sku: one('sku'),
    category: one('category'),
    cost: one('cost'),
    tax_class: taxOf(line, { columns, headings }),
    by_weight,
  };
  return {
    name: one('name'),
    variants: all('variant').filter((variant) => !NO_VARIANT.test(variant)),
    group: one('group'),
    place: one('place'),
    first: line.find((cell) => cell.trim() !== '')?.trim() ?? '',
    code: texts.gtin + texts.sku,
    cells: filled(texts),
  };
}

type Texts = Record<Exclude<keyof ShelfCells, 'row' | 'name'>, string>;

/** Those that are not empty, cut to what is sent. */
function filled(texts: Texts): Line['cells'] {
  const cells: { -readonly [Field in keyof Line['cells']]: string } = {};
  for (const field of CELL_FIELDS) if (texts[field] !== '') cells[field] = cut(texts[field], field);
  return cells;
}

const CELL_FIELDS = [
  ...(['brand', 'price', 'sale_price', 'sale_from', 'sale_until', 'compare_price'] as const),
  ...(['stock', 'pack', 'gtin', 'sku', 'category', 'cost', 'tax_class', 'by_weight'] as const),
] satisfies (keyof Texts)[];

/** The pack of what has its price per pound, and no other one. */
function packOfWeight(cell: string): string {
  const { pack } = readWeightCell(cell);
  return pack ? `${pack.unit_quantity} ${pack.unit}` : '';
}

/** The first tax that a row has: files have a column of classes, or one of each tax with yes and no. */
function taxOf(
  line: readonly string[],
  { columns, headings }: { columns: Mapped; headings: readonly string[] },
): string {
  const taxes = columns.flatMap(({ field }, at) =>
    field === 'tax_class' ? cleanText(readTaxCell(line[at] ?? '', headings[at] ?? '')) : [],
  );
  return (taxes.find((tax) => tax !== '') ?? '').replaceAll(/\p{Cc}+/gu, ' ');
}

/** Longer cells are descriptions, of which the beginning is enough. Units: UTF-16 code units. */
const MAX_CELL = 1000;

function cut(text: string, field: keyof typeof CELL_LENGTHS): string {
  return text.slice(0, CELL_LENGTHS[field]).toWellFormed().trim();
}

/** The places that a file has rows of, each once, in their order. */
export function placesIn(cells: Cells, columns: Mapped): string[] {
  const at = columns.findIndex(({ field }) => field === 'place');
  const places = at === -1 ? [] : cells.slice(1).map((line) => (line[at] ?? '').trim());
  return [...new Set(places.filter((place) => place !== ''))];
}

/** What all rows of a file say together: its decimal sign, when it is certain, and the currency of most prices. */
export function shelfFileFacts(rows: readonly Pick<ShelfCells, 'price'>[]): {
  decimal?: DecimalSign;
  currency?: string;
} {
  const prices = rows.flatMap(({ price }) => (price === undefined ? [] : [price]));
  const signs = new Set(
    prices.flatMap((price) => decimalSignOf(moneyText(price), PRICE_RULE) ?? []),
  );
  const counted = Map.groupBy(
    prices.flatMap((price) => currencyOf(price) ?? []),
    (code) => code,
  );
  const [most] = [...counted].toSorted(([, a], [, b]) => b.length - a.length);
  const [decimal] = signs;
  return {
    ...(signs.size === 1 && decimal !== undefined && { decimal }),
    ...(most && { currency: most[0] }),
  };
}

/**
 * Rows of all parts of a file that have one GTIN or one SKU with two prices, by row; the server sees them in one part only.
 */
export function faultsAcross(
  matches: readonly Pick<RowMatch, 'row' | 'gtin' | 'sku' | 'price'>[],
): ReadonlyMap<number, 'gtin' | 'sku'> {
  const faults = new Map<number, 'gtin' | 'sku'>();
  for (const field of ['sku', 'gtin'] as const) {
    const same = Map.groupBy(matches, (match) => match[field] ?? '');
    for (const [code, rows] of same) {
      const prices = new Set(rows.map(({ price }) => price));
      if (code !== '' && prices.size > 1) for (const { row } of rows) faults.set(row, field);
    }
  }
  return faults;
}

/**
 * What stands on a shelf and is nothing that a file has, not even in a row that is left out: to be kept, set to 0 or taken
 * off.
 */
export function vanishedItems<Item extends { readonly ingredient_id: string }>(
  shelf: readonly Item[],
  matches: readonly Pick<RowMatch, 'is'>[],
): Item[] {
  const found = new Set(
    matches.flatMap(({ is }) =>
      is.kind === 'known' || is.kind === 'left_out' ? (is.ingredient_id ?? []) : [],
    ),
  );
  return shelf.filter(({ ingredient_id }) => !found.has(ingredient_id));
}
