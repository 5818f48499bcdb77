import { changeCollectionsOf, listCollectionsOf } from '@larder/shared/recipes/collections.calls';
import { saveRecipe, unsaveRecipe } from '@larder/shared/recipes/saved.calls';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { call } from '#platform/http/api.ts';
import { ApiError, isForLater, wordsFor } from '#platform/http/apiError.ts';
import { makeOutbox } from '#platform/outbox/outbox.ts';
import { toast } from '#platform/page/toast.ts';
import { beforeLogout } from '#platform/session/leaving.ts';
import { storedUser } from '#platform/session/storedUser.ts';
import { waitingDishesNow } from '#shop/saved/state/cookedWaiting.ts';
import {
  adoptSavedChanges,
  dropSavedChange,
  type SavedChange,
  settleSavedChange,
  waitingSavedNow,
} from '#shop/saved/state/savedRecipes.ts';

import { savedQueries } from './saved.ts';
import { sendCooked } from './sendCooked.ts';

const warnedWaiting = new Set<string>();
/** The collections that a recipe left with its heart, by account and recipe: an Undo puts it back into them. */
const left = new Map<string, readonly string[]>();

/** Sends the waiting hearts. A refused one is taken back, with the reason in a toast. */
export const sendSaved = makeOutbox<SavedChange>({
  lock: 'saved recipes',
  next: () => waitingSavedNow()[0],
  send: sendOne,
  // A removed recipe stays on the page, with an empty heart, until the page is opened again.
  settle: (sent, client) =>
    client.invalidateQueries({
      queryKey: savedQueries.lists(),
      refetchType: sent.some(({ brief }) => brief) ? 'active' : 'none',
    }),
});

/** Shape   false when there was no connection, or the server cannot take it now. */
async function sendOne(change: SavedChange, client: QueryClient): Promise<boolean> {
  const { brief, title } = change;
  try {
    await (brief ? save(change, brief) : unsave(change));
    // Lists that are being loaded would be outdated.
    await client.cancelQueries({ queryKey: savedQueries.all() });
    settleSavedChange(change);
    return true;
  } catch (error) {
    if (error instanceof ApiError && !isForLater(error)) {
      // The answer signed the person out: the change waits for the next login.
      if (storedUser.get()?.id !== change.user_id) return true;
      dropSavedChange(change);
      toast.error(`${title} was not ${brief ? 'saved' : 'removed'}. ${wordsFor(error)}`);
      return true;
    }
    const done = brief ? 'saved' : 'removed';
    if (!warnedWaiting.has(change.change_id))
      toast.warning(
        error instanceof ApiError
          ? `${title} is ${done} later. ${wordsFor(error)}`
          : `No connection. ${title} is ${done} as soon as there is one.`,
      );
    warnedWaiting.add(change.change_id);
    return false;
  }
}

async function unsave(change: SavedChange): Promise<void> {
  const params = { id: change.id };
  const { value } = await call(listCollectionsOf, { params: { id: String(change.id) } });
  await call(unsaveRecipe, { params });
  left.set(keyOf(change), value);
}

async function save(change: SavedChange, brief: NonNullable<SavedChange['brief']>): Promise<void> {
  await call(saveRecipe, { params: { id: change.id }, body: brief });
  const ids = left.get(keyOf(change)) ?? [];
  for (const id of ids) await putBack(String(change.id), id);
  left.delete(keyOf(change));
}

/** A collection that is gone, or full, meanwhile is left out: the recipe is saved all the same. */
async function putBack(id: string, collection: string): Promise<void> {
  try {
    await call(changeCollectionsOf, { params: { id }, body: { add: [collection], remove: [] } });
  } catch (error) {
    if (!(error instanceof ApiError) || isForLater(error)) throw error;
  }
}

function keyOf({ user_id, id }: SavedChange): string {
  return `${user_id} ${id}`;
}

/**
 * Reads which recipes are saved, sends hearts and dishes that an earlier page left waiting, and saves what
 * was pressed before the login.
 */
export function useSavedSync(): void {
  const client = useQueryClient();
  const user_id = storedUser.use()?.id;
  useQuery(savedQueries.ids(user_id));
  useEffect(() => {
    const send = async (): Promise<void> => {
      await Promise.all([sendSaved(client), sendCooked(client)]);
    };
    for (const { title } of adoptSavedChanges(Date.now())) toast.success(`Saved ${title}`);
    if (waitingSavedNow().length > 0 || waitingDishesNow().length > 0) void send();
    const onOnline = (): void => void send();
    const stop = beforeLogout(send);
    window.addEventListener('online', onOnline);
    return () => {
      stop();
      window.removeEventListener('online', onOnline);
    };
  }, [client, user_id]);
}
