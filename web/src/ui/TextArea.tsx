import type { ComponentProps } from 'react';

import { controlClass, FieldFrame, type FieldOwnProps, useFieldIds } from './fieldParts.tsx';

/** As `Field`, for several lines of text. It grows with its text where the browser can do that. */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  aside,
  className,
  ...textarea
}: FieldOwnProps & ComponentProps<'textarea'>) {
  const { control, aria } = useFieldIds({ hint, error, id: textarea.id });
  return (
    <FieldFrame {...{ control, label, hideLabel, hint, error, aside, className }}>
      <textarea rows={4} {...textarea} {...aria} className={controlClass(Boolean(error), 'area')} />
    </FieldFrame>
  );
}
