import { foldText } from '@larder/shared/basics/text';
import { IMPORT_ROWS, type RecipeImport } from '@larder/shared/recipes/recipeImports.calls';
import { RECIPE_LIMITS } from '@larder/shared/recipes/recipeLimits';
import type { RecipeDraft } from '@larder/shared/recipes/recipes.calls';
import type { FastifyBaseLogger } from 'fastify';

import { AppError } from '#errors';
import { fittingLimit } from '#platform/db/withinWeight';
import { readFileBody } from '#platform/http/fileBody';
import { newId } from '#platform/lib/ids';
import type { Understood } from '#subjects/recipes/ownLines.rules';
import { listOwnTitles } from '#subjects/recipes/ownStore.queries';
import type { RecipeDeps } from '#subjects/recipes/recipes.service';
import { readDrafts } from '#subjects/recipes/recipes.service';

import { draftOf, newRow, rowOfAnswer } from './importedRows.rules.ts';
import type { ImportThreads } from './importThreads.service.ts';
import { knownDraft } from './knownDraft.rules.ts';
import type { ReadFile } from './readFile.rules.ts';
import {
  dropOldImports,
  endImport,
  findImport,
  insertImport,
  insertRows,
  listRows,
  type NewRow,
  type Which,
} from './recipeImports.queries.ts';

/** Max files uploading, waiting or being read; and max of one person. */
const MAX_AT_WORK = 8;
const MAX_OF_ONE = 2;
/**
 * Max bytes waiting or being read: the largest file beside some of usual size. What is read of a file takes many times
 * its bytes, so two of the largest together would need all the memory of a program.
 */
export const MAX_BYTES_AT_WORK = RECIPE_LIMITS.fileBytes + 4 * 1_048_576;
/** Rows matched together, and written by one statement. */
const BATCH = 50;
/** An import still unfinished then was interrupted by the end of its process. Units: ms. */
const MAX_AGE_MS = 10 * 60_000;
const TOO_HARD = 'This file takes too long to read. Please send a part of it.';
const INTERRUPTED = 'Reading was interrupted. Please send the file again.';

export type Desk = RecipeDeps & {
  importThreads: ImportThreads;
  now: () => Date;
  log: FastifyBaseLogger;
};

/**
 * Takes files of recipes and reads them in the background.
 *
 * Errors  busy when eight files are under way, or two of the person, or more bytes than a program has room for, and
 *         while the person uploads another file; invalid_request, body_too_large; not_signed_in when the account is gone.
 */
export function makeImportDesk(desk: Desk) {
  const { db, importThreads, now, log } = desk;
  const stop = new AbortController();
  /** The owner of each file that waits or is being read, by the promise of its reading. */
  const atWork = new Map<Promise<void>, string>();
  /** Bytes of files from their arrival until they are read. */
  let held = 0;
  const senders = new Set<string>();

  async function work(file: { name: string; bytes: Uint8Array }, which: Which): Promise<void> {
    try {
      const read = await importThreads.read(file, stop.signal);
      await keepRows(desk, { which, read: read ?? { rows: [], problem: TOO_HARD } });
    } catch (err) {
      log.error({ err }, 'reading a file of recipes failed');
      const end = { import_id: which.import_id, status: 'failed', problem: INTERRUPTED } as const;
      await db.transaction((tx) => endImport(tx, end));
    }
  }

  /** Begins to read a file whose bytes are held. */
  async function begin(user_id: string, file: { name: string; bytes: Uint8Array }) {
    const at = now();
    const which = { import_id: newId(at), user_id };
    const release = () => {
      held -= file.bytes.length;
    };
    try {
      const isThere = await db.transaction((tx) =>
        insertImport(tx, { ...which, file_name: file.name, at }),
      );
      if (!isThere) throw new AppError('not_signed_in');
    } catch (error) {
      release();
      throw error;
    }
    const working = work(file, which)
      .catch((err: unknown) => log.error({ err }, 'noting a failed file of recipes failed'))
      .finally(() => {
        atWork.delete(working);
        release();
      });
    atWork.set(working, user_id);
    return { import_id: which.import_id };
  }

  return {
    take: async (user_id: string, { name, body }: { name: string; body: unknown }) => {
      const own = [...atWork.values()].filter((whose) => whose === user_id).length;
      // One upload per person at a time: a slow sender must not take the places of others.
      const isBusy = own >= MAX_OF_ONE || senders.has(user_id);
      if (isBusy || senders.size + atWork.size >= MAX_AT_WORK)
        throw new AppError('busy', { retryAfter: 10 });
      senders.add(user_id);
      try {
        const bytes = await readFileBody(body, RECIPE_LIMITS.fileBytes);
        if (held + bytes.length > MAX_BYTES_AT_WORK) throw new AppError('busy', { retryAfter: 10 });
        held += bytes.length;
        return await begin(user_id, { name, bytes });
      } finally {
        senders.delete(user_id);
      }
    },
    /** Stops reading. Resolves when that is noted. */
    close: async () => {
      stop.abort();
      await Promise.all(atWork.keys());
    },
  };
}

