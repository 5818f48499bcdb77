import type { IdRange } from './auditLog.queries.ts';

const HEX = 32;

/** "1a2b" -> ids from 1a2b0000… to 1a2bffff…; undefined for other texts and under 4 digits. */
export function idsThatBegin(text: string): IdRange | undefined {
  const digits = text
    .replace(/(…|\.\.\.)$/u, '')
    .replaceAll('-', '')
    .toLowerCase();
  if (!/^[0-9a-f]{4,32}$/.test(digits)) return undefined;
  return { from: idOf(digits.padEnd(HEX, '0')), to: idOf(digits.padEnd(HEX, 'f')) };
}

function idOf(digits: string): string {
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
