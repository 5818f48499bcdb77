import { type DecimalSign, PRICE_RULE, readNumber } from '@larder/shared/basics/numberInput';
import { placesIn, shelfFileFacts, shelfRows } from '@larder/shared/stores/shelfCells';
import { headingsKey, mapColumns, type ShelfColumn } from '@larder/shared/stores/shelfColumns';
import type { ShelfCells, ShelfMapping } from '@larder/shared/stores/shelfFile.calls';
import { MAPPING_LENGTHS } from '@larder/shared/stores/shelfLimits';
import { moneyText } from '@larder/shared/stores/shelfNumbers';
import { headingWords, type ShelfPreset } from '@larder/shared/stores/shelfPresets';
import type { Store } from '@larder/shared/stores/storeParts.model';

import type { ShelfDraft, ShelfFile, ShelfWork } from '#vendor/shelf/state/shelfDrafts.ts';

import { type ColumnField, withField } from './columnFields.ts';

type Cells = ShelfFile['cells'];
type Named = Pick<Store, 'name'>;
type Shop = Pick<Store, 'store_id' | 'name'>;

/**
 * What the columns of a file are before anybody has looked at them: as they were remembered, else as they were found.
 *
 * Shape   `isKnown`: the same headings were mapped before, for this store.
 */
export function startWork(
  { cells }: Pick<ShelfFile, 'cells'>,
  { store, mappings }: { store: Shop; mappings: readonly ShelfMapping[] },
): { work: ShelfWork; isKnown: boolean } {
  const { columns, isHeaded } = mapColumns(cells);
  const key = mappingKey(cells, store.store_id);
  const before = mappings.find(
    (one) => isHeaded && one.headings === key && one.columns.length === columns.length,
  );
  const found = ofStore(columns, store);
  const fields = before?.columns.map(({ field }) => field) ?? found.fields;
  const place = before?.place ?? placeOf(placesIn(cells, asMapped(fields)), store);
  const work: ShelfWork = {
    fields,
    unsure: before ? [] : found.unsure,
    isHeaded,
    place,
    decimal: null,
    answers: new Map(),
  };
  return { work, isKnown: before !== undefined };
}

/** The work with the columns of another program, or of none; what was said of the rows stays. */
export function withPreset(
  { file: { cells }, work }: ShelfDraft,
  { store, preset }: { store: Named; preset: ShelfPreset | null },
): ShelfWork {
  const { fields, unsure } = ofStore(mapColumns(cells, preset).columns, store);
  const place = placeOf(placesIn(cells, asMapped(fields)), store);
  return { ...work, preset, fields, unsure, place };
}

/** The fields of columns. Of stocks of several places that of this store; when none names it, all of them are unsure. */
function ofStore(
  columns: readonly ShelfColumn[],
  store: Named,
): { fields: ColumnField[]; unsure: number[] } {
  const fields = columns.map(({ field }) => field);
  const unsure = columns.flatMap(({ field, isSure, place }, at) =>
    !isSure && (field !== null || place !== '') ? [at] : [],
  );
  const own = columns.flatMap(({ place }, at) => (isNameOf(place, store) ? [at] : []));
  const [only] = own;
  if (only === undefined || own.length > 1) return { fields, unsure };
  return {
    fields: withField(fields, only, 'stock').map((field, at) =>
      at !== only && field === 'stock' ? null : field,
    ),
    unsure: unsure.filter((at) => columns[at]?.place === ''),
  };
}

/** Whether a place of a file is the store: "main street" of "Main Street Grocer". */
function isNameOf(place: string, { name }: Named): boolean {
  return place !== '' && ` ${headingWords(name)} `.includes(` ${headingWords(place)} `);
}

function placeOf(places: readonly string[], store: Named): string | null {
  const named = places.filter((place) => isNameOf(place, store));
  const [only = null] = places.length === 1 ? places : named;
  return only;
}

/** The work with another field of a column; that is certain then, and with it which stock is this store's. */
export function answerColumn(
  work: ShelfWork,
  { at, field, columns }: { at: number; field: ColumnField; columns: readonly ShelfColumn[] },
): ShelfWork {
  const settles = (one: number): boolean =>
    one === at || (field === 'stock' && columns[one]?.place !== '');
  return {
    ...work,
    fields: withField(work.fields, at, field),
    unsure: work.unsure.filter((one) => !settles(one)),
  };
}

/** The rows to be matched, with what the file is as a whole. `zone` is the store's: days of sales are read in it. */
export function rowsOf(
  { cells, sheets }: Pick<ShelfFile, 'cells' | 'sheets'>,
  work: Pick<ShelfWork, 'fields' | 'isHeaded' | 'place' | 'decimal'>,
  zone: string,
) {
  const { fields, isHeaded, place } = work;
  const { rows, skipped } = shelfRows(cells, {
    columns: asMapped(fields),
    isHeaded,
    ...(place !== null && { place }),
  });
  const facts = shelfFileFacts(rows);
  // The cells of a workbook are shown as we write numbers.
  const decimal = work.decimal ?? (sheets > 0 ? '.' : facts.decimal);
  const hasSales = fields.includes('sale_price') || fields.includes('compare_price');
  return {
    rows,
    skipped,
    facts: {
      ...facts,
      ...(decimal !== undefined && { decimal }),
      ...(hasSales && { sale_zone: zone }),
    },
  };
}

/** The first number with two readings, like "1,000", when nothing says which; undefined without any. */
export function doubtfulNumber(
  rows: readonly ShelfCells[],
  decimal: DecimalSign | undefined,
): string | undefined {
  if (decimal !== undefined) return undefined;
  return rows
    .flatMap(({ price, stock }) => [price === undefined ? undefined : moneyText(price), stock])
    .find((cell) => cell !== undefined && readNumber(cell, PRICE_RULE).fault === 'ambiguous');
}

/** Of a store: another one has its stock in another column of the same file, or is another place in it. */
function mappingKey([headings = []]: Cells, store_id: string): string {
  return `${headingsKey(headings)}-${store_id}`;
}

/** What is remembered of the columns of a file for a store; undefined for one without headings. */
export function mappingOf(
  cells: Cells,
  { work, store_id }: { work: ShelfWork; store_id: string },
): ShelfMapping | undefined {
  const [headings = []] = cells;
  if (!work.isHeaded) return undefined;
  return {
    headings: mappingKey(cells, store_id),
    columns: work.fields.map((field, at) => ({
      heading: (headings[at] ?? '').trim().slice(0, MAPPING_LENGTHS.heading).toWellFormed(),
      field,
    })),
    // A longer one is looked for anew.
    place: (work.place ?? '').length <= MAPPING_LENGTHS.place ? work.place : null,
  };
}

/** As the rules of a file take columns. */
export function asMapped(fields: readonly ColumnField[]): { field: ColumnField }[] {
  return fields.map((field) => ({ field }));
}
