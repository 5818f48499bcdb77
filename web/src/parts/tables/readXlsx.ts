import { unzipSync } from 'fflate';

import { type NumberStyle, readStyles, shownNumber } from './xlsxStyles.ts';
import { walkXml } from './xlsxXml.ts';

/**
 * What a workbook may be at most. Units: rows with the headings; bytes of its parts; bytes out of a byte in; UTF-16 code units
 * of all cells.
 */
export type XlsxLimits = {
  readonly rows: number;
  readonly columns: number;
  readonly unpackedBytes: number;
  readonly ratio: number;
  readonly characters: number;
};

export type XlsxFault =
  | { readonly kind: 'too_many_rows' }
  | { readonly kind: 'too_many_columns' }
  | { readonly kind: 'unpacks_too_large' }
  | { readonly kind: 'broken_workbook' };

/** Below this size the ratio says nothing: a short text of one letter exceeds any. Units: bytes. */
const RATIO_FROM = 1024 * 1024;
/** Entries of a zip file; a workbook of a till has some ten. */
const MAX_ENTRIES = 2_000;
/** Sheets that can be chosen. */
const MAX_SHEETS = 200;
/** Of those the first, which are looked at for the likeliest one. */
const MAX_GUESSED = 20;
/** The beginning of a sheet that has its first row. Units: bytes. */
const HEAD = 256 * 1024;
/** Max length of the name of a sheet. Source: Microsoft Excel has 31. */
const MAX_NAME = 100;

type CountColumns = (headings: readonly string[]) => number;

/**
 * A sheet of a workbook as cells of text, each as its cell shows it: the one `at` a place, else the one whose headings
 * have most columns. Formulas give the value that was saved with them.
 *
 * Shape   `names` are those of the sheets that are shown, at most 200, and `at` is which of them was read. Rows and columns
 *         that are empty in front keep their place.
 * Errors  returned as `fault`. What a zip file claims is checked before it is unpacked, and no more than it claims is.
 */
export function readXlsx(
  bytes: Uint8Array,
  limits: XlsxLimits,
  { countColumns, at: wanted }: { countColumns: CountColumns; at?: number | undefined },
): { cells: string[][]; names: string[]; at: number } | { fault: XlsxFault } {
  try {
    const book = openWorkbook(bytes, limits);
    const { sheets, how } = book;
    const at = wanted ?? likeliest(book, { limits, countColumns });
    const { name = '' } = sheets[at] ?? {};
    const cells = readSheet({ sheet: book.partOf(name), ...how }, limits);
    return { cells, names: sheets.map(({ title }) => title), at };
  } catch (error) {
    if (error instanceof Refused) return { fault: error.fault };
    return { fault: { kind: 'broken_workbook' } };
  }
}

class Refused extends Error {
  readonly fault: XlsxFault;

  constructor(kind: XlsxFault['kind']) {
    super(kind);
    this.fault = { kind };
  }
}

type Parts = {
  readonly sheet: Uint8Array;
  readonly texts: readonly string[];
  readonly styles: readonly NumberStyle[];
  /** The day of the number 0. */
  readonly start: string;
};

type Workbook = {
  readonly sheets: readonly { readonly title: string; readonly name: string }[];
  readonly how: Omit<Parts, 'sheet'>;
  /** A part, unpacked. */
  readonly partOf: (name: string) => Uint8Array;
};

/** The parts by what relations call them, as programs name their files as they like. */
function openWorkbook(bytes: Uint8Array, limits: XlsxLimits): Workbook {
  const related = unpack(bytes, { limits, isWanted: (name) => name.endsWith('.rels') });
  const [book = ''] = relationsOf(related, '').ofType('officeDocument');
  const relations = relationsOf(related, book);
  const named = unpack(bytes, { limits, isWanted: (name) => name === book });
  const { sheets, isFrom1904 } = readBook(partOf(named, book));
  const worksheets = relations.ofType('worksheet');
  // Charts may be sheets of their own.
  const tables = sheets.flatMap(({ id, title }) => {
    const name = relations.byId(id);
    return name !== undefined && worksheets.includes(name) ? [{ title, name }] : [];
  });
  const [textsName = ''] = relations.ofType('sharedStrings');
  const [stylesName = ''] = relations.ofType('styles');
  const wanted = new Set([textsName, stylesName]);
  const large = unpack(bytes, { limits, isWanted: (name) => wanted.has(name) });
  return {
    sheets:
      tables.length > 0 ? tables : worksheets.slice(0, 1).map((name) => ({ title: '', name })),
    how: {
      texts: large[textsName] ? readTexts(large[textsName]) : [],
      styles: large[stylesName] ? readStyles(large[stylesName]) : [],
      // Excel counts a 29 February 1900 that never was: right from March 1900 on.
      start: isFrom1904 ? '1904-01-01' : '1899-12-30',
    },
    partOf: (name) => partOf(unpack(bytes, { limits, isWanted: (one) => one === name }), name),
  };
}

/**
 * The place of the sheet whose first row has most columns, of the first 20; of several the first. One that cannot be read
 * has none.
 */
function likeliest(
  { sheets, how, partOf: unpacked }: Workbook,
  { limits, countColumns }: { limits: XlsxLimits; countColumns: CountColumns },
): number {
  if (sheets.length < 2) return 0;
  let left = limits.unpackedBytes;
  const counts = sheets.slice(0, MAX_GUESSED).map(({ name }) => {
    if (left < 0) return 0;
    try {
      const sheet = unpacked(name);
      left -= sheet.length;
      const [headings = []] = readSheet({ sheet: sheet.subarray(0, HEAD), ...how }, limits);
      return countColumns(headings);
    } catch {
      return 0;
    }
  });
  return counts.indexOf(Math.max(...counts));
}

