import { gunzipSync } from 'node:zlib';

import { RECIPE_LIMITS } from '@larder/shared/domain/recipeLimits';
import { LIMITS } from '@larder/shared/domain/validation';

import { decodePage } from '#features/recipeReading/decodePage';
import type { FoundRecipe } from '#features/recipeReading/foundRecipe';
import { isOfType } from '#features/recipeReading/graph';
import { looseJson } from '#features/recipeReading/looseJson';
import { readData, readPage } from '#features/recipeReading/readPage';
import { readText } from '#features/recipeReading/readText';
import { record } from '#lib/untrusted';

import { readExported } from './exportFile.ts';
import { type FileRecipe, type FileRow, rowOf, tidyLine } from './fileRecipe.ts';
import { readCooklang } from './programs/cooklang.ts';
import { isCookmate, readCookmate } from './programs/cookmate.ts';
import { readCrouton } from './programs/crouton.ts';
import { readHtmlExport } from './programs/htmlExports.ts';
import { readKitchenOwl } from './programs/kitchenOwl.ts';
import { isMasterCook, readMasterCook } from './programs/masterCook.ts';
import { isMasterCookXml, readMasterCookXml } from './programs/masterCookXml.ts';
import { readMealie } from './programs/mealie.ts';
import { mealieRecipes } from './programs/mealieBackup.ts';
import { isMealMaster, readMealMaster } from './programs/mealMaster.ts';
import { saidOfFile, saidOfName } from './programs/namedPrograms.ts';
import { readPaprika } from './programs/paprika.ts';
import type { ProgramRecipe } from './programs/programFile.ts';
import { readRecipeTable } from './programs/recipeTable.ts';
import { isRezKonv, readRezKonv } from './programs/rezKonv.ts';
import { readTandoor } from './programs/tandoor.ts';
import { readTextRecipe } from './programs/textRecipe.ts';
import { type Budget, newBudget, TooMuch, unpackedLimit, unzip, ZIP_LIMITS } from './unzip.ts';

/** Recipes of one file, and bytes of all their drafts. */
const MAX_ROWS = 2_000;
const MAX_DRAFT_BYTES = 24 * 1024 * 1024;
/** Names with these ends may be recipes; pictures and the rest are not unpacked. */
const WANTED =
  /\.(?:json|jsonld|paprikarecipes?|cook|crumb|melarecipes?|rtk|mcb|mmf?|mxp|m[xz]2|rk|csv|tsv|txt|text|md|markdown|html?|xml|zip)$/i;
/** Files that accompany recipes and are none. */
const ASIDE =
  /(?:^|[/\\])(?:__MACOSX[/\\]|\.[^/\\]*$|(?:manifest|package|settings|schema)\.json$)/i;
/** Parts of a document that is a zip file of XML. */
const OFFICE =
  /^(?:\[Content_Types\]\.xml|mimetype|(?:word|xl|ppt|docProps|customXml|_rels|META-INF|OEBPS|EPUB)\/.{0,200})$/i;

/** Characters of one text with many recipes. */
const MAX_CHARACTERS = 24_000_000;
const PACKED =
  'It is packed in a way that we cannot unpack. Please unpack it and send its files, or pack it as a plain zip file.';

export type ReadFile = {
  readonly rows: readonly FileRow[];
  /** What of the file could not be read; null when all was. */
  readonly problem: string | null;
};

/**
 * Reads the recipes of a file by what is in it, not by its name: zip files in zip files, JSON of several programs,
 * Cooklang, pages and plain text.
 *
 * Shape   in the order of the file; an unreadable recipe has a row too. Never throws for bad input.
 */
export function readFile({ name, bytes }: { name: string; bytes: Uint8Array }): ReadFile {
  const reader = new FileReader();
  try {
    reader.read({ name, bytes }, 0);
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
    return { rows: [], problem: `This file unpacks to ${error.message}. Nothing of it was read.` };
  }
  return reader.done();
}

class FileReader {
  private readonly rows: FileRow[] = [];
  private readonly budget: Budget = newBudget();
  private readonly problems = new Set<string>();
  private draftBytes = 0;

  read({ name, bytes }: { name: string; bytes: Uint8Array }, depth: number): void {
    const said = saidOfFile({ name, bytes });
    if (said !== undefined) this.fail(name, said);
    else if (isZip(bytes)) this.readZip(bytes, depth);
    else if (isGzip(bytes)) this.readGzip({ name, bytes });
    else this.readPlain({ name, bytes });
  }

