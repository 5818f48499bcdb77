import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { countOf } from '#parts/tables/csvWords.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { useRequestKey } from '#platform/http/requestKey.ts';
import { toast } from '#platform/page/toast.ts';
import { editsOf, type PlannedRow } from '#vendor/shelf/rules/inventoryPlan.ts';
import { shelfNow } from '#vendor/shelf/rules/shelfNow.ts';
import { importInventoryMutation } from '#vendor/stores/queries/stores.ts';

type Options = {
  store_id: string;
  /** Begins the message of success: "Inventory imported!" */
  done: string;
  /** The message of failure after leaving. */
  failed: string;
  /** The message when the shelf has changed since it was shown. */
  moved: string;
  onDone: () => void;
};

/** Sends the changes of a plan as one import, without its rows with errors. */
export function useShelfImport({ store_id, done, failed, moved, onDone }: Options) {
  const client = useQueryClient();
  const requestKey = useRequestKey();
  const [failure, setFailure] = useState<string>();
  const { submit, isSending } = useSubmit(importInventoryMutation(client), {
    failed,
    onSuccess: (changes) => toast.success(`${done} ${changedWords(changes)}`),
    onDone,
    onError: (error) => setFailure(shelfNow(error) ? moved : wordsFor(error)),
  });

  function send(plan: readonly PlannedRow[]): void {
    if (isSending) return;
    setFailure(undefined);
    const items = editsOf(plan);
    void submit({ storeId: store_id, items, key: requestKey.keyFor([store_id, items]) });
  }

  return { send, isSending, failure, setFailure };
}

/** What an import did to a shelf. */
type Changes = { added: number; price_changed: number; stock_changed: number };

export function changedWords({ added, price_changed, stock_changed }: Changes): string {
  return `${countOf(added, 'item')} added, ${countOf(price_changed, 'price')} and ${countOf(stock_changed, 'stock')} changed.`;
}
