import type { ComponentProps } from 'react';

import { Field } from './Field.tsx';

/**
 * As `Field`, for a number that is typed. It is a box of text, because a browser's own box for numbers
 * drops what it does not know: of 3,49 it leaves 349.
 */
export function NumberField(props: Omit<ComponentProps<typeof Field>, 'type' | 'min' | 'step'>) {
  return <Field inputMode="decimal" autoComplete="off" {...props} />;
}
