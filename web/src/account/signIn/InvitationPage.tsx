import {
  AcceptBody,
  type InvitationView,
  viewInvitation,
} from '@larder/shared/account/staff.calls';
import { ERRORS } from '@larder/shared/basics/errors.model';
import { STAFF_ROLE_WORDS } from '@larder/shared/basics/staff';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';

import { formBoxes } from '#platform/forms/formBoxes.ts';
import { NewPasswordField, samePasswords } from '#platform/forms/newPassword.ts';
import { textBox } from '#platform/forms/textBox.ts';
import { useSchemaForm } from '#platform/forms/useSchemaForm.ts';
import { ApiError } from '#platform/http/apiError.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { Form } from '#ui/fields/Form.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';
import { acceptMutation, staffQueries } from '#vendor/staff/queries/staff.ts';

import { NewPasswordBoxes } from './AccountBoxes.tsx';
import { refusalOr } from './accountFields.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { useSignIn } from './useSignIn.ts';

const TITLE = 'Your invitation';

/** The page of an invitation's link: asks for a name and a password, then signs in. */
export function InvitationPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const isLink = z.safeParse(viewInvitation.body.shape.token, token).success;
  const offer = useQuery({ ...staffQueries.invitation(token), enabled: isLink });
  if (offer.data) return <Accept token={token} offer={offer.data} />;
  if (!isLink || (offer.error instanceof ApiError && offer.error.code === 'invitation_invalid'))
    return (
      <AuthFrame title={TITLE}>
        <Notice tone="danger">{ERRORS.invitation_invalid.message}</Notice>
        <p className="mt-4 text-ink-2">If you have opened your account with it already, log in.</p>
        <LinkButton to="/vendor/login" className="mt-4">
          Log in
        </LinkButton>
      </AuthFrame>
    );
  return (
    <AuthFrame title={TITLE}>
      {offer.isError ? (
        <ErrorState
          title="The invitation could not be loaded."
          onRetry={() => void offer.refetch()}
        />
      ) : (
        <Loading label="Loading the invitation">
          <Skeleton className="h-12" />
          <Skeleton className="mt-4 h-12" />
        </Loading>
      )}
    </AuthFrame>
  );
}

const Acceptance = z
  .object({
    name: textBox(AcceptBody.shape.name, 'Full name'),
    password: NewPasswordField,
    confirm: z.string(),
  })
  .check(samePasswords);

const FAILED = 'The account was not opened. Please try again.';

function Accept({ token, offer }: { token: string; offer: InvitationView }) {
  const { vendor_name, email, staff_role } = offer;
  const form = useSchemaForm(Acceptance, {
    defaultValues: { name: '', password: '', confirm: '' },
  });
  const box = formBoxes(form);
  const { submit, isSending, failure } = useSignIn({
    mutation: acceptMutation,
    form,
    wordsFor: refusalOr(FAILED),
    noToken: FAILED,
    next: '/vendor/dashboard',
  });
  const save = form.handleSubmit(({ name, password }) => submit({ token, name, password }));
  return (
    <AuthFrame
      title={TITLE}
      text={`${vendor_name} asks you to help in their stores, as ${STAFF_ROLE_WORDS[staff_role]}.`}
    >
      <Form aria-label="Open your account" className="space-y-4" onSubmit={save}>
        {failure && <Notice tone="danger">{failure}</Notice>}
        <p className="text-ink-2">
          Your account is for <strong className="wrap-anywhere text-ink">{email}</strong>.
        </p>
        <Field label="Full Name" autoComplete="name" {...box('name')} />
        {/* For password managers. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <NewPasswordBoxes box={box} />
        <Button type="submit" size="lg" className="w-full" busy={isSending}>
          Open account
        </Button>
      </Form>
    </AuthFrame>
  );
}
