import * as z from 'zod/mini';

import { stored } from '#platform/stored/stored.ts';

/** More than a note may have: text that is still being typed may be too long. */
const MAX_TYPED = 2_000;

/** Notes for the next order of each store, as typed; in every tab. */
const kept = stored({
  key: 'orderNotes',
  schema: z.record(z.string(), z.string().check(z.maxLength(MAX_TYPED))),
  empty: {},
});

/** The note as typed; '' for none. */
export function useNote(store_id: string): string {
  return kept.use()[store_id] ?? '';
}

/** The note at this moment, for a press. */
export function noteNow(store_id: string): string {
  return kept.get()[store_id] ?? '';
}

export function setNote(store_id: string, note: string): void {
  kept.update((all) => ({ ...all, [store_id]: note.slice(0, MAX_TYPED) }));
}

/** Removes the notes of stores that were ordered from. */
export function forgetNotes(store_ids: readonly string[]): void {
  kept.update((all) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => !store_ids.includes(id))),
  );
}
