import { topicOf } from './headingWords.ts';
import { looksLikeIngredient } from './recipeParts.ts';

/**
 * Headings of what a cook notes. Below the others that end a recipe are comments, figures and adverts. What is named as
 * `many` begins a list, "Note: " is of its line alone, unless it stands among notes.
 */
const NOTE =
  /^[\s#*_>([-]{0,8}(?:recipe |(?:cook|chef|author|baker)['’]?s |kitchen )?(?:(?<many>notes(?: (?:from|by|for|on|about)(?: [\p{L}\p{N}]+){1,4})?|tips|variations|serving suggestions|substitutions|tipps|notas|consejos|conseils|astuces|dicas|consigli|suggerimenti|wskazówki|rady|vinkit|советы)|note|n\.?b\.?|p\.?s\.?|tip|storage|to store|make[- ]ahead|variation|serving suggestion|tipp|nota|consejo|conseil|astuce|dica|wskazówka|vinki|совет)[\s*_]{0,4}(?:[:：.][\s*_]{0,4}|[-–—][\s*_]{1,4}|$)/iu;
/** "NB it keeps 3 days." */
const NB = /^[\s#*_>([-]{0,8}n\.?b\.?\s{1,4}(?=\p{L})/iu;
/** "Note that it keeps 3 days." */
const NOTED = /^[\s#*_>(-]{0,8}(?:please )?note that\s/iu;
/** A note in brackets. */
const BRACKETED = /^\s*[([].*[)\]]\s*$/u;

/**
 * The lines of a text apart from what it notes of its recipe: below "Notes", and behind "Note:".
 *
 * Shape   notes go up to the next heading of another topic, or one of Markdown that is as high, or to the first
 *         ingredient when they stand above these; undefined without any.
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
    const heading = NOTE.exec(line) ?? NB.exec(line);
    const isAmount = looksLikeIngredient(line);
    if (NOTED.test(line) && hasIngredients) {
      notes.push(line.trim());
      continue;
    }
    if (heading) {
      const said = line.slice(heading[0].length).trim();
      const rest = BRACKETED.test(line) ? said.slice(0, -1) : said;
      isNote ||= rest === '' || heading.groups?.['many'] !== undefined;
      level = levelOf(line);
      if (rest !== '') notes.push(rest);
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
