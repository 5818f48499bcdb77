import { cleanText, LIMITS } from './validation.ts';

/** What a spreadsheet takes for the start of a formula; Asian input methods have wide forms of them. */
const STARTS_FORMULA = /^'*[=+\-@\t\r＝＋－＠]/u;
const WAS_NEUTRALISED = /^'+[=+\-@\t\r＝＋－＠]/u;

/**
 * A text as it may stand in a spreadsheet: one that would be run as a formula gets an apostrophe
 * before it, `=1+1` -> `'=1+1`.
 *
 * Source  OWASP, CSV Injection. An apostrophe is added to a text that has one before a formula too, so
 *         that `readCell` gives back exactly what was written.
 */
export function neutralCell(text: string): string {
  return STARTS_FORMULA.test(text) ? `'${text}` : text;
}

/** A text out of a spreadsheet, without the apostrophe of `neutralCell`. */
export function readCell(cell: string): string {
  return WAS_NEUTRALISED.test(cell) ? cell.slice(1) : cell;
}

/**
 * Rows as CSV text.
 *
 * Source  RFC 4180: commas, CRLF, quotation marks doubled. The mark of byte order before it tells
 *         spreadsheets that it is UTF-8.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map(quoted).join(','));
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`;
}

function quoted(cell: string): string {
  return /[",\r\n;\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Why a cell is not the number its column asks for. */
export type NumberFault =
  | 'not_a_number'
  | 'negative'
  | 'too_many_decimals'
  | 'not_whole'
  | 'too_large';

type NumberRule = { readonly decimals: number; readonly most: number };

export const PRICE_RULE: NumberRule = { decimals: 2, most: LIMITS.price };
export const QUANTITY_RULE: NumberRule = { decimals: 0, most: LIMITS.stockQuantity };
export const PACK_RULE: NumberRule = { decimals: 3, most: LIMITS.unitQuantity };

const NUMBER = /^[+-]?\d+(?:\.(\d+))?$/;

/**
 * The number in a cell. Digits and a point only, because `1,000` and `3,49` mean different numbers to
 * different people; 3.500 is 3.5.
 *
 * Shape   `value` is undefined, without a fault, for an empty cell.
 */
export function readNumberCell(
  cell: string,
  { decimals, most }: NumberRule,
): { value?: number; fault?: NumberFault } {
  const text = cleanText(readCell(cell));
  if (text === '') return {};
  const [whole, fraction = ''] = NUMBER.exec(text) ?? [];
  if (whole === undefined) return { fault: 'not_a_number' };
  const value = Number(text);
  if (value < 0) return { fault: 'negative' };
  if (fraction.replace(/0+$/, '').length > decimals)
    return { fault: decimals === 0 ? 'not_whole' : 'too_many_decimals' };
  // -0 is 0 to everybody but JavaScript.
  return value > most ? { fault: 'too_large' } : { value: value + 0 };
}
