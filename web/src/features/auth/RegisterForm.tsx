import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import { useAuth } from '#lib/session';
import { registerMutation } from '#queries/auth';
import { Button } from '#ui/Button';
import { Field } from '#ui/Field';
import { Notice } from '#ui/Notice';
import { PasswordField } from '#ui/PasswordField';

import { EmailField, NewPasswordField, PASSWORDS_DIFFER, refusalOr } from './accountFields.ts';

const required = (what: string, max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, `${what} is required`),
      z.maxLength(max, `${what} must be at most ${max} characters`),
    );

const Form = z
  .object({
    name: required('Full name', 200),
    address: required('Address', 500),
    email: EmailField,
    password: NewPasswordField,
    confirm: z.string(),
  })
  .check(
    z.refine((form) => form.password === form.confirm, {
      path: ['confirm'],
      error: PASSWORDS_DIFFER,
      // Tells of a mismatch at once, whatever else is still missing.
      when: () => true,
    }),
  );
type Form = z.output<typeof Form>;

const wordsFor = refusalOr('Registration failed. Please try again.');

/** Opens an account for a shopper or a vendor and signs in with it. */
export function RegisterForm({
  accountRole,
  onSignedIn,
}: {
  accountRole: 'user' | 'vendor';
  onSignedIn: () => void;
}) {
  const auth = useAuth();
  const signUp = useMutation(registerMutation);
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState } = useForm<Form>({
    resolver: standardSchemaResolver(Form),
    defaultValues: { name: '', address: '', email: '', password: '', confirm: '' },
  });
  const { errors } = formState;

  const submit = handleSubmit(({ name, address, email, password }) => {
    setFailure(undefined);
    signUp.mutate(
      { name, address, email, password_hash: password, role: accountRole },
      {
        onSuccess: (session) => {
          if (auth.login(session)) onSignedIn();
          else setFailure('Registration failed. Please try again.');
        },
        onError: (error) => setFailure(wordsFor(error)),
      },
    );
  });

  return (
    <form
      aria-label="Create account"
      noValidate
      className="space-y-4"
      onSubmit={(event) => void submit(event)}
    >
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Field
        label="Full Name"
        autoComplete="name"
        error={errors.name?.message}
        {...register('name')}
      />
      <Field
        label="Address"
        autoComplete="street-address"
        hint={accountRole === 'user' ? 'Where stores deliver to.' : undefined}
        error={errors.address?.message}
        {...register('address')}
      />
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        error={errors.email?.message}
        {...register('email')}
      />
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
      <Button type="submit" size="lg" className="w-full" busy={signUp.isPending}>
        Register
      </Button>
    </form>
  );
}
