import type { FileLine, FileRecipe } from '#subjects/reading/imports/fileRecipe.rules';
import { headingOf } from '#subjects/reading/words/headings.rules';
import { readYields } from '#subjects/reading/words/recipeYields.rules';
import { stepsOf } from '#subjects/reading/words/steps.rules';
import { notesApart } from '#subjects/reading/words/textNotes.rules';

import { framed, linesFrom, plainTextLines, type ProgramRecipe } from './programFile.rules.ts';
import { paragraphsOf } from './textLines.rules.ts';

/** "MMMMM----- Recipe via Meal-Master (tm) v8.05", "---------- Recipe via Meal-Master (tm) v8.02" */
const START = /^\s{0,8}(?:M{5}|-{5}).{0,80}meal-?master/i;
const END = /^\s{0,8}(?:M{5}|-{5,85})\s*$/;
/** "MMMMM-------SAUCE-------" */
const SECTION = /^(?:M{5}|-{5})-{0,80}\s{0,20}\p{L}/u;
/** "  1 1/2", "      8", "    .25", and nothing. */
const AMOUNT = /^[\d ./,-]{7}$/;
const HEAD = /^\s{0,12}(?:Title|Categories|Yield|Servings):/i;
/** Where the unit and the name of a column begin, and where the second column does. */
const UNIT_AT = 8;
const NAME_AT = 11;
const SECOND_AT = 41;
/** Hands and other programs have moved the second column by one. */
const SHIFTED = [SECOND_AT - 1, SECOND_AT + 1];
/** The program's units of two letters; T and t are two. As files of version 8.05 have them. */
const UNITS: Readonly<Record<string, string>> = {
  x: '',
  sm: 'small',
  md: 'medium',
  lg: 'large',
  cn: 'can',
  pk: 'package',
  pn: 'pinch',
  dr: 'drop',
  ds: 'dash',
  ct: 'carton',
  bn: 'bunch',
  sl: 'slice',
  ea: '',
  t: 'tsp',
  ts: 'tsp',
  T: 'tbsp',
  tb: 'tbsp',
  fl: 'fl oz',
  c: 'cup',
  pt: 'pint',
  qt: 'quart',
  ga: 'gallon',
  oz: 'oz',
  lb: 'lb',
  ml: 'ml',
  cb: 'ml',
  cl: 'cl',
  dl: 'dl',
  l: 'l',
  mg: 'mg',
  cg: 'cg',
  dg: 'dg',
  g: 'g',
  kg: 'kg',
};

/** Whether a text has a recipe as Meal-Master exports it. */
export function isMealMaster(text: string): boolean {
  return /^\s{0,8}(?:M{5}|-{5}).{0,80}meal-?master/im.test(text.slice(0, 20_000));
}

/** The recipes of a file of Meal-Master, in one column or two. */
export function readMealMaster(text: string): ProgramRecipe[] {
  return linesFrom(plainTextLines(text), (line) => START.test(line)).map((lines) => ({
    recipe: recipeOf(lines),
    raw: lines.join('\n'),
  }));
}

function recipeOf(all: readonly string[]): FileRecipe {
  const { member, below } = framed(all, { end: END, names: HEAD });
  const split = endOfIngredients(below);
  const { lines: directions, notes } = notesApart(directionsOf(below.slice(split)));
  return {
    title: member(/^\s{0,12}Title:/i),
    lines: ingredientsOf(below.slice(0, split)),
    steps: stepsOf(directions),
    yields: readYields(member(/^\s{0,12}(?:Yield|Servings):/i)) ?? null,
    minutes: { prep: null, cook: null, total: null },
    notes,
  };
}

/** Where the directions begin: at the first line below an empty one that is no ingredient. */
function endOfIngredients(lines: readonly string[]): number {
  const at = lines.findIndex(
    (line) => line.trim() !== '' && !isIngredient(line) && !isSection(line),
  );
  return at === -1 ? lines.length : at;
}

function isSection(line: string): boolean {
  return SECTION.test(line) && headingOf(line) !== undefined;
}

/** Whether a line has an amount, or room for one, a unit and a name. */
function isIngredient(line: string): boolean {
  const amount = line.slice(0, 7);
  const unit = line.slice(UNIT_AT, UNIT_AT + 2).trim();
  return (
    AMOUNT.test(amount) &&
    line.charAt(7) === ' ' &&
    line.charAt(10) === ' ' &&
    line.charAt(NAME_AT).trim() !== '' &&
    (unit === '' || amount.trim() !== '' || unitNamed(unit) !== undefined)
  );
}

function unitNamed(unit: string): string | undefined {
  return UNITS[unit] ?? UNITS[unit.toLowerCase()];
}

/** The ingredients of each part, down the first column and then down the second. */
function ingredientsOf(lines: readonly string[]): FileLine[] {
  const found: FileLine[] = [];
  let section: string | null = null;
  let left: string[] = [];
  let right: string[] = [];
  function endPart(): void {
    for (const text of joined([...left, ...right])) found.push({ text, section });
    [left, right] = [[], []];
  }
  for (const line of lines) {
    const heading = isSection(line) ? headingOf(line)?.name : undefined;
    if (heading !== undefined) {
      endPart();
      section = heading;
      continue;
    }
    if (line.trim() === '') continue;
    const second = secondAt(line);
    left.push(line.slice(0, second));
    if (second !== undefined) right.push(line.slice(second));
  }
  endPart();
  return found;
}

/** Where the second column of a line begins; undefined for a line that has one. */
function secondAt(line: string): number | undefined {
  const isFree = (from: number, to: number) => line.slice(from, to).trim() === '';
  if (isFree(SECOND_AT - 2, SECOND_AT) && isIngredient(line.slice(SECOND_AT))) return SECOND_AT;
  return SHIFTED.find((at) => {
    const second = line.slice(at);
    const isTold = !isFree(at, at + NAME_AT) || second.slice(NAME_AT).startsWith('-');
    return isFree(at - 1, at) && isTold && isIngredient(second);
  });
}

/** The lines of a column; one that begins with a dash goes on with the line above. */
function joined(column: readonly string[]): string[] {
  const found: string[] = [];
  for (const line of column) {
    const amount = line.slice(0, 7).trim();
    const written = line.slice(UNIT_AT, UNIT_AT + 2).trim();
    const unit = unitNamed(written) ?? written;
    const name = line.slice(NAME_AT).trim();
    const isRest = amount === '' && unit === '' && name.startsWith('-') && found.length > 0;
    if (isRest) found.push(`${found.pop()} ${name.replace(/^-{1,3}\s{0,3}/, '')}`);
    else found.push([amount, unit, name].filter((part) => part !== '').join(' '));
  }
  // "flour; sifted"
  return found.map((text) => text.replaceAll(/\s{0,4};\s{0,4}/g, ', ').trim());
}

/** Paragraphs, and the names of parts between them. */
function directionsOf(lines: readonly string[]): string[] {
  const parted = lines.flatMap((line) => {
    const heading = isSection(line) ? headingOf(line)?.name : undefined;
    return heading === undefined ? [line] : ['', `${heading}:`, ''];
  });
  return paragraphsOf(parted);
}
