import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { RegisterBody } from '@larder/shared/contract/auth';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import { formBoxes } from '#lib/formBoxes';
import { textBox } from '#lib/textBox';
import { registerMutation } from '#queries/auth';
import { Button } from '#ui/Button';
import { Field } from '#ui/Field';
import { Form } from '#ui/Form';
import { Notice } from '#ui/Notice';

import { EmailBox, NewPasswordBoxes } from './AccountBoxes.tsx';
import { EmailField, NewPasswordField, refusalOr, samePasswords } from './accountFields.ts';
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
type Registration = z.output<typeof Registration>;

const FAILED = 'Registration failed. Please try again.';

export function RegisterForm({
  accountRole,
  next,
}: {
  accountRole: 'user' | 'vendor';
  /** The page after the registration. */
  next: string;
}) {
  const form = useForm<Registration>({
    resolver: standardSchemaResolver(Registration),
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
