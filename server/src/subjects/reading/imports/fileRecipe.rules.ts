import { hasFewMarks, isVisible } from '@larder/shared/basics/text';
import { LIMITS } from '@larder/shared/basics/validation';
import { isWebAddress } from '@larder/shared/basics/webAddress';
import { RECIPE_LIMITS } from '@larder/shared/recipes/recipeLimits';
import { recipeWithin } from '@larder/shared/recipes/recipeMark';
import { RecipeDraft } from '@larder/shared/recipes/recipes.calls';
import * as z from 'zod/mini';

import { withoutMarkup } from '#subjects/reading/pages/markup.rules';
import type { Yields } from '#subjects/reading/words/recipeYields.rules';

/** A line as a file has it; what it has in parts need not be read from its text. */
export type FileLine = {
  readonly text: string;
  readonly section: string | null;
  readonly amount?: number | undefined;
  readonly unit?: string | undefined;
  readonly name?: string | undefined;
  readonly note?: string | undefined;
  /** Of a line in parts. */
  readonly isOptional?: boolean;
  /** As much for any number of servings. */
  readonly isFixed?: boolean;
  /** The title of the recipe that the line is; "[recipe:Vanilla Sauce]" in its text says the same. */
  readonly recipe?: string | undefined;
};

/** A recipe as a file of any format has it; texts are not checked yet. */
export type FileRecipe = {
  readonly title: string | null;
  readonly description?: string | undefined;
  readonly lines: readonly FileLine[];
  readonly steps: readonly { readonly text: string; readonly section: string | null }[];
  readonly yields: Yields | null;
  readonly minutes: {
    readonly prep: number | null;
    readonly cook: number | null;
    readonly total: number | null;
  };
  readonly calories?: number | null;
  readonly language?: string | null;
  readonly notes?: string | undefined;
  readonly source_url?: string | undefined;
};

export type WireDraft = z.input<typeof RecipeDraft>;

/** A recipe of a file: its draft and what was left out, or why there is none. */
export type FileRow = {
  readonly title: string;
  readonly draft?: WireDraft;
  readonly problem?: string;
};

const UNTITLED = 'Untitled recipe';

/**
 * The draft of a recipe, with texts that can be stored. What is too long is cut and reported.
 *
 * Shape   `raw` is what it was read from, as far as it may be kept.
 */
export function rowOf(recipe: FileRecipe, raw: string): FileRow {
  const title = tidyLine(withoutMarkup(recipe.title ?? ''), LIMITS.recipeTitle) || UNTITLED;
  const lines = recipe.lines.flatMap(lineOf);
  const steps = recipe.steps.flatMap(stepOf);
  if (lines.length === 0) return { title, problem: 'It has no ingredients.' };
  const { prep, cook, total } = recipe.minutes;
  const both = prep !== null && cook !== null ? prep + cook : (prep ?? cook);
  const notes = tidyText(withoutMarkup(recipe.notes ?? ''), LIMITS.longText);
  const source = recipe.source_url?.trim() ?? '';
  const draft: WireDraft = {
    title,
    description:
      tidyText(withoutMarkup(recipe.description ?? ''), LIMITS.longText) ||
      tidyText(steps.map(({ text }) => text).join('\n'), LIMITS.longText) ||
      title,
    preparation_time: numberOf(total ?? both),
    serving_size: numberOf(recipe.yields?.low ?? 0),
    lines: lines.slice(0, RECIPE_LIMITS.lines),
    steps: steps.slice(0, RECIPE_LIMITS.steps),
    minutes: { prep: minutesOf(prep), cook: minutesOf(cook), total: minutesOf(total) },
    yields: yieldsOf(recipe.yields),
    language: /^[a-z]{2,8}(?:-[a-z\d]{1,8}){0,3}$/i.test(recipe.language ?? '')
      ? (recipe.language ?? null)
      : null,
    notes: notes || null,
    calories: minutesOf(recipe.calories ?? null),
    source_url: isWebAddress(source) ? source : null,
    raw: rawOf(raw),
  };
  const cut = [
    lines.length > RECIPE_LIMITS.lines && `Only its first ${RECIPE_LIMITS.lines} lines are kept.`,
    steps.length > RECIPE_LIMITS.steps && `Only its first ${RECIPE_LIMITS.steps} steps are kept.`,
    title === UNTITLED && 'It has no title.',
  ].filter((each) => each !== false);
  return checked({ title, draft, ...(cut.length > 0 && { problem: cut.join(' ') }) });
}

