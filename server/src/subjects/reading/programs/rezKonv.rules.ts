import type { FileLine, FileRecipe } from '#subjects/reading/imports/fileRecipe.rules';
import { headingOf } from '#subjects/reading/words/headings.rules';
import { readYields } from '#subjects/reading/words/recipeYields.rules';
import { stepsOf } from '#subjects/reading/words/steps.rules';
import { notesApart } from '#subjects/reading/words/textNotes.rules';

import { framed, linesFrom, plainTextLines, type ProgramRecipe } from './programFile.rules.ts';
import { paragraphsOf } from './textLines.rules.ts';

/** "========== REZKONV-Rezept - RezkonvSuite v1.4" */
const START = /^\s{0,8}={5,80}\s{0,8}\S{0,20}\s{0,8}rezkonv/i;
const END = /^\s{0,8}={5,80}\s*$/;
/** "======== TEIG ========" */
const SECTION = /^={5,80}\s{0,20}\p{L}/u;
/** The part that says where a recipe is from. */
const SOURCE = /^(?:quelle|source)$/i;
const LABEL = /^\s{0,12}(?:Zutaten|Zubereitung):\s*$/i;
/** "    200", "    1/2", "   0,25", and nothing. */
const AMOUNT = /^[\d ./,-]{7}$/;
const HEAD = /^\s{0,12}(?:Titel|Kategorien|Menge):/i;
/** Where the unit and the name begin. */
const UNIT_AT = 8;
const NAME_AT = 18;

/** Whether a text has a recipe of RezKonv, as German programs exchange them. */
export function isRezKonv(text: string): boolean {
  return /^\s{0,8}={5,80}\s{0,8}\S{0,20}\s{0,8}rezkonv/im.test(text.slice(0, 20_000));
}

export function readRezKonv(text: string): ProgramRecipe[] {
  return linesFrom(plainTextLines(text), (line) => START.test(line)).map((lines) => ({
    recipe: recipeOf(lines),
    raw: lines.join('\n'),
  }));
}

function recipeOf(all: readonly string[]): FileRecipe {
  const { member, below } = framed(all, { end: END, names: HEAD });
  const parts = partsOf(below);
  const { lines: directions, notes } = notesApart(paragraphsOf(parts.directions));
  return {
    title: member(/^\s{0,12}Titel:/i),
    lines: parts.ingredients,
    steps: stepsOf(directions),
    yields: readYields(member(/^\s{0,12}Menge:/i)) ?? null,
    minutes: { prep: null, cook: null, total: null },
    notes: [notes ?? '', ...parts.source].filter((note) => note !== '').join('\n'),
    source_url: parts.source.find((line) => /^https?:/i.test(line)) ?? '',
  };
}

function partsOf(lines: readonly string[]): {
  ingredients: FileLine[];
  source: string[];
  directions: string[];
} {
  const [source, directions]: [string[], string[]] = [[], []];
  const ingredients: FileLine[] = [];
  let section: string | null = null;
  let isSource = false;
  for (const line of lines) {
    const heading = SECTION.test(line) ? headingOf(line)?.name : undefined;
    if (heading !== undefined) {
      isSource = SOURCE.test(heading);
      if (directions.length > 0) directions.push('', `${heading}:`, '');
      else if (!isSource) section = heading;
    } else if (line.trim() === '') {
      isSource = false;
      if (directions.length > 0) directions.push('');
    } else if (LABEL.test(line)) continue;
    else if (isSource) source.push(line.trim().replace(/^--\s{0,4}/, ''));
    else if (directions.length === 0 && isIngredient(line)) addTo(ingredients, { line, section });
    else directions.push(line);
  }
  return { ingredients, source, directions };
}

function isIngredient(line: string): boolean {
  return AMOUNT.test(line.slice(0, 7).padEnd(7)) && line.charAt(7) === ' ' && line.trim() !== '';
}

/** Adds an ingredient; one that begins with a dash goes on with the one above. */
function addTo(
  ingredients: FileLine[],
  { line, section }: { line: string; section: string | null },
): void {
  const amount = line.slice(0, 7).trim();
  const nameAt = isWithinWord(line, NAME_AT) ? UNIT_AT : NAME_AT;
  const [unit, name] = [line.slice(UNIT_AT, nameAt).trim(), line.slice(nameAt).trim()];
  const last = ingredients.at(-1);
  if (amount === '' && /^-{1,3}/.test(`${unit}${name}`) && last) {
    const rest = [unit, name]
      .join(' ')
      .trim()
      .replace(/^-{1,3}\s{0,3}/, '');
    ingredients.splice(-1, 1, { ...last, text: `${last.text} ${rest}` });
    return;
  }
  const text = [amount, unit, name].filter((part) => part !== '').join(' ');
  ingredients.push({ text: text.replaceAll(/\s{0,4};\s{0,4}/g, ', '), section });
}

/** Whether a column begins within a word: somebody wrote the line by hand. */
function isWithinWord(line: string, at: number): boolean {
  return /^[\p{L}\p{M}][\p{L}\p{M},;]/u.test(line.slice(at - 1, at + 1));
}
