import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';
import { batch, Id } from '#basics/leaves.model';

import { IngredientDraft } from './adminIngredients.calls.ts';

/** Max rows of a catalogue file. */
export const MAX_CATALOGUE_ROWS = 5_000;
/** Units: bytes. 5,000 rows of 300 bytes, and as much again for long names. */
const MAX_BYTES = 3 * 1024 * 1024;

/**
 * Facts left out stay. Without an id, or with one that is unknown here, name and pack say which ingredient is meant, or it
 * is new.
 */
export const CatalogueRow = z.extend(IngredientDraft, { ingredient_id: z.optional(Id) });
export type CatalogueRow = z.output<typeof CatalogueRow>;

const rows = batch(CatalogueRow, MAX_CATALOGUE_ROWS);

export const PlannedRow = z.object({
  fate: z.enum(['new', 'changed', 'unchanged', 'refused']),
  /** Changed members: "name", "pack", "aliases". */
  changed: z.array(z.string()),
  /** Why it is refused, in sentences. */
  faults: z.array(z.string()),
});
export type PlannedRow = z.output<typeof PlannedRow>;

export const previewCatalogue = endpoint({
  method: 'POST',
  path: '/admin/catalogue/preview',
  access: 'admin',
  summary: 'What a catalogue file would do, row by row; nothing is changed',
  body: z.strictObject({ rows }),
  bodyLimit: MAX_BYTES,
  response: z.object({
    rows: z.array(PlannedRow),
    /** For `importCatalogue`. */
    version: z.int(),
  }),
});

export const importCatalogue = endpoint({
  method: 'PUT',
  path: '/admin/catalogue',
  access: 'admin',
  summary: 'Add and change ingredients of a whole file; all of it or nothing',
  body: z.strictObject({
    rows,
    /** The catalogue that the preview saw; another one refuses the file. */
    version: z.int(),
  }),
  bodyLimit: MAX_BYTES,
  response: z.object({
    message: z.string(),
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
  }),
});
