import type { CookedEntry } from '@larder/shared/recipes/saved.calls';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { useSubmit } from '#platform/forms/useSubmit.ts';
import { toast } from '#platform/page/toast.ts';
import { pantryNow } from '#shop/kitchen/state/pantry.ts';
import {
  addCookedMutation,
  changeCookedMutation,
  deleteCookedMutation,
  type Dish,
} from '#shop/saved/queries/cooked.ts';
import { savedQueries } from '#shop/saved/queries/saved.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Loading, SkeletonRows } from '#ui/Skeleton.tsx';

import { CookedEditor } from './CookedEditor.tsx';
import { dayText } from './dayText.ts';
import { Stars } from './Stars.tsx';

/** When a dish was cooked, the last day first, to change and delete. */
export function Diary({ dish }: { dish: Dish }) {
  const diary = useInfiniteQuery(savedQueries.cooked(dish.key));
  const entries = diary.data?.pages.flatMap(({ value }) => value) ?? [];

  return (
    <section aria-labelledby="diary">
      <h3 id="diary" className="text-lg">
        Cooked before
      </h3>
      {diary.isPending && (
        <Loading label="Loading what you cooked">
          <SkeletonRows rows={2} />
        </Loading>
      )}
      {!diary.data && diary.isError && (
        <ErrorState title="Failed to load what you cooked" onRetry={() => void diary.refetch()} />
      )}
      {diary.data && entries.length === 0 && (
        <p className="mt-1 text-ink-2">Not yet. Note it above when you have cooked it.</p>
      )}
      {entries.length > 0 && (
        <ul aria-label="Cooked before" className="mt-1 divide-y divide-line">
          {entries.map((entry) => (
            <Entry key={entry.cooked_id} dish={dish} entry={entry} />
          ))}
        </ul>
      )}
      {diary.hasNextPage && (
        <Button
          variant="outline"
          className="mt-3"
          busy={diary.isFetchingNextPage}
          onClick={() => void diary.fetchNextPage()}
        >
          Load More
        </Button>
      )}
    </section>
  );
}

function Entry({ dish, entry }: { dish: Dish; entry: CookedEntry }) {
  const client = useQueryClient();
  const [isEdited, setIsEdited] = useState(false);
  const { submit } = useDeletion(dish);
  const { cooked_id, cooked_on, note, rating } = entry;
  const day = dayText(cooked_on);
  return (
    <li data-row={cooked_id} className="py-3">
      {isEdited ? (
        <CookedEditor
          entry={entry}
          mutation={changeCookedMutation(client, cooked_id)}
          onDone={() => setIsEdited(false)}
          onCancel={() => setIsEdited(false)}
        />
      ) : (
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1 pt-2">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="num font-semibold">{day}</span>
              {rating !== null && <Stars rating={rating} />}
            </p>
            {note !== null && (
              <p className="mt-1 text-sm break-words whitespace-pre-line text-ink-2">{note}</p>
            )}
          </div>
          <IconButton
            label={`Edit ${day}`}
            icon={Pencil}
            data-action="edit"
            onClick={() => setIsEdited(true)}
          />
          <IconButton
            label={`Delete ${day}`}
            icon={Trash2}
            tone="danger"
            data-action="delete"
            onClick={() => void submit(entry)}
          />
        </div>
      )}
    </li>
  );
}

/** Deletes an entry, with Undo, which adds it again. */
function useDeletion(dish: Dish) {
  const client = useQueryClient();
  const { submit: restore } = useSubmit(
    addCookedMutation(client, { dish, keyOf: () => crypto.randomUUID() }),
    { failed: 'The entry could not be brought back.', alwaysToast: true },
  );
  return useSubmit(deleteCookedMutation(client), {
    failed: 'The entry was not deleted.',
    alwaysToast: true,
    onSuccess: (_, { cooked_id: _gone, ...cooking }) =>
      toast.undo(deletedWords(cooking.cooked_on), () => void restore(cooking)),
  });
}

/** Says that the pantry gets nothing back, to people who keep one. */
function deletedWords(cooked_on: string): string {
  const { pantryOn, pantry } = pantryNow();
  const words = `${dayText(cooked_on)} deleted`;
  return pantryOn && pantry.length > 0 ? `${words}. The pantry stays as it is.` : words;
}
