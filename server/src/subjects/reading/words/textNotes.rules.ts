import { topicOf } from './headingWords.rules.ts';
import { noteIn } from './noteWords.rules.ts';
import { looksLikeIngredient } from './recipeParts.rules.ts';

/** "Note that it keeps 3 days." */
const NOTED = /^[\s#*_>(-]{0,8}(?:please )?note that\s/iu;

/**
 * The lines of a text apart from what it notes of its recipe: below "Notes", and behind "Note:".
 *
 * Shape   notes go up to the next heading of another topic, or one of Markdown that is as high, or to the first
 *         ingredient when they stand above these; undefined without any. "Note: " is of its line alone, unless it stands
 *         among notes. Below the other headings that end a recipe are comments, figures and adverts.
 */
export function notesApart(lines: readonly string[]): {
  lines: string[];
  notes: string | undefined;
} {
  const notes: string[] = [];
  const others: string[] = [];
  let isNote = false;
  /** Of the heading of the notes in Markdown; 0 of another. */
  let level = 0;
  let hasIngredients = false;
  for (const line of lines) {
    const note = noteIn(line);
    const isAmount = looksLikeIngredient(line);
    if (NOTED.test(line) && hasIngredients) {
      notes.push(line.trim());
      continue;
    }
    if (note) {
      isNote ||= note.rest === '' || note.isMany;
      level = levelOf(line);
      if (note.rest !== '') notes.push(note.rest);
      continue;
    }
    const isAbove = levelOf(line) > 0 && levelOf(line) <= level;
    if (isAbove || isOther(line) || (isAmount && !hasIngredients)) isNote = false;
    hasIngredients ||= isAmount;
    (isNote ? notes : others).push(line);
  }
  return { lines: others, notes: notes.length > 0 ? notes.join('\n') : undefined };
}

/** "## Sauce" of Markdown; 0 of any other line. */
export function levelOf(line: string): number {
  return /^(#{1,6}) /.exec(line)?.[1]?.length ?? 0;
}

/** "Nutrition", "Method:", "Source: a book". */
function isOther(line: string): boolean {
  const [name = ''] = line.split(/[:：]/, 1);
  return topicOf(name)?.rest === '';
}
