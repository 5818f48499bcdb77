import { decimalSignOf, PRICE_RULE, readNumber } from '#basics/numberInput';
import { readGtin } from '#food/gtin';

import type { ShelfField } from './shelfFile.calls.ts';
import {
  headingWords,
  presetColumns,
  presetOf,
  presetsWithName,
  type ShelfPreset,
} from './shelfPresets.ts';

/**
 * A column of a file.
 *
 * Shape   `samples`: its first values that are not empty, at most 3. `isSure`: known by its heading; else guessed from its
 *         values, or one of several that it can be. `place`: of which store a stock is, in the words of the heading.
 */
export type ShelfColumn = {
  readonly heading: string;
  readonly field: ShelfField | null;
  readonly isSure: boolean;
  readonly place: string;
  readonly samples: readonly string[];
};

export type ShelfColumns = {
  readonly preset: ShelfPreset | undefined;
  /** Those that it can be, too. */
  readonly presets: readonly ShelfPreset[];
  /** False when the first row is goods already. */
  readonly isHeaded: boolean;
  readonly columns: readonly ShelfColumn[];
};

type Cells = readonly (readonly string[])[];

/** Rows that are looked at to tell what a column is. */
const SAMPLED = 200;
const SHOWN = 3;
/** Max length of a value that is looked at. Units: UTF-16 code units. */
const LOOKED_AT = 200;
/** The part of a column's values that must look alike. */
const MOST = 0.7;

/**
 * What the words of a heading say, in English, German, French and Spanish; the first that fits counts. What is to be had is
 * nothing here: it comes before what is there.
 */
const HEADINGS: readonly (readonly [RegExp, ShelfField | null])[] = [
  // Of our own files of what was left out.
  [/^reason$/, null],
  [
    /\b(?:sale (?:from|start|starts|start date)|sale price starts|special price from|aktion von)\b/,
    'sale_from',
  ],
  [
    /\b(?:sale (?:until|to|end|ends|end date)|sale price ends|special price to|aktion bis)\b/,
    'sale_until',
  ],
  [
    /\b(?:sale price|special price|aktionspreis|angebotspreis|prix promo|precio de oferta)\b/,
    'sale_price',
  ],
  [/\b(?:compare at|compare at price|compared at price)\b/, 'compare_price'],
  [/\b(?:margin|compare|expected|msrp|shipping|versand|livraison|envio|total)\b/, null],
  // What says whether prices have a tax in them, and how much that is, names no class.
  [
    /^(?=.*\b(?:tax|vat|mwst|tva|iva)\b).*\b(?:incl|including|included|inclus|inkl|inc|excl|excluding|excluded|exkl|ex|taxable|exempt|price|preis|prix|precio|amount|betrag|montant|number|nr|id)\b/,
    null,
  ],
  [
    /\b(?:cost|costs|supply price|purchase price|buying price|ek|ek preis|ekpreis|einkaufspreis|einkauf|achat|cout|coste|costo|compra)\b/,
    'cost',
  ],
  [/\b(?:wholesale|supply)\b/, null],
  [
    /\b(?:tax|taxes|tax class|tax code|tax rate|vat|mwst|ust|mehrwertsteuer|umsatzsteuer|steuersatz|steuerklasse|steuerschlussel|tva|iva|impuesto|impuestos)\b/,
    'tax_class',
  ],
  [
    /\b(?:by weight|weighed|weighed item|weighable|scale|scale item|scales|unit type|price unit|pricing unit|price type|unit and precision|sold by|nach gewicht|wiegeartikel|gewichtsartikel|waage|waagenartikel|au poids|a peser|al peso|por peso|pesable|pesado|bascula|balanza)\b/,
    'by_weight',
  ],
  [
    /\b(?:reorder|restock|alert|low|min|minimum|optimal|incoming|committed|unavailable|mindestbestand|meldebestand|seuil|minimo)\b/,
    null,
  ],
  [/\b(?:online sale|promo|oferta|image|bild|photo|foto|url|link)\b/, null],
  [
    /\b(?:gtin|upc|upc a|ean|ean13|ean 13|barcode|barcodes|bar code|strichcode|code barres|codigo de barras|cod barras)\b/,
    'gtin',
  ],
  [
    /\b(?:sku|plu|item (?:no|nr|number|code|id)|product (?:no|number|id|code)|article (?:no|number)|artikelnummer|artikelnr|art nr|artikel nr|reference|ref|referencia|code article|codigo)\b/,
    'sku',
  ],
  [
    /\b(?:brand|brands|manufacturer|maker|marke|hersteller|marque|fabricant|marca|fabricante)\b/,
    'brand',
  ],
  [
    /\b(?:pack unit|unit of measure|uom|einheit|mengeneinheit|unite|unidad|unidad de medida)\b|^unit$/,
    'pack_unit',
  ],
  [/\b(?:unit quantity|pack amount|pack quantity|net content|inhalt menge)\b/, 'pack_amount'],
  [
    /\b(?:size|pack|pack size|package|net weight|net wt|inhalt|packung|packungsgrosse|gebinde|fullmenge|contenance|conditionnement|contenu|tamano|contenido|envase|formato)\b/,
    'pack',
  ],
  [
    /\b(?:stock|quantity|qty|on hand|onhand|soh|inventory|in stock|available|bestand|lagerbestand|menge|quantite|qte|existencias|cantidad|inventario)\b/,
    'stock',
  ],
  [
    /\b(?:price|retail|retail price|selling price|preis|verkaufspreis|vk|vkpreis|prix|precio|pvp)\b/,
    'price',
  ],
  [
    /\b(?:category|categories|department|dept|type|kategorie|warengruppe|abteilung|categorie|rayon|famille|categoria|departamento|seccion)\b/,
    'category',
  ],
  [
    /\b(?:location|store|outlet|branch|filiale|standort|markt|magasin|emplacement|tienda|ubicacion|sucursal)\b/,
    'place',
  ],
  [/\b(?:variant|variation|option|variante|variacion)\b/, 'variant'],
  [
    /\b(?:name|item|items|product|title|description|artikel|artikelbezeichnung|bezeichnung|produkt|produktname|titel|nom|designation|libelle|produit|article|nombre|producto|articulo|descripcion)\b/,
    'name',
  ],
];

