import { useQuery, useQueryClient } from '@tanstack/react-query';

import { adminQueries, deletePersonMutation } from '#admin/people/queries/admin.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { ApiError, wordsFor } from '#platform/http/apiError.ts';
import { toast } from '#platform/page/toast.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';

import { deletedWords, userDeletionWords, vendorDeletionWords } from './deletionWords.ts';

type Role = 'user' | 'vendor';

const TEXTS = {
  user: {
    title: 'Delete this user?',
    verb: 'Delete',
    anybody: 'This user',
    words: userDeletionWords,
    done: 'User deleted',
    failure: 'Failed to delete user',
  },
  vendor: {
    title: 'Remove this vendor?',
    verb: 'Remove',
    anybody: 'This vendor',
    words: vendorDeletionWords,
    done: 'Vendor removed',
    failure: 'Failed to delete vendor',
  },
} as const satisfies Record<Role, object>;

type DeletionDialogProps = {
  of: Role;
  person: { user_id: string; name: string; email: string };
  /** Runs on Cancel, and after the deletion. */
  onEnd: () => void;
};

/**
 * Shows what happens to a person's orders and stores before the deletion. If that changed meanwhile,
 * nothing is deleted and the new facts are shown.
 */
export function DeletionDialog({ of: role, person, onEnd }: DeletionDialogProps) {
  const { user_id, name, email } = person;
  const { title, verb, anybody, words, done, failure } = TEXTS[role];
  const client = useQueryClient();
  const consequences = useQuery(adminQueries.deletion(role, user_id));
  const { submit, isSending, error } = useSubmit(deletePersonMutation(client, role), {
    success: (_, answer) => deletedWords(done, answer),
    failed: failure,
    onDone: onEnd,
    onError: (reason) => {
      if (isConflict(reason)) {
        void consequences.refetch();
        return;
      }
      toast.error(failure);
      onEnd();
    },
  });

  return (
    <ConfirmDialog
      title={title}
      confirmLabel={consequences.isError && !consequences.data ? 'Try Again' : verb}
      busy={isSending || consequences.isFetching}
      onConfirm={() =>
        void (consequences.data
          ? submit({ user_id, pending_orders: consequences.data.pending_orders })
          : consequences.refetch())
      }
      onCancel={onEnd}
    >
      <p>
        <strong className="text-ink">{name || email || anybody}</strong> can no longer log in.
      </p>
      {isConflict(error) && (
        <Notice tone="danger" className="mt-3">
          The orders have changed in the meantime. Please look again.
        </Notice>
      )}
      {consequences.isPending && (
        <Loading label="Counting the orders">
          <Skeleton className="mt-3 h-5 w-full" />
          <Skeleton className="mt-2 h-5 w-2/3" />
        </Loading>
      )}
      {consequences.isError && !consequences.data && (
        <Notice tone="danger" className="mt-3">
          What would happen could not be told. {wordsFor(consequences.error)}
        </Notice>
      )}
      {consequences.data && (
        <ul aria-label="What will happen" className="mt-3 list-disc space-y-1 pl-5 text-ink">
          {words(consequences.data).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <p className="mt-3">This cannot be undone.</p>
    </ConfirmDialog>
  );
}

function isConflict(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'conflict';
}
