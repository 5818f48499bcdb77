import type { BoxProps } from '#platform/forms/formBoxes.ts';
import { Field } from '#ui/fields/Field.tsx';
import { PasswordField } from '#ui/fields/PasswordField.tsx';

export function EmailBox(props: BoxProps & { autoComplete: 'email' | 'username' }) {
  return <Field label="Email" type="email" inputMode="email" {...props} />;
}

export function NewPasswordBoxes({ box }: { box: (name: 'password' | 'confirm') => BoxProps }) {
  return (
    <>
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 8 characters."
        {...box('password')}
      />
      <PasswordField label="Confirm Password" autoComplete="new-password" {...box('confirm')} />
    </>
  );
}
