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
 * Source  RFC 4180: CRLF, quotation marks doubled, commas unless a spreadsheet wants another delimiter.
 *         The mark of byte order before it tells spreadsheets that it is UTF-8.
 */
export function writeCsv(rows: readonly (readonly string[])[], delimiter = ','): string {
  const lines = rows.map((row) => row.map(quoted).join(delimiter));
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`;
}

function quoted(cell: string): string {
  return /[",\r\n;|\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
