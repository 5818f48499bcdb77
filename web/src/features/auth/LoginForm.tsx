import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Role } from '@larder/shared/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import { useAuth } from '#lib/session';
import { loginMutation } from '#queries/auth';
import { Button } from '#ui/Button';
import { Field } from '#ui/Field';
import { Notice } from '#ui/Notice';
import { PasswordField } from '#ui/PasswordField';

import { EmailField } from './accountFields.ts';

const Form = z.object({
  email: EmailField,
  password: z.string().check(z.minLength(1, 'Password is required')),
});
type Form = z.output<typeof Form>;

type LoginFormProps = {
  accountRole: Role;
  /** What to say when the login fails. */
  wordsFor: (error: Error) => string;
  /** Beside the password's label, for example a link. */
  aside?: React.ReactNode;
  onSignedIn: () => void;
};

/** Email and password for any of the three roles. */
export function LoginForm({ accountRole, wordsFor, aside, onSignedIn }: LoginFormProps) {
  const auth = useAuth();
  const signIn = useMutation(loginMutation);
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState } = useForm<Form>({
    resolver: standardSchemaResolver(Form),
    defaultValues: { email: '', password: '' },
  });
  const { errors } = formState;

  const submit = handleSubmit(({ email, password }) => {
    setFailure(undefined);
    signIn.mutate(
      { email, password, role: accountRole },
      {
        onSuccess: (session) => {
          if (auth.login(session)) onSignedIn();
          else setFailure('Login failed. Please try again.');
        },
        onError: (error) => setFailure(wordsFor(error)),
      },
    );
  });

  return (
    <form
      aria-label="Login"
      noValidate
      className="space-y-4"
      onSubmit={(event) => void submit(event)}
    >
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        aside={aside}
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" size="lg" className="w-full" busy={signIn.isPending}>
        Login
      </Button>
    </form>
  );
}
