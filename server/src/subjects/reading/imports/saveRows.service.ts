import type { saveRecipeImport } from '@larder/shared/recipes/recipeImports.calls';
import type { RecipeDraft } from '@larder/shared/recipes/recipes.calls';
import { readSource } from '@larder/shared/recipes/recipeSource';
import type * as z from 'zod/mini';

import { AppError } from '#errors';
import { listSavedBefore, lockCook } from '#subjects/recipes/ownStore.queries';
import {
  type ReadDrafts,
  readDrafts,
  type RecipeDeps,
  saveRecipes,
} from '#subjects/recipes/recipes.service';

import { draftOf } from './importedRows.rules.ts';
import { knownDraft } from './knownDraft.rules.ts';
import { findImport, listNamedRows, setSaved, type Which } from './recipeImports.queries.ts';

type Body = z.output<(typeof saveRecipeImport)['body']>;
type Answer = z.output<(typeof saveRecipeImport)['response']>;
type ToSave = { row: number; draft: RecipeDraft; key: string | undefined };

/** Recipes of one transaction. */
const BATCH = 20;

/**
 * Saves rows of an import, in transactions of up to 20 rows with different addresses.
 *
 * Shape   a row that was saved before is answered with its recipe. A row that fails does not stop the others.
 * Errors  import_not_found, also for another's; import_unfinished.
 */
export async function saveRows(
  deps: RecipeDeps & { now: () => Date },
  { rows, ...which }: Which & Body,
): Promise<Answer> {
  const found = await findImport(deps.db, which);
  if (!found) throw new AppError('import_not_found');
  if (found.status === 'reading') throw new AppError('import_unfinished', { retryAfter: 2 });
  const stored = await listNamedRows(deps.db, { ...which, rows: rows.map(({ row }) => row) });
  const byNumber = new Map(stored.map((row) => [row.row_no, row]));
  const { byId } = await deps.readCatalogue();
  const answer: Answer = { saved: [], refused: [] };
  const waiting: ToSave[] = [];
  for (const { row, draft, same_source } of rows) {
    const kept = byNumber.get(row);
    const own = kept && draftOf(kept);
    if (kept?.recipe_id) answer.saved.push({ row, recipe_id: kept.recipe_id });
    else if (!kept || !own) answer.refused.push(refusal(row, new AppError('not_found')));
    else {
      const wanted = {
        ...knownDraft(changed(own, draft), byId),
        ...(same_source && { same_source }),
      };
      const key = wanted.source_url ? readSource(wanted.source_url)?.source_key : undefined;
      waiting.push({ row, draft: wanted, key });
    }
  }
  const done = await saveBatches(deps, { batches: batchesOf(waiting), ...which });
  return {
    saved: [...answer.saved, ...done.saved],
    refused: [...answer.refused, ...done.refused],
  };
}

/** The draft of a row as somebody has changed it. What a screen does not show stays as it was read. */
function changed(own: RecipeDraft, draft: RecipeDraft | undefined): RecipeDraft {
  const { notes = null, raw = null } = own;
  return draft ? { notes, raw, ...draft } : own;
}

/** In order, each with an address at most once, so that the later one finds the earlier one saved. */
function batchesOf(rows: readonly ToSave[]): ToSave[][] {
  const all: ToSave[][] = [];
  for (const row of rows) {
    const last = all.at(-1);
    const isSeen = row.key !== undefined && last?.some(({ key }) => key === row.key);
    if (!last || last.length >= BATCH || isSeen) all.push([row]);
    else last.push(row);
  }
  return all;
}

async function saveBatches(
  deps: RecipeDeps & { now: () => Date },
  { batches, ...which }: Which & { batches: readonly (readonly ToSave[])[] },
): Promise<Answer> {
  const answer: Answer = { saved: [], refused: [] };
  for (const batch of batches) {
    const { saved, refused } = await saveBatch(deps, { batch, ...which });
    answer.saved.push(...saved);
    answer.refused.push(...refused);
  }
  return answer;
}

/** In one transaction; if that fails, each row by itself. */
async function saveBatch(
  deps: RecipeDeps & { now: () => Date },
  { batch, import_id, user_id }: Which & { batch: readonly ToSave[] },
): Promise<Answer> {
  const { db, now } = deps;
  const source_keys = batch.flatMap(({ key }) => key ?? []);
  const before = await listSavedBefore(db, { user_id, source_keys });
  const refused = batch.flatMap(({ row, draft, key }) => {
    const known = before.find(({ source_key }) => source_key === key);
    if (!known || draft.same_source !== undefined) return [];
    const { recipe_id, title, created_at: saved_at } = known;
    const reason = refusal(row, new AppError('recipe_saved_before'));
    return [{ ...reason, before: { recipe_id, title, saved_at } }];
  });
  const rest = batch.filter(({ row }) => !refused.some((one) => one.row === row));
  if (rest.length === 0) return { saved: [], refused };
  try {
    const read = await readDrafts(deps, { drafts: rest.map(({ draft }) => draft), user_id });
    const saved = await db.transaction(async (tx) => {
      // Another tab that saves the same rows is waited for here.
      await lockCook(tx, user_id);
      const named = rest.map(({ row }) => row);
      const done = (await listNamedRows(tx, { import_id, user_id, rows: named })).flatMap(
        ({ row_no: row, recipe_id }) => (recipe_id === null ? [] : { row, recipe_id }),
      );
      const isOpen = rest.map(({ row }) => done.every((one) => one.row !== row));
      const open = rest.filter((_, at) => isOpen[at]);
      if (open.length === 0) return done;
      const { value } = await saveRecipes(tx, { read: onlyOpen(read, isOpen), user_id, at: now() });
      const pairs = value.flatMap(({ recipe_id }, at) => {
        const row = open[at]?.row;
        return row === undefined ? [] : [{ row, recipe_id }];
      });
      await setSaved(tx, { import_id, saved: pairs });
      return [...done, ...pairs];
    });
    return { saved, refused };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'not_signed_in') throw error;
    const [first, ...others] = rest;
    if (first && others.length === 0)
      return { saved: [], refused: [...refused, refusal(first.row, error)] };
    const each = await saveBatches(deps, { batches: rest.map((one) => [one]), import_id, user_id });
    return { saved: each.saved, refused: [...refused, ...each.refused] };
  }
}

function onlyOpen(
  { drafts, understood, ...read }: ReadDrafts,
  isOpen: readonly boolean[],
): ReadDrafts {
  return {
    ...read,
    drafts: drafts.filter((_, at) => isOpen[at]),
    understood: understood.filter((_, at) => isOpen[at]),
  };
}

function refusal(row: number, { code, message }: AppError): Answer['refused'][number] {
  return { row, error: code, message, before: null };
}
