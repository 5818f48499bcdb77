import { cents } from '@larder/shared/basics/money';
import type { Store, StoreItem } from '@larder/shared/stores/storeParts.model';
import type { RemovedItem } from '@larder/shared/stores/stores.calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { countOf } from '#parts/tables/csvWords.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { toast } from '#platform/page/toast.ts';
import { soldName } from '#vendor/shelf/rules/soldName.ts';
import { importInventoryMutation, removeItemsMutation } from '#vendor/stores/queries/stores.ts';

/** Takes items off a store's shelf, with Undo, which puts back what the server removed. */
export function useItemRemoval({ store_id }: Store): (items: readonly StoreItem[]) => void {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(importInventoryMutation(client));
  const { submit } = useSubmit(removeItemsMutation(client), {
    failed: ({ items }, error) => `${calledAll(items)} could not be removed. ${wordsFor(error)}`,
    alwaysToast: true,
    onSuccess: ({ removed }, { items }) =>
      removed.length === 0
        ? toast.info(`${calledAll(items)} removed already`)
        : toast.undo(`${calledAll(items)} removed`, () => void putBack(removed)),
  });

  async function putBack(removed: readonly RemovedItem[]): Promise<void> {
    const absent = { expected_price: cents(0), expected_quantity: 0 };
    const items = removed.map((item) => ({ ...item, ...absent }));
    try {
      await mutateAsync({ storeId: store_id, items, key: crypto.randomUUID() });
    } catch (error) {
      toast.error(error instanceof Error ? wordsFor(error) : 'Failed to update item.');
    }
  }

  return (items) => void submit({ storeId: store_id, items });
}

function calledAll(items: readonly StoreItem[]): string {
  const [only] = items;
  return only && items.length === 1 ? soldName(only) : countOf(items.length, 'item');
}
