import { countColumns, type FileFault } from '@larder/shared/domain/inventoryTable';

/** 5,000 rows are half a megabyte, one in UTF-16; more is another kind of file. */
const MAX_BYTES = 2 * 1024 * 1024;

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The cells of a file, and how it was written. */
export type CsvFile = {
  readonly cells: readonly (readonly string[])[];
  readonly delimiter: string;
  readonly encoding: Encoding;
};

/**
 * Reads a CSV file as spreadsheets write it: with commas, semicolons or tabs, in UTF-8, UTF-16 or the
 * encoding of Western Windows, with a first line `sep=;` or without.
 *
 * Shape   the one reason why there are no cells, else those. That first line is no row.
 */
export async function readCsv(file: File): Promise<CsvFile | { fault: FileFault }> {
  if (file.size > MAX_BYTES) return { fault: { kind: 'file_too_large', bytes: file.size } };
  const decoded = decode(new Uint8Array(await file.arrayBuffer()));
  if (!decoded) return { fault: { kind: 'wrong_encoding' } };
  const { parse } = (await import('papaparse')).default;
  const [line = '', named] = SEPARATOR.exec(decoded.text) ?? [];
  const text = decoded.text.slice(line.length);
  const delimiter =
    named ??
    likeliest((one) => parse<string[]>(text, { delimiter: one, preview: 1 }).data[0] ?? []);
  const { data, errors } = parse<string[]>(text, { delimiter });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) return { fault: { kind: 'broken_quotes', row: (broken.row ?? 0) + 1 } };
  return { cells: data, delimiter, encoding: decoded.encoding };
}

/** A line with which a spreadsheet is told the delimiter of the others. Source: Microsoft Excel. */
const SEPARATOR = /^"?sep=([,;|\t])"?\r?\n/i;

/**
 * The delimiter that finds most columns of an inventory in the headings. (How even the rows are says
 * less: one comma in each price makes them even, too.)
 */
function likeliest(headingsBy: (delimiter: string) => readonly string[]): string {
  const [best = ','] = [',', ';', '\t']
    .map((delimiter) => {
      const headings = headingsBy(delimiter);
      return { delimiter, known: countColumns(headings), all: headings.length };
    })
    .toSorted((a, b) => b.known - a.known || b.all - a.all)
    .map(({ delimiter }) => delimiter);
  return best;
}

/** Undefined when the bytes are no text, as those of a spreadsheet's own file. */
function decode(bytes: Uint8Array<ArrayBuffer>): { text: string; encoding: Encoding } | undefined {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  const strange = encoding === 'windows-1252' ? /[^\P{Cc}\t\r\n]/u : /\0/;
  return strange.test(text) ? undefined : { text, encoding };
}

function encodingOf(bytes: Uint8Array<ArrayBuffer>): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
