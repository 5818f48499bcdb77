import { resetPassword } from '@larder/shared/contract/auth';
import { ERRORS } from '@larder/shared/contract/errors';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';

import { wordsFor } from '#lib/apiError';
import { toast } from '#lib/toast';
import { resetPasswordMutation } from '#queries/auth';
import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { usePageTitle } from '#ui/PageTitle';
import { PasswordField } from '#ui/PasswordField';

import { NewPasswordField, PASSWORDS_DIFFER } from './accountFields.ts';
import { AuthFrame } from './AuthFrame.tsx';

/** Where the link of a reset mail leads. */
export function ResetPasswordPage() {
  usePageTitle('New Password');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const isLink = z.safeParse(resetPassword.body.shape.token, token).success;
  const navigate = useNavigate();
  const reset = useMutation(resetPasswordMutation);
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const [tried, setTried] = useState(false);
  const weakness = z.safeParse(NewPasswordField, password).error?.issues[0]?.message;
  const differs = password !== confirm;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (weakness !== undefined || differs) return;
    reset.mutate(
      { token, password },
      {
        onSuccess: () => {
          toast.success('Password changed. Please log in.');
          void navigate('/login', { replace: true });
        },
      },
    );
  }

  return (
    <AuthFrame title="New Password" text="You are signed out everywhere once it is set.">
      <form aria-label="New password" noValidate className="space-y-4" onSubmit={submit}>
        {(reset.isError || !isLink) && (
          <Notice tone="danger">
            {reset.isError ? wordsFor(reset.error) : ERRORS.reset_token_invalid.message}{' '}
            <Link to="/forgot-password" className="underline">
              Ask for another link
            </Link>
          </Notice>
        )}
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint="At least 8 characters."
          error={tried ? weakness : undefined}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          error={tried && differs ? PASSWORDS_DIFFER : undefined}
          value={confirm}
          onChange={(event) => setConfirm(event.target.value)}
        />
        <Button
          type="submit"
          size="lg"
          className="w-full"
          busy={reset.isPending}
          disabled={!isLink}
        >
          Set password
        </Button>
      </form>
    </AuthFrame>
  );
}
