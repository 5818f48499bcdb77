import type { Collection } from '@larder/shared/recipes/collections.calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { wordsFor } from '#platform/http/apiError.ts';
import { toast } from '#platform/page/toast.ts';
import {
  changeCollectionsMutation,
  collectionQueries,
  makeCollectionMutation,
} from '#shop/saved/queries/collections.ts';
import type { Dish } from '#shop/saved/queries/cooked.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Loading, SkeletonRows } from '#ui/Skeleton.tsx';

import { CollectionForm } from './CollectionForm.tsx';

/** The collections that a recipe is in: each tick holds at once. */
export function RecipeCollections({ dish, onClose }: { dish: Dish; onClose: () => void }) {
  const client = useQueryClient();
  const all = useQuery(collectionQueries.all());
  const within = useQuery(collectionQueries.of(dish.key));
  const failed = [all, within].filter((one) => one.isError && !one.data);
  const { ticked, tick } = useTicks(dish, within.data);
  return (
    <Modal title="Collections" text={dish.title} closeLabel="Close" onClose={onClose}>
      {failed.length > 0 ? (
        <ErrorState
          title="Your collections could not be loaded."
          onRetry={() => failed.forEach((one) => void one.refetch())}
        />
      ) : all.data && within.data ? (
        <>
          <Ticks collections={all.data} ticked={ticked} onTick={tick} />
          <div className="mt-3">
            <CollectionForm
              title="New collection"
              name=""
              submitLabel="Add"
              mutation={makeCollectionMutation(client)}
              onDone={({ collection_id }) => tick(collection_id, true)}
            />
          </div>
        </>
      ) : (
        <Loading label="Loading your collections">
          <SkeletonRows rows={3} />
        </Loading>
      )}
    </Modal>
  );
}

type TicksProps = {
  collections: readonly Collection[];
  ticked: ReadonlySet<string>;
  onTick: (id: string, isIn: boolean) => void;
};

function Ticks({ collections, ticked, onTick }: TicksProps) {
  if (collections.length === 0)
    return (
      <p className="mt-2 text-ink-2">
        None yet. A recipe can be in as many as you like: “Weeknight”, “Christmas”, “quick”.
      </p>
    );
  return (
    <ul aria-label="Collections" className="mt-1">
      {collections.map(({ collection_id: id, name }) => (
        <li key={id}>
          <Checkbox
            label={name}
            checked={ticked.has(id)}
            className="w-full"
            onChange={({ target }) => onTick(id, target.checked)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Ticks as pressed, until the server has answered the last of them. */
function useTicks(dish: Dish, kept: readonly string[] | undefined) {
  const client = useQueryClient();
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map());
  const change = useMutation({
    ...changeCollectionsMutation(client, dish),
    // One after the other, so that the last press wins.
    scope: { id: `collections of ${dish.key}` },
    onError: (error, { add = [], remove = [] }) => {
      const ids = [...add, ...remove];
      setPressed((now) => new Map([...now].filter(([id]) => !ids.includes(id))));
      toast.error(wordsFor(error));
    },
  });
  const ticked = new Set(kept);
  for (const [id, isIn] of pressed)
    if (isIn) ticked.add(id);
    else ticked.delete(id);
  return {
    ticked,
    tick: (id: string, isIn: boolean): void => {
      setPressed((now) => new Map(now).set(id, isIn));
      change.mutate(isIn ? { add: [id] } : { remove: [id] });
    },
  };
}
