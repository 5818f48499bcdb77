import { decodeText, type Encoding, guessEncoding } from './encodings.ts';
import type { FileFault } from './inventoryTable.ts';

/** 5,000 rows of an inventory are 0.5 MB, or 1 MB in UTF-16; of the catalogue 1.5 MB. */
const MAX_BYTES = 2 * 1024 * 1024;

/** Why a file is no CSV. */
export type CsvFault = Extract<
  FileFault,
  { kind: 'wrong_encoding' | 'file_too_large' | 'broken_quotes' }
>;

export type CsvFile = {
  readonly cells: readonly (readonly string[])[];
  readonly delimiter: string;
  readonly encoding: Encoding;
};

/** Number of headings that are columns of the wanted table. */
type CountColumns = (headings: readonly string[]) => number;

/**
 * Parses CSV as spreadsheets write it: commas, semicolons or tabs; with or without a first line `sep=;`, which is no
 * row. The encoding is told by the bytes, unless it is given.
 *
 * Errors  returned as `fault`.
 */
export async function readCsv(
  file: File,
  countColumns: CountColumns,
  { maxBytes = MAX_BYTES, encoding }: { maxBytes?: number; encoding?: Encoding | undefined } = {},
): Promise<CsvFile | { fault: CsvFault }> {
  if (file.size > maxBytes) return { fault: { kind: 'file_too_large', bytes: file.size } };
  const decoded = decode(new Uint8Array(await file.arrayBuffer()), encoding);
  if (!decoded) return { fault: { kind: 'wrong_encoding' } };
  const { parse } = (await import('papaparse')).default;
  const [line = '', named] = SEPARATOR.exec(decoded.text) ?? [];
  const text = decoded.text.slice(line.length);
  const delimiter =
    named ??
    likeliest(
      (one) => parse<string[]>(text, { delimiter: one, preview: 1 }).data[0] ?? [],
      countColumns,
    );
  const { data, errors } = parse<string[]>(text, { delimiter });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) return { fault: { kind: 'broken_quotes', row: (broken.row ?? 0) + 1 } };
  return { cells: data, delimiter, encoding: decoded.encoding };
}

/** The line that tells a spreadsheet the delimiter. Source: Microsoft Excel. */
const SEPARATOR = /^"?sep=([,;|\t])"?\r?\n/i;

/**
 * The delimiter that gives the most known columns. Even row lengths prove less: a comma in every
 * price makes them even too.
 */
function likeliest(
  headingsBy: (delimiter: string) => readonly string[],
  countColumns: CountColumns,
): string {
  const [best = ','] = [',', ';', '\t']
    .map((delimiter) => {
      const headings = headingsBy(delimiter);
      return { delimiter, known: countColumns(headings), all: headings.length };
    })
    .toSorted((a, b) => b.known - a.known || b.all - a.all)
    .map(({ delimiter }) => delimiter);
  return best;
}

/** Ctrl-Z, with which programs of DOS end a text. */
const DOS_END = 0x1a;

/** undefined when the bytes are not text, as in a workbook. */
function decode(
  bytes: Uint8Array<ArrayBuffer>,
  wanted: Encoding | undefined,
): { text: string; encoding: Encoding } | undefined {
  const unended = bytes.at(-1) === DOS_END ? bytes.subarray(0, -1) : bytes;
  const encoding = wanted ?? guessEncoding(unended);
  if (encoding === undefined) return undefined;
  // In UTF-16 the byte is half of a letter.
  const text = decodeText(encoding.startsWith('utf-16') ? bytes : unended, encoding);
  return text.includes('\0') ? undefined : { text, encoding };
}
