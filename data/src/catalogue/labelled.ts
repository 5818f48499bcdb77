import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { parseCsv } from './csv.ts';

/** A recipe's ingredient, and the expected catalogue name, if any. */
export type Labelled = { readonly name: string; readonly expected: string | null };

const FILE = new URL('../../catalogue/labelled.csv', import.meta.url);

/** Labelled names to measure matching, in the order of data/catalogue/labelled.csv. */
export function readLabelled(): readonly Labelled[] {
  return parseCsv(readFileSync(fileURLToPath(FILE), 'utf8')).map(
    ({ name = '', expected = '' }) => ({
      name,
      expected: expected === '' ? null : expected,
    }),
  );
}