/**
 * Says what the columns of a file are: by the program that wrote it, else by the words of its headings, else by values.
 *
 * Shape   `cells` begin with the headings, if there are any. `chosen` is the program that somebody says it is, or null for none;
 *         left out, it is told by the headings. A field is of one column, but for variants, GTINs and the
 *         stocks of places, of which the first is taken and none is sure.
 */
export function mapColumns(cells: Cells, chosen?: ShelfPreset | null): ShelfColumns {
  const [first = [], ...below] = cells;
  const isHeaded = !isGoods(first);
  const rows = (isHeaded ? below : cells).slice(0, SAMPLED);
  const width = Math.max(first.length, ...rows.map(({ length }) => length));
  const headings = Array.from({ length: width }, (_, at) => (isHeaded ? (first[at] ?? '') : ''));
  const values = headings.map((_, at) =>
    rows.map((row) => (row[at] ?? '').slice(0, LOOKED_AT).trim()).filter(isFilled),
  );
  const words = headings.map(headingWords);
  const found = isHeaded ? presetOf(words) : undefined;
  const preset = chosen === undefined ? found : (chosen ?? undefined);
  const named = preset
    ? presetColumns(preset, words)
    : words.map((heading, at) => guessed(heading, values[at] ?? []));
  const told = eachOnce(named);
  const taken = new Set(told.map((column) => column?.field));
  const stocks = told.filter((column) => column?.field === 'stock').length;
  const byValues = preset ? new Map<number, ShelfField>() : fieldsOfValues(values, { told, taken });
  let hasStock = false;
  return {
    preset,
    presets: isHeaded ? presetsWithName(words) : [],
    isHeaded,
    columns: headings.map((heading, at) => {
      const field = told[at]?.field ?? byValues.get(at) ?? null;
      const isSpare = field === 'stock' && hasStock;
      hasStock ||= field === 'stock';
      return {
        heading: heading.trim(),
        field: isSpare ? null : field,
        isSure: told[at] !== undefined && !(field === 'stock' && stocks > 1),
        place: told[at]?.place ?? '',
        samples: (values[at] ?? []).slice(0, SHOWN),
      };
    }),
  };
}

