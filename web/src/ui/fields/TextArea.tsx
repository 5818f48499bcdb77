import type { ComponentProps } from 'react';

import { controlClass, FieldFrame, type FieldOwnProps, useField } from './fieldParts.tsx';

/** As `Field`, for several lines. Grows with its text where the browser supports it. */
export function TextArea(props: FieldOwnProps & ComponentProps<'textarea'>) {
  const { frame, control, isInvalid } = useField(props);
  return (
    <FieldFrame {...frame}>
      <textarea rows={4} {...control} className={controlClass(isInvalid, 'area')} />
    </FieldFrame>
  );
}
