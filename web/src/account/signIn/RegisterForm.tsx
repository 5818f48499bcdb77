import { RegisterBody } from '@larder/shared/account/auth.calls';
import * as z from 'zod/mini';

import { registerMutation } from '#account/queries/auth.ts';
import { EmailField } from '#platform/forms/emailField.ts';
import { formBoxes } from '#platform/forms/formBoxes.ts';
import { NewPasswordField, samePasswords } from '#platform/forms/newPassword.ts';
import { textBox } from '#platform/forms/textBox.ts';
import { useSchemaForm } from '#platform/forms/useSchemaForm.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { Form } from '#ui/fields/Form.tsx';
import { Notice } from '#ui/Notice.tsx';

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
