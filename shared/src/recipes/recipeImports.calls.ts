import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';
import { batch, Id, Instant, line, wholeNumberText } from '#basics/leaves.model';

import { RECIPE_LIMITS } from './recipeLimits.ts';
import { HOW_FOUND, SAME_SOURCE } from './recipeParts.model.ts';
import { DraftLine, RecipeReadDraft } from './recipeReading.calls.ts';
import { RecipeDraft } from './recipes.calls.ts';

/** Rows of one answer, and rows that are saved at once. */
export const IMPORT_ROWS = 200;
/** Units: bytes of rows that are saved at once. */
const MAX_SAVED = 4 * 1024 * 1024;

/**
 * ready: no line is in doubt, though some may match no food. look: should be checked before saving, but need not.
 * unreadable: there is nothing to save.
 */
export const ROW_STATES = ['ready', 'look', 'unreadable'] as const;
export const IMPORT_STATUSES = ['reading', 'read', 'failed'] as const;

/** As reading a link gives it, with what only files have. */
const ImportedDraft = z.extend(RecipeReadDraft, {
  title: z.string(),
  description: z.string(),
  lines: z.array(z.extend(DraftLine, { how: z.nullable(z.enum(HOW_FOUND)) })),
});

const ImportRow = z.object({
  row: z.int(),
  title: z.string(),
  state: z.enum(ROW_STATES),
  /** Why it cannot be read, or should be looked at. */
  problem: z.nullable(z.string()),
  /** null for an unreadable row. */
  draft: z.nullable(ImportedDraft),
  /** The recipe that it was saved as. */
  recipe_id: z.nullable(Id),
});
export type ImportRow = z.output<typeof ImportRow>;

export const uploadRecipes = endpoint({
  method: 'POST',
  path: '/user/imports',
  access: 'shopper',
  summary: 'Send a file of recipes to read: of another program, of Larder, or of plain text',
  query: z.object({ name: line(RECIPE_LIMITS.fileName) }),
  sends: 'file',
  body: z.unknown(),
  bodyLimit: RECIPE_LIMITS.fileBytes,
  status: 202,
  response: z.object({ import_id: Id }),
});

export const getRecipeImport = endpoint({
  method: 'GET',
  path: '/user/imports/{id}',
  access: 'shopper',
  summary: 'What was read of a file of recipes; kept for 7 days',
  params: z.object({ id: Id }),
  /** The first row of the answer. */
  query: z.object({ from: z.optional(wholeNumberText(0, 100_000)) }),
  response: z.object({
    import_id: Id,
    file_name: z.string(),
    status: z.enum(IMPORT_STATUSES),
    /** Why the file, or a part of it, could not be read. */
    problem: z.nullable(z.string()),
    created_at: Instant,
    /** Numbers of all rows. */
    counts: z.object({ ready: z.int(), look: z.int(), unreadable: z.int(), saved: z.int() }),
    /** At most 200, in the order of the file. */
    rows: z.array(ImportRow),
    /** The `from` of the next rows; null at the end. */
    next: z.nullable(z.int()),
  }),
});
export type RecipeImport = z.output<typeof getRecipeImport.response>;

const RowToSave = z.object({
  row: z.int().check(z.minimum(0)),
  /** As somebody has changed it; left out: as it was read. */
  draft: z.optional(RecipeDraft),
  /** What to do when a recipe of the same address is saved already. */
  same_source: z.optional(z.enum(SAME_SOURCE)),
});

export const saveRecipeImport = endpoint({
  method: 'POST',
  path: '/user/imports/{id}/save',
  access: 'shopper',
  summary: 'Save rows of a file of recipes; one that cannot be saved does not keep back the others',
  params: z.object({ id: Id }),
  body: z.object({
    rows: batch(RowToSave, IMPORT_ROWS).check(
      z.refine(
        (rows) => new Set(rows.map(({ row }) => row)).size === rows.length,
        'must name each row once',
      ),
    ),
  }),
  bodyLimit: MAX_SAVED,
  response: z.object({
    saved: z.array(z.object({ row: z.int(), recipe_id: Id })),
    refused: z.array(
      z.object({
        row: z.int(),
        /** A code of refusals, such as recipe_saved_before. */
        error: z.string(),
        message: z.string(),
        /** Of recipe_saved_before: what is saved already. */
        before: z.nullable(z.object({ recipe_id: Id, title: z.string(), saved_at: Instant })),
      }),
    ),
  }),
});

export const exportRecipes = endpoint({
  method: 'GET',
  path: '/user/recipes/export',
  access: 'shopper',
  summary: 'All own recipes as a zip of schema.org files, which can be imported again',
  answers: 'application/zip',
  response: z.unknown(),
});
