import type { Store } from '@larder/shared/contract/stores';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { ApiError, wordsFor } from '#lib/apiError';
import { toast } from '#lib/toast';
import { closeStoreMutation, storeQueries } from '#queries/stores';
import { Button } from '#ui/Button';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { Notice } from '#ui/Notice';
import { Loading, Skeleton } from '#ui/Skeleton';

import { closingWords, ordersOf } from './closingWords.ts';

/** Tells what closing a store does to its orders, and does it. */
export function CloseStoreDialog({
  store: { store_id, name },
  onCancel,
  onClosed,
}: {
  store: Store;
  onCancel: () => void;
  onClosed: () => void;
}) {
  const client = useQueryClient();
  const closing = useQuery(storeQueries.closing(store_id));
  const close = useMutation(closeStoreMutation(client));
  const [failure, setFailure] = useState<string>();

  function confirm(): void {
    if (!closing.data || close.isPending) return;
    setFailure(undefined);
    // The list of stores is read anew before this is told, and then the dialog may be gone.
    const told = { storeId: store_id, pending_orders: closing.data.pending_orders };
    void close.mutateAsync(told).then(
      ({ rejected_orders: n }) => {
        toast.success(
          n === 0
            ? `${name} is closed.`
            : `${name} is closed. ${ordersOf(n, 'pending')} ${n === 1 ? 'was' : 'were'} rejected.`,
        );
        onClosed();
      },
      (error: unknown) =>
        setFailure(
          error instanceof ApiError && error.code === 'conflict'
            ? 'The orders of this store have changed in the meantime. Please look again.'
            : wordsFor(error),
        ),
    );
  }

  return (
    <ConfirmDialog
      title={`Close ${name}?`}
      confirmLabel="Close Store"
      busy={close.isPending}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      {failure && (
        <Notice tone="danger" className="mb-3">
          {failure}
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
          <Button look="ghost" size="sm" onClick={() => void closing.refetch()}>
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
