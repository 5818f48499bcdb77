import clsx from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';

import { controlClass, FieldFrame, type FieldOwnProps, useFieldIds } from './fieldParts.tsx';
import { IconButton } from './IconButton.tsx';

/** As `Field`, for a password, with a button that shows and hides what was typed. */
export function PasswordField({
  label,
  hideLabel,
  hint,
  error,
  aside,
  className,
  ...input
}: FieldOwnProps & Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const { control, aria } = useFieldIds({ hint, error, id: input.id });
  return (
    <FieldFrame {...{ control, label, hideLabel, hint, error, aside, className }}>
      <input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...input}
        {...aria}
        type={shown ? 'text' : 'password'}
        className={clsx(controlClass(Boolean(error)), 'pr-12')}
      />
      {/* Its name leaves out the word of the field's own label, so that only the input is found by that. */}
      <IconButton
        label={shown ? 'Hide what was typed' : 'Show what was typed'}
        icon={shown ? EyeOff : Eye}
        aria-controls={control}
        className="absolute top-0 right-0"
        onClick={() => setShown(!shown)}
      />
    </FieldFrame>
  );
}
