import type { FileFault } from '@larder/shared/domain/inventoryTable';

/** 5,000 rows are half a megabyte; more is another kind of file. */
const MOST_BYTES = 2 * 1024 * 1024;

/**
 * The cells of a CSV file, of commas, semicolons or tabs.
 *
 * Shape   cells, or the one reason why there are none.
 */
export async function readCsv(file: File): Promise<{ cells: string[][] } | { fault: FileFault }> {
  if (file.size > MOST_BYTES) return { fault: { kind: 'file_too_large', bytes: file.size } };
  const text = decode(await file.arrayBuffer());
  if (text === undefined) return { fault: { kind: 'wrong_encoding' } };
  const { parse } = (await import('papaparse')).default;
  const { data, errors } = parse<string[]>(text, { delimitersToGuess: [',', ';', '\t'] });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) return { fault: { kind: 'broken_quotes', row: (broken.row ?? 0) + 1 } };
  return { cells: data };
}

/** The text of UTF-8 bytes without the mark of byte order; undefined when they are something else. */
function decode(bytes: ArrayBuffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // UTF-16 without a mark is valid UTF-8 full of zeros.
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
