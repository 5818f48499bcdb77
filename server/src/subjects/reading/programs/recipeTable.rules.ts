import papaparse from 'papaparse';

import type { FileRow } from '#subjects/reading/imports/fileRecipe.rules';

import type { ProgramRecipe } from './programFile.rules.ts';
import { addText, memberNamed, recipeOfTexts, type TextMember } from './textRecipe.rules.ts';

/** Recipes of one table that are read, and one more that tells that there are more. */
const MAX_RECIPES = 2_001;
/** Characters in which a table has its names of columns. */
const MAX_HEAD = 20_000;
const MIN_COLUMNS = 3;

export type RecipeTable = {
  readonly recipes: readonly ProgramRecipe[];
  readonly problem: FileRow['problem'];
};

type Columns = {
  readonly delimiter: string;
  readonly members: readonly (TextMember | undefined)[];
};

/**
 * The recipes of a table, one a row, under names of columns: of Plan to Eat and other programs.
 *
 * Shape   undefined for a text whose first line does not name a title and ingredients. `problem` is what was left out.
 */
export function readRecipeTable(text: string): RecipeTable | undefined {
  const columns = columnsOf(text);
  if (!columns) return undefined;
  const { delimiter, members } = columns;
  const { data, errors } = papaparse.parse<string[]>(text, {
    delimiter,
    preview: MAX_RECIPES + 1,
    skipEmptyLines: 'greedy',
  });
  const recipes = data.slice(1).map((cells) => {
    const texts = new Map<TextMember, string>();
    for (const [at, cell] of cells.entries()) {
      const member = members[at];
      addText(texts, { member, text: textOf(member, cell) });
    }
    return { recipe: recipeOfTexts(texts), raw: cells.join('\n') };
  });
  const isBroken = errors.some(({ type }) => type === 'Quotes');
  const problem = 'A quotation mark of this table has no end. Recipes may be in one another.';
  return { recipes, problem: isBroken ? problem : undefined };
}

/** The columns that the first line names, by the sign that gives the most of them. */
function columnsOf(text: string): Columns | undefined {
  const head = text.slice(0, MAX_HEAD);
  const [best] = [',', ';', '\t']
    .map((delimiter): Columns => {
      const { data } = papaparse.parse<string[]>(head, { delimiter, preview: 1 });
      return { delimiter, members: (data[0] ?? []).map(memberNamed) };
    })
    .toSorted((a, b) => known(b).length - known(a).length);
  const isTable =
    best !== undefined &&
    best.members.length >= MIN_COLUMNS &&
    best.members.includes('title') &&
    best.members.includes('ingredients');
  return isTable ? best : undefined;
}

function known({ members }: Columns): (TextMember | undefined)[] {
  return members.filter((member) => member !== undefined);
}

/** A cell with a line for each entry: of a list in JSON, or one with semicolons or bars between. */
function textOf(member: TextMember | undefined, cell: string): string {
  const isList = member === 'ingredients' || member === 'steps';
  const text = cell.trim();
  if (!isList || text.includes('\n')) return text;
  const entries = /^\[["']/.test(text) ? jsonTexts(text) : undefined;
  if (entries) return entries.join('\n');
  if (text.includes('|')) return text.replaceAll(/\s{0,8}\|\s{0,8}/g, '\n');
  return member === 'ingredients' ? text.replaceAll(/;\s{0,8}/g, '\n') : text;
}

function jsonTexts(text: string): string[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : undefined;
  } catch {
    return undefined;
  }
}
