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

import { readCooklang } from './cooklang.ts';
import { readExported } from './exportFile.ts';
import { type FileRecipe, type FileRow, rowOf, tidyLine } from './fileRecipe.ts';
import { readMealie } from './mealie.ts';
import { readPaprika } from './paprika.ts';
import { readTandoor } from './tandoor.ts';
import { type Budget, newBudget, TooMuch, unpackedLimit, unzip, ZIP_LIMITS } from './unzip.ts';

/** Recipes of one file, and bytes of all their drafts. */
const MAX_ROWS = 2_000;
const MAX_DRAFT_BYTES = 24 * 1024 * 1024;
/** Names with these ends may be recipes; pictures and the rest are not unpacked. */
const WANTED =
  /\.(?:json|jsonld|paprikarecipe|paprikarecipes|cook|txt|text|md|markdown|html?|zip)$/i;
/** Files that accompany recipes and are none. */
const ASIDE =
  /(?:^|[/\\])(?:__MACOSX[/\\]|\.[^/\\]*$|(?:manifest|package|settings|schema)\.json$)/i;

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
    if (isZip(bytes)) this.readZip(bytes, depth);
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
    const { broken, isCut } = unzip(bytes, {
      budget: this.budget,
      isWanted: (name) => WANTED.test(name) && !ASIDE.test(name),
      onEntry: (entry) => this.read(entry, depth + 1),
    });
    for (const name of broken) this.fail(name, 'It is damaged in the file.');
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
      rows = rowsOf(text, name);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.fail(name, 'It is nested too deeply.');
      return;
    }
    for (const row of rows) this.add(row);
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
  if (/^[{[]/.test(trimmed)) return rowsOfJson(text, name);
  if (/^(?:<!|<html|<head|<body|<script)/i.test(trimmed))
    return found(readPage(text).recipes, { text, name });
  const cook = hasCookSigns(text) ? readCooklang(text, bareName(name)) : undefined;
  return cook ? one(cook, { text, name }) : found(readText(text).recipes, { text, name });
}

/** Ingredients and timers as Cooklang marks them; an address of a mail is none. */
function hasCookSigns(text: string): boolean {
  return /(?:^|\s)@[^\s@{}#~][^@{}#~\n]{0,100}\{[^{}\n]{0,100}\}/.test(text);
}

function rowsOfJson(text: string, name: string): FileRow[] {
  const values = looseJson(text).flatMap((value) =>
    Array.isArray(value) ? (value as unknown[]) : [value],
  );
  const rows = values.slice(0, MAX_ROWS + 1).flatMap((value) => rowsOfValue(value, name));
  return rows.length > 0 ? rows : [{ title: bareName(name), problem: NO_RECIPE }];
}

const NO_RECIPE = 'There is no recipe in it that we can read.';

function rowsOfValue(value: unknown, name: string): FileRow[] {
  const exported = readExported(value);
  if (exported?.draft) return [exported];
  const text = JSON.stringify(value);
  const own = readPaprika(value) ?? readMealie(value) ?? readTandoor(value);
  if (own) return one(own, { text, name });
  const rows = found(readData(text).recipes, { text, name });
  const readable = rows.filter(({ draft }) => draft !== undefined);
  return readable.length > 0 ? readable : unreadRecipe(value, name);
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
