import { LIMITS } from '@larder/shared/basics/validation';
import { RECIPE_LIMITS } from '@larder/shared/recipes/recipeLimits';

import { record } from '#platform/lib/untrusted';
import type { FoundRecipe } from '#subjects/reading/pages/foundRecipe.rules';
import { isOfType } from '#subjects/reading/pages/graph.rules';
import { looseJson } from '#subjects/reading/pages/looseJson.rules';
import { readData, readPage } from '#subjects/reading/pages/readPage.rules';
import { readCooklang } from '#subjects/reading/programs/cooklang.rules';
import { isCookmate, readCookmate } from '#subjects/reading/programs/cookmate.rules';
import { readCrouton } from '#subjects/reading/programs/crouton.rules';
import { readHtmlExport } from '#subjects/reading/programs/htmlExports.rules';
import { readKitchenOwl } from '#subjects/reading/programs/kitchenOwl.rules';
import { isMasterCook, readMasterCook } from '#subjects/reading/programs/masterCook.rules';
import { isMasterCookXml, readMasterCookXml } from '#subjects/reading/programs/masterCookXml.rules';
import { readMealie } from '#subjects/reading/programs/mealie.rules';
import { mealieRecipes } from '#subjects/reading/programs/mealieBackup.rules';
import { isMealMaster, readMealMaster } from '#subjects/reading/programs/mealMaster.rules';
import { readPaprika } from '#subjects/reading/programs/paprika.rules';
import type { ProgramRecipe } from '#subjects/reading/programs/programFile.rules';
import { readRecipeTable } from '#subjects/reading/programs/recipeTable.rules';
import { isRezKonv, readRezKonv } from '#subjects/reading/programs/rezKonv.rules';
import { readTandoor } from '#subjects/reading/programs/tandoor.rules';
import { readTextRecipe } from '#subjects/reading/programs/textRecipe.rules';
import { mayHoldAnother } from '#subjects/reading/words/otherRecipe.rules';
import { MAX_TEXT, readText } from '#subjects/reading/words/readText.rules';

import { readExported } from './exportFile.rules.ts';
import { type FileRecipe, type FileRow, rowOf, tidyLine } from './fileRecipe.rules.ts';

/** Recipes of one file. */
export const MAX_ROWS = 2_000;

/** What a person calls the file: no folders, no end. "../../etc/soup.cook" -> "soup" */
export function bareName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return tidyLine(last.replace(/\.[a-z]{1,15}$/i, ''), 200) || 'Without a name';
}

/**
 * The recipes of one text: JSON of several programs, their exports, Cooklang, pages and plain text.
 *
 * Shape   in the order of the text; an unreadable recipe has a row too, and so has a text without any.
 * Errors  RangeError for JSON that is nested too deeply.
 */
export function rowsOf(text: string, name: string): FileRow[] {
  const trimmed = text.trimStart();
  if (/\.cook$/i.test(name)) return one(readCooklang(text, bareName(name)), { text, name });
  if (isJson(trimmed)) return rowsOfJson(text, name);
  const exported = rowsOfProgram(text, name);
  if (exported) return exported;
  if (/^<\?xml/i.test(trimmed) && !/<html\b/i.test(trimmed.slice(0, 5_000)))
    return [{ title: bareName(name), problem: 'It is of a program that we do not know.' }];
  if (/^(?:<!|<html|<head|<body|<script|<\?xml)/i.test(trimmed))
    return found(readPage(text).recipes, { text, name });
  const cook = hasCookSigns(text) ? readCooklang(text, bareName(name)) : undefined;
  if (cook) return one(cook, { text, name });
  const rows = found(readText(text).recipes, { text, name }).map(withDoubt);
  return text.length > MAX_TEXT ? rows.map((row) => ({ problem: LONG, ...row })) : rows;
}

/** A recipe of a text, which asks when another may be among its steps. */
function withDoubt(row: FileRow): FileRow {
  const problem = row.problem ? `${row.problem} ${OTHER}` : OTHER;
  return mayHoldAnother(row.draft?.steps ?? []) ? { ...row, problem } : row;
}

const OTHER = 'There may be another recipe among its steps.';
const LONG = `Only the first ${MAX_TEXT / 1_000} thousand characters of its file are read.`;

