import { changePassword } from '@larder/shared/account/account.calls';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { changePasswordMutation } from '#account/queries/account.ts';
import { formBoxes } from '#platform/forms/formBoxes.ts';
import { NewPasswordField, samePasswords } from '#platform/forms/newPassword.ts';
import { textBox } from '#platform/forms/textBox.ts';
import { useSchemaForm } from '#platform/forms/useSchemaForm.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { useAuth } from '#platform/session/session.ts';
import { Button } from '#ui/Button.tsx';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { Form } from '#ui/fields/Form.tsx';
import { PasswordField } from '#ui/fields/PasswordField.tsx';

import { Section } from './Section.tsx';
import { devicesSignedOut } from './sessionWords.ts';

const Passwords = z
  .object({
    current_password: textBox(changePassword.body.shape.current_password, 'Current password'),
    password: NewPasswordField,
    confirm: z.string(),
  })
  .check(samePasswords);

const EMPTY = { current_password: '', password: '', confirm: '' };

export function PasswordSection() {
  const { user } = useAuth();
  const form = useSchemaForm(Passwords, { defaultValues: EMPTY });
  const box = formBoxes(form);
  const { submit, isSending, error } = useSubmit(changePasswordMutation(useQueryClient()), {
    form,
    success: (_, { ended_sessions }) =>
      ['Password changed.', devicesSignedOut(ended_sessions)].join(' ').trim(),
    failed: 'The password was not changed.',
    onDone: () => form.reset(EMPTY),
  });
  const save = form.handleSubmit(({ confirm: _, ...passwords }) => submit(passwords));

  return (
    <Section
      title="Password"
      text="A new password signs out all your other devices. You are told by mail."
    >
      <Form aria-label="Change password" className="space-y-4" onSubmit={save}>
        <FailureNotice title="The password was not changed." error={error} />
        {/* Tells password managers whose password it is. */}
        <input hidden readOnly autoComplete="username" value={user?.email ?? ''} />
        <PasswordField
          label="Current Password"
          autoComplete="current-password"
          {...box('current_password')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <PasswordField
            label="New Password"
            autoComplete="new-password"
            hint="At least 8 characters."
            {...box('password')}
          />
          <PasswordField
            label="Confirm New Password"
            autoComplete="new-password"
            {...box('confirm')}
          />
        </div>
        <Button type="submit" busy={isSending} className="max-sm:w-full">
          Change password
        </Button>
      </Form>
    </Section>
  );
}
