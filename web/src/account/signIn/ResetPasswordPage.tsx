import { resetPassword } from '@larder/shared/account/auth.calls';
import { ERRORS } from '@larder/shared/basics/errors.model';
import { Link, useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';

import { resetPasswordMutation } from '#account/queries/auth.ts';
import { formBoxes } from '#platform/forms/formBoxes.ts';
import { NewPasswordField, samePasswords } from '#platform/forms/newPassword.ts';
import { useSchemaForm } from '#platform/forms/useSchemaForm.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/fields/Form.tsx';
import { Notice } from '#ui/Notice.tsx';

import { NewPasswordBoxes } from './AccountBoxes.tsx';
import { AuthFrame } from './AuthFrame.tsx';

const Passwords = z
  .object({ password: NewPasswordField, confirm: z.string() })
  .check(samePasswords);

const LOGINS = { user: '/login', vendor: '/vendor/login', admin: '/admin/login' };

export function ResetPasswordPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const isLink = z.safeParse(resetPassword.body.shape.token, token).success;
  const navigate = useNavigate();
  const form = useSchemaForm(Passwords, { defaultValues: { password: '', confirm: '' } });
  const box = formBoxes(form);
  const { submit, isSending, error } = useSubmit(resetPasswordMutation, {
    form,
    success: 'Password changed. Please log in.',
    onDone: ({ role = 'user' }) => void navigate(LOGINS[role], { replace: true }),
  });
  const save = form.handleSubmit(({ password }) => submit({ token, password }));

  return (
    <AuthFrame title="New Password" text="You are signed out everywhere once it is set.">
      <Form aria-label="New password" className="space-y-4" onSubmit={save}>
        {(error || !isLink) && (
          <Notice tone="danger">
            {error ? wordsFor(error) : ERRORS.reset_token_invalid.message}{' '}
            <Link to="/forgot-password" className="underline">
              Ask for another link
            </Link>
          </Notice>
        )}
        <NewPasswordBoxes box={box} />
        <Button type="submit" size="lg" className="w-full" busy={isSending} disabled={!isLink}>
          Set password
        </Button>
      </Form>
    </AuthFrame>
  );
}
