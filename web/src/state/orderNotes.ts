import * as z from 'zod/mini';

import { stored } from '#lib/stored';

/** Longer than a note may be: as typed it is not yet one. */
const MAX_TYPED = 2_000;

/** What is to be said to a store with the next order, as typed; by store, in every tab. */
const kept = stored({
  key: 'orderNotes',
  schema: z.record(z.string(), z.string().check(z.maxLength(MAX_TYPED))),
  empty: {},
});

/** '' where nothing is said. */
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

/** Forgets what was said to stores that were ordered from. */
export function forgetNotes(store_ids: readonly string[]): void {
  kept.update((all) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => !store_ids.includes(id))),
  );
}
