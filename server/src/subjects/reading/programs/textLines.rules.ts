import { lines as linesOf, record } from '#platform/lib/untrusted';
import type { Written } from '#subjects/reading/pages/foundRecipe.rules';
import { plainLines } from '#subjects/reading/words/plainLines.rules';
import { ingredientsOf, stepsOf } from '#subjects/reading/words/steps.rules';

/** Entries of one list. */
const MAX_ENTRIES = 1_000;

/** The ingredients of a member that has one a line; headings end with a colon or are drawn. */
export function ingredientLines(text: string): Written[] {
  return ingredientsOf(linesBelow(text));
}

/** The steps of a member that has a paragraph for each. */
export function stepLines(text: string): Written[] {
  return stepsOf(linesBelow(text));
}

/** The lines of a member, without empty ones and tags. */
export function linesBelow(text: string): string[] {
  return linesOf(plainLines(text, { hasTitle: false }).join('\n'));
}

/** A text with a line for each entry of a list; a text as it is. */
export function joinedLines(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) return '';
  return value
    .slice(0, MAX_ENTRIES)
    .filter((each) => typeof each === 'string')
    .join('\n');
}

/** The paragraphs of lines that were broken to fit a width; an empty line ends one. */
export function paragraphsOf(lines: readonly string[]): string[] {
  const paragraphs: string[] = [];
  let isOpen = false;
  for (const line of lines.map((each) => each.trim())) {
    if (line === '') isOpen = false;
    else if (isOpen) paragraphs.push(`${paragraphs.pop()} ${line}`);
    else paragraphs.push(line);
    if (line !== '') isOpen = true;
  }
  return paragraphs;
}

/** The text of a member, "" for anything else; of a number its digits. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** The objects of a list. */
export function recordsOf(value: unknown): Readonly<Record<string, unknown>>[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MAX_ENTRIES).flatMap((each: unknown) => {
    const found = record(each);
    return found ? [found] : [];
  });
}

/** A number above 0, also as text. */
export function numberIn(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : null;
}
