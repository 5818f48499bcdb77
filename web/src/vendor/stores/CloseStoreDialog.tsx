import type { Store } from '@larder/shared/stores/storeParts.model';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { useSubmit } from '#platform/forms/useSubmit.ts';
import { ApiError, wordsFor } from '#platform/http/apiError.ts';
import { toast } from '#platform/page/toast.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';
import { closeStoreMutation, storeQueries } from '#vendor/stores/queries/stores.ts';

import { closingWords, ordersOf } from './closingWords.ts';

export function CloseStoreDialog({
  store: { store_id, name },
  onEnd,
}: {
  store: Store;
  /** Runs on Cancel, and after the store is closed. */
  onEnd: () => void;
}) {
  const client = useQueryClient();
  const closing = useQuery(storeQueries.closing(store_id));
  const { submit, isSending, error } = useSubmit(closeStoreMutation(client), {
    // The refetch of the stores may unmount the dialog before the answer is here.
    onSuccess: ({ rejected_orders: n }) => {
      toast.success(
        n === 0
          ? `${name} is closed.`
          : `${name} is closed. ${ordersOf(n, 'pending')} ${n === 1 ? 'was' : 'were'} rejected.`,
      );
      onEnd();
    },
    onError: () => void closing.refetch(),
  });

  function confirm(): void {
    if (closing.data)
      void submit({ storeId: store_id, pending_orders: closing.data.pending_orders });
  }

  return (
    <ConfirmDialog
      title={`Close ${name}?`}
      confirmLabel="Close Store"
      busy={isSending || closing.isRefetching}
      onConfirm={confirm}
      onCancel={onEnd}
    >
      {error && (
        <Notice tone="danger" className="mb-3">
          {failureWords(error)}
        </Notice>
      )}
      {closing.isPending && (
        <Loading label="Counting the orders">
          <Skeleton className="h-5 w-full" />
          <Skeleton className="mt-2 h-5 w-2/3" />
        </Loading>
      )}
      {closing.isError && !closing.data && (
        <Notice tone="danger">
          The orders of this store could not be counted.{' '}
          <Button variant="ghost" size="sm" onClick={() => void closing.refetch()}>
            Try Again
          </Button>
        </Notice>
      )}
      {closing.data && (
        <ul className="list-disc space-y-1 pl-5">
          {closingWords(closing.data).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </ConfirmDialog>
  );
}

function failureWords(error: Error): string {
  return error instanceof ApiError && error.code === 'conflict'
    ? 'The orders of this store have changed in the meantime. Please look again.'
    : wordsFor(error);
}
