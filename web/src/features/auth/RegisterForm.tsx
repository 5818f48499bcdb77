import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { RegisterBody } from '@larder/shared/contract/auth';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import { textBox } from '#lib/textBox';
import { registerMutation } from '#queries/auth';
import { Button } from '#ui/Button';
import { Field } from '#ui/Field';
import { Notice } from '#ui/Notice';
import { PasswordField } from '#ui/PasswordField';

import { EmailField, NewPasswordField, refusalOr, samePasswords } from './accountFields.ts';
import { useSignIn } from './useSignIn.ts';

const Form = z
  .object({
    name: textBox(RegisterBody.shape.name, 'Full name'),
    address: textBox(RegisterBody.shape.address, 'Address'),
    email: EmailField,
    password: NewPasswordField,
    confirm: z.string(),
  })
  .check(samePasswords);
type Form = z.output<typeof Form>;

const FAILED = 'Registration failed. Please try again.';

export function RegisterForm({
  accountRole,
  onSignedIn,
}: {
  accountRole: 'user' | 'vendor';
  onSignedIn: () => void;
}) {
  const form = useForm<Form>({
    resolver: standardSchemaResolver(Form),
    defaultValues: { name: '', address: '', email: '', password: '', confirm: '' },
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const { submit, isSending, failure } = useSignIn({
    mutation: registerMutation,
    form,
    wordsFor: refusalOr(FAILED),
    noToken: FAILED,
    onSignedIn,
  });
  const save = handleSubmit(({ name, address, email, password }) =>
    submit({ name, address, email, password_hash: password, role: accountRole }),
  );

  return (
    <form
      aria-label="Create account"
      noValidate
      className="space-y-4"
      onSubmit={(event) => void save(event)}
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
      <Button type="submit" size="lg" className="w-full" busy={isSending}>
        Register
      </Button>
    </form>
  );
}
