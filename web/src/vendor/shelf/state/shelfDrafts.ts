import { CATEGORIES } from '@larder/shared/food/categories';
import { SHELF_FIELDS } from '@larder/shared/stores/shelfFile.calls';
import { SHELF_PRESETS } from '@larder/shared/stores/shelfPresets';
import * as z from 'zod/mini';

import { GUESSED_ENCODINGS } from '#parts/tables/encodings.ts';
import { keepPart, readPart } from '#platform/stored/drafts.ts';
import { ownerNow } from '#platform/stored/owner.ts';

import { draftNoteNow, dropDraftNote, setDraftNote, storesOver } from './shelfDraftNotes.ts';

/* An import that is not finished: the file and what was decided of it, one for each store. */

/** A file as it was read; `id` ties to it what is decided of it. */
const ShelfFile = z.object({
  id: z.string(),
  fileName: z.string(),
  cells: z.readonly(z.array(z.readonly(z.array(z.string())))),
  delimiter: z.string(),
  /** Of a workbook, of which one is read; 0 of a text. */
  sheets: z.number(),
  /** Of a workbook with several: their names, and which one was read. */
  sheet: z.optional(z.object({ names: z.readonly(z.array(z.string())), at: z.number() })),
  /** Of a text whose bytes do not tell it. */
  encoding: z.optional(z.enum(GUESSED_ENCODINGS)),
  /** What the bytes are kept by, of a file that can be read in another way. */
  source_id: z.optional(z.string()),
});
export type ShelfFile = z.output<typeof ShelfFile>;

const Pack = z.object({ unit_quantity: z.number(), unit: z.string() });
const Answer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('food'),
    food: z.object({
      ingredient_id: z.string(),
      name: z.string(),
      category: z.enum(CATEGORIES),
    }),
    pack: Pack,
  }),
  z.object({ kind: z.literal('nonfood'), pack: Pack }),
  z.object({ kind: z.literal('out') }),
]);

/** The bytes of a file. */
const KeptSource = z.object({
  id: z.string(),
  bytes: z.custom<Uint8Array<ArrayBuffer>>((value) => ArrayBuffer.isView(value)),
});

/** What was decided of a file. */
const ShelfWork = z.object({
  /** Of each column. */
  fields: z.readonly(z.array(z.nullable(z.enum(SHELF_FIELDS)))),
  /** The places of columns whose field is a guess. */
  unsure: z.readonly(z.array(z.number())),
  /** The program that somebody says the file is of; null: none. Left out: as its headings tell. */
  preset: z.optional(z.nullable(z.enum(SHELF_PRESETS))),
  /** False when the first row is goods already. */
  isHeaded: z.boolean(),
  /** The name in the column of places that is this store; null: all rows are of it. */
  place: z.nullable(z.string()),
  /** Decides numbers with two readings; null: not yet. */
  decimal: z.nullable(z.enum(['.', ','])),
  answers: z.map(z.string(), Answer),
});
export type ShelfWork = z.output<typeof ShelfWork>;
const KeptWork = z.object({ file_id: z.string(), work: ShelfWork });

export type ShelfDraft = { readonly file: ShelfFile; readonly work: ShelfWork };

/** Keeps a file that was chosen; only one that is kept is offered again. What is left of the same file stays noted. */
export async function keepFile(store_id: string, file: ShelfFile): Promise<void> {
  if (!(await keepPartHere(`${store_id} file`, file))) return;
  const { id: file_id, fileName, cells } = file;
  const before = draftNoteNow(store_id);
  const left = before?.file_id === file_id ? before.left : undefined;
  const note = { store_id, fileName, file_id, rows: cells.length - 1, at: Date.now() };
  setDraftNote({ ...note, ...(left !== undefined && { left }) });
}

/** Keeps the bytes of a file that can be read in another way; those of one that cannot are dropped. */
export async function keepSource(
  store_id: string,
  { source_id: id }: Pick<ShelfFile, 'source_id'>,
  source: Blob,
): Promise<void> {
  const kept: z.output<typeof KeptSource> | undefined =
    id === undefined ? undefined : { id, bytes: new Uint8Array(await source.arrayBuffer()) };
  await keepPartHere(`${store_id} source`, kept);
}

/** The file as it was chosen; undefined when its bytes are not kept. */
export async function readSource(
  store_id: string,
  { source_id, fileName }: Pick<ShelfFile, 'source_id' | 'fileName'>,
): Promise<File | undefined> {
  const { data } = KeptSource.safeParse(await readPartHere(`${store_id} source`));
  return data && data.id === source_id ? new File([data.bytes], fileName) : undefined;
}

export function keepWork(store_id: string, { file, work }: ShelfDraft): void {
  const kept: z.output<typeof KeptWork> = { file_id: file.id, work };
  void keepPartHere(`${store_id} work`, kept);
  const before = draftNoteNow(store_id);
  if (before) setDraftNote({ ...before, at: Date.now() });
}

/** Keeps one again that was dropped, but for its bytes. */
export function keepDraft(store_id: string, draft: ShelfDraft): void {
  void keepFile(store_id, draft.file);
  keepWork(store_id, draft);
}

/** The draft as far as it can still be read. What was decided of another file is nothing. */
export async function readDraft(
  store_id: string,
): Promise<{ file: ShelfFile; work: ShelfWork | undefined } | undefined> {
  const [file, work] = await Promise.all([
    readPartHere(`${store_id} file`),
    readPartHere(`${store_id} work`),
  ]);
  const read = ShelfFile.safeParse(file).data;
  const decided = KeptWork.safeParse(work).data;
  return read && { file: read, work: decided?.file_id === read.id ? decided.work : undefined };
}

export function dropDraft(store_id: string): void {
  for (const part of ['file', 'source', 'work'])
    void keepPartHere(`${store_id} ${part}`, undefined);
  dropDraftNote(store_id);
}

/** Drops what has waited for too long. Units: `now` in ms since 1970. */
export function sweepDrafts(now: number): void {
  for (const store_id of storesOver(now)) dropDraft(store_id);
}

/** Whether it is kept, and the person is still the same. */
async function keepPartHere(name: string, part: unknown): Promise<boolean> {
  const id = ownerNow();
  return id !== undefined && (await keepPart(id, name, part)) && id === ownerNow();
}

async function readPartHere(name: string): Promise<unknown> {
  const id = ownerNow();
  return id === undefined ? undefined : readPart(id, name);
}
