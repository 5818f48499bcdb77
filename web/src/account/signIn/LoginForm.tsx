import type { Role } from '@larder/shared/basics/endpoint.model';
import * as z from 'zod/mini';

import { loginMutation } from '#account/queries/auth.ts';
import { EmailField } from '#platform/forms/emailField.ts';
import { formBoxes } from '#platform/forms/formBoxes.ts';
import { useSchemaForm } from '#platform/forms/useSchemaForm.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/fields/Form.tsx';
import { PasswordField } from '#ui/fields/PasswordField.tsx';
import { Notice } from '#ui/Notice.tsx';

import { EmailBox } from './AccountBoxes.tsx';
import { useSignIn } from './useSignIn.ts';

const Login = z.object({
  email: EmailField,
  password: z.string().check(z.minLength(1, 'Password is required')),
});

type LoginFormProps = {
  accountRole: Role;
  wordsFor: (error: Error) => string;
  aside?: React.ReactNode;
  /** The page after the login. */
  next: string;
};

export function LoginForm({ accountRole, wordsFor, aside, next }: LoginFormProps) {
  const form = useSchemaForm(Login, { defaultValues: { email: '', password: '' } });
  const box = formBoxes(form);
  const { submit, isSending, failure } = useSignIn({
    mutation: loginMutation,
    form,
    wordsFor,
    noToken: 'Login failed. Please try again.',
    next,
  });
  const save = form.handleSubmit((values) => submit({ ...values, role: accountRole }));

  return (
    <Form aria-label="Login" className="space-y-4" onSubmit={save}>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <EmailBox autoComplete="username" {...box('email')} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        aside={aside}
        {...box('password')}
      />
      <Button type="submit" size="lg" className="w-full" busy={isSending}>
        Login
      </Button>
    </Form>
  );
}
