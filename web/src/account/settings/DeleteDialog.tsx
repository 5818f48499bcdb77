import { deleteOwnAccount } from '@larder/shared/account/account.calls';
import { deletionAhead } from '@larder/shared/account/accountWords';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';

import { accountQueries, deleteAccountMutation } from '#account/queries/account.ts';
import { formBoxes } from '#platform/forms/formBoxes.ts';
import { textBox } from '#platform/forms/textBox.ts';
import { useSchemaForm } from '#platform/forms/useSchemaForm.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { ApiError, wordsFor } from '#platform/http/apiError.ts';
import { useAuth } from '#platform/session/session.ts';
import { type Household, useHousehold } from '#shop/kitchen/state/kitchenPeople.ts';
import { Button } from '#ui/Button.tsx';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { Form } from '#ui/fields/Form.tsx';
import { PasswordField } from '#ui/fields/PasswordField.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';

import { type Deleted, DELETED_PATH } from './deleted.ts';

const Confirmation = z.object({
  password: textBox(deleteOwnAccount.body.shape.password, 'Password'),
});

/**
 * Says what a deletion will do and asks for the password. If the orders changed meanwhile, nothing is deleted and
 * the new facts are shown.
 */
export function DeleteDialog({ onEnd }: { onEnd: () => void }) {
  const { user } = useAuth();
  const navigate = useNavigate();
  const consequences = useQuery(accountQueries.deletion());
  const form = useSchemaForm(Confirmation, { defaultValues: { password: '' } });
  const { submit, isSending, error } = useSubmit(deleteAccountMutation, {
    form,
    failed: 'Your account was not deleted.',
    onSuccess: (done) => {
      const state: Deleted = { user_id: user?.id ?? '', done };
      void navigate(DELETED_PATH, { replace: true, state });
    },
    onError: (reason) => {
      if (isConflict(reason)) void consequences.refetch();
    },
  });
  const view = consequences.data;
  const kitchenAhead = kitchenWords(useHousehold());
  const mayDelete = view !== undefined && !view.is_last_admin;
  const send = form.handleSubmit(async ({ password }) => {
    if (!view) return;
    const pending_orders = view.pending_placed + view.pending_received;
    await submit({ password, pending_orders });
  });

  return (
    <Modal
      title="Delete your account?"
      closeLabel="Cancel"
      footer={
        mayDelete && (
          <Button
            type="submit"
            form="delete-account"
            variant="destroy"
            busy={isSending || consequences.isFetching}
          >
            Delete account
          </Button>
        )
      }
      onClose={onEnd}
    >
      {consequences.isPending && <Looking />}
      {consequences.isError && !view && (
        <NotLoaded error={consequences.error} onRetry={() => void consequences.refetch()} />
      )}
      {view?.is_last_admin && (
        <Notice tone="warning">
          You are the last administrator. Make another one first: without one, nobody could keep the
          catalogue or help people.
        </Notice>
      )}
      {view && mayDelete && (
        <>
          <Consequences
            sentences={[...deletionAhead(view), ...kitchenAhead]}
            isStaff={Boolean(user?.staff_role)}
          />
          <Form
            id="delete-account"
            aria-label="Delete account"
            className="mt-4 space-y-4"
            onSubmit={send}
          >
            <NotDeleted error={error} />
            <input hidden readOnly autoComplete="username" value={user?.email ?? ''} />
            <PasswordField
              label="Password"
              autoComplete="current-password"
              {...formBoxes(form)('password')}
            />
          </Form>
        </>
      )}
    </Modal>
  );
}

/** What becomes of list, carts and pantry; nothing for whoever has none. */
function kitchenWords(household: Household | undefined): string[] {
  if (!household) return [];
  return household.members.length > 1
    ? [`The others of ${household.name} go on with its list, carts and pantry, without you.`]
    : ['Your grocery list, carts and pantry will be deleted.'];
}

function Looking() {
  return (
    <Loading label="Looking at what will happen">
      <Skeleton className="h-5 w-full" />
      <Skeleton className="mt-2 h-5 w-2/3" />
    </Loading>
  );
}

function NotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Notice tone="danger">
      <p>What would happen could not be told. {wordsFor(error)}</p>
      <Button variant="outline" size="sm" className="mt-2" onClick={onRetry}>
        Try Again
      </Button>
    </Notice>
  );
}

function Consequences({ sentences, isStaff }: { sentences: readonly string[]; isStaff: boolean }) {
  return (
    <>
      <ul aria-label="What will happen" className="list-disc space-y-1 pl-5">
        {isStaff && <li>You will no longer work for your vendor.</li>}
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="mt-3 text-ink-2">You are signed out on all devices. This cannot be undone.</p>
    </>
  );
}

function NotDeleted({ error }: { error: Error | null }) {
  if (!isConflict(error))
    return <FailureNotice title="Your account was not deleted." error={error} />;
  return <Notice tone="danger">The orders have changed in the meantime. Please look again.</Notice>;
}

function isConflict(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'conflict';
}
