import type { ComponentProps } from 'react';

import { controlClass, FieldFrame, type FieldOwnProps, useFieldIds } from './fieldParts.tsx';

/**
 * A labelled input: `<Field label="Email" type="email" error={errors.email?.message} {...register('email')} />`.
 *
 * Label, hint and error are tied to the input, so it is found by its label and its error is read
 * out. `className` goes to the whole field, everything else to the native input (ref included).
 */
export function Field({
  label,
  hideLabel,
  hint,
  error,
  aside,
  className,
  ...input
}: FieldOwnProps & ComponentProps<'input'>) {
  const { control, aria } = useFieldIds({ hint, error, id: input.id });
  return (
    <FieldFrame {...{ control, label, hideLabel, hint, error, aside, className }}>
      <input type="text" {...input} {...aria} className={controlClass(Boolean(error))} />
    </FieldFrame>
  );
}
