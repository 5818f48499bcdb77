import { type CatalogueEntry, findMatch, indexCatalogue } from '@larder/shared/food/catalogueMatch';

import { OperatorError } from '#errors';
import type { Db } from '#platform/db/db';
import { makeMemoryCache } from '#platform/lib/memoryCache';

import { listNames } from './ingredients.queries.ts';
import { type KnownProduct, putKnownProducts } from './knownProducts.queries.ts';
import {
  certainFood,
  DUMP_COLUMNS,
  type DumpProduct,
  type DumpRecord,
  readProduct,
} from './openFoodFacts.rules.ts';

/** What an import has done so far. Units: products of the dump, one a line. */
export type ImportFigures = {
  read: number;
  kept: number;
  /** Sold in none of the countries. */
  elsewhere: number;
  /** Of those kept: whose pack is not certain; whose food is not. */
  withoutPack: number;
  withoutFood: number;
  /** Lines that are no product, and products without a name or a number of use. */
  faults: number;
};

/** The file is not what it should be. */
class NoDump extends OperatorError {}

const SOURCE = 'Open Food Facts';
/** Products of a transaction: those before it stay when the program is stopped. */
const BATCH = 1_000;
/** Categories come again and again; about 20,000 texts. */
const MAX_REMEMBERED_BYTES = 8 * 1024 * 1024;

/**
 * Reads a dump of Open Food Facts, JSON lines or the table with tabs, into the known products. The same dump again, or
 * one that was stopped midway, ends with the same rows.
 *
 * Units   memory does not grow with the lines; undefined stands for one that was too long.
 * Shape   `countries` are tags; undefined for all.
 * Errors  an operator's, when the first line is of no dump.
 */
export async function importKnownProducts(
  db: Db,
  {
    lines,
    countries,
    at,
    onBatch,
  }: {
    lines: AsyncIterable<string | undefined>;
    countries: ReadonlySet<string> | undefined;
    at: Date;
    onBatch: (figures: ImportFigures) => void;
  },
): Promise<ImportFigures> {
  const foodOf = certainMatcher(await listNames(db));
  const figures = { read: 0, kept: 0, elsewhere: 0, withoutPack: 0, withoutFood: 0, faults: 0 };
  const waiting = new Map<string, KnownProduct>();
  async function write(): Promise<void> {
    const products = [...waiting.values()];
    waiting.clear();
    await db.transaction((tx) => putKnownProducts(tx, { products, source: SOURCE, at }));
    onBatch(figures);
  }
  function keep(product: DumpProduct): void {
    const known = knownOf(product, foodOf);
    figures.kept += 1;
    if (known.unit === null) figures.withoutPack += 1;
    if (known.food_id === null) figures.withoutFood += 1;
    // One number twice: the later line, as with two batches.
    waiting.set(known.gtin, known);
  }

  for await (const record of recordsOf(lines)) {
    const product = record ? readProduct(record, countries) : 'fault';
    figures.read += 1;
    if (product === 'fault') figures.faults += 1;
    else if (product === 'elsewhere') figures.elsewhere += 1;
    else keep(product);
    if (waiting.size >= BATCH) await write();
  }
  await write();
  return figures;
}

/** undefined for lines that are none. */
async function* recordsOf(
  lines: AsyncIterable<string | undefined>,
): AsyncGenerator<DumpRecord | undefined> {
  let read: ((line: string) => DumpRecord | undefined) | undefined;
  for await (const line of lines) {
    if (read === undefined) {
      const first = (line ?? '').replace(/^\uFEFF/, '');
      const columns = first.startsWith('{') ? undefined : columnsOf(first);
      read = columns ? (text) => rowOf(text, columns) : objectOf;
      if (!columns) yield read(first);
    } else if (line !== '') yield line === undefined ? undefined : read(line);
  }
}

function objectOf(line: string): DumpRecord | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is DumpRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type Columns = { readonly name: string; readonly place: number }[];

function columnsOf(headings: string): Columns {
  const places = headings.split('\t');
  const columns = DUMP_COLUMNS.map((name) => ({ name, place: places.indexOf(name) }));
  const [code, name] = columns;
  if (!code || !name || code.place < 0 || name.place < 0)
    throw new NoDump(
      'the file is no dump: it begins neither with an object of JSON nor with columns “code” and “product_name” between tabs',
    );
  return columns.filter(({ place }) => place >= 0);
}

/** The table quotes nothing: tabs and ends of lines are not in its cells. */
function rowOf(line: string, columns: Columns): DumpRecord {
  const cells = line.split('\t');
  return Object.fromEntries(columns.map(({ name, place }) => [name, cells[place]]));
}

function knownOf(product: DumpProduct, foodOf: (text: string) => string | undefined): KnownProduct {
  const { gtin, name, brand, pack } = product;
  return {
    gtin,
    name,
    brand,
    unit_quantity: pack?.unit_quantity ?? null,
    unit: pack?.unit ?? null,
    food_id: certainFood(product, foodOf) ?? null,
  };
}

/** The food of a text; a spelling that is only similar is not certain. */
function certainMatcher(names: readonly CatalogueEntry[]): (text: string) => string | undefined {
  const index = indexCatalogue(names);
  const remembered = makeMemoryCache<string | null>(MAX_REMEMBERED_BYTES);
  return (text) => {
    const known = remembered.get(text);
    if (known) return known.value ?? undefined;
    const found = findMatch(index, text);
    const food = found && found.how !== 'similar' ? found.ingredient_id : undefined;
    remembered.set(text, food ?? null, 0);
    return food;
  };
}
