import type { ComponentProps } from 'react';

import { controlClass, FieldFrame, type FieldOwnProps, useField } from './fieldParts.tsx';

/**
 * A labelled input: `<Field label="Email" type="email" error={errors.email?.message}
 * {...register('email')} />`.
 *
 * Label, hint and error are tied to the input. `className` goes to the field, everything else to the
 * native input (ref included).
 */
export function Field(props: FieldOwnProps & ComponentProps<'input'>) {
  const { frame, control, isInvalid } = useField(props);
  return (
    <FieldFrame {...frame}>
      <input type="text" {...control} className={controlClass(isInvalid)} />
    </FieldFrame>
  );
}
