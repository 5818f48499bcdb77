import clsx from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';

import { IconButton } from '#ui/IconButton.tsx';

import { controlClass, FieldFrame, type FieldOwnProps, useField } from './fieldParts.tsx';

/** As `Field`, for a password, with a button that shows it. */
export function PasswordField(props: FieldOwnProps & Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const { frame, control, isInvalid } = useField(props);
  return (
    <FieldFrame {...frame}>
      <input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...control}
        type={shown ? 'text' : 'password'}
        className={clsx(controlClass(isInvalid), 'pr-12')}
      />
      {/* The name omits the field's label, so that only the input is found by it. */}
      <IconButton
        label={shown ? 'Hide what was typed' : 'Show what was typed'}
        icon={shown ? EyeOff : Eye}
        aria-controls={control.id}
        className="absolute top-0 right-0"
        onClick={() => setShown(!shown)}
      />
    </FieldFrame>
  );
}