function unpack(
  bytes: Uint8Array,
  { limits, isWanted }: { limits: XlsxLimits; isWanted: (name: string) => boolean },
): Record<string, Uint8Array> {
  let entries = 0;
  let left = limits.unpackedBytes;
  return unzipSync(bytes, {
    filter({ name, size, originalSize }) {
      entries += 1;
      if (entries > MAX_ENTRIES) throw new Refused('unpacks_too_large');
      if (!isWanted(name)) return false;
      left -= originalSize;
      if (left < 0 || originalSize > Math.max(RATIO_FROM, size * limits.ratio))
        throw new Refused('unpacks_too_large');
      return true;
    },
  });
}

function partOf(files: Record<string, Uint8Array>, name: string): Uint8Array {
  const part = files[name];
  if (!part) throw new Refused('broken_workbook');
  return part;
}

/** The parts that a part names; '' is the package itself. */
function relationsOf(files: Record<string, Uint8Array>, part: string) {
  const [folder, name] = splitPath(part);
  const found: { id: string; type: string; target: string }[] = [];
  walkXml(partOf(files, `${folder}_rels/${name}.rels`), {
    open(tag, { Id = '', Type = '', Target = '' }) {
      if (tag !== 'Relationship') return;
      const target = Target.startsWith('/') ? Target.slice(1) : `${folder}${Target}`;
      found.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), target });
    },
  });
  return {
    byId: (id: string) => found.find((one) => one.id === id)?.target,
    ofType: (type: string) => found.filter((one) => one.type === type).map((one) => one.target),
  };
}

/** "xl/workbook.xml" is "workbook.xml" in "xl/". */
function splitPath(path: string): [folder: string, name: string] {
  const end = path.lastIndexOf('/') + 1;
  return [path.slice(0, end), path.slice(end)];
}

/** Its sheets that are shown; all when none is. */
function readBook(bytes: Uint8Array) {
  const shown: { id: string; title: string }[] = [];
  const hidden: typeof shown = [];
  let isFrom1904 = false;
  walkXml(bytes, {
    open(name, attributes) {
      if (name === 'workbookPr') isFrom1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '');
      if (name !== 'sheet') return;
      const [, id = ''] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? [];
      const sheet = { id, title: (attributes['name'] ?? '').slice(0, MAX_NAME).toWellFormed() };
      (/hidden/i.test(attributes['state'] ?? '') ? hidden : shown).push(sheet);
    },
  });
  return { sheets: (shown.length > 0 ? shown : hidden).slice(0, MAX_SHEETS), isFrom1904 };
}

/** The texts that cells share. Hints for reading aloud are none of it. */
function readTexts(bytes: Uint8Array): string[] {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isHint = false;
  walkXml(bytes, {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isHint = true;
      isText = name === 't' && !isHint;
    },
    text(more) {
      if (isText) text += more;
    },
    close(name) {
      if (name === 'rPh') isHint = false;
      if (name === 'si') texts.push(text);
      isText = false;
    },
  });
  return texts;
}

function readSheet({ sheet, ...how }: Parts, limits: XlsxLimits): string[][] {
  const cells: string[][] = [];
  let row = -1;
  let column = -1;
  let cell = { type: '', style: 0, raw: '' };
  let isValue = false;
  let left = limits.characters;
  walkXml(sheet, {
    open(name, attributes) {
      if (name === 'row') {
        row = placeOf(attributes['r'], row);
        column = -1;
      } else if (name === 'c') {
        column = columnOf(attributes['r']) ?? column + 1;
        cell = { type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? 0), raw: '' };
      }
      isValue = name === 'v' || name === 't';
    },
    text(more) {
      if (isValue) cell.raw += more;
    },
    close(name) {
      isValue = false;
      if (name !== 'c') return;
      const text = textOf(cell, how);
      // Rows and columns that are only painted count for nothing.
      if (text.trim() === '') return;
      if (row >= limits.rows) throw new Refused('too_many_rows');
      if (column >= limits.columns) throw new Refused('too_many_columns');
      left -= text.length;
      if (left < 0) throw new Refused('unpacks_too_large');
      while (cells.length <= row) cells.push([]);
      const inRow = cells[row] ?? [];
      while (inRow.length < column) inRow.push('');
      inRow[column] = text;
    },
  });
  return cells;
}

function placeOf(written: string | undefined, before: number): number {
  const place = Number(written) - 1;
  return Number.isInteger(place) && place >= 0 ? place : before + 1;
}

/** "AB12" -> 27. */
function columnOf(written = ''): number | undefined {
  const [letters] = /^[A-Z]{1,3}(?=\d)/.exec(written) ?? [];
  if (letters === undefined) return undefined;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function textOf(
  { type, style, raw }: { type: string; style: number; raw: string },
  { texts, styles, start }: Omit<Parts, 'sheet'>,
): string {
  if (type === 's') return texts[Number(raw)] ?? '';
  if (type === 'b') return raw === '1' ? 'TRUE' : 'FALSE';
  const value = Number(raw);
  if (type !== 'n' || raw.trim() === '' || !Number.isFinite(value)) return raw;
  return shownNumber(value, styles[style] ?? { kind: 'general' }, start);
}
