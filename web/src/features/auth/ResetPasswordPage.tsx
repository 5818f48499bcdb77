import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { resetPassword } from '@larder/shared/contract/auth';
import { ERRORS } from '@larder/shared/contract/errors';
import { useForm } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';

import { wordsFor } from '#lib/apiError';
import { useSubmit } from '#lib/useSubmit';
import { resetPasswordMutation } from '#queries/auth';
import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { usePageTitle } from '#ui/PageTitle';
import { PasswordField } from '#ui/PasswordField';

import { NewPasswordField, samePasswords } from './accountFields.ts';
import { AuthFrame } from './AuthFrame.tsx';

const Form = z.object({ password: NewPasswordField, confirm: z.string() }).check(samePasswords);
type Form = z.output<typeof Form>;

export function ResetPasswordPage() {
  usePageTitle('New Password');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const isLink = z.safeParse(resetPassword.body.shape.token, token).success;
  const navigate = useNavigate();
  const form = useForm<Form>({
    resolver: standardSchemaResolver(Form),
    defaultValues: { password: '', confirm: '' },
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const { submit, isSending, error } = useSubmit(resetPasswordMutation, {
    form,
    success: 'Password changed. Please log in.',
    onDone: () => void navigate('/login', { replace: true }),
  });
  const save = handleSubmit(({ password }) => submit({ token, password }));

  return (
    <AuthFrame title="New Password" text="You are signed out everywhere once it is set.">
      <form
        aria-label="New password"
        noValidate
        className="space-y-4"
        onSubmit={(event) => void save(event)}
      >
        {(error || !isLink) && (
          <Notice tone="danger">
            {error ? wordsFor(error) : ERRORS.reset_token_invalid.message}{' '}
            <Link to="/forgot-password" className="underline">
              Ask for another link
            </Link>
          </Notice>
        )}
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint="At least 8 characters."
          error={errors.password?.message}
          {...register('password')}
        />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          error={errors.confirm?.message}
          {...register('confirm')}
        />
        <Button type="submit" size="lg" className="w-full" busy={isSending} disabled={!isLink}>
          Set password
        </Button>
      </form>
    </AuthFrame>
  );
}
