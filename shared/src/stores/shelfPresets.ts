import { foldText } from '#basics/text';

import type { ShelfField } from './shelfFile.calls.ts';

/** The programs whose files are known by their headings. */
export const SHELF_PRESETS = [
  'Square',
  'Shopify',
  'Shopify inventory',
  'Lightspeed X',
  'Lightspeed R',
  'Clover',
  'Loyverse',
  'WooCommerce',
  'Larder',
] as const;
export type ShelfPreset = (typeof SHELF_PRESETS)[number];

/**
 * What a program calls its columns.
 *
 * Shape   headings as `headingWords` leaves them. A file is the program's when it has all `marks`. Of `named` the first
 *         heading that a file has counts for its field, but every variant and GTIN does. `begins` are headings that end with the name
 *         of a place: "current quantity main street", or of a tax.
 */
type Preset = {
  readonly marks: readonly string[];
  readonly named: readonly (readonly [string, ShelfField])[];
  readonly begins: readonly (readonly [string, ShelfField])[];
};

const PRESETS: Readonly<Record<ShelfPreset, Preset>> = {
  Square: {
    marks: ['item name', 'variation name'],
    named: [
      ['item name', 'name'],
      ['variation name', 'variant'],
      ['sku', 'sku'],
      ['gtin', 'gtin'],
      ['price', 'price'],
      ['online sale price', 'sale_price'],
      ['default unit cost', 'cost'],
      ['unit and precision', 'by_weight'],
      ['reporting category', 'category'],
      ['categories', 'category'],
      ['category', 'category'],
    ],
    begins: [
      ['current quantity', 'stock'],
      ['tax', 'tax_class'],
    ],
  },
  Shopify: {
    marks: ['handle', 'title', 'variant price'],
    named: [
      ['handle', 'group'],
      ['title', 'name'],
      ['vendor', 'brand'],
      ['option1 value', 'variant'],
      ['option2 value', 'variant'],
      ['option3 value', 'variant'],
      ['variant sku', 'sku'],
      ['variant barcode', 'gtin'],
      ['variant price', 'price'],
      ['variant compare at price', 'compare_price'],
      ['variant inventory qty', 'stock'],
      ['cost per item', 'cost'],
      ['variant tax code', 'tax_class'],
      ['type', 'category'],
      ['product category', 'category'],
    ],
    begins: [],
  },
  'Shopify inventory': {
    marks: ['handle', 'title', 'location'],
    named: [
      ['handle', 'group'],
      ['title', 'name'],
      ['option1 value', 'variant'],
      ['option2 value', 'variant'],
      ['option3 value', 'variant'],
      ['sku', 'sku'],
      ['location', 'place'],
      ['available', 'stock'],
      ['available not editable', 'stock'],
      ['on hand', 'stock'],
      ['on hand current', 'stock'],
    ],
    begins: [],
  },
  'Lightspeed X': {
    marks: ['handle', 'sku', 'name', 'retail price'],
    named: [
      ['handle', 'group'],
      ['name', 'name'],
      ['variant option one value', 'variant'],
      ['variant option two value', 'variant'],
      ['variant option three value', 'variant'],
      ['sku', 'sku'],
      ['brand name', 'brand'],
      ['retail price', 'price'],
      ['supply price', 'cost'],
      ['tax name', 'tax_class'],
      ['product category', 'category'],
      ['type', 'category'],
    ],
    begins: [
      ['inventory', 'stock'],
      ['outlet tax', 'tax_class'],
    ],
  },
  'Lightspeed R': {
    marks: ['system id', 'upc', 'item'],
    named: [
      ['item', 'name'],
      ['custom sku', 'sku'],
      ['system id', 'sku'],
      ['upc', 'gtin'],
      ['ean', 'gtin'],
      ['price', 'price'],
      ['default cost', 'cost'],
      ['tax class', 'tax_class'],
      ['qty', 'stock'],
      ['brand', 'brand'],
      ['category', 'category'],
    ],
    begins: [],
  },
  Clover: {
    marks: ['clover id', 'name', 'price'],
    named: [
      ['name', 'name'],
      ['price', 'price'],
      ['price unit', 'by_weight'],
      ['cost', 'cost'],
      ['tax rates', 'tax_class'],
      ['product code', 'gtin'],
      ['sku', 'sku'],
      ['quantity', 'stock'],
      ['categories', 'category'],
      ['category', 'category'],
    ],
    begins: [],
  },
  Loyverse: {
    marks: ['handle', 'name', 'default price'],
    named: [
      ['handle', 'group'],
      ['name', 'name'],
      ['option 1 value', 'variant'],
      ['option 2 value', 'variant'],
      ['option 3 value', 'variant'],
      ['sku', 'sku'],
      ['barcode', 'gtin'],
      ['default price', 'price'],
      ['cost', 'cost'],
      ['sold by weight', 'by_weight'],
      ['category', 'category'],
    ],
    begins: [
      ['in stock', 'stock'],
      ['tax', 'tax_class'],
    ],
  },
  WooCommerce: {
    marks: ['sku', 'name', 'regular price', 'stock'],
    named: [
      ['name', 'name'],
      ['sku', 'sku'],
      ['gtin upc ean or isbn', 'gtin'],
      ['regular price', 'price'],
      ['sale price', 'sale_price'],
      ['date sale price starts', 'sale_from'],
      ['date sale price ends', 'sale_until'],
      ['stock', 'stock'],
      ['tax class', 'tax_class'],
      ['cost of goods', 'cost'],
      ['brands', 'brand'],
      ['categories', 'category'],
    ],
    begins: [],
  },
  Larder: {
    marks: ['name', 'unit quantity', 'unit', 'price', 'quantity'],
    named: [
      ['name', 'name'],
      ['brand', 'brand'],
      ['unit quantity', 'pack_amount'],
      ['unit', 'pack_unit'],
      ['price', 'price'],
      ['sale price', 'sale_price'],
      ['sale from', 'sale_from'],
      ['sale until', 'sale_until'],
      ['quantity', 'stock'],
      ['cost', 'cost'],
      ['tax class', 'tax_class'],
      ['by weight', 'by_weight'],
      ['gtin', 'gtin'],
      ['sku', 'sku'],
      ['category', 'category'],
    ],
    begins: [],
  },
};

