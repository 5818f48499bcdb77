import {
  addCooked,
  changeCooked,
  type CookedEntry,
  deleteCooked,
  type RecipeBrief,
} from '@larder/shared/recipes/saved.calls';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';

import { call } from '#platform/http/api.ts';
import { ApiError, OfflineError } from '#platform/http/apiError.ts';
import { toast } from '#platform/page/toast.ts';
import {
  addWaitingDish,
  undoWaitingDish,
  type WaitingDish,
} from '#shop/saved/state/cookedWaiting.ts';

import { savedQueries } from './saved.ts';
import { sendCooked } from './sendCooked.ts';

/** A recipe that can be cooked: `key` is the provider's number as text, or the id of an own one, without `brief`. */
export type Dish = { key: string; title: string; brief?: RecipeBrief | undefined };

export type Cooking = Omit<CookedEntry, 'cooked_id'>;

/** A noted dish: its entry, or the request that waits for a network. */
export type Noted = { cooked_id: string } | { waiting: Pick<WaitingDish, 'key' | 'body'> };

function renewSaved(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: savedQueries.all() });
}

/**
 * `keyOf` gives the key that makes repeated sends of one dish idempotent. Without a network the dish is kept, and
 * sent when there is one.
 */
export const addCookedMutation = (
  client: QueryClient,
  { dish: { key, title, brief }, keyOf }: { dish: Dish; keyOf: (body: unknown) => string },
) =>
  mutationOptions({
    mutationFn: async (cooking: Cooking): Promise<Noted> => {
      const body = { recipe: key, ...(brief && { brief }), ...cooking };
      const waiting = { key: keyOf(body), body };
      try {
        return await send(waiting);
      } catch (error) {
        if (error instanceof ApiError) throw error;
        addWaitingDish({ ...waiting, title, isTried: !(error instanceof OfflineError) });
        void sendCooked(client);
        return { waiting };
      }
    },
    // The server may save the recipe with it, and lists show the count.
    onSuccess: () => renewSaved(client),
  });

async function send({
  key,
  body,
}: Pick<WaitingDish, 'key' | 'body'>): Promise<{ cooked_id: string }> {
  const { entry } = await call(addCooked, { body, headers: { 'idempotency-key': key } });
  return entry;
}

/** Takes back a dish that was noted a moment ago. */
export async function forgetCooked(client: QueryClient, noted: Noted): Promise<void> {
  if ('waiting' in noted && undoWaitingDish(noted.waiting.key)) return sendCooked(client);
  try {
    // Sent meanwhile: repeating the request gives the same answer, with the id.
    const { cooked_id } = 'waiting' in noted ? await send(noted.waiting) : noted;
    await call(deleteCooked, { params: { id: cooked_id } });
  } catch {
    toast.error('It is still noted as cooked. You can delete it under Cooked before.');
  }
  await renewSaved(client);
}

export const changeCookedMutation = (client: QueryClient, cooked_id: string) =>
  mutationOptions({
    mutationFn: (cooking: Cooking) =>
      call(changeCooked, { params: { id: cooked_id }, body: cooking }),
    onSuccess: () => renewSaved(client),
  });

export const deleteCookedMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ cooked_id }: CookedEntry) => call(deleteCooked, { params: { id: cooked_id } }),
    onSettled: () => renewSaved(client),
  });
