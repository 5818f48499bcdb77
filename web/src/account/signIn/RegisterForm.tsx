import { RegisterBody } from '@larder/shared/contract/auth';
import * as z from 'zod/mini';

import { EmailField } from '#lib/emailField';
import { formBoxes } from '#lib/formBoxes';
import { NewPasswordField, samePasswords } from '#lib/newPassword';
import { textBox } from '#lib/textBox';
import { useSchemaForm } from '#lib/useSchemaForm';
import { registerMutation } from '#queries/auth';
import { Button } from '#ui/Button';
import { Field } from '#ui/Field';
import { Form } from '#ui/Form';
import { Notice } from '#ui/Notice';

import { EmailBox, NewPasswordBoxes } from './AccountBoxes.tsx';
import { refusalOr } from './accountFields.ts';
import { useSignIn } from './useSignIn.ts';

const Registration = z
  .object({
    name: textBox(RegisterBody.shape.name, 'Full name'),
    address: textBox(RegisterBody.shape.address, 'Address'),
    email: EmailField,
    password: NewPasswordField,
    confirm: z.string(),
  })
  .check(samePasswords);

const FAILED = 'Registration failed. Please try again.';

export function RegisterForm({
  accountRole,
  next,
}: {
  accountRole: 'user' | 'vendor';
  /** The page after the registration. */
  next: string;
}) {
  const form = useSchemaForm(Registration, {
    defaultValues: { name: '', address: '', email: '', password: '', confirm: '' },
  });
  const box = formBoxes(form);
  const { submit, isSending, failure } = useSignIn({
    mutation: registerMutation,
    form,
    wordsFor: refusalOr(FAILED),
    noToken: FAILED,
    next,
  });
  const save = form.handleSubmit(({ name, address, email, password }) =>
    submit({ name, address, email, password_hash: password, role: accountRole }),
  );

  return (
    <Form aria-label="Create account" className="space-y-4" onSubmit={save}>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Field label="Full Name" autoComplete="name" {...box('name')} />
      <Field
        label="Address"
        autoComplete="street-address"
        hint={accountRole === 'user' ? 'Where stores deliver to.' : undefined}
        {...box('address')}
      />
      <EmailBox autoComplete="email" {...box('email')} />
      <NewPasswordBoxes box={box} />
      <Button type="submit" size="lg" className="w-full" busy={isSending}>
        Register
      </Button>
    </Form>
  );
}