/** "[For the sauce]" above a text is no JSON. */
function isJson(text: string): boolean {
  return text.startsWith('{') || /^\[\s{0,200}["[{\]]/.test(text);
}

/** The recipes of a text that a program has exported with several; undefined for any other text. */
function rowsOfProgram(text: string, name: string): FileRow[] | undefined {
  if (isMasterCookXml(text)) return several(readMasterCookXml(text), name);
  if (isCookmate(text)) return several(readCookmate(text), name);
  if (isMealMaster(text)) return several(readMealMaster(text), name);
  if (isMasterCook(text)) return several(readMasterCook(text), name);
  if (isRezKonv(text)) return several(readRezKonv(text), name);
  const kept = readHtmlExport(text);
  if (kept) return several(kept, name);
  const table = readRecipeTable(text);
  if (!table)
    return /\.(?:csv|tsv)$/i.test(name)
      ? [{ title: bareName(name), problem: NO_TABLE }]
      : undefined;
  const rows = several(table.recipes, name);
  const { problem } = table;
  if (problem === undefined) return rows;
  return rows.map((row) => ({
    ...row,
    problem: row.problem ? `${row.problem} ${problem}` : problem,
  }));
}

const NO_TABLE = 'It has no columns named as a title and ingredients.';

function several(recipes: readonly ProgramRecipe[], name: string): FileRow[] {
  if (recipes.length === 0) return [{ title: bareName(name), problem: NO_RECIPE }];
  return recipes.map(({ recipe, raw }) => rowOf(recipe, raw));
}

/** Ingredients and timers as Cooklang marks them; an address of a mail is none. */
function hasCookSigns(text: string): boolean {
  return /(?:^|\s)@[^\s@{}#~][^@{}#~\n]{0,100}\{[^{}\n]{0,100}\}/.test(text);
}

function rowsOfJson(text: string, name: string): FileRow[] {
  const values = looseJson(text).flatMap(valuesWithin);
  const rows = values.slice(0, MAX_ROWS + 1).flatMap((value) => rowsOfValue(value, name));
  return rows.length > 0 ? rows : [{ title: bareName(name), problem: NO_RECIPE }];
}

/** The entries of a list; of a program's backup or export of all it has, its recipes. */
function valuesWithin(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value as unknown[]; // any entries
  const backup = mealieRecipes(value);
  if (backup) return backup;
  const all = record(value);
  const isRecipe = !all || isOfType(all, 'Recipe') || 'ingredients' in all || '@graph' in all;
  const inner = isRecipe ? undefined : all['recipes'];
  return Array.isArray(inner) ? (inner as unknown[]) : [value]; // any entries
}

const NO_RECIPE = 'There is no recipe in it that we can read.';

/** Each reads JSON of its program, and no other. */
const READERS = [readPaprika, readMealie, readTandoor, readCrouton, readKitchenOwl];

function rowsOfValue(value: unknown, name: string): FileRow[] {
  const exported = readExported(value);
  if (exported?.draft) return [exported];
  const text = JSON.stringify(value);
  const own = READERS.map((read) => read(value)).find((recipe) => recipe !== undefined);
  if (own) return one(own, { text, name });
  const rows = found(readData(text).recipes, { text, name });
  const readable = rows.filter(({ draft }) => draft !== undefined);
  if (readable.length > 0) return readable;
  const texts = readTextRecipe(value);
  return texts ? one(texts, { text, name }) : unreadRecipe(value, name);
}

/** Other data is skipped; an unreadable recipe gets a row. */
function unreadRecipe(value: unknown, name: string): FileRow[] {
  const node = record(value);
  if (!node || !isOfType(node, 'Recipe')) return [];
  const title = typeof node['name'] === 'string' ? tidyLine(node['name'], LIMITS.recipeTitle) : '';
  return [{ title: title || bareName(name), problem: NO_RECIPE }];
}

function one(
  recipe: FileRecipe | undefined,
  { text, name }: { text: string; name: string },
): FileRow[] {
  if (!recipe) return [{ title: bareName(name), problem: NO_RECIPE }];
  return [rowOf({ ...recipe, title: recipe.title || bareName(name) }, text)];
}

const FULL = `Only its first ${RECIPE_LIMITS.lines} lines are kept.`;

function found(
  recipes: readonly FoundRecipe[] | undefined,
  { text, name }: { text: string; name: string },
): FileRow[] {
  if (!recipes) return [{ title: bareName(name), problem: NO_RECIPE }];
  return recipes.map((recipe) => {
    const title = recipe.title || bareName(name);
    const row = rowOf({ ...recipe, title, source_url: recipe.address ?? undefined }, text);
    // The reader keeps no more of a page or a text, and does not say whether there were more.
    const isFull = recipe.lines.length >= RECIPE_LIMITS.lines && row.draft !== undefined;
    return isFull ? { ...row, problem: FULL } : row;
  });
}