/** A row whose draft can be saved; else one that says why not. */
export function checked(row: FileRow): FileRow {
  const read = z.safeDecode(RecipeDraft, row.draft as never); // a file may say anything
  if (read.success) return row;
  const [issue] = read.error.issues;
  return {
    title: row.title,
    problem: `It cannot be stored: ${issue?.path.join('.')} ${issue?.message}.`,
  };
}

function lineOf({
  text,
  section,
  amount,
  unit,
  name,
  note,
  isOptional = false,
  isFixed = false,
  recipe = recipeWithin(text),
}: FileLine): NonNullable<WireDraft['lines']> {
  const original = tidyLine(withoutMarkup(text), RECIPE_LIMITS.lineLength);
  if (original === '') return [];
  const title = tidyLine(withoutMarkup(recipe ?? ''), LIMITS.recipeTitle);
  const hasAmount = amount !== undefined && amount > 0 && amount <= LIMITS.neededQuantity;
  const said = name === undefined ? '' : tidyLine(name, LIMITS.name);
  const aside = tidyLine(note ?? '', RECIPE_LIMITS.lineLength);
  return [
    {
      original,
      section: sectionOf(section),
      ...(said !== '' && {
        name: said,
        note: aside || null,
        ...(isOptional && { optional: true }),
        ...(hasAmount
          ? { low: amount, high: amount, unit: tidyLine(unit ?? '', LIMITS.writtenUnit) }
          : { low: null, high: null, unit: null }),
      }),
      ...(isFixed && { fixed: true }),
      ...(title !== '' && { recipe_title: title }),
    },
  ];
}

function stepOf({ text, section }: FileRecipe['steps'][number]): NonNullable<WireDraft['steps']> {
  const tidy = tidyText(withoutMarkup(text), LIMITS.longText);
  return tidy === '' ? [] : [{ text: tidy, section: sectionOf(section) }];
}

function sectionOf(section: string | null): string | null {
  return tidyLine(withoutMarkup(section ?? ''), LIMITS.name) || null;
}

function yieldsOf(yields: Yields | null): WireDraft['yields'] {
  const text = tidyLine(yields?.text ?? '', RECIPE_LIMITS.yieldLength);
  const [low, high] = [numberOf(yields?.low ?? 0), numberOf(yields?.high ?? 0)];
  return text !== '' && low > 0 && low <= high ? { low, high, text } : null;
}

function numberOf(number: number | null): number {
  return minutesOf(number) ?? 0;
}

function minutesOf(number: number | null): number | null {
  return number !== null && number >= 0 && number <= LIMITS.recipeNumber ? number : null;
}

/** Cut to the limit of bytes, without a partial character at the end. */
function rawOf(raw: string): string {
  const bytes = Buffer.from(
    raw.slice(0, RECIPE_LIMITS.rawBytes).replaceAll('\0', '').toWellFormed(),
  );
  if (bytes.length <= RECIPE_LIMITS.rawBytes) return bytes.toString();
  return bytes
    .subarray(0, RECIPE_LIMITS.rawBytes)
    .toString()
    .replace(/\uFFFD{1,3}$/, '');
}

/** One line that can be stored: cut, visible, without controls; else "". */
export function tidyLine(text: string, max: number): string {
  return tidyText(text.replaceAll(/\s+/g, ' '), max);
}

/** As `tidyLine`, with its breaks. */
function tidyText(text: string, max: number): string {
  const plain = text
    .slice(0, 8 * max)
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ');
  const calm = hasFewMarks(plain) ? plain : plain.replaceAll(/\p{M}{31,}/gu, '');
  const cut = Array.from(calm.normalize('NFC').trim()).slice(0, max).join('').trim();
  return isVisible(cut) ? cut : '';
}