async function keepRows(
  desk: Desk,
  { which, read }: { which: Which; read: ReadFile },
): Promise<void> {
  const { import_id, user_id } = which;
  const rows: NewRow[] = [];
  const inFile = new Set(read.rows.map(({ title }) => foldText(title)));
  for (let start = 0; start < read.rows.length; start += BATCH) {
    const some = read.rows.slice(start, start + BATCH);
    const understood = await understandRows(desk, { drafts: some.map(draftOf), user_id });
    const titles = some.map(({ title }) => title);
    const parts = understood.flatMap(recipesIn);
    const known = await listOwnTitles(desk.db, { user_id, titles: [...titles, ...parts] });
    const isMissing = (title: string) => !inFile.has(foldText(title)) && !known.has(title);
    rows.push(
      ...some.map((row, at) =>
        newRow(row, {
          row_no: start + at,
          understood: understood[at],
          isTitleKnown: known.has(row.title),
          missing: recipesIn(understood[at]).filter(isMissing),
        }),
      ),
    );
  }
  const status = rows.length > 0 ? 'read' : 'failed';
  await desk.db.transaction(async (tx) => {
    // Deleted meanwhile, with the account or as the oldest.
    if (!(await endImport(tx, { import_id, status, problem: read.problem }))) return;
    for (let start = 0; start < rows.length; start += BATCH)
      await insertRows(tx, { import_id, rows: rows.slice(start, start + BATCH) });
    await dropOldImports(tx, which);
  });
}

/** The titles of the recipes that lines are, each once. */
function recipesIn(understood: Understood | undefined): string[] {
  return [...new Set((understood?.lines ?? []).flatMap((line) => line.recipe_title ?? []))];
}

/** The matched lines of drafts; undefined without a draft. */
async function understandRows(
  deps: RecipeDeps,
  { drafts, user_id }: { drafts: readonly (RecipeDraft | undefined)[]; user_id: string },
) {
  const { byId } = await deps.readCatalogue();
  const there = drafts.map((draft) => draft && knownDraft(draft, byId));
  const read = await readDrafts(deps, {
    drafts: there.filter((draft) => draft !== undefined),
    user_id,
  });
  let next = 0;
  return there.map((draft) => {
    if (!draft) return undefined;
    next += 1;
    return read.understood[next - 1];
  });
}

/** Errors  import_not_found, also for another's. */
export async function getImport(
  desk: Pick<Desk, 'db' | 'readCatalogue' | 'now'>,
  { from, ...which }: Which & { from: number },
): Promise<RecipeImport> {
  const { db, now } = desk;
  const found = await findImport(db, which);
  if (!found) throw new AppError('import_not_found');
  const { ready, look, unreadable, saved, ...head } = found;
  const isLost =
    head.status === 'reading' && now().getTime() - head.created_at.getTime() > MAX_AGE_MS;
  const listed = await listRows(db, { import_id: which.import_id, from, limit: IMPORT_ROWS + 1 });
  const shown = fittingLimit(listed, IMPORT_ROWS);
  const rows = listed.slice(0, shown);
  const { byId } = await desk.readCatalogue();
  const drafts = rows.map((row) => {
    const draft = draftOf(row);
    return draft && knownDraft(draft, byId);
  });
  const deps = { ...desk, noteUnmatched: () => undefined };
  const understood = await understandRows(deps, { drafts, user_id: which.user_id });
  return {
    ...head,
    ...(isLost && { status: 'failed', problem: INTERRUPTED }),
    counts: { ready, look, unreadable, saved },
    rows: rows.map((row, at) =>
      rowOfAnswer(row, { draft: drafts[at], understood: understood[at] }),
    ),
    next: listed[shown]?.row_no ?? null,
  };
}
