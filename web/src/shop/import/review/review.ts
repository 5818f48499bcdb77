import { numberOrZero } from '@larder/shared/basics/numberInput';
import { LIMITS } from '@larder/shared/basics/validation';
import { lineParts } from '@larder/shared/recipes/lineParts.model';
import { RECIPE_LIMITS } from '@larder/shared/recipes/recipeLimits';
import type { RecipeReadDraft } from '@larder/shared/recipes/recipeReading.calls';
import type { RecipeDraft } from '@larder/shared/recipes/recipes.calls';
import * as z from 'zod/mini';

import { stored } from '#platform/stored/stored.ts';

export const Line = z.object({
  ...lineParts,
  ingredient_id: z.nullable(z.string()),
});
export type ReviewedLine = z.output<typeof Line>;

/** `now`: the line as the person corrected it; until then the guess about `read` holds. */
const Row = z.object({ read: Line, now: z.optional(Line), answered: z.boolean() });
export type ReviewRow = z.output<typeof Row>;

const Minutes = z.nullable(z.number());
const Step = z.object({ section: z.nullable(z.string()), text: z.string() });
export const WAYS = ['write', 'link', 'paste', 'file'] as const;
export type Way = (typeof WAYS)[number];

export const Review = z.object({
  /** How it came, and where "Back to the text" leads. */
  from: z.enum(WAYS),
  /** What was read: the address or the text. */
  source: z.string(),
  /** The row of a file that it is. */
  imported: z.optional(z.object({ import_id: z.string(), row: z.number() })),
  description: z.string(),
  title: z.string(),
  /** As typed. */
  servings: z.string(),
  minutes: z.string(),
  steps: z.array(Step),
  notes: z._default(z.string(), ''),
  rows: z.array(Row),
  /** How many lines it has above those in `rows`. */
  leftOut: z._default(z.number(), 0),
  /** Whether there may be another recipe among the steps, as they were read. */
  mayHoldAnother: z._default(z.boolean(), false),
  /** What is kept as it was read. */
  rest: z.object({
    minutes: z.object({ prep: Minutes, cook: Minutes, total: Minutes }),
    yields: z.nullable(z.object({ low: z.number(), high: z.number(), text: z.string() })),
    calories: z.nullable(z.number()),
    language: z.nullable(z.string()),
    source_url: z.nullable(z.string()),
  }),
});
export type Review = z.output<typeof Review>;

/** The recipe that this tab checks; survives a reload and a visit to another page. */
export const keptReview = stored({
  key: 'recipeReview',
  area: 'session',
  schema: z.optional(Review),
  empty: undefined,
});

/** The review of what was read. */
export function reviewOf(
  draft: RecipeReadDraft,
  { from, source }: Pick<Review, 'from' | 'source'>,
): Review {
  const { minutes, yields, calories, language, source_url, notes } = draft;
  const { may_hold_another: mayHoldAnother = false } = draft;
  const total = minutes.total ?? sumOf(minutes.prep, minutes.cook);
  return {
    from,
    source,
    description: describe(source_url),
    title: draft.title?.slice(0, LIMITS.name) ?? '',
    servings: numberText(draft.servings),
    minutes: numberText(total),
    steps: draft.steps.slice(0, RECIPE_LIMITS.steps).map(({ section, text }) => ({
      section: truncated(section, LIMITS.name),
      text: text.slice(0, LIMITS.longText),
    })),
    notes: notes?.slice(0, LIMITS.longText) ?? '',
    rows: draft.lines.slice(0, RECIPE_LIMITS.lines).map(({ grade: _grade, ...line }) => ({
      read: line,
      answered: false,
    })),
    leftOut: (draft.lines_left_out ?? 0) + Math.max(0, draft.lines.length - RECIPE_LIMITS.lines),
    mayHoldAnother,
    rest: { minutes, yields, calories, language, source_url },
  };
}

/** The recipe to save; `lines` as they are understood now. */
export function toRecipe(
  { title, description, servings, minutes, steps, notes, rest, from, source }: Review,
  lines: readonly ReviewedLine[],
): RecipeDraft {
  const raw = from === 'paste' && bytesOf(source) <= RECIPE_LIMITS.rawBytes ? source : undefined;
  return {
    title: title.trim() === '' ? 'Untitled recipe' : title.trim(),
    description,
    preparation_time: numberOrZero(minutes),
    serving_size: numberOrZero(servings),
    items: [],
    lines: lines.map(toLine),
    steps: steps.filter(({ text }) => text.trim() !== ''),
    notes: notes.trim() || null,
    ...rest,
    ...(raw !== undefined && { raw }),
  };
}

/** A line to save. */
export function toLine(line: ReviewedLine): ReviewedLine {
  return {
    ...line,
    original: line.original.slice(0, RECIPE_LIMITS.lineLength),
    section: truncated(line.section, LIMITS.name),
    low: line.low !== null && line.low > 0 ? line.low : null,
    unit: truncated(line.unit, LIMITS.writtenUnit),
    name: truncated(line.name, LIMITS.name),
    note: truncated(line.note, RECIPE_LIMITS.lineLength),
  };
}

/** Where a recipe is from; a description may not be empty. */
function describe(source_url: string | null): string {
  const host = source_url === null ? undefined : URL.parse(source_url)?.host;
  return host === undefined ? 'From a text.' : `From ${host.replace(/^www\./, '')}.`;
}

function numberText(number: number | null): string {
  return number === null || number === 0 ? '' : String(number);
}

function sumOf(...parts: readonly (number | null)[]): number | null {
  const known = parts.filter((part) => part !== null);
  return known.length > 0 ? known.reduce((sum, part) => sum + part, 0) : null;
}

/** At most `length` characters; null for a blank text. */
function truncated(text: string | null, length: number): string | null {
  const short = text?.slice(0, length).trim() ?? '';
  return short === '' ? null : short;
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