  done(): ReadFile {
    if (this.rows.length === 0 && this.problems.size === 0)
      this.problems.add('There is no recipe in this file that we can read.');
    return { rows: this.rows, problem: [...this.problems].join(' ') || null };
  }

  private readZip(bytes: Uint8Array, depth: number): void {
    if (depth >= ZIP_LIMITS.depth) {
      this.problems.add('Zip files within zip files within zip files are not read.');
      return;
    }
    let isDocument = false;
    const { broken, packed, isCut } = unzip(bytes, {
      budget: this.budget,
      isWanted: (name) => {
        const isPart = OFFICE.test(name);
        isDocument ||= isPart;
        const isKnown = WANTED.test(name) || saidOfName(name) !== undefined;
        return isKnown && !isPart && !ASIDE.test(name);
      },
      onEntry: (entry) => this.read(entry, depth + 1),
    });
    for (const name of broken) this.fail(name, 'It is damaged in the file.');
    for (const name of packed) this.fail(name, PACKED);
    if (isDocument && this.rows.length === 0)
      this.problems.add('This is a document. Please copy its text and paste it.');
    if (isCut)
      this.problems.add('The file ends in the middle. What is whole before that can be saved.');
  }

  private readGzip({ name, bytes }: { name: string; bytes: Uint8Array }): void {
    const limit = unpackedLimit(bytes.length, this.budget);
    let plain: Uint8Array;
    try {
      plain = gunzipSync(bytes, { maxOutputLength: limit });
    } catch (error) {
      if (error instanceof RangeError) throw new TooMuch('far more than its size allows');
      this.fail(name, 'It is damaged in the file.');
      return;
    }
    this.budget.bytes -= plain.length;
    this.readPlain({ name, bytes: plain });
  }

  private readPlain({ name, bytes }: { name: string; bytes: Uint8Array }): void {
    const text = decodePage(bytes, '');
    if (text.includes('\0')) {
      this.fail(name, 'It is neither a text nor a file of a program that we know.');
      return;
    }
    let rows: readonly FileRow[];
    try {
      rows = rowsOf(text.slice(0, MAX_CHARACTERS), name);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.fail(name, 'It is nested too deeply.');
      return;
    }
    for (const row of rows) this.add(row);
    if (text.length > MAX_CHARACTERS)
      this.problems.add(`Only the first ${MAX_CHARACTERS / 1_000_000} million characters are read.`);
  }

  private fail(name: string, problem: string): void {
    this.add({ title: bareName(name), problem });
  }

  private add(row: FileRow): void {
    const size = row.draft ? JSON.stringify(row.draft).length : 0;
    if (this.rows.length >= MAX_ROWS) {
      this.problems.add(`Only the first ${MAX_ROWS} recipes of a file are read.`);
      return;
    }
    this.draftBytes += size;
    const fits = this.draftBytes <= MAX_DRAFT_BYTES;
    this.rows.push(
      fits ? row : { title: row.title, problem: 'There is more in the file than is read at once.' },
    );
  }
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** What a person calls the file: no folders, no end. "../../etc/soup.cook" -> "soup" */
function bareName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return tidyLine(last.replace(/\.[a-z]{1,15}$/i, ''), 200) || 'Without a name';
}

function rowsOf(text: string, name: string): FileRow[] {
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
  return cook ? one(cook, { text, name }) : found(readText(text).recipes, { text, name });
}

/** "[For the sauce]" above a text is no JSON. */
function isJson(text: string): boolean {
  return /^\{/.test(text) || /^\[\s{0,200}["[{\]]/.test(text);
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
  if (!table) return /\.(?:csv|tsv)$/i.test(name) ? [{ title: bareName(name), problem: NO_TABLE }] : undefined;
  const rows = several(table.recipes, name);
  return table.problem === undefined
    ? rows
    : rows.map((row) => ({ ...row, problem: [row.problem, table.problem].filter(Boolean).join(' ') }));
}

const NO_TABLE = 'It has no columns named as a title and ingredients.';

function several(recipes: readonly ProgramRecipe[], name: string): FileRow[] {
  if (recipes.length === 0) return [{ title: bareName(name), problem: NO_RECIPE }];
  return recipes.map(({ recipe, raw }) => rowOf(recipe, raw));
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
