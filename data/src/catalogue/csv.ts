import { readFileSync } from 'node:fs';

/** The text of a file in data/catalogue. */
export function catalogueFile(name: string): string {
  return readFileSync(new URL(`../../catalogue/${name}`, import.meta.url), 'utf8');
}

/**
 * Reads comma-separated text with a heading line.
 *
 * Shape   One object per line, keyed by the headings. Quoted fields may hold commas and doubled
 *         quotes; a field never runs over a line end.
 * Errors  Error naming the line when it has more or fewer fields than the heading.
 * Source  RFC 4180.
 */
export function parseCsv(text: string): Record<string, string>[] {
  const [heading, ...lines] = text.split(/\r?\n/).filter((line) => line !== '');
  const columns = fieldsOf(heading ?? '');
  return lines.map((line, index) => {
    const fields = fieldsOf(line);
    if (fields.length !== columns.length) {
      throw new Error(`line ${index + 2}: ${fields.length} fields, expected ${columns.length}`);
    }
    return Object.fromEntries(columns.map((column, at) => [column, fields[at] ?? '']));
  });
}

function fieldsOf(line: string): string[] {
  // With a comma in front, every field starts with one, the first and the empty ones too.
  const fields = `,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g);
  return Array.from(fields, ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}
