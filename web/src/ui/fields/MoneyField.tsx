import clsx from 'clsx';
import type { ComponentProps } from 'react';

import { controlClass, FieldFrame, type FieldOwnProps, useField } from './fieldParts.tsx';

/** As `NumberField`, for US dollars, with a $ before the box. */
export function MoneyField(
  props: FieldOwnProps & Omit<ComponentProps<'input'>, 'type' | 'min' | 'step'>,
) {
  const { frame, control, isInvalid } = useField(props);
  return (
    <FieldFrame {...frame}>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-2.5 left-3.5 text-base text-ink-2"
      >
        $
      </span>
      <input
        inputMode="decimal"
        autoComplete="off"
        {...control}
        type="text"
        className={clsx(controlClass(isInvalid), 'num pl-7')}
      />
    </FieldFrame>
  );
}
