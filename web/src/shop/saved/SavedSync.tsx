import { useSavedSync } from '#queries/sendSaved';

/** Keeps the hearts of all pages in step with the account; shows nothing. */
export function SavedSync() {
  useSavedSync();
  return null;
}
