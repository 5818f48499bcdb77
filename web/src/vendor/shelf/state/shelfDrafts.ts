import { CATEGORIES } from '@larder/shared/food/categories';
import { SHELF_FIELDS } from '@larder/shared/stores/shelfFile.calls';
import * as z from 'zod/mini';

import { keepPart, readPart } from '#platform/stored/drafts.ts';
import { goodOnes } from '#platform/stored/mend.ts';
import { ownerNow } from '#platform/stored/owner.ts';
import { stored } from '#platform/stored/stored.ts';

/* An import that is not finished: the file and what was decided of it, one for each store. */

/** How long it waits. Units: ms. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Units: `at`, of the last change, in ms since 1970. */
const DraftNote = z.object({
  store_id: z.string(),
  fileName: z.string(),
  rows: z.number(),
  at: z.number(),
});
export type DraftNote = z.output<typeof DraftNote>;

const shelfDrafts = stored({
  key: 'shelfDrafts',
  schema: z.readonly(z.array(DraftNote)),
  empty: [],
  mend: goodOnes(DraftNote),
});

/** A file as it was read; `id` ties to it what is decided of it. */
const ShelfFile = z.object({
  id: z.string(),
  fileName: z.string(),
  cells: z.readonly(z.array(z.readonly(z.array(z.string())))),
  delimiter: z.string(),
  /** Of a workbook, of which the first one is read; 0 of a text. */
  sheets: z.number(),
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

/** What was decided of a file. */
const ShelfWork = z.object({
  /** Of each column. */
  fields: z.readonly(z.array(z.nullable(z.enum(SHELF_FIELDS)))),
  /** The places of columns whose field is a guess. */
  unsure: z.readonly(z.array(z.number())),
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

/** The store's, if one waits. */
export function useDraftNote(store_id: string): DraftNote | undefined {
  return shelfDrafts.use().find((note) => note.store_id === store_id);
}

/** Keeps a file that was chosen; only one that is kept is offered again. */
export async function keepFile(store_id: string, file: ShelfFile): Promise<void> {
  if (!(await keepPartHere(`${store_id} file`, file))) return;
  const { fileName, cells } = file;
  note({ store_id, fileName, rows: cells.length - 1, at: Date.now() });
}

export function keepWork(store_id: string, { file, work }: ShelfDraft): void {
  const kept: z.output<typeof KeptWork> = { file_id: file.id, work };
  void keepPartHere(`${store_id} work`, kept);
  const [before] = notesOf(store_id);
  if (before) note({ ...before, at: Date.now() });
}

/** Keeps one again that was dropped. */
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
  void keepPartHere(`${store_id} file`, undefined);
  void keepPartHere(`${store_id} work`, undefined);
  shelfDrafts.update((all) => all.filter((one) => one.store_id !== store_id));
}

/** Drops what has waited for too long. Units: `now` in ms since 1970. */
export function sweepDrafts(now: number): void {
  for (const { store_id, at } of shelfDrafts.get()) if (!(now - at < KEPT_MS)) dropDraft(store_id);
}

function notesOf(store_id: string): DraftNote[] {
  return shelfDrafts.get().filter((one) => one.store_id === store_id);
}

function note(draft: DraftNote): void {
  shelfDrafts.update((all) => [...all.filter((one) => one.store_id !== draft.store_id), draft]);
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
