import { useSavedSync } from '#shop/saved/queries/sendSaved.ts';

/** Keeps the hearts of all pages in step with the account; shows nothing. */
export function SavedSync() {
  useSavedSync();
  return null;
}
