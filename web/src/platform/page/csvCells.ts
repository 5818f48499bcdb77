/** Starts of formulas; Asian input methods have full-width forms. */
const STARTS_FORMULA = /^'*[=+\-@\t\r＝＋－＠]/u;
const WAS_NEUTRALISED = /^'+[=+\-@\t\r＝＋－＠]/u;

/**
 * Prevents CSV injection: a formula gets an apostrophe, `=1+1` -> `'=1+1`.
 *
 * Source  OWASP, CSV Injection. A formula that has apostrophes gets one more, so that `readCell` restores the
 *         text exactly.
 */
export function neutralCell(text: string): string {
  return STARTS_FORMULA.test(text) ? `'${text}` : text;
}

/** Undoes `neutralCell`. */
export function readCell(cell: string): string {
  return WAS_NEUTRALISED.test(cell) ? cell.slice(1) : cell;
}

/**
 * Rows as CSV.
 *
 * Source  RFC 4180: CRLF, doubled quotation marks, commas unless a spreadsheet wants another delimiter. A
 *         byte order mark marks UTF-8 for spreadsheets.
 */
export function writeCsv(rows: readonly (readonly string[])[], delimiter = ','): string {
  const lines = rows.map((row) => row.map(quoted).join(delimiter));
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`;
}

function quoted(cell: string): string {
  return /[",\r\n;|\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
