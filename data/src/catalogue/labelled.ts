import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { parseCsv } from './csv.ts';

/** An ingredient as a recipe writes it, and the catalogue name a shopper expects, if there is one. */
export type Labelled = { readonly name: string; readonly expected: string | null };

const FILE = new URL('../../catalogue/labelled.csv', import.meta.url);

/** The labelled names that matching is measured on, in the order of data/catalogue/labelled.csv. */
export function readLabelled(): readonly Labelled[] {
  return parseCsv(readFileSync(fileURLToPath(FILE), 'utf8')).map(
    ({ name = '', expected = '' }) => ({
      name,
      expected: expected === '' ? null : expected,
    }),
  );
}
