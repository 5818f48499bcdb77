import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Role } from '@larder/shared/contract/endpoint';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import { loginMutation } from '#queries/auth';
import { Button } from '#ui/Button';
import { Field } from '#ui/Field';
import { Notice } from '#ui/Notice';
import { PasswordField } from '#ui/PasswordField';

import { EmailField } from './accountFields.ts';
import { useSignIn } from './useSignIn.ts';

const Form = z.object({
  email: EmailField,
  password: z.string().check(z.minLength(1, 'Password is required')),
});
type Form = z.output<typeof Form>;

type LoginFormProps = {
  accountRole: Role;
  wordsFor: (error: Error) => string;
  aside?: React.ReactNode;
  onSignedIn: () => void;
};

export function LoginForm({ accountRole, wordsFor, aside, onSignedIn }: LoginFormProps) {
  const form = useForm<Form>({
    resolver: standardSchemaResolver(Form),
    defaultValues: { email: '', password: '' },
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const { submit, isSending, failure } = useSignIn({
    mutation: loginMutation,
    form,
    wordsFor,
    noToken: 'Login failed. Please try again.',
    onSignedIn,
  });
  const save = handleSubmit((values) => submit({ ...values, role: accountRole }));

  return (
    <form
      aria-label="Login"
      noValidate
      className="space-y-4"
      onSubmit={(event) => void save(event)}
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
      <Button type="submit" size="lg" className="w-full" busy={isSending}>
        Login
      </Button>
    </form>
  );
}
