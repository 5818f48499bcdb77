import { type CopiedPart, copyStore } from '@larder/shared/stores/copyStore.calls';
import type { Store } from '@larder/shared/stores/storeParts.model';
import { changeStore } from '@larder/shared/stores/stores.calls';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';

import { type AnswerOf, call } from '#platform/http/api.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { undoShelf } from '#vendor/shelf/queries/shelfFile.ts';

import { storeQueries } from './stores.ts';

type Copied = Omit<AnswerOf<typeof copyStore>, 'has_more'>;

/** What came of one store: what was copied into it, and why no more was, if something was refused. */
export type CopyOutcome = {
  readonly store: Store;
  readonly copied: Copied;
  readonly reason?: string;
};

type Copying = {
  readonly from: Store;
  readonly parts: readonly CopiedPart[];
  /** Each with a key of its press and its retries: an answer that was lost comes again. */
  readonly into: readonly { readonly store: Store; readonly key: string }[];
};

/** Copies into one store after another: there may be many. A refusal is an outcome. */
export const copyMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ from, parts, into }: Copying) => {
      const outcomes: CopyOutcome[] = [];
      for (const { store, key } of into) outcomes.push(await copyInto(store, { from, parts, key }));
      return outcomes;
    },
    onSettled: () => client.invalidateQueries({ queryKey: storeQueries.all() }),
  });

async function copyInto(
  store: Store,
  { from, parts, key }: Omit<Copying, 'into'> & { key: string },
): Promise<CopyOutcome> {
  let copied: Copied = { added: 0, price_changed: 0, undo: { added: [], changed: [] } };
  try {
    for (let round = 0; ; round += 1) {
      const { has_more, ...more } = await call(copyStore, {
        params: { storeId: store.store_id },
        body: { from: from.store_id, parts: [...parts] },
        headers: { 'idempotency-key': `${key}-${round}` },
      });
      copied = bothOf(copied, more);
      if (!has_more) return { store, copied };
    }
  } catch (error) {
    return { store, copied, reason: wordsFor(error) };
  }
}

function bothOf(one: Copied, more: Copied): Copied {
  return {
    added: one.added + more.added,
    price_changed: one.price_changed + more.price_changed,
    undo: {
      ...one.undo,
      ...more.undo,
      added: [...one.undo.added, ...more.undo.added],
      changed: [...one.undo.changed, ...more.undo.changed],
    },
  };
}

/**
 * Takes back what was copied, store by store and part by part, also after one refuses.
 *
 * Shape  the outcome of each store that refused, with why.
 */
export const undoCopyMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async (outcomes: readonly CopyOutcome[]) => {
      const refused: CopyOutcome[] = [];
      for (const outcome of outcomes) {
        const reasons = await undoCopy(outcome);
        if (reasons.length > 0) refused.push({ ...outcome, reason: reasons.join(' ') });
      }
      return refused;
    },
    onSettled: () => client.invalidateQueries({ queryKey: storeQueries.all() }),
  });

/** Shape: why, of the parts that the store refuses, each reason once. */
async function undoCopy({ store: { store_id }, copied }: CopyOutcome): Promise<string[]> {
  const { added, changed, ...times } = copied.undo;
  const hasTimes = Object.keys(times).length > 0;
  const parts: (() => Promise<unknown>)[] = [
    () => undoShelf(store_id, { changed, added: [], removed: [] }),
    () => undoShelf(store_id, { changed: [], added, removed: [] }),
    ...(hasTimes ? [() => call(changeStore, { params: { storeId: store_id }, body: times })] : []),
  ];
  const reasons = new Set<string>();
  for (const part of parts) {
    try {
      await part();
    } catch (error) {
      reasons.add(wordsFor(error));
    }
  }
  return [...reasons];
}