/** A heading in plain words: "Variant_SKU " -> "variant sku", "In stock [Main]" -> "in stock main". */
export function headingWords(heading: string): string {
  return foldText(heading.slice(0, 200))
    .replaceAll(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();
}

/** The program that wrote a file with these headings, as `headingWords` leaves them. */
export function presetOf(headings: readonly string[]): ShelfPreset | undefined {
  const known = new Set(headings);
  return SHELF_PRESETS.find((name) => PRESETS[name].marks.every((mark) => known.has(mark)));
}

/** The programs that call a column of names as one of these headings is, as `headingWords` leaves them. */
export function presetsWithName(headings: readonly string[]): ShelfPreset[] {
  return SHELF_PRESETS.filter((preset) =>
    PRESETS[preset].named.some(
      ([heading, field]) => field === 'name' && headings.includes(heading),
    ),
  );
}

/** A column of a known program. `place`: the words of its heading that name a place. */
type PresetColumn = { readonly field: ShelfField; readonly place: string };

/**
 * What a program's columns are; undefined for those that are nothing here.
 *
 * Shape   one column a field, but every variant and GTIN, and every stock of a place: of those one is to be chosen.
 */
export function presetColumns(
  preset: ShelfPreset,
  headings: readonly string[],
): (PresetColumn | undefined)[] {
  const { named, begins } = PRESETS[preset];
  const taken = new Map<ShelfField, string>();
  for (const [heading, field] of named)
    if (headings.includes(heading) && !taken.has(field)) taken.set(field, heading);
  return headings.map((heading, at) => {
    if (headings.indexOf(heading) !== at) return undefined;
    const field = named.find(([name]) => name === heading)?.[1];
    const isOneOfMany = field === 'variant' || field === 'gtin';
    if (field !== undefined && (isOneOfMany || taken.get(field) === heading))
      return { field, place: '' };
    const begun = begins.find(([start]) => heading === start || heading.startsWith(`${start} `));
    if (!begun) return undefined;
    const [start, one] = begun;
    return { field: one, place: one === 'stock' ? heading.slice(start.length).trim() : '' };
  });
}
