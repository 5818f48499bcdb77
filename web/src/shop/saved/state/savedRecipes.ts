import * as z from 'zod/mini';

import { storedUser } from '#platform/session/storedUser.ts';
import { stored } from '#platform/stored/stored.ts';

import { setSavedIds } from './savedIds.ts';

/** Max age of a press before the login. */
const MAX_LOGIN_MS = 30 * 60_000;

const Change = z.object({
  change_id: z.string(),
  /** The account that made it; '' before the login. */
  user_id: z.string(),
  /** The provider's number. */
  id: z.int(),
  title: z.string(),
  /** What is kept of the recipe; null to remove it. */
  brief: z.nullable(
    z.object({
      title: z.string(),
      image: z.nullable(z.string()),
      minutes: z.number(),
      calories: z.number(),
      servings: z.number(),
    }),
  ),
  /** Milliseconds since 1970. */
  at: z.number(),
});
export type SavedChange = z.output<typeof Change>;

/** Saved recipes of the provider: the server's last answer to the user `of`, and unanswered changes. */
const kept = stored({
  key: 'savedRecipes',
  schema: z.object({ of: z.string(), ids: z.array(z.int()), waiting: z.array(Change) }),
  empty: { of: '', ids: [], waiting: [] },
});

function publishSaved(): void {
  const id = storedUser.get()?.id;
  const { of, ids, waiting } = kept.get();
  const shown = new Set(of === id ? ids : []);
  for (const { user_id, id: recipe, brief } of waiting) {
    if (user_id !== id) continue;
    if (brief) shown.add(recipe);
    else shown.delete(recipe);
  }
  setSavedIds(shown);
}
kept.subscribe(publishSaved);
storedUser.subscribe(publishSaved);
publishSaved();

/** Changes of the signed-in person that the server has not answered, oldest first. */
export function waitingSavedNow(): SavedChange[] {
  return ofPerson(kept.get().waiting);
}

export function useWaitingSaved(): SavedChange[] {
  return ofPerson(kept.use().waiting);
}

function ofPerson(changes: readonly SavedChange[]): SavedChange[] {
  const id = storedUser.get()?.id;
  return changes.filter(({ user_id }) => user_id === id);
}

function setWaiting(change: (waiting: readonly SavedChange[]) => SavedChange[]): void {
  kept.update((old) => ({ ...old, waiting: change(old.waiting) }));
}

/** Adds a change, of the signed-in person if somebody is. It replaces an earlier one of the recipe. */
export function addSavedChange(change: Pick<SavedChange, 'id' | 'brief' | 'title'>): void {
  const user_id = storedUser.get()?.id ?? '';
  const added = { ...change, user_id, change_id: crypto.randomUUID(), at: Date.now() };
  setWaiting((waiting) => [
    ...waiting.filter((one) => one.id !== change.id || one.user_id !== user_id),
    added,
  ]);
}

/** The server refused the change. */
export function dropSavedChange({ change_id }: SavedChange): void {
  setWaiting((waiting) => waiting.filter((one) => one.change_id !== change_id));
}

/** The server made the change. */
export function settleSavedChange({ change_id, user_id, id, brief }: SavedChange): void {
  kept.update(({ of, ids, waiting }) => {
    const others = (of === user_id ? ids : []).filter((one) => one !== id);
    return {
      of: user_id,
      ids: brief ? [...others, id] : others,
      waiting: waiting.filter((one) => one.change_id !== change_id),
    };
  });
}

/** Keeps the server's list. */
export function keepSavedIds(ids: readonly number[]): void {
  const of = storedUser.get()?.id;
  if (of !== undefined) kept.update((old) => ({ ...old, of, ids: [...ids] }));
}

/** Assigns changes made before the login to the person who signed in. Shape: those changes. */
export function adoptSavedChanges(now: number): SavedChange[] {
  const user_id = storedUser.get()?.id;
  const pressed = kept.get().waiting.filter((one) => one.user_id === '');
  if (user_id === undefined || pressed.length === 0) return [];
  const adopted = pressed
    .filter(({ at }) => now - at < MAX_LOGIN_MS)
    .map((one) => ({ ...one, user_id }));
  const ids = new Set(adopted.map(({ id }) => id));
  setWaiting((waiting) => [
    ...waiting.filter((one) => one.user_id !== '' && !(one.user_id === user_id && ids.has(one.id))),
    ...adopted,
  ]);
  return adopted;
}
