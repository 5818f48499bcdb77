import type { Store } from '@larder/shared/stores/storeParts.model';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { countOf } from '#parts/tables/csvWords.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { newId } from '#platform/page/newId.ts';
import { toast } from '#platform/page/toast.ts';
import {
  nothingSaved,
  saveShelf,
  type ShelfSave,
  type ShelfSaved,
  undoShelf,
} from '#vendor/shelf/queries/shelfFile.ts';
import { storeQueries } from '#vendor/stores/queries/stores.ts';

const UNDO_FAILED = 'The import could not be taken back.';

/** Saves an import part by part, from where it failed on a retry, with Undo. */
export function useShelfSave(store: Store, onDone: (saved: ShelfSaved) => void) {
  const client = useQueryClient();
  const [calls, setCalls] = useState({ done: 0, all: 0 });
  /** What was saved before a failure; another job begins anew and changes no row twice. */
  const before = useRef<{ save: ShelfSave; saved: ShelfSaved }>(undefined);
  const readShelf = () => client.invalidateQueries({ queryKey: storeQueries.all() });
  const undo = useShelfUndo(store);

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
      onSuccess: (saved) => toast.undo(savedWords(saved), () => undo(saved)),
      onDone,
    },
  );
  return { save: submit, isSaving: isSending, error, calls };
}

/** Takes an import back, and says whether that worked. */
export function useShelfUndo({ store_id }: Store): (saved: ShelfSaved) => void {
  const client = useQueryClient();
  const { submit } = useSubmit<ShelfSaved, void>(
    {
      mutationFn: (saved) => undoShelf(store_id, saved.undo),
      onSettled: () => client.invalidateQueries({ queryKey: storeQueries.all() }),
    },
    {
      success: 'The import is taken back.',
      failed: (_, error) => `${UNDO_FAILED} ${wordsFor(error)}`,
      alwaysToast: true,
    },
  );
  return (saved) => void submit(saved);
}

function savedWords({ counts: { added, price_changed, stock_changed } }: ShelfSaved): string {
  return `Imported: ${countOf(added, 'item')} added, ${countOf(price_changed, 'price')} and ${countOf(stock_changed, 'stock')} changed.`;
}
