import { topicOf } from './headingWords.ts';
import { looksLikeIngredient } from './recipeParts.ts';

/** Headings of what a cook notes. Below the others that end a recipe are comments, figures and adverts. */
const NOTE =
  /^[\s#*_>-]{0,8}(?:recipe notes?|cook['’]?s notes?|chef['’]?s notes?|notes?|tips?|storage|variations?|serving suggestions?|tipps?|notas?|consejos?|conseils?|astuces?|dicas?|consigli|suggerimenti|wskazówk[ai]|rady|vinkit?|советы?)[\s*_]{0,4}(?:[:：][\s*_]{0,4}|$)/iu;
/** "Notes: " begins a list, "Note: " is of its line alone, unless it stands among notes. */
const MANY =
  /(?:notes|tips|variations|tipps|notas|consejos|conseils|astuces|dicas|consigli|suggerimenti|wskazówki|rady|vinkit|советы|serving suggestions)\P{L}*$/iu;

/**
 * The lines of a text apart from what it notes of its recipe: below "Notes", and behind "Note:".
 *
 * Shape   notes go up to the next heading of another topic, or to the first ingredient when they stand above these;
 *         undefined without any.
 */
export function notesApart(lines: readonly string[]): {
  lines: string[];
  notes: string | undefined;
} {
  const notes: string[] = [];
  const others: string[] = [];
  let isNote = false;
  let hasIngredients = false;
  for (const line of lines) {
    const label = NOTE.exec(line)?.[0];
    const isAmount = looksLikeIngredient(line);
    if (label !== undefined) {
      const rest = line.slice(label.length).trim();
      isNote ||= rest === '' || MANY.test(label);
      if (rest !== '') notes.push(rest);
      continue;
    }
    if (isOther(line) || (isAmount && !hasIngredients)) isNote = false;
    hasIngredients ||= isAmount;
    (isNote ? notes : others).push(line);
  }
  return { lines: others, notes: notes.length > 0 ? notes.join('\n') : undefined };
}

/** "Nutrition", "Method:", "Source: a book". */
function isOther(line: string): boolean {
  const [name = ''] = line.split(/[:：]/, 1);
  return topicOf(name)?.rest === '';
}
