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

/**
 * The first sheet of a workbook that is shown, as cells of text, each as its cell shows it. Formulas give the value that
 * was saved with them.
 *
 * Shape   `sheets` is how many there are. Rows and columns that are empty in front keep their place.
 * Errors  returned as `fault`. What a zip file claims is checked before it is unpacked, and no more than it claims is.
 */
export function readXlsx(
  bytes: Uint8Array,
  limits: XlsxLimits,
): { cells: string[][]; sheets: number } | { fault: XlsxFault } {
  try {
    const { parts, sheets } = unpackWorkbook(bytes, limits);
    return { cells: readSheet(parts, limits), sheets };
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

/** The parts by what relations call them, as programs name their files as they like. */
function unpackWorkbook(bytes: Uint8Array, limits: XlsxLimits): { parts: Parts; sheets: number } {
  const related = unpack(bytes, { limits, isWanted: (name) => name.endsWith('.rels') });
  const [book = ''] = relationsOf(related, '').ofType('officeDocument');
  const relations = relationsOf(related, book);
  const named = unpack(bytes, { limits, isWanted: (name) => name === book });
  const { ids, isFrom1904 } = readBook(partOf(named, book));
  const sheetName = relations.byId(ids[0] ?? '') ?? relations.ofType('worksheet')[0] ?? '';
  const [textsName = ''] = relations.ofType('sharedStrings');
  const [stylesName = ''] = relations.ofType('styles');
  const wanted = new Set([sheetName, textsName, stylesName]);
  const large = unpack(bytes, { limits, isWanted: (name) => wanted.has(name) });
  return {
    sheets: ids.length,
    parts: {
      sheet: partOf(large, sheetName),
      texts: large[textsName] ? readTexts(large[textsName]) : [],
      styles: large[stylesName] ? readStyles(large[stylesName]) : [],
      // Excel counts a 29 February 1900 that never was: right from March 1900 on.
      start: isFrom1904 ? '1904-01-01' : '1899-12-30',
    },
  };
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

/** The relations of its sheets, those that are shown first. */
function readBook(bytes: Uint8Array): { ids: string[]; isFrom1904: boolean } {
  const shown: string[] = [];
  const hidden: string[] = [];
  let isFrom1904 = false;
  walkXml(bytes, {
    open(name, attributes) {
      if (name === 'workbookPr') isFrom1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '');
      if (name !== 'sheet') return;
      const [, id = ''] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? [];
      (/hidden/i.test(attributes['state'] ?? '') ? hidden : shown).push(id);
    },
  });
  return { ids: [...shown, ...hidden], isFrom1904 };
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