function isFilled(value: string): boolean {
  return value !== '';
}

/** A row of goods has a number of a product or an amount of money; headings have neither. */
function isGoods(row: readonly string[]): boolean {
  return row.some((cell) => isGtin(cell) || /^\D{0,3}\d{1,6}[.,]\d{2}\D{0,3}$/.test(cell.trim()));
}

type Named = { readonly field: ShelfField; readonly place: string };

function guessed(heading: string, values: readonly string[]): Named | null | undefined {
  const found = HEADINGS.find(([pattern]) => pattern.test(heading));
  if (!found) return undefined;
  const [, field] = found;
  // "Item" may be a number, with the name under "Description".
  const isNumbers = field === 'name' && values.filter(hasLetters).length < MOST * values.length;
  return isNumbers ? null : field && { field, place: '' };
}

function hasLetters(value: string): boolean {
  return /\p{L}{2}/u.test(value);
}

/** "Whole milk": a word of letters, and another one with some. */
function hasTwoWords(value: string): boolean {
  const words = value.split(/\s+/);
  const first = words.findIndex(hasLetters);
  return first !== -1 && words.slice(first + 1).some((word) => /\p{L}/u.test(word));
}

/** Of several columns with one field the first, but for variants, GTINs and stocks; null for what is nothing here. */
function eachOnce(named: readonly (Named | null | undefined)[]): (Named | null | undefined)[] {
  const taken = new Set<ShelfField>();
  return named.map((column) => {
    if (!column) return column;
    const isSpare =
      taken.has(column.field) && !['variant', 'stock', 'gtin', 'tax_class'].includes(column.field);
    taken.add(column.field);
    return isSpare ? null : column;
  });
}

/** What columns are by their values, where their headings say nothing. */
function fieldsOfValues(
  values: readonly (readonly string[])[],
  {
    told,
    taken,
  }: { told: readonly (Named | null | undefined)[]; taken: ReadonlySet<ShelfField | undefined> },
): Map<number, ShelfField> {
  const found = new Map<number, ShelfField>();
  const has = (field: ShelfField) => taken.has(field) || [...found.values()].includes(field);
  const tests: readonly (readonly [ShelfField, (value: string) => boolean])[] = [
    ['gtin', isGtin],
    ['price', isMoney],
    ['stock', (value) => /^\d{1,6}$/.test(value)],
    ['name', hasTwoWords],
  ];
  for (const [field, test] of tests) {
    if (has(field)) continue;
    const at = values.findIndex(
      (column, place) =>
        told[place] === undefined &&
        !found.has(place) &&
        column.length > 0 &&
        column.filter(test).length >= MOST * column.length,
    );
    if (at !== -1) found.set(at, field);
  }
  return found;
}

/** A number with a right check digit, not one that a shop made: any short number could be that. */
function isGtin(value: string): boolean {
  return /^\D?\d{11,14}\D?$/.test(value.trim()) && 'gtin' in readGtin(value);
}

function isMoney(value: string): boolean {
  const digits = value.replaceAll(/[^\d.,-]/g, '');
  const { value: amount } = readNumber(digits, PRICE_RULE, decimalSignOf(digits, PRICE_RULE));
  return amount !== undefined && (/[.,]\d{2}$/.test(digits) || /[$€£¥]/.test(value));
}

/**
 * The same headings in the same order, whatever their case: what a mapping is remembered by.
 *
 * Source  FNV-1a, twice with other beginnings; a clash would show another file's mapping, which the person sees.
 */
export function headingsKey(headings: readonly string[]): string {
  const text = headings.map(headingWords).join('\n');
  return `${headings.length}-${hash(text, 0x811c9dc5)}${hash(text, 0x9e3779b9)}`;
}

function hash(text: string, start: number): string {
  let sum = start;
  for (let at = 0; at < text.length; at += 1)
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return sum.toString(16).padStart(8, '0');
}
