import { gunzipSync } from 'node:zlib';

import { decodePage } from '#subjects/reading/pages/decodePage.rules';
import { saidOfFile, saidOfName } from '#subjects/reading/programs/namedPrograms.rules';

import type { FileRow } from './fileRecipe.rules.ts';
import { bareName, MAX_ROWS, rowsOf } from './rowsOfText.rules.ts';
import {
  type Budget,
  newBudget,
  TooMuch,
  unpackedLimit,
  unzip,
  ZIP_LIMITS,
} from './unzip.rules.ts';

/** Bytes of all drafts of one file. */
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
 * Reads the recipes of a file by what is in it, and by its name where that says more: zip files in zip files, and texts
 * of many programs.
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
      this.problems.add(
        `Only the first ${MAX_CHARACTERS / 1_000_000} million characters are read.`,
      );
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
