import { writeCsv } from './csvCells.ts';

/** Hands the browser a table as a CSV file. */
export function downloadCsv(
  name: string,
  table: readonly (readonly string[])[],
  delimiter?: string,
): void {
  downloadFile(name, new Blob([writeCsv(table, delimiter)], { type: 'text/csv' }));
}

/** Hands the browser a value as a JSON file that people can read. */
export function downloadJson(name: string, value: unknown): void {
  downloadFile(
    name,
    new Blob([`${JSON.stringify(value, null, 2)}\n`], { type: 'application/json' }),
  );
}

/** Hands the browser a file. */
export function downloadFile(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read the file by the end of this task.
  setTimeout(() => URL.revokeObjectURL(address));
}
