import { NewPassword } from '@larder/shared/contract/auth';
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

import { AuthFrame } from './AuthFrame.tsx';

/** Where the link of a reset mail leads. */
export function ResetPasswordPage() {
  usePageTitle('New Password');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const reset = useMutation(resetPasswordMutation);
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const [tried, setTried] = useState(false);
  const weak = !z.safeParse(NewPassword, password).success;
  const differs = password !== confirm;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (weak || differs) return;
    reset.mutate(
      { token: search.get('token') ?? '', password },
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
        {reset.isError && (
          <Notice tone="danger">
            {wordsFor(reset.error)}{' '}
            <Link to="/forgot-password" className="underline">
              Ask for another link
            </Link>
          </Notice>
        )}
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint="At least 8 characters."
          error={tried && weak ? 'Password must be at least 8 characters' : undefined}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          error={tried && differs ? 'Passwords do not match' : undefined}
          value={confirm}
          onChange={(event) => setConfirm(event.target.value)}
        />
        <Button type="submit" size="lg" className="w-full" busy={reset.isPending}>
          Set password
        </Button>
      </form>
    </AuthFrame>
  );
}
