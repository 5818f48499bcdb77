import type { ComponentProps } from 'react';

import { Field } from './Field.tsx';

/**
 * As `Field`, for a number. A text box, because native number boxes drop unknown characters: 3,49 becomes
 * 349.
 */
export function NumberField(props: Omit<ComponentProps<typeof Field>, 'type' | 'min' | 'step'>) {
  return <Field inputMode="decimal" autoComplete="off" {...props} />;
}
