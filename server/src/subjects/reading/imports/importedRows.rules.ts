import {
  isAmountInDoubt,
  isKindInDoubt,
  isNumberInDoubt,
  isSpoonInDoubt,
} from '@larder/shared/recipes/lineReview';
import type { ImportRow } from '@larder/shared/recipes/recipeImports.calls';
import { RecipeDraft } from '@larder/shared/recipes/recipes.calls';
import * as z from 'zod/mini';

import { timeDoubt } from '#subjects/reading/words/timeDoubt.rules';
import type { Understood } from '#subjects/recipes/ownLines.rules';

import type { FileRow } from './fileRecipe.rules.ts';
import type { ImportRowRow, NewRow } from './recipeImports.queries.ts';

/** The draft of a row, as the contract reads it; undefined for a row that is unreadable. */
export function draftOf(row: { draft?: unknown }): RecipeDraft | undefined {
  if (!row.draft) return undefined;
  return z.decode(RecipeDraft, row.draft as never) as RecipeDraft; // was checked when it was read
}

/** A read row as it is kept: whether somebody should look at it, and why. */
export function newRow(
  { title, draft, problem }: FileRow,
  {
    row_no,
    understood,
    isTitleKnown,
    missing,
  }: {
    row_no: number;
    understood: Understood | undefined;
    isTitleKnown: boolean;
    /** Titles of recipes that lines are, and that are neither saved nor in the file. */
    missing: readonly string[];
  },
): NewRow {
  if (!draft || !understood)
    return { row_no, title, state: 'unreadable', problem: problem ?? null, draft: null };
  const again = isTitleKnown ? 'You have saved a recipe of this title.' : undefined;
  const texts = [title, ...(draft.steps ?? []).map(({ text }) => text)];
  const time = draft.minutes ? timeDoubt(draft.minutes, texts) : undefined;
  const apart = missing.map((one) => `“${one}” is a recipe that you have not saved.`);
  const said = [problem, again, ...apart, ...doubtsOf(understood), time].filter(
    (each) => each !== undefined,
  );
  return {
    row_no,
    title,
    state: said.length > 0 ? 'look' : 'ready',
    problem: said.join(' ') || null,
    draft,
  };
}

function doubtsOf({ lines = [] }: Understood): string[] {
  const assumed = lines.filter(({ grade }) => grade === 'D').length;
  const spoons = lines.filter((line) => line.ingredient_id !== null && isSpoonInDoubt(line)).length;
  const numbers = lines.filter(isNumberInDoubt).length;
  const amounts = lines.filter(isAmountInDoubt).length;
  const kinds = lines.filter(isKindInDoubt).length;
  const isUnknown = lines.length > 0 && lines.every(({ ingredient_id }) => ingredient_id === null);
  return [
    assumed === 1 && 'One amount is only assumed.',
    assumed > 1 && `${assumed} amounts are only assumed.`,
    spoons === 1 && 'One spoon may be another.',
    spoons > 1 && `${spoons} spoons may be others.`,
    numbers === 1 && 'One amount could not be read.',
    numbers > 1 && `${numbers} amounts could not be read.`,
    amounts === 1 && 'One amount may be another.',
    amounts > 1 && `${amounts} amounts may be others.`,
    kinds === 1 && 'One ingredient is of a kind that is not sold here.',
    kinds > 1 && `${kinds} ingredients are of kinds that are not sold here.`,
    isUnknown && 'None of its ingredients is sold here.',
  ].filter((each) => each !== false);
}

/** A row as it is answered, in the shape that reading a link gives. */
export function rowOfAnswer(
  row: ImportRowRow,
  { draft, understood }: { draft: RecipeDraft | undefined; understood: Understood | undefined },
): ImportRow {
  const { row_no, title, state, problem, recipe_id } = row;
  return {
    row: row_no,
    title,
    state,
    problem,
    recipe_id,
    draft:
      draft && understood
        ? {
            title: draft.title,
            description: draft.description,
            notes: draft.notes ?? null,
            servings: draft.serving_size > 0 ? draft.serving_size : null,
            yields: draft.yields ?? null,
            minutes: draft.minutes ?? { prep: null, cook: null, total: null },
            lines: understood.lines ?? [],
            steps: (draft.steps ?? []).map(({ section = null, text }) => ({ section, text })),
            calories: draft.calories ?? null,
            language: draft.language ?? null,
            source_url: draft.source_url ?? null,
          }
        : null,
  };
}
