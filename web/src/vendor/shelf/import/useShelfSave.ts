import type { Store } from '@larder/shared/stores/storeParts.model';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { newId } from '#platform/page/newId.ts';
import { toast } from '#platform/page/toast.ts';
import {
  nothingSaved,
  saveShelf,
  SHELF_MATCH_KEY,
  type ShelfSave,
  type ShelfSaved,
  undoShelf,
} from '#vendor/shelf/queries/shelfFile.ts';
import { changedWords } from '#vendor/shelf/queries/shelfImport.ts';
import { storeQueries } from '#vendor/stores/queries/stores.ts';

const UNDO_FAILED = 'The import could not be taken back.';

type ShelfUndo = ReturnType<typeof useShelfUndo>;

/**
 * Saves an import part by part, from where it failed on a retry, with Undo.
 *
 * Shape   `takeBack` undoes what was saved before a failure; undefined when nothing was.
 */
export function useShelfSave(
  store: Store,
  { undo, onDone }: Pick<ShelfUndo, 'undo'> & { onDone: (saved: ShelfSaved) => void },
) {
  const client = useQueryClient();
  const [calls, setCalls] = useState({ done: 0, all: 0 });
  /** What was saved before a failure; another job begins anew and changes no row twice. */
  const before = useRef<{ save: ShelfSave; saved: ShelfSaved }>(undefined);
  const [left, setLeft] = useState<ShelfSaved>();
  const readShelf = () => client.invalidateQueries({ queryKey: storeQueries.all() });

  const { submit, isSending, error } = useSubmit<ShelfSave, ShelfSaved>(
    {
      mutationFn: async (save) => {
        const done = before.current?.saved ?? nothingSaved();
        const saved = before.current?.save === save ? done : { ...done, id: newId(), calls: 0 };
        before.current = { save, saved };
        await saveShelf(save, saved, (done, all) => setCalls({ done, all }));
        return saved;
      },
      onSettled: readShelf,
    },
    {
      failed: `Failed to import into ${store.name}.`,
      onSuccess: (saved) =>
        toast.undo(`Imported: ${changedWords(saved.counts)}`, () => undo(saved)),
      onDone,
      onError: () => setLeft(before.current?.saved),
    },
  );
  const takeBack = left && hasUndo(left) ? () => undo(left) : undefined;
  return { save: submit, isSaving: isSending, error, calls, takeBack };
}

/** Takes an import back, and says whether that worked; `onUndone` runs while the page is there. */
export function useShelfUndo({ store_id }: Store, onUndone: () => void) {
  const client = useQueryClient();
  const { submit, isSending } = useSubmit<ShelfSaved, void>(
    {
      mutationFn: (saved) => undoShelf(store_id, saved.undo),
      onSettled: () => {
        // Saving the rows would change other things now. To read them all takes long: nobody waits.
        void client.invalidateQueries({ queryKey: SHELF_MATCH_KEY });
        return client.invalidateQueries({ queryKey: storeQueries.all() });
      },
    },
    {
      success: 'The import is taken back.',
      failed: (_, error) => `${UNDO_FAILED} ${wordsFor(error)}`,
      alwaysToast: true,
      onDone: onUndone,
    },
  );
  return { undo: (saved: ShelfSaved): void => void submit(saved), isUndoing: isSending };
}

function hasUndo({ undo: { changed, added, removed } }: ShelfSaved): boolean {
  return changed.length + added.length + removed.length > 0;
}
