import { useState } from 'react';
import * as z from 'zod/mini';

import { goodOnes } from '#platform/stored/mend.ts';
import { stored } from '#platform/stored/stored.ts';

/* Which stores have an import that is not finished. The files themselves, and what was decided of them: shelfDrafts.ts. */

/** How long one waits. Units: ms. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Units: `at`, of the last change, in ms since 1970. */
const DraftNote = z.object({
  store_id: z.string(),
  fileName: z.string(),
  /** Of which file `left` is told. */
  file_id: z.optional(z.string()),
  rows: z.number(),
  at: z.number(),
  /** Rows to be looked at; left out until all rows were read. */
  left: z.optional(z.number()),
});
export type DraftNote = z.output<typeof DraftNote>;

const shelfDrafts = stored({
  key: 'shelfDrafts',
  schema: z.readonly(z.array(DraftNote)),
  empty: [],
  mend: goodOnes(DraftNote),
});

/** The store's, if one waits. */
export function useDraftNote(store_id: string): DraftNote | undefined {
  const [now] = useState(() => Date.now());
  return shelfDrafts.use().find((note) => note.store_id === store_id && !isOver(note, now));
}

export function draftNoteNow(store_id: string): DraftNote | undefined {
  return shelfDrafts.get().find((note) => note.store_id === store_id);
}

/** The stores whose import has waited for too long. Units: `now` in ms since 1970. */
export function storesOver(now: number): string[] {
  return shelfDrafts.get().flatMap((note) => (isOver(note, now) ? [note.store_id] : []));
}

/** In place of the one that the store had. */
export function setDraftNote(note: DraftNote): void {
  shelfDrafts.update((all) => [...all.filter((one) => one.store_id !== note.store_id), note]);
}

export function dropDraftNote(store_id: string): void {
  shelfDrafts.update((all) => all.filter((one) => one.store_id !== store_id));
}

/** Keeps how many rows are to be looked at of an import that waits. */
export function setRowsLeft(store_id: string, left: number): void {
  const note = draftNoteNow(store_id);
  if (note && note.left !== left) setDraftNote({ ...note, left });
}

function isOver({ at }: DraftNote, now: number): boolean {
  return !(now - at < KEPT_MS);
}
